"""`ecumene render`: the real main window, drawn offscreen into a PNG, or a gallery of screens."""
from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from core.commands.usage import file_problem
from desktop.app.platform import CannotStart, make_application
from desktop.app.usage import Parser, UsageError, factor, size

if TYPE_CHECKING:
    from desktop.app.gameview import Clients
    from desktop.app.settings import Settings
    from desktop.app.window import MainWindow

# Dialogs of the shell that --dialog knows; a game adds its own.
SHELL_DIALOGS: dict[str, str] = {"new-game": "new_game", "settings": "settings", "keys": "keys", "about": "about",
                                "palette": "palette"}


@dataclass(frozen=True, slots=True)
class RenderRequest:
    """What is to be drawn. `scale` is device pixels a logical pixel; `save` None is the start screen.

    Of a gallery: `scenes` none are all, `processes` 0 is one for each core.
    """

    save: Path | None = None
    out: Path | None = None
    size: tuple[int, int] = (1920, 1080)
    scale: float = 1.0
    theme: str = "light"
    seat: int | None = None
    dialog: str = ""
    text: float = 1.0
    language: str = "en"
    gallery: Path | None = None
    scenes: tuple[str, ...] = ()
    processes: int = 0


def parse(arguments: Sequence[str]) -> RenderRequest:
    """Return what the command line asks for. Raises UsageError; --help ends with SystemExit."""
    parser = Parser(prog="ecumene render", description="Draw the main window of a saved game, offscreen.")
    parser.add_argument("save", nargs="?", type=Path, help="a saved game; without one the start screen is drawn")
    parser.add_argument("--out", type=Path, help="the PNG file to write")
    parser.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH", help="the window's size")
    parser.add_argument("--scale", type=factor, default=1.0, metavar="F", help="device pixels a logical pixel")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--text", type=factor, default=1.0, metavar="F", help="text size, 1 for 100 %%")
    parser.add_argument("--language", choices=("en", "de"), default="en")
    parser.add_argument("--seat", type=int, metavar="N", help="whose view is shown, counted from 0")
    parser.add_argument("--dialog", default="", metavar="NAME", help="a dialog to show over the window")
    parser.add_argument("--gallery", type=_folder, metavar="DIR",
                        help="write situations in all sizes and themes, and an index.html")
    parser.add_argument("--scenes", type=_names, default=(), metavar="A,B", help="of the gallery only these situations")
    parser.add_argument("--processes", type=int, metavar="N", help="how many draw the gallery at once; one for each core")
    found = parser.parse_args(arguments)
    if (found.out is None) == (found.gallery is None):
        raise UsageError("Say where to draw: either --out PNG or --gallery DIR")
    if found.out is not None:
        if found.out.suffix.lower() != ".png":
            raise UsageError(f"The picture is a PNG file: end the name {str(found.out)!r} in .png")
        if not found.out.parent.is_dir():
            raise UsageError(f"There is no folder {str(found.out.parent)!r} to write the picture into")
    if found.gallery is None and (found.scenes or found.processes is not None):
        raise UsageError("--scenes and --processes need --gallery")
    if found.processes is not None and found.processes < 1:
        raise UsageError("--processes is a number from 1 on")
    problem = None if found.save is None else file_problem(found.save)
    if problem is not None:
        raise UsageError(problem)
    if found.seat is not None and found.seat < 0:
        raise UsageError("Seats are counted from 0")
    if found.seat is not None and found.save is None:
        raise UsageError("--seat needs a saved game")
    return RenderRequest(found.save, found.out, found.size, found.scale, found.theme, found.seat, found.dialog,
                         found.text, found.language, found.gallery, found.scenes, found.processes or 0)


def _folder(text: str) -> Path:
    if not text:
        raise UsageError("--gallery needs the name of a folder")
    return Path(text)


def _names(text: str) -> tuple[str, ...]:
    names = tuple(filter(None, (name.strip() for name in text.split(","))))
    if not names:
        raise UsageError("--scenes needs names of situations, with commas between them")
    return names


