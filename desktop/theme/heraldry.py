"""How players are recognised: shield, pattern, crest and banner in a player's colour with emblem and pattern."""
from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from desktop.theme.icons import paint_icon
from desktop.theme.palette import PlayerColour, mix

INK = "#1B120A"
LIGHT_EDGE = "#F3E1B4"

# Set by the "strong patterns" setting: doubles the contrast of patterns.
_strength = 1.0


def set_strong_patterns(strong: bool) -> None:
    """Double the contrast of patterns, or go back to the usual one."""
    global _strength
    _strength = 2.0 if strong else 1.0
    crest_pixmap.cache_clear()


def shield(centre: QPointF, width: float, height: float) -> QPainterPath:
    """Return the path of a shield."""
    x, y = centre.x(), centre.y()
    path = QPainterPath(QPointF(x - width / 2, y - height / 2))
    path.lineTo(x + width / 2, y - height / 2)
    path.lineTo(x + width / 2, y + height * .06)
    path.cubicTo(x + width / 2, y + height * .34, x + width * .2, y + height * .44, x, y + height / 2)
    path.cubicTo(x - width * .2, y + height * .44, x - width / 2, y + height * .34, x - width / 2, y + height * .06)
    path.closeSubpath()
    return path


def _diagonals(box: QRectF, step: float, both: bool = False) -> QPainterPath:
    path = QPainterPath()
    x = box.left()
    while x < box.right() + box.height():
        path.moveTo(x, box.top())
        path.lineTo(x - box.height(), box.bottom())
        if both:
            path.moveTo(x - box.height(), box.top())
            path.lineTo(x, box.bottom())
        x += step
    return path


def _chevrons(box: QRectF, step: float) -> QPainterPath:
    path = QPainterPath()
    y = box.top() - step
    while y < box.bottom():
        x, up = box.left(), False
        path.moveTo(x, y)
        while x < box.right():
            x += step * .6
            path.lineTo(x, y + (0 if up else step * .45))
            up = not up
        y += step * .72
    return path


def _bars(box: QRectF, step: float) -> QPainterPath:
    path = QPainterPath()
    x = box.left()
    while x < box.right():
        path.moveTo(x, box.top())
        path.lineTo(x, box.bottom())
        x += step
    return path


def _spots(box: QRectF, step: float, dots: bool) -> QPainterPath:
    path = QPainterPath()
    down = step * (.6 if dots else .5)
    y, odd = box.top(), False
    while y < box.bottom():
        x = box.left() + (step / 2 if odd else 0)
        while x < box.right():
            if dots:
                path.addEllipse(QPointF(x, y), step * .19, step * .19)
            else:
                path.addRect(QRectF(x, y, step * .5, step * .5))
            x += step
        y += down
        odd = not odd
    return path


def paint_pattern(painter: QPainter, clip: QPainterPath, kind: str, colour: QColor, step: float) -> None:
    """Draw a player's pattern inside a path. `kind` as in PlayerColour.pattern; `step` is its period in pixels."""
    if kind == "plain" or step <= 0:
        return
    box = clip.boundingRect().adjusted(-step, -step, step, step)
    painter.save()
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    if kind in ("dots", "check"):
        painter.fillPath(_spots(box, step, kind == "dots"), colour)
    else:
        lines = {"diagonal": lambda: _diagonals(box, step), "chevron": lambda: _chevrons(box, step),
                 "bars": lambda: _bars(box, step * .8), "cross": lambda: _diagonals(box, step * 1.3, True)}[kind]()
        painter.strokePath(lines, QPen(colour, step * .26))
    painter.restore()


def _faded(colour: str, alpha: float) -> QColor:
    result = QColor(colour)
    result.setAlphaF(min(1.0, alpha * _strength))
    return result


def paint_crest(painter: QPainter, player: PlayerColour, centre: QPointF, size: float, edge: str = INK) -> None:
    """Draw a player's crest: shield in colour and pattern with the emblem. `size` is its height."""
    path = shield(centre, size * .86, size)
    painter.fillPath(path.translated(0, size * .05), QColor(21, 12, 4, 89))
    gradient = QLinearGradient(0, centre.y() - size / 2, 0, centre.y() + size / 2)
    gradient.setColorAt(0, QColor(mix(player.colour, "#FFFFFF", .22)))
    gradient.setColorAt(1, QColor(mix(player.colour, "#000000", .14)))
    painter.fillPath(path, gradient)
    paint_pattern(painter, path, player.pattern, _faded(player.text, .20), size * .24)
    side = size * .56
    paint_icon(painter, player.emblem,
               QRectF(centre.x() - side / 2, centre.y() - size * .05 - side / 2, side, side), player.text)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(edge), max(1.0, size * .045), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap,
                        Qt.PenJoinStyle.MiterJoin))
    painter.drawPath(path)


@lru_cache(maxsize=128)
def crest_pixmap(player: PlayerColour, size: int, dpr: float = 1.0, edge: str = INK) -> QPixmap:
    """Return a crest as a square pixmap of `size` logical pixels with its shadow inside."""
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_crest(painter, player, QPointF(size / 2, size * .48), size * .9, edge)
    painter.end()
    return pixmap


def paint_banner(painter: QPainter, rect: QRectF, player: PlayerColour, step: float = 15.0) -> None:
    """Fill a rectangle with a player's colour and pattern."""
    gradient = QLinearGradient(0, rect.top(), 0, rect.bottom())
    gradient.setColorAt(0, QColor(mix(player.colour, "#FFFFFF", .10)))
    gradient.setColorAt(1, QColor(mix(player.colour, "#000000", .16)))
    painter.fillRect(rect, gradient)
    path = QPainterPath()
    path.addRect(rect)
    paint_pattern(painter, path, player.pattern, _faded(player.text, .12), step)
