"""The program `ecumene`. Nothing is imported up here: spawned processes come through this file too."""


def main(arguments=None):  # type: ignore[no-untyped-def]
    """Run a headless command, `render`, or the client. Returns the exit code."""
    import multiprocessing

    # First of all, or a frozen program opens a second window for each worker.
    multiprocessing.freeze_support()
    import sys

    if arguments is None:
        arguments = sys.argv[1:]
    first = arguments[0] if arguments else ""
    if first == "--version":
        from core import __version__

        print(f"ecumene {__version__}")
        return 0
    if first == "render":
        from desktop.app import render

        return _ended(render.main, arguments[1:])
    if first == "bench" and "--client" in arguments:
        from desktop.bench import command

        return _ended(command.main, arguments[1:])
    if first and _is_headless(first):
        from core.cli import main as headless

        return headless(arguments)
    from desktop.app import main as client

    return _ended(client.main, arguments)


def _is_headless(first):  # type: ignore[no-untyped-def]
    from core.cli import COMMANDS

    return first in COMMANDS or first in ("-h", "--help")


def _ended(run, arguments):  # type: ignore[no-untyped-def]
    try:
        return run(arguments)
    except SystemExit as stop:  # argparse ends so after --help
        return int(stop.code or 0)


if __name__ == "__main__":
    import sys

    sys.exit(main())
