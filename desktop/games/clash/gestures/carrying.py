"""Carries pieces and tokens from the docks to the board, to an Advance, to the basket of a city: by drag, by clicks, by keys.

The docks know nothing of it: their widgets are watched, and the loads (loads.py) say what letting go means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap, QWheelEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from core.games.clash.content.powers import ADVANCES
from core.games.clash.goods import INDEX, RESOURCES, named
from core.games.clash.moves import TakeAdvance
from desktop.app.actions import ActionDef, Scope
from desktop.board.pieces import PieceArt
from desktop.dialogs.base import ENTER_KEYS
from desktop.games.clash.gestures.loads import CUBE, CULTURE, MOOD, Load, load_of, offer_words
from desktop.games.clash.gestures.prospect import Prospect, prospect
from desktop.games.clash.icons import colour_of, icon_of
from desktop.games.clash.words.names import goods_list, piece_name
from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.icons import paint_icon
from desktop.theme.style import theme
from desktop.widgets.carry import Carrier

if TYPE_CHECKING:
    from desktop.games.clash.docks.boards import Boards
    from desktop.games.clash.table import ClashTable

MOST_GHOST = 60
"""Pixels that a piece in the hand takes at most: with large text it would hide the space below it."""
CARRY_ACTIONS: tuple[ActionDef, ...] = (
    ActionDef("supply", QT_TRANSLATE_NOOP("Clash", "Take from the supply"), "mdi6.package-variant", ("S",),
              QT_TRANSLATE_NOOP("Clash", "Go to the supply; arrows walk, Enter takes a piece to the board"),
              ("at_table",), "turn", Scope.BOARD, context="Clash"),
    ActionDef("take_mood", QT_TRANSLATE_NOOP("Clash", "Take a Mood token"), "mdi6.emoticon-happy-outline", ("M",),
              QT_TRANSLATE_NOOP("Clash", "Take a Mood token into the hand, to make a city happier"),
              ("at_table",), "turn", Scope.BOARD, context="Clash"),
    ActionDef("take_culture", QT_TRANSLATE_NOOP("Clash", "Take a Culture token"), "mdi6.music-clef-treble", ("C",),
              QT_TRANSLATE_NOOP("Clash", "Take a Culture token into the hand, to influence a city"),
              ("at_table",), "turn", Scope.BOARD, context="Clash"),
    ActionDef("take_units", QT_TRANSLATE_NOOP("Clash", "Choose units…"), "mdi6.hand-back-right-outline", ("U",),
              QT_TRANSLATE_NOOP(
                  "Clash", "Choose how many units of a stack are taken: in the hand, at the keyboard's place, under the mouse"
              ),
              ("at_table",), "turn", Scope.BOARD, context="Clash"),
    ActionDef("advances", QT_TRANSLATE_NOOP("Clash", "Go to the Advances"), "mdi6.school-outline", ("A",),
              QT_TRANSLATE_NOOP("Clash", "Go to your Advances; arrows walk, Enter opens one"),
              ("at_table",), "turn", Scope.BOARD, context="Clash"),
    ActionDef("all_advances", QT_TRANSLATE_NOOP("Clash", "All Advances…"), "mdi6.table-large", ("Shift+A",),
              QT_TRANSLATE_NOOP("Clash", "Show all Advances by name, with what each needs"),
              ("at_table",), "view", Scope.BOARD, context="Clash"),
)  # fmt: skip


class Carrying(QObject):
    """Stands between the docks, the hand and the board."""

    def __init__(self, table: ClashTable, boards: Boards) -> None:
        super().__init__(table)
        self._table = table
        self._supply, self._own, self._advances = boards.supply, boards.own, boards.advances
        self._load: Load | None = None
        self._ahead: Prospect | None = None
        self.carrier = Carrier(self)
        self.carrier.watch(self._supply.pieces, self._piece_at, self._picture)
        for token, counter in self._own.counters.items():
            self.carrier.watch(counter, lambda _at, token=token: self._token(token), self._picture)
            counter.setCursor(Qt.CursorShape.OpenHandCursor)
        self.carrier.watch(self._own.tracker, lambda _at: self._token(CUBE), self._picture)
        self._own.tracker.setCursor(Qt.CursorShape.OpenHandCursor)
        self._supply.pieces.setCursor(Qt.CursorShape.OpenHandCursor)
        self._supply.pieces.installEventFilter(self)
        self.carrier.tapped.connect(self._on_tapped)
        self.carrier.started.connect(self._on_started)
        self.carrier.moved.connect(self._on_moved)
        self.carrier.dropped.connect(self._on_dropped)
        self.carrier.cancelled.connect(self._on_cancelled)
        self.carrier.wheeled.connect(self.zoom_board)

    # ---- what can be taken
    @property
    def _is_own(self) -> bool:
        """Whether the boards shown are those of the person who is asked, and it is time for an action."""
        table = self._table
        return table.asked is not None and table.looking() == table.asked and prospect(table) is not None

    def _piece_at(self, at: QPoint) -> str | None:
        return (self._supply.pieces.piece_at(at) or None) if self._is_own else None

    def _token(self, kind: str) -> str | None:
        if not self._is_own:
            return None
        if kind == CUBE:
            return CUBE
        if kind in RESOURCES and not self._table.with_cards:
            return None  # what is traded only; not in the Learning game
        return kind if self._table.view.players[self._table.seat].goods[INDEX[kind]] else None

    def _picture(self, kind: object) -> QPixmap:
        """Return what a piece or token looks like in the hand."""
        t, ratio = theme(), self._supply.devicePixelRatioF()
        player = self._table.player(self._table.seat)
        side = min(t.px(46), MOST_GHOST)
        pixmap = QPixmap(round(side * ratio), round(side * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        name = str(kind)
        if name in INDEX:
            disc = QRectF(3, 3, side - 6, side - 6)
            paint.shadow(painter, disc, disc.width() / 2, 3)
            paint.box(painter, disc, "raised", colour_of(name), disc.width() / 2, 2.4)
            inner = disc.adjusted(side * .15, side * .15, -side * .15, -side * .15)
            paint_icon(painter, icon_of(name), inner, colour_of(name))
        elif name == CUBE:
            cube = QRectF(side * .3, side * .3, side * .4, side * .4)
            paint.shadow(painter, cube, 4, 3)
            paint.box(painter, cube, player.colour, "map_ink", 4, 1.4)
        else:
            sprite = PieceArt(t.palette, ratio).token(name, player.colour, side * .82, 3)
            size = sprite.pixmap.size() / ratio
            x, y = side / 2 - sprite.x / ratio, side * .86 - sprite.y / ratio
            painter.drawPixmap(QRectF(x, y, size.width(), size.height()), sprite.pixmap, QRectF(sprite.pixmap.rect()))
        painter.end()
        return pixmap

    # ---- taking
    def take(self, kind: str, source: QWidget, at: QPoint | None = None) -> bool:
        """Take a piece or token into the hand, to be put somewhere by a click or by keys. Returns whether that is possible."""
        if not self._is_own:
            return False
        self.carrier.take(kind, source, at)
        self._hold(kind)
        self._table.view_widget.setFocus()
        return True

    def hang_over(self, space: int) -> None:
        """Hold what is carried over a space that the keyboard came to."""
        ghost, board = self.carrier.ghost, self._table.view_widget
        if ghost is not None and space >= 0:
            ghost.hang(board.viewport().mapToGlobal(board.space_rect(space).center().toPoint()))

    def put_down(self) -> None:
        """Let go of what is carried; called when it is no longer what the board holds."""
        self._load = self._ahead = None
        self.carrier.put_down()

    @property
    def carried(self) -> str:
        """The kind of what is carried, "" for nothing."""
        return str(self.carrier.thing) if self.carrier.thing is not None else ""

    def _hold(self, kind: str) -> None:
        ahead = prospect(self._table)
        self._ahead = ahead
        self._load = load_of(self._table, ahead, kind) if ahead is not None and kind != CUBE else None
        if self._load is not None:
            self._table.play.hold_load(self._load, sticky=self.carrier.is_held)

    # ---- places
    def space_at(self, at: QPoint) -> int | None:
        """Return the space at a place of the screen, -1 beside the spaces, None if the board is not seen there."""
        port = self._table.view_widget.viewport()
        place = port.mapFromGlobal(at)
        if not port.rect().contains(place):
            return None
        # A panel on the board or a floating dock may lie over it.
        window = port.window()
        over, other = window.childAt(window.mapFromGlobal(at)), QApplication.widgetAt(at)
        covered = over is not None and over is not port and not port.isAncestorOf(over)
        if covered or (other is not None and other.window() is not window):
            return None
        return self._table.view_widget.space_at(place)

    def _partner_at(self, kind: str, at: QPoint) -> int | None:
        """Return the player whose card goods are held over, None if none is."""
        return self._table.opponent_at(at) if kind in INDEX and self._table.with_cards else None

    def _advance_at(self, at: QPoint) -> str:
        """Return the Advance at a place of the screen, "" for none."""
        place = self._advances.mapFromGlobal(at)
        if not self._advances.visibleRegion().contains(place):
            return ""
        return next((advance for advance in ADVANCES if self._advances.box_of(advance).contains(QPointF(place))), "")

    # ---- what the carrier tells
    @guarded()
    def _on_tapped(self, kind: object) -> None:
        source = self._source(str(kind))
        self.take(str(kind), source)

    def _source(self, kind: str) -> QWidget:
        if kind == CUBE:
            return self._own.tracker
        return self._own.counters[kind] if kind in INDEX else self._supply.pieces

    @guarded()
    def _on_started(self, kind: object) -> None:
        self._hold(str(kind))

    @guarded()
    def _on_moved(self, kind: object, at: QPoint) -> None:
        if kind == CUBE:
            self._say_of_advance(self._advance_at(at))
            return
        partner = self._partner_at(str(kind), at)
        if self.carrier.ghost is not None:
            self.carrier.ghost.set_caption("" if partner is None else offer_words(self._table, partner, str(kind)))
        space = self.space_at(at)
        self._table.play.carry(-1 if space is None else space)

    def _say_of_advance(self, advance: str) -> None:
        ghost, ahead = self.carrier.ghost, self._ahead
        if ghost is None or ahead is None:
            return
        if not advance:
            ghost.set_caption("")
            return
        refusal = ahead.refusal(TakeAdvance(advance))
        if refusal is not None:
            ghost.set_caption(self._table.speaker.refusal(refusal), refused=True)
            return
        price = goods_list(named(ahead.price(TakeAdvance(advance)))) or phrase("nothing")
        ghost.set_caption(f"{piece_name(advance)}: {price}")

    @guarded()
    def _on_dropped(self, kind: object, at: QPoint) -> None:
        if kind == CUBE:
            self._take_advance(self._advance_at(at))
            return
        partner = self._partner_at(str(kind), at)
        if partner is not None:
            self._table.play.release()
            self._load = None
            self._table.panels.open_trade(partner, str(kind))
            return
        space = self.space_at(at)
        if self._load is None or space is None or space < 0:
            self._table.play.release()
        else:
            self._table.play.drop(space)
        self._load = None

    def _take_advance(self, advance: str) -> None:
        ahead, self._ahead = self._ahead, None
        if ahead is not None and advance:
            self._table.submit(ahead.row(TakeAdvance(advance)))

    def offer_advance(self, advance: str) -> bool:
        """Put a cube that was taken on an Advance that is clicked. Returns whether there is one in the hand."""
        if self.carried != CUBE:
            return False
        self.carrier.put_down()
        self._take_advance(advance)
        return True

    @guarded()
    def _on_cancelled(self, _kind: object) -> None:
        self._load = self._ahead = None
        self._table.play.release()

    @guarded()
    def zoom_board(self, event: QWheelEvent) -> None:
        """Let the wheel zoom the board while something is carried over it."""
        port = self._table.view_widget.viewport()
        place = QPointF(port.mapFromGlobal(event.globalPosition().toPoint()))
        if port.rect().contains(place.toPoint()):
            passed = QWheelEvent(
                place, event.globalPosition(), event.pixelDelta(), event.angleDelta(), event.buttons(), event.modifiers(),
                event.phase(), event.inverted(),
            )  # fmt: skip
            QApplication.sendEvent(port, passed)

    # ---- keys
    def trigger(self, command: str) -> bool:
        """Run a command of CARRY_ACTIONS. Returns whether it was one."""
        if command == "supply":
            self._focus(self._supply.pieces)
        elif command == "all_advances":
            self._table.panels.open_all_advances()
        elif command == "advances":
            self._focus(self._advances)
        elif command == "take_units":
            self._table.play.pick_units(self._table.play.stack_at_hand())
        elif command in ("take_mood", "take_culture"):
            kind = MOOD if command == "take_mood" else CULTURE
            if self._token(kind) is not None:
                self.take(kind, self._own.counters[kind])
        else:
            return False
        return True

    def _focus(self, widget: QWidget) -> None:
        """Give the keyboard to a widget in a dock; a dock that is hidden comes."""
        dock = widget.parentWidget()
        while dock is not None and not isinstance(dock, QDockWidget):
            dock = dock.parentWidget()
        if dock is not None:
            dock.show()
            dock.raise_()
        widget.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Enter on a piece of the supply takes it; Esc leads back to the board.
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in ENTER_KEYS:
                kind = self._supply.pieces.piece_at(None)
                return bool(kind) and self.take(kind, self._supply.pieces)
            if event.key() == Qt.Key.Key_Escape:
                self._table.view_widget.setFocus()
                return True
        return False
