"""Starts the client: settings, look, language, crash net, window."""
from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from desktop.app.platform import CannotStart, make_application
from desktop.app.usage import Parser, UsageError


@dataclass(frozen=True, slots=True)
class ClientRequest:
    """What the command line asks of the client."""

    save: Path | None = None
    folder: Path | None = None


def parse(arguments: Sequence[str]) -> ClientRequest:
    """Return what the command line asks for. Raises UsageError; --help ends with SystemExit."""
    parser = Parser(prog="ecumene", description="Civilization board games on the desktop.")
    parser.add_argument("file", nargs="?", type=Path, help="a saved game to open")
    parser.add_argument("--folder", type=Path, help="keep settings, saves and reports in this folder")
    found = parser.parse_args(arguments)
    if found.file is not None and found.file.is_dir():
        raise UsageError(f"{str(found.file)!r} is a folder; name a saved game in it")
    if found.file is not None and not found.file.is_file():
        raise UsageError(f"There is no file {str(found.file)!r}, and no command of this name (see `ecumene --help`)")
    return ClientRequest(found.file, found.folder)


def main(arguments: Sequence[str]) -> int:
    """Run the client and return its exit code: 0 well, 2 called wrongly or no display."""
    try:
        request = parse(arguments)
        app = make_application(())
    except (UsageError, CannotStart) as error:
        print(f"ecumene: {error}", file=sys.stderr)
        return 2
    return run(app, request)


def run(app, request: ClientRequest) -> int:
    """Show the window and run until it is closed."""
    from desktop.app.clients import RegisteredClients
    from desktop.app.crash import CrashNet
    from desktop.app.housekeeping import Housekeeping
    from desktop.app.language import install_language
    from desktop.app.look import apply_look
    from desktop.app.settings import Folders, Settings, system_text_scale
    from desktop.app.window import MainWindow

    folders = Folders.under(request.folder) if request.folder else Folders.default()
    settings = Settings(folders.config)
    settings.default_text_scale = system_text_scale(app.font().pointSizeF())
    install_language(settings.language)
    apply_look(settings)
    net = CrashNet(folders.reports)
    before = net.install()
    try:
        window = MainWindow(settings, folders, RegisteredClients())
        net.autosave = lambda: window.slot.path if window.slot.has_game() else None
        net.crashed.connect(window.faults.tell_crash)
        Housekeeping(window.pages)
        geometry = settings.layout("window")
        if geometry is None or not window.restoreGeometry(geometry):
            available = app.primaryScreen().availableGeometry()
            window.resize(min(1920, available.width()), min(1040, available.height()))
            if available.width() <= 1440:
                window.setWindowState(window.windowState() | _maximized())
        window.show()
        if before is not None:
            window.faults.tell_crash(before)
        if request.save is not None:
            window.games.open(request.save)
        return int(app.exec())
    finally:
        net.uninstall()


def _maximized():
    from PySide6.QtCore import Qt

    return Qt.WindowState.WindowMaximized
