"""Icons: our own silhouettes (resources/icons/*.svg) and mdi6 interface icons, tinted and cached.

A name with a dot (``mdi6.menu``) is an interface icon of qtawesome, any other one of ours. Ours stand for things of the
game, mdi for commands of the program; do not mix them in one row.
"""
from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
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


@lru_cache(maxsize=2048)
def icon_pixmap(name: str, colour: str, size: int, dpr: float = 1.0) -> QPixmap:
    """Return the icon as a square pixmap of `size` logical pixels in one colour (``#RRGGBB``).

    Raises FileNotFoundError when we have no such icon.
    """
    side = max(1, round(size * dpr))
    if not is_own(name):
        import qtawesome

        source = qtawesome.icon(name, color=QColor(colour)).pixmap(QSize(side, side))
        source.setDevicePixelRatio(dpr)
        return source
    renderer = _renderer(name, colour)
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, side, side))
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
