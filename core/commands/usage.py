"""What is wrong with how a command was called."""

from __future__ import annotations

from pathlib import Path


class UsageError(ValueError):
    """The command was called wrongly; the message is one sentence."""


def file_problem(path: Path) -> str | None:
    """Return why a path is no file that can be read, as one sentence, or None."""
    if path.is_file():
        return None
    return f"{path} is a folder; name a file in it." if path.is_dir() else f"There is no file {path}."
