"""Icons: our own silhouettes (resources/icons/*.svg) and mdi6 interface icons, tinted and cached.

A name with a dot (``mdi6.menu``) is an interface icon of qtawesome, any other one of ours. Ours stand for things of the
game, mdi for commands of the program; do not mix them in one row.
"""
from __future__ import annotations

import importlib.util
import json
import re
from functools import lru_cache
from importlib import resources
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

_FILL = re.compile(r'\sfill="(?!none)[^"]*"')


def is_own(name: str) -> bool:
    """Return whether the name means one of our own icons."""
    return "." not in name


@lru_cache(maxsize=256)
def _svg(name: str) -> str:
    folder = resources.files("resources").joinpath("icons")
    return folder.joinpath(f"{name}.svg").read_text(encoding="utf-8")


def own_icon_names() -> tuple[str, ...]:
    """Return the names of all our own icons, sorted."""
    folder = resources.files("resources").joinpath("icons")
    return tuple(sorted(entry.name[:-4] for entry in folder.iterdir() if entry.name.endswith(".svg")))


@lru_cache(maxsize=512)
def _renderer(name: str, colour: str) -> QSvgRenderer:
    text = _FILL.sub("", _svg(name)).replace("<svg", f'<svg fill="{colour}"', 1)
    return QSvgRenderer(QByteArray(text.encode()))


@lru_cache(maxsize=1)
def _interface_font() -> tuple[str, dict[str, str]]:
    """Return the family of the mdi6 font and its table from name to hexadecimal code.

    Read straight from qtawesome's files: importing it would load a dozen fonts and cost a third of the start-up.
    """
    spec = importlib.util.find_spec("qtawesome")
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError("qtawesome, which brings the interface icons, is not installed")
    folder = Path(spec.submodule_search_locations[0]) / "fonts"
    font = next(folder.glob("materialdesignicons6-webfont*.ttf"))
    table = next(folder.glob("materialdesignicons6-webfont-charmap*.json"))
    families = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(font)))
    return families[0], json.loads(table.read_text(encoding="utf-8"))


def _glyph(name: str) -> str:
    family, _, icon = name.partition(".")
    code = _interface_font()[1].get(icon) if family == "mdi6" else None
    if code is None:
        raise FileNotFoundError(f"there is no interface icon {name}")
    return chr(int(code, 16))


@lru_cache(maxsize=2048)
def icon_pixmap(name: str, colour: str, size: int, dpr: float = 1.0) -> QPixmap:
    """Return the icon as a square pixmap of `size` logical pixels in one colour (``#RRGGBB``).

    Raises FileNotFoundError when we have no such icon.
    """
    side = max(1, round(size * dpr))
    box = QRectF(0, 0, side, side)
    glyph = "" if is_own(name) else _glyph(name)
    renderer = _renderer(name, colour) if is_own(name) else None
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    if renderer is not None:
        renderer.render(painter, box)
    else:
        font = QFont(_interface_font()[0])
        font.setPixelSize(max(1, round(side * .875)))  # the size at which the glyph fills its square as others do
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), glyph)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def paint_icon(painter: QPainter, name: str, box: QRectF, colour: str) -> None:
    """Draw the icon centred into a square of the box's shorter side."""
    size = round(min(box.width(), box.height()))
    if size < 1:
        return
    pixmap = icon_pixmap(name, colour, size, painter.device().devicePixelRatioF())
    painter.drawPixmap(round(box.center().x() - size / 2), round(box.center().y() - size / 2), pixmap)


def qicon(name: str, colour: str, disabled: str | None = None) -> QIcon:
    """Return a QIcon in the usual sizes, for menus and Qt's own widgets."""
    icon = QIcon()
    for size in (16, 20, 24, 32):
        for dpr in (1.0, 2.0):
            icon.addPixmap(icon_pixmap(name, colour, size, dpr), QIcon.Mode.Normal)
            if disabled is not None:
                icon.addPixmap(icon_pixmap(name, disabled, size, dpr), QIcon.Mode.Disabled)
    return icon
