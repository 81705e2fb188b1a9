"""`ecumene render --gallery DIR`: a set of situations in every size and theme, and a page that puts each beside its mock-up."""

from __future__ import annotations

import html
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import copyfile
from typing import TYPE_CHECKING

from desktop.app.gameview import Scene
from desktop.app.render import RenderRequest, draw

if TYPE_CHECKING:
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


def write_gallery(request: RenderRequest, folder: Path, clients: Clients, screens: Sequence[Screen] = SCREENS) -> str:
    """Write the pictures and an index.html into a folder. Returns and raises as `draw`.

    Without a save, the position that the first game brings along is drawn.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if request.save is None:
        request = replace(request, save=next(filter(None, (clients.load(game).sample() for game in clients.ids())), None))
    client = None if request.save is None else clients.load(clients.of_save(request.save))
    of_game = () if client is None else client.scenes()
    finished = None if client is None else client.sample(finished=True)
    scenes = (*SHELL_SCENES, TABLE, *of_game)
    notice = ""
    drawn = []
    with tempfile.TemporaryDirectory() as cache:
        for picture in pictures(request, scenes, screens, finished):
            notice = draw(picture.request, folder / picture.file, clients, Path(cache)) or notice
            drawn.append(picture)
    (folder / "index.html").write_text(page(drawn, _copied_mockups(folder)), encoding="utf-8")
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