def main(arguments: Sequence[str]) -> int:
    """Draw and return the exit code: 0 well, 1 drawn with a notice, 2 called wrongly, no such save, or Qt can't start."""
    try:
        request = parse(arguments)
        make_application((), offscreen=True)
        from desktop.app.clients import RegisteredClients
        from desktop.app.language import install_language

        install_language(request.language)
        clients = RegisteredClients()
        notice = ""
        if request.gallery is not None:
            from desktop.app.gallery import write_gallery

            notice = write_gallery(request, request.gallery, clients, processes=request.processes or os.cpu_count() or 1)
        elif request.out is not None:
            notice = draw(request, request.out, clients)
    except (UsageError, CannotStart) as error:
        print(f"ecumene render: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        where = f" {str(error.filename)!r}" if error.filename else ""
        print(f"ecumene render: The file{where} can't be written: {error.strerror or error}", file=sys.stderr)
        return 2
    if notice:
        print(f"ecumene render: {notice}", file=sys.stderr)
        return 1
    return 0


def draw(request: RenderRequest, out: Path, clients: Clients) -> str:
    """Draw one picture into a file. Returns and raises as `Easel.draw`."""
    with Easel(clients) as easel:
        return easel.draw(request, out)


class Easel:
    """A window that is drawn again and again: what does not change between two pictures is not made anew.

    `cache`: a folder in which drawn ground is kept for the next picture, also for that of another easel.
    """

    def __init__(self, clients: Clients, cache: Path | None = None) -> None:
        self._clients = clients
        self._cache = cache
        self._window: MainWindow | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    def __enter__(self) -> Easel:
        return self

    def __exit__(self, *_error: object) -> None:
        self.put_away()

    def draw(self, request: RenderRequest, out: Path) -> str:
        """Draw a picture into a file; return what was said of the save as it was opened, "" if all is well.

        Raises UsageError (no such save, seat or dialog) or OSError.
        """
        window = self._window_for(request)
        if request.save is not None and not window.games.open(request.save):
            raise UsageError(window.banner.accessibleName())
        table = window.table
        notice = window.banner.what() if table is not None else ""
        _lay_out(window)
        if table is not None:
            seats = table.number_of_seats()
            if request.seat is not None and request.seat >= seats:
                raise UsageError(f"There is no seat {request.seat} in this game; its seats are 0 to {seats - 1}")
            table.prepare_picture(request.seat, request.scale)
        if request.dialog:
            _show(window, request.dialog)
        _settle(window)
        _write(window, request.scale, out)
        return notice

    def put_away(self) -> None:
        """Close the window and remove what it has kept."""
        from PySide6.QtCore import QCoreApplication

        window, self._window = self._window, None
        if window is not None:
            window.close()
            window.deleteLater()
            QCoreApplication.processEvents()
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def _window_for(self, request: RenderRequest) -> MainWindow:
        """Return the window, with nothing in it that the last picture left."""
        from PySide6.QtCore import QCoreApplication, QEvent

        window = self._window
        # The start screen offers to go on with a game, if there was one.
        if window is None or (window.table is not None and request.save is None):
            self.put_away()
            window = self._window = self._make_window(request)
        for overlay in list(window.overlays):
            overlay.close_dialog()
        if window.table is not None:
            window.show_start()
        window.settings.forget_layouts()
        self._look(window.settings, request)
        window.resize(*request.size)
        window.show()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return window

    def _make_window(self, request: RenderRequest) -> MainWindow:
        from PySide6.QtCore import Qt

        from desktop.app.look import apply_look
        from desktop.app.settings import Folders, Settings
        from desktop.app.window import MainWindow

        self._folder = tempfile.TemporaryDirectory()
        folders = replace(Folders.under(Path(self._folder.name)), cache=self._cache)
        settings = Settings(folders.config)
        settings.animation_speed = 0.0
        self._look(settings, request)
        apply_look(settings)
        window = MainWindow(settings, folders, self._clients)
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        return window

    @staticmethod
    def _look(settings: Settings, request: RenderRequest) -> None:
        from desktop.theme.style import Appearance

        settings.appearance, settings.text_scale = Appearance(request.theme), request.text


def _lay_out(window: MainWindow) -> None:
    """Give every part of the window its place, while no timer runs: nothing is drawn yet, and no other process started."""
    from PySide6.QtCore import QCoreApplication

    for _ in range(3):
        QCoreApplication.sendPostedEvents()
    window._on_relayout()
    QCoreApplication.sendPostedEvents()


def _settle(window: MainWindow) -> None:
    from PySide6.QtCore import QCoreApplication

    for _ in range(3):
        QCoreApplication.processEvents()
    window._on_relayout()
    QCoreApplication.processEvents()


def _show(window: MainWindow, dialog: str) -> None:
    if dialog in SHELL_DIALOGS:
        window.run(SHELL_DIALOGS[dialog])
    elif window.table is None or not window.table.show_named(dialog):
        raise UsageError(f"There is no dialog {dialog!r} here")


def _write(window: MainWindow, scale: float, out: Path) -> None:
    from desktop.board.offscreen import widget_image

    # Packed half as tight as Qt does by itself, in half the time, and little larger.
    if not widget_image(window, scale).save(str(out), "PNG", 85):
        raise OSError(f"{out} is no place for a PNG file")
