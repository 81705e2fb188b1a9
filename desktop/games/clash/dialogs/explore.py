"""Asks in which of two orientations a revealed region lies: both are drawn in their place on the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from core.engine.decision import Decision
from core.games.clash.content.map_tiles import TILES
from core.games.clash.frames import ExploreFrame
from core.games.clash.moves import AnyMove, Orient
from core.games.clash.rules.exploration import turned
from desktop.board.geometry import SQRT3, centre, corner
from desktop.games.clash.dialogs.decision import question_spec
from desktop.games.clash.dialogs.link import Link, lights, owner_colour
from desktop.games.clash.words import names
from desktop.games.clash.words.names import tr
from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import mix
from desktop.theme.style import theme
from desktop.widgets.base import PaintedButton
from desktop.widgets.buttons import cap_size, paint_cap
from desktop.widgets.labels import Label
from desktop.widgets.panel import Panel

_EDGE = 3
"""Pixels round the face of a picture."""


class RegionPicture(PaintedButton):
    """A region as it would lie, with the spaces round it. Clicking it chooses it."""

    def __init__(self, link: Link, slot: int, terrain: Sequence[str], move: Orient, title: str, key: str,
                 parent: QWidget | None = None) -> None:  # fmt: skip
        super().__init__(parent)
        self.move_made = move
        self._link = link
        self._key = key
        board = link.view.geometry()
        self._own = dict(zip(board.slots[slot], terrain, strict=True))
        around = {other for space in self._own for other in board.neighbours[space]} - set(self._own)
        self._shown = {space: link.view.terrain[space] for space in sorted(around)} | self._own
        frame = link.view.frames[-1]
        self._way = (frame.origin, frame.entry) if isinstance(frame, ExploreFrame) and frame.entry >= 0 else None
        self.setText(title)
        described = [
            phrase("terrain_at", space=board.name(space), terrain=tr(names.TERRAIN[kind])) for space, kind in self._own.items()
        ]
        self.setAccessibleName(title)
        self.setAccessibleDescription(", ".join(described))
        self.setToolTip(", ".join(described))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def height_at(self, width: int) -> int:
        """Return how high the region with its neighbours is at a width: what is higher would only hide more of the board."""
        left, right, top, bottom = self._extent()
        height = (width - 2 * _EDGE - 2 * theme().px(8)) * (bottom - top) / (right - left)
        return round(height) + 2 * _EDGE + theme().px(8) + self._foot()

    def wanted_size(self) -> QSize:
        width = theme().px(230)
        return QSize(width, self.height_at(width))

    def least_size(self) -> QSize:
        return QSize(theme().px(140), theme().px(160))

    def terrain(self) -> dict[int, str]:
        """Return the terrain of the region's spaces as it is drawn."""
        return dict(self._own)

    def _extent(self) -> tuple[float, float, float, float]:
        """Return left, right, top and bottom of what is drawn, for hexes of size 1."""
        hexes = self._link.view.geometry().hexes
        points = [centre(*hexes[space]) for space in self._shown]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs) - 1, max(xs) + 1, min(ys) - SQRT3 / 2, max(ys) + SQRT3 / 2

    @staticmethod
    def _foot() -> int:
        """Return the height of the line with the title and the key."""
        return theme().metrics(Role.BODY_BOLD).height() + theme().px(10)

    def _scale(self, room: QRectF) -> tuple[float, float, float]:
        """Return the size of a hex and the offset of the picture in a room."""
        left, right, top, bottom = self._extent()
        size = min(room.width() / (right - left), room.height() / (bottom - top))
        return size, room.center().x() - size * (left + right) / 2, room.center().y() - size * (top + bottom) / 2

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        bright = self.is_hovered() or self.isDown() or self.hasFocus()
        fill = mix(t.hex("raised"), t.hex("gold_hi"), .25) if bright else "raised"
        paint.box(painter, face, fill, "gold" if bright else "line", 6, 1.6 if bright else 1)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        foot = self._foot()
        size, dx, dy = self._scale(face.adjusted(t.px(8), t.px(8), -t.px(8), -foot))
        hexes = self._link.view.geometry().hexes
        outline = QPainterPath()
        for space, kind in self._shown.items():
            q, r = hexes[space]
            polygon = QPolygonF([QPointF(dx + x * size, dy + y * size) for x, y in (corner(q, r, k) for k in range(6))])
            own = space in self._own
            colour = t.hex(kind)
            painter.setBrush(t.colour(colour if own else mix(colour, t.hex("raised"), .45)))
            painter.setPen(QPen(t.colour("map_ink", .55 if own else .25), 1))
            painter.drawPolygon(polygon)
            if own:
                path = QPainterPath()
                path.addPolygon(polygon)
                path.closeSubpath()
                outline = outline.united(path)
            self._paint_inside(painter, space, kind, QPointF(*(dx + size * centre(q, r)[0], dy + size * centre(q, r)[1])), size)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(t.colour("map_ink"), 3.4))
        painter.drawPath(outline)
        painter.setPen(QPen(t.colour("gold_hi"), 1.8))
        painter.drawPath(outline)
        self._paint_way(painter, size, dx, dy)
        line = QRectF(face.left() + t.px(12), face.bottom() - foot, face.width() - t.px(24), foot)
        cap = cap_size(self._key)
        paint.text(painter, line.adjusted(0, 0, -cap.width() - t.px(8), 0), self.text(), Role.BODY_BOLD)
        paint_cap(painter, line.right() - cap.width(), line.center().y(), self._key, "ink2")

    def _paint_inside(self, painter: QPainter, space: int, kind: str, middle: QPointF, size: float) -> None:
        t = theme()
        own = space in self._own
        city = self._link.view.cities.get(space)
        if city is not None:
            colour = owner_colour(self._link, city.owner)
            painter.setBrush(t.colour(colour.colour))
            painter.setPen(QPen(t.colour("map_ink"), 1))
            painter.drawEllipse(middle, size * .56, size * .56)
            box = QRectF(middle.x() - size * .4, middle.y() - size * .4, size * .8, size * .8)
            paint_icon(painter, "settlement", box, colour.text)
            return
        painter.setOpacity(.8 if own else .35)
        side = size * (1.05 if own else .8)
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_icon(painter, f"terrain_{kind}", box, t.hex("map_ink" if not t.palette.dark else "map_hi"))
        painter.setOpacity(1)

    def _paint_way(self, painter: QPainter, size: float, dx: float, dy: float) -> None:
        """An arrow from the explorers to the space that they enter."""
        if self._way is None or any(space not in self._shown for space in self._way):
            return
        hexes = self._link.view.geometry().hexes
        start, end = (QPointF(dx + size * x, dy + size * y) for x, y in (centre(*hexes[space]) for space in self._way))
        way = end - start
        tip = start + way * .8
        side = QPointF(-way.y(), way.x()) * .12
        for colour, width in (("map_ink", 5.0), ("#C8452B", 2.6)):
            painter.setPen(QPen(theme().colour(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(start + way * .3, tip)
            painter.drawPolyline(QPolygonF([tip - way * .18 + side, tip, tip - way * .18 - side]))


class OrientPanel(Panel):
    """The question with both pictures. Signals: `chosen(object)` with the move. Keys: 1, 2, arrows, Enter."""

    chosen = Signal(object)

    def __init__(self, link: Link, decision: Decision, moves: Sequence[AnyMove], parent: QWidget | None = None) -> None:
        spec = question_spec(link, decision, ())
        super().__init__(spec.title, icon="mdi6.help-circle-outline", parent=parent)
        slot = decision.values["slot"]
        assert isinstance(slot, int)
        tile = TILES[link.view.regions[slot].tile]
        self.body.addWidget(Label(spec.sentence, Role.BODY, wrap=True))
        row = QHBoxLayout()
        row.setSpacing(8)
        self.pictures: list[RegionPicture] = []
        for number, move in enumerate((move for move in moves if isinstance(move, Orient)), 1):
            title = phrase(f"way_{min(number, 2)}")
            picture = RegionPicture(link, slot, turned(tile, move.half_turn), move, title, str(number))
            picture.clicked.connect(lambda _checked=False, move=move: self.chosen.emit(move))
            row.addWidget(picture)
            self.pictures.append(picture)
        self.body.addLayout(row, 1)
        link.highlight(lights(link.view.geometry().slots[slot]))

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return self.pictures[0]

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < len(self.pictures):
            self.pictures[number].click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.pictures[event.key() == Qt.Key.Key_Right].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def wished_size(self, room: QSize) -> QSize:
        """Return the size to take in a room."""
        hint, picture = self.sizeHint(), self.pictures[0].sizeHint()
        width = min(room.width(), theme().px(520))
        each = picture.width() + (width - hint.width()) // len(self.pictures)
        return QSize(width, min(room.height(), hint.height() - picture.height() + self.pictures[0].height_at(each)))
