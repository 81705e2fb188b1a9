"""`ecumene render --gallery DIR`: a set of situations in every size and theme, and a page that puts each beside its mock-up.

The pictures of one screen and theme are drawn in one window, several windows at once in processes of their own.
"""

from __future__ import annotations

import html
import multiprocessing
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import copyfile
from typing import TYPE_CHECKING

from desktop.app.gameview import Scene
from desktop.app.render import Easel, RenderRequest
from desktop.app.usage import UsageError

if TYPE_CHECKING:
    from multiprocessing.sharedctypes import Synchronized

    from desktop.app.gameview import Clients

MOCKUPS = Path("docs") / "mockups"
"""Where the mock-ups lie in the source tree; an installed program has none."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A size of the window in logical pixels, device pixels a logical pixel, and the size of text."""

    name: str
    size: tuple[int, int]
    scale: float = 1.0
    text: float = 1.0

    @property
    def pixels(self) -> float:
        """How many device pixels the window has."""
        return self.size[0] * self.size[1] * self.scale**2


SCREENS = (
    Screen("1280x640", (1280, 640)),
    Screen("1920x1080", (1920, 1080)),
    Screen("3840x2160", (1920, 1080), scale=2.0),
    Screen("text-200", (1920, 1080), text=2.0),
)
THEMES = ("light", "dark")

SHELL_SCENES = (
    Scene("start", "", "start", at_table=False),
    Scene("new-game", "new-game", "dialogs", at_table=False),
    Scene("settings", "settings", "", at_table=False),
)
TABLE = Scene("table", "", "main_{theme}")


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture of the gallery and what is asked for it."""

    scene: Scene
    screen: Screen
    theme: str
    request: RenderRequest

    @property
    def file(self) -> str:
        """The name of its PNG file."""
        return f"{self.scene.name}-{self.screen.name}-{self.theme}.png"


def pictures(
    request: RenderRequest, scenes: Sequence[Scene], screens: Sequence[Screen] = SCREENS, finished: Path | None = None
) -> Iterator[Picture]:
    """Yield the pictures of a gallery: each scene on each screen in both themes, those of the table only with a save.

    `finished`: the save of a finished game.
    """
    for scene in scenes:
        if scene.at_table and (finished if scene.finished else request.save) is None:
            continue
        for screen in screens:
            for theme in THEMES:
                one = replace(
                    request, gallery=None, out=None, theme=theme, size=screen.size, scale=screen.scale, text=screen.text,
                    dialog=scene.dialog, save=(finished if scene.finished else request.save) if scene.at_table else None,
                    seat=request.seat if scene.at_table else None,
                )  # fmt: skip
                yield Picture(scene, screen, theme, one)


def write_gallery(
    request: RenderRequest, folder: Path, clients: Clients, screens: Sequence[Screen] = SCREENS, processes: int = 1
) -> str:
    """Write the pictures, and an index.html of all that are there. Returns and raises as `Easel.draw`.

    Without a save, the position that the first game brings along is drawn. What is done is told line by line.
    """
    if request.save is None:
        request = replace(request, save=next(filter(None, (clients.load(game).sample() for game in clients.ids())), None))
    client = None if request.save is None else clients.load(clients.of_save(request.save))
    of_game = () if client is None else client.scenes()
    finished = None if client is None else client.sample(finished=True)
    known = tuple(pictures(request, (*SHELL_SCENES, TABLE, *of_game), screens, finished))
    wanted = [picture for picture in known if picture.scene in _chosen(request.scenes, known)]
    _make_folder(folder)
    with tempfile.TemporaryDirectory() as cache:
        notice = _draw_all(wanted, _Studio(clients, folder, Path(cache), request.language, len(wanted)), processes)
    there = [picture for picture in known if (folder / picture.file).exists()]
    (folder / "index.html").write_text(page(there, _copied_mockups(folder)), encoding="utf-8")
    return notice


def _make_folder(folder: Path) -> None:
    """Make the folder of the gallery, if it is not there. Raises UsageError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = "it is a file" if folder.exists() else error.strerror
        raise UsageError(f"The pictures can't be written into {str(folder)!r}: {reason}") from error


