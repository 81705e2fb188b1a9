"""Painting helpers that all own widgets share: paper, boxes, shadows, rules, the frame of full-screen sheets, text.

All read the theme in force. Sizes are logical pixels.
"""
from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from desktop.theme.fonts import Role
from desktop.theme.palette import mix
from desktop.theme.shadows import shadow as shadow
from desktop.theme.style import theme

_TILE = 256
_grain: QImage | None = None
_papers: dict[tuple[str, float, float], QPixmap] = {}
_fits: dict[tuple[str, str, int], tuple[QFont, str, bool]] = {}
_FITS = 4000

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _grain_tile() -> QImage:
    """Grey noise of several octaves; mirrored, so that it tiles. The same on every machine."""
    global _grain
    if _grain is not None:
        return _grain
    source = random.Random(3)
    quarter = QImage(_TILE, _TILE, QImage.Format.Format_RGB32)
    quarter.fill(QColor(128, 128, 128))
    painter = QPainter(quarter)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for side, opacity in ((4, .55), (9, .45), (21, .35), (64, .22), (256, .16)):
        octave = QImage(source.randbytes(side * side), side, side, side, QImage.Format.Format_Grayscale8).copy()
        painter.setOpacity(opacity)
        painter.drawImage(QRect(0, 0, _TILE, _TILE), octave)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for _ in range(_TILE * _TILE // 2500):  # fibres
        x, y, length = source.random() * _TILE, source.random() * _TILE, 4 + source.random() * 9
        bend = QPointF(source.uniform(-length, length), source.uniform(-length, length))
        painter.setOpacity(.16)
        painter.setPen(QPen(QColor("#000000" if source.random() < .6 else "#FFFFFF"), .7))
        path = QPainterPath(QPointF(x, y))
        path.quadTo(QPointF(x, y) + bend, QPointF(x + source.uniform(-length, length), y + bend.y() * 1.4))
        painter.drawPath(path)
    painter.end()
    tile = QImage(_TILE * 2, _TILE * 2, QImage.Format.Format_RGB32)
    painter = QPainter(tile)
    for column in (0, 1):
        for row in (0, 1):
            part = quarter.transformed(QTransform().scale(-1 if column else 1, -1 if row else 1))
            painter.drawImage(column * _TILE, row * _TILE, part)
    painter.end()
    _grain = tile
    return tile


def paper_tile(token: str, amount: float = .16, dpr: float = 1.0) -> QPixmap:
    """Return a tile of paper in a ground's colour; `amount` (0-1) is the strength of its stains."""
    colour = theme().hex(token)
    key = (colour, amount, dpr)
    found = _papers.get(key)
    if found is None:
        if len(_papers) > 24:
            _papers.clear()
        side = _TILE * 2
        image = QImage(side, side, QImage.Format.Format_RGB32)
        image.fill(QColor(colour))
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
        painter.setOpacity(amount)
        painter.drawImage(0, 0, _grain_tile())
        painter.end()
        found = _papers[key] = QPixmap.fromImage(image)
        found.setDevicePixelRatio(dpr)
    return found


def paper(painter: QPainter, rect: QRectF, token: str, amount: float = .16) -> None:
    """Fill a rectangle with paper in the colour of a ground."""
    tile = paper_tile(token, amount, painter.device().devicePixelRatioF())
    painter.drawTiledPixmap(rect, tile, QPointF(rect.x(), rect.y()))


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return the path of a rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def box(painter: QPainter, rect: QRectF, fill: str | QBrush | QGradient | QColor | None = None,
        line: str | None = None, radius: float = 6, width: float = 1.0) -> None:
    """Draw a rounded box; `fill` and `line` are tokens, colours or (fill) a brush."""
    t = theme()
    if fill is not None:
        brush = QBrush(t.colour(fill)) if isinstance(fill, str) else QBrush(fill)
        painter.fillPath(rounded(rect, radius), brush)
    if line is not None:
        painter.setPen(QPen(t.colour(line), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = width / 2
        painter.drawPath(rounded(rect.adjusted(half, half, -half, -half), radius))


def focus_ring(painter: QPainter, rect: QRectF, radius: float = 6) -> None:
    """Draw the keyboard focus ring around a control that fills `rect`: 2 px outside with a gap of 1 px."""
    t = theme()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(t.colour("raised"), 1))
    painter.drawPath(rounded(rect.adjusted(-.5, -.5, .5, .5), radius + .5))
    painter.setPen(QPen(t.colour("focus"), 2))
    painter.drawPath(rounded(rect.adjusted(-2, -2, 2, 2), radius + 2))


def diamond(painter: QPainter, centre: QPointF, radius: float, fill: str, line: str | None = None) -> None:
    """Draw a lozenge."""
    path = QPainterPath(QPointF(centre.x(), centre.y() - radius))
    path.lineTo(centre.x() + radius, centre.y())
    path.lineTo(centre.x(), centre.y() + radius)
    path.lineTo(centre.x() - radius, centre.y())
    path.closeSubpath()
    painter.fillPath(path, theme().colour(fill))
    if line is not None:
        painter.setPen(QPen(theme().colour(line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)


def rule(painter: QPainter, left: float, right: float, y: float) -> None:
    """Draw the double rule with a lozenge in the middle."""
    middle = (left + right) / 2
    for dy, alpha in ((0.0, .9), (2.5, .45)):
        painter.setPen(QPen(theme().colour("gold", alpha), 1))
        painter.drawLine(QPointF(left, y + dy), QPointF(middle - 9, y + dy))
        painter.drawLine(QPointF(middle + 9, y + dy), QPointF(right, y + dy))
    diamond(painter, QPointF(middle, y + 1.2), 4.2, "gold")


def sheet_frame(painter: QPainter, rect: QRectF) -> None:
    """Draw the ornament of full-screen sheets: double neat line with lozenges at the corners."""
    t = theme()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, alpha in ((0, 2.2, .9), (6, .9, .7), (10, .9, .35)):
        painter.setPen(QPen(t.colour("gold", alpha), width))
        painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))
    for x in (rect.left(), rect.right()):
        for y in (rect.top(), rect.bottom()):
            diamond(painter, QPointF(x, y), 10, "sheet", "gold")
            diamond(painter, QPointF(x, y), 5, "gold")


def vignette(painter: QPainter, rect: QRectF, alpha: float = .36) -> None:
    """Darken the rim of a sheet."""
    t = theme()
    dark = "#000000" if t.palette.dark else "#3A2308"
    centre = QPointF(rect.center().x(), rect.top() + rect.height() * .44)
    gradient = QRadialGradient(centre, max(1.0, rect.width() * .72))
    gradient.setColorAt(.5, t.colour(dark, .002))
    gradient.setColorAt(1, t.colour(dark, alpha))
    painter.fillRect(rect, gradient)


def vertical(rect: QRectF, top: str, bottom: str) -> QLinearGradient:
    """Return a gradient from the top to the bottom of a box; both are tokens or colours."""
    gradient = QLinearGradient(0, rect.top(), 0, rect.bottom())
    gradient.setColorAt(0, theme().colour(top))
    gradient.setColorAt(1, theme().colour(bottom))
    return gradient


def title_strip(painter: QPainter, rect: QRectF) -> None:
    """Fill the title strip of a panel, with its double line below."""
    t = theme()
    p = t.palette
    top = mix(p.sunken, p.raised, .5 if p.dark else .35)
    painter.fillRect(rect, vertical(rect, top, "sunken"))
    painter.setPen(QPen(t.colour("line2"), 1))
    painter.drawLine(QPointF(rect.left(), rect.bottom() - 2.5), QPointF(rect.right(), rect.bottom() - 2.5))
    painter.setPen(QPen(t.colour("line"), 1))
    painter.drawLine(QPointF(rect.left(), rect.bottom() - .5), QPointF(rect.right(), rect.bottom() - .5))


def fitted(font: QFont, string: str, width: float) -> tuple[QFont, str, bool]:
    """Return font and text that fit a width: first narrowed to 82 % stretch, then elided. The flag says: elided."""
    # The same texts are drawn again and again; measuring them takes longer than drawing.
    key = (font.key(), string, math.floor(width * 4))
    found = _fits.get(key)
    if found is None:
        if len(_fits) >= _FITS:
            _fits.clear()
        found = _fits[key] = _fitted(font, string, key[2] / 4)
    return found


def _fitted(font: QFont, string: str, width: float) -> tuple[QFont, str, bool]:
    for stretch in (100, 94, 88, 82):
        narrow = font
        if stretch != 100:
            narrow = QFont(font)
            narrow.setStretch(stretch)
        if QFontMetricsF(narrow).horizontalAdvance(string) <= width + .5:
            return narrow, string, False
    return narrow, QFontMetricsF(narrow).elidedText(string, Qt.TextElideMode.ElideRight, width + 1), True


def fits(string: str, role: Role, width: float) -> bool:
    """Return whether one line in a role fits a width, narrowed if need be."""
    return not fitted(theme().font(role), string, width)[2]


def text(painter: QPainter, rect: QRectF, string: str, role: Role = Role.BODY, colour: str = "ink",
         align: Qt.AlignmentFlag = LEFT, px: float | None = None, wrap: bool = False) -> None:
    """Draw text in a role; one line that narrows before it is elided, or wrapped lines."""
    t = theme()
    font = t.font(role, px)
    flags = align
    if wrap:
        flags |= Qt.TextFlag.TextWordWrap
    else:
        font, string, _ = fitted(font, string, rect.width())
        flags |= Qt.TextFlag.TextSingleLine
    painter.setFont(font)
    painter.setPen(t.colour(colour))
    painter.drawText(rect, int(flags), string)


def text_height(string: str, width: float, role: Role = Role.BODY) -> float:
    """Return the height of wrapped text at a width."""
    rect = theme().metrics(role).boundingRect(QRectF(0, 0, max(1.0, width), 1e6),
                                              int(LEFT | Qt.TextFlag.TextWordWrap), string)
    return rect.height()


