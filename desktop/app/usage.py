"""The client's command line: wrong options give one sentence and exit code 2."""
from __future__ import annotations

import argparse
from typing import NoReturn


class UsageError(Exception):
    """The command line is wrong. Its text is one sentence."""


class Parser(argparse.ArgumentParser):
    """A parser that raises UsageError instead of ending the process."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see `{self.prog} --help`)")


def size(text: str) -> tuple[int, int]:
    """Return width and height of a text such as 1280x720. Raises argparse.ArgumentTypeError."""
    width, x, height = text.lower().partition("x")
    if not (x and width.isdigit() and height.isdigit() and 320 <= int(width) <= 7680 and 240 <= int(height) <= 4320):
        raise argparse.ArgumentTypeError(f"a size is WIDTHxHEIGHT, such as 1280x720, not {text!r}")
    return int(width), int(height)


def factor(text: str) -> float:
    """Return a scale factor of 0.5-4. Raises argparse.ArgumentTypeError."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.5 <= value <= 4:
        raise argparse.ArgumentTypeError(f"a scale is a number from 0.5 to 4, not {text!r}")
    return value