def _chosen(names: Sequence[str], known: Sequence[Picture]) -> set[Scene]:
    """Return the scenes of these names, all for none. Raises UsageError."""
    scenes = {picture.scene.name: picture.scene for picture in known}
    unknown = [name for name in names if name not in scenes]
    if unknown:
        raise UsageError(f"There is no scene {unknown[0]!r}; the scenes are {', '.join(scenes)}")
    return {scenes[name] for name in names or scenes}


@dataclass(frozen=True, slots=True)
class _Studio:
    """What every process that draws needs: the games, where pictures and drawn ground go, the language, how many there are."""

    clients: Clients
    folder: Path
    cache: Path
    language: str
    total: int


def _draw_all(wanted: Sequence[Picture], studio: _Studio, processes: int) -> str:
    """Draw pictures, each screen and theme in a window of its own. Returns the last notice. Raises as `Easel.draw`."""
    rows: dict[tuple[Screen, str], list[Picture]] = {}
    for picture in wanted:
        rows.setdefault((picture.screen, picture.theme), []).append(picture)
    # What takes longest comes first, so that all end at about the same time.
    order = sorted(rows.values(), key=lambda row: -row[0].screen.pixels)
    spawning = multiprocessing.get_context("spawn")
    done = spawning.Value("i", 0)
    if min(processes, len(order)) < 2:
        notices = [_draw_row(row, studio, done) for row in order]
    else:
        try:
            # Not a Pool: its processes may have no children, and a table has some.
            with ProcessPoolExecutor(min(processes, len(order)), spawning, _begin, (studio, done)) as pool:
                notices = list(pool.map(_draw_row_here, order))
        except BrokenProcessPool as error:
            raise OSError("a process that draws has ended before its time") from error
    return next(filter(None, reversed(notices)), "")


_here: list[tuple[_Studio, Synchronized[int]]] = []
"""What this process was given, if it is one of several that draw."""


def _begin(studio: _Studio, done: Synchronized[int]) -> None:
    """Make a new process ready to draw."""
    from desktop.app.language import install_language
    from desktop.app.platform import make_application

    make_application((), offscreen=True)
    install_language(studio.language)
    _here.append((studio, done))


def _draw_row_here(row: Sequence[Picture]) -> str:
    return _draw_row(row, *_here[0])


def _draw_row(row: Sequence[Picture], studio: _Studio, done: Synchronized[int]) -> str:
    """Draw pictures in one window. Returns the last notice."""
    notice = ""
    with Easel(studio.clients, studio.cache) as easel:
        for picture in row:
            notice = easel.draw(picture.request, studio.folder / picture.file) or notice
            with done.get_lock():
                done.value += 1
                print(f"{done.value} of {studio.total}: {picture.file}", file=sys.stderr, flush=True)
    return notice


def _copied_mockups(folder: Path) -> dict[str, str]:
    """Copy the mock-ups beside the pictures, if the source tree is there. Returns the file of each name."""
    for root in (Path(__file__).resolve().parents[2], Path.cwd()):
        if (root / MOCKUPS).is_dir():
            files = sorted((root / MOCKUPS).glob("*.jpg"))
            for file in files:
                copyfile(file, folder / f"mockup-{file.name}")
            return {file.stem: f"mockup-{file.name}" for file in files}
    return {}


def page(drawn: Sequence[Picture], mockups: dict[str, str]) -> str:
    """Return the page: a section a scene, the mock-up first, then the pictures, each a link to itself in full."""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><title>Ecumene: gallery</title>",
        "<style>body{font:15px sans-serif;margin:24px;background:#eee}section{margin-bottom:40px}",
        ".row{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:47%}img{width:100%;border:1px solid #999}</style>",
        "<h1>Ecumene</h1>",
    ]
    for scene in dict.fromkeys(picture.scene for picture in drawn):
        parts.append(f"<section><h2>{html.escape(scene.name)}</h2><div class=row>")
        names = dict.fromkeys(scene.mockup.replace("{theme}", theme) for theme in THEMES if scene.mockup)
        parts += [_figure(mockups[name], f"mock-up: {name}") for name in names if name in mockups]
        parts += [
            _figure(picture.file, f"{picture.screen.name}, {picture.theme}") for picture in drawn if picture.scene == scene
        ]
        parts.append("</div></section>")
    return "\n".join(parts) + "\n"


def _figure(file: str, caption: str) -> str:
    name = html.escape(file)
    return f'<figure><a href="{name}"><img loading=lazy src="{name}"></a><figcaption>{html.escape(caption)}</figcaption></figure>'
