"""The headless commands: `ecumene simulate`, `replay`, `scenario`, `bench`, `arena`. They run without Qt."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from core.commands.usage import UsageError

COMMANDS: dict[str, str] = {
    "simulate": "play whole games between bots and print one line for each",
    "replay": "replay a saved game, checking every step",
    "scenario": "run rules scenarios",
    "bench": "measure the engine",
    "arena": "let bots compete, seats rotated",
}
"""Command -> what it does; each has a module of its name in core.commands, imported on demand."""

CLIENT_COMMANDS: dict[str, str] = {"render": "draw the window of a saved game into a picture"}
"""Commands that need Qt: the help lists them, desktop.entry runs them."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see `{self.prog} --help`)")


def main(argv: Sequence[str]) -> int:
    """Run a headless command and return its exit code: 0 well, 1 found something wrong, 2 called wrongly."""
    name = argv[0] if argv else ""
    if name in ("-h", "--help"):
        print(_overview())
        return 0
    if name not in COMMANDS:
        said = f"There is no command {name!r}" if name else "A command is missing"
        print(f"ecumene: {said}; choose one of: {', '.join(COMMANDS)}.", file=sys.stderr)
        return 2
    module = import_module(f"core.commands.{name}")
    parser = _Parser(prog=f"ecumene {name}", description=COMMANDS[name])
    module.arguments(parser)
    try:
        return int(module.run(parser.parse_args(argv[1:])))
    except UsageError as error:
        print(f"ecumene {name}: {error}", file=sys.stderr)
        return 2
    except SystemExit as stop:
        # argparse ends so after --help.
        return int(stop.code or 0)
    except BrokenPipeError:
        # Whoever read our lines has seen enough.
        sys.stderr.close()
        return 0


def _overview() -> str:
    rows = {"[FILE] [--folder DIR]": "open the client, perhaps with a saved game; DIR keeps settings and saves"}
    rows |= {f"{name} ...": what for name, what in (COMMANDS | CLIENT_COMMANDS).items()}
    rows["--version"] = "print the version"
    lines = [f"       ecumene {how:<21}   {what}" for how, what in rows.items()]
    return "\n".join(["usage:", *lines, "", "`ecumene COMMAND --help` lists the options of a command."])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
