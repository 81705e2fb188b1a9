"""The board: shows a `BoardPicture` and turns gestures into signals. It knows no rule and owns no state of the game.

    view = BoardView(LIGHT)
    view.set_hands(controller)          # asked what may be dragged
    view.set_picture(picture)           # what lies on the board
    view.set_highlights(highlights)     # what is lit
    view.drag_dropped.connect(...)      # and what a hand wants
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from desktop.board import gestures as hand
from desktop.board.boardshapes import BoardShapes
from desktop.board.geometry import SCENE_SIZE
from desktop.board.gestures import Gestures, State
from desktop.board.groundlayer import GroundLayer
from desktop.board.groundstore import GroundStore
from desktop.board.highlights import HighlightItems
from desktop.board.jobs import JobQueue
from desktop.board.keys import BoardKeys
from desktop.board.levels import Level
from desktop.board.model import Act, BoardHands, BoardPicture, DragGroup, HighlightPicture
from desktop.board.motion import Motion
from desktop.board.pieceitems import PieceItems, Z, make_item, show_sprite
from desktop.board.sheet import plan_sheet
from desktop.board.spoken import spoken_space
from desktop.board.stage import Stage
from desktop.board.zoom import Zoom
from desktop.robust import guarded, guarded_paint
from desktop.theme.fonts import load_fonts
from desktop.theme.palette import LIGHT, Palette


class BoardView(QGraphicsView):
    """A hex board with pieces.

    `cache` is the folder where drawn ground is kept (None: nowhere). With `synchronous` everything is drawn at once in this
    process: for tests and offscreen pictures.
    """

    space_hovered = Signal(int)
    space_clicked = Signal(int, Qt.KeyboardModifier)
    piece_clicked = Signal(int, str, str)
    space_context_requested = Signal(int, QPoint)
    space_focused = Signal(int)
    drag_started = Signal(int)
    drag_moved = Signal(int)
    drag_dropped = Signal(int, int)
    drag_cancelled = Signal()
    escape_pressed = Signal()
    space_tapped = Signal()
    rule_requested = Signal()
    motion_finished = Signal()
    drawn = Signal()
    zoom_changed = Signal(float)

    def __init__(
        self,
        palette: Palette = LIGHT,
        parent: QWidget | None = None,
        cache: Path | None = None,
        synchronous: bool = False,
    ) -> None:
        super().__init__(parent)
        load_fonts()
        self._palette = palette
        self._picture = BoardPicture()
        self._shapes = BoardShapes(())
        self._synchronous = synchronous
        self._ratio: float | None = None
        self._hovered = self._focused = -1
        self._words: Callable[[int], str] | None = None
        self.clicked_piece: tuple[str, str] | None = None
        self.clicks_again = False
        """The click is the second one of a double click."""
        """The piece (icon, owner as text) that the last click was on; None for the ground and for a click by keyboard."""
        self._accepted = False
        self._carried: tuple[DragGroup, int] | None = None
        self._text_scale = 1.0
        self._free = QRect()
        """What was on view when that was told last."""
        board = QGraphicsScene(self)
        board.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(board)
        self.jobs = JobQueue(self)
        self.store = GroundStore(self, cache, synchronous)
        self.ground = GroundLayer(self.store, self.jobs, palette, self)
        self.pieces = PieceItems(board, self.jobs, palette)
        self.highlights = HighlightItems(board, self.ground, self.jobs, palette)
        self.highlights.kept = self.pieces.kept
        self.motion = Motion(board, self)
        self._stage = Stage(self)
        self.gestures = Gestures(self)
        self.zoom = Zoom(self)
        self.keys = BoardKeys(self)
        self._set_up()
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.setInterval(20)
        self._look.timeout.connect(self._on_look)
        self.ground.changed.connect(self._on_ground_changed)
        self.ground.completed.connect(self.drawn)
        self.ground.completed.connect(self.pieces.read_icons, Qt.ConnectionType.SingleShotConnection)
        self.motion.finished.connect(self.motion_finished)

    def _set_up(self) -> None:
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setAccessibleName(self.tr("Board"))

    # ---- what is shown
    @property
    def picture(self) -> BoardPicture:
        """The picture shown now."""
        return self._picture

    @property
    def shapes(self) -> BoardShapes:
        """Where the spaces of the picture lie."""
        return self._shapes

    def set_hands(self, hands: BoardHands | None) -> None:
        """Say who decides what may be dragged."""
        self.gestures.hands = hands

    @property
    def palette_shown(self) -> Palette:
        """The colours of the theme in force."""
        return self._palette

    @property
    def text_scale(self) -> float:
        """The size of text, 1.0 for 100 %."""
        return self._text_scale

    def set_picture(self, picture: BoardPicture, acts: Iterable[Act] | None = (), foreign: bool = False) -> None:
        """Show a picture. What changed is animated on the way from the last one, `acts` first and in their order.

        None as `acts`: nothing is animated. `foreign`: somebody else did it; a click or Enter then only ends the animation.
        """
        self._accepted = True
        if acts is None:
            self.motion.finish()
        else:
            self.motion.settle()
        old, before = self._picture, self._shapes
        first = not old.spaces
        if picture.spaces != old.spaces:
            same_ground = [(s.id, s.q, s.r, s.terrain, s.region) for s in picture.spaces] == [
                (s.id, s.q, s.r, s.terrain, s.region) for s in old.spaces
            ]
            clouds = [] if same_ground or first or acts is None else self._clouds_over(picture)
            self._shapes = before if same_ground else BoardShapes(picture.spaces)
        else:
            clouds = []
        self._picture = picture
        held = self.pieces.held()
        realms = tuple((picture.colours(realm.owner).colour, realm.spaces) for realm in picture.framed())
        exhausted = frozenset(space.id for space in picture.spaces if space.exhausted)
        if self._shapes is not before:
            self._lay_sheet()
        self.ground.set_board(self._shapes, picture.occupied(), exhausted, realms)
        self.pieces.set_picture(picture, self._shapes)
        self.highlights.set_board(picture, self._shapes)
        if first:
            self.zoom.fit()
        self.motion.foreign = foreign
        parted = [self.motion.part_clouds(pixmap, x, y, self.level()) for pixmap, x, y in clouds]
        if not first and acts is not None:
            # Who explores goes in when the clouds have half parted.
            self._stage.play(old, held, tuple(acts), self._carried, delay=max(parted, default=0.0) / 2)
        self.motion.foreign = False
        if any(space.terrain == "unrevealed" for space in picture.spaces):
            self.store.warm_up()
        self._place_badge()
        self._update_name()

    def _clouds_over(self, picture: BoardPicture) -> list[tuple]:
        """The old drawings of regions that the new picture reveals."""
        known = {s.id: s.terrain for s in self._picture.spaces}
        shown = {s.region for s in picture.spaces if known.get(s.id) == "unrevealed" != s.terrain}
        return [found for region in sorted(shown) if (found := self.ground.drawing(region)) is not None]

    def set_highlights(self, highlights: HighlightPicture) -> None:
        """Light what the controller says; cheap when nothing changed."""
        starts = bool(highlights.movable) and not self.highlights.picture.movable
        self.highlights.set_picture(highlights)
        if starts and self.motion.speed > 0:
            self.motion.breathe(self.highlights.rings())
        self.pieces.set_faint(highlights.source)
        self._place_badge()

    def set_look(self, palette: Palette, text_scale: float = 1.0, strong_patterns: bool = False) -> None:
        """Change theme, size of text (0.8 to 2.0) and strength of the players' patterns."""
        self._palette, self._text_scale = palette, text_scale
        self.ground.set_palette(palette)
        self.pieces.set_look(palette, strong_patterns, text_scale)
        self.highlights.set_look(palette, text_scale)
        self.ground.refresh()
        self._place_badge()
        self.viewport().update()

    def set_motion(self, speed: float, reduced: bool = False) -> None:
        """Set the speed of animations (0: off) and whether only cross-fades are wanted."""
        self.motion.speed, self.motion.reduced = speed, reduced
        if speed <= 0:
            self.motion.finish()

    def set_device_ratio(self, ratio: float | None) -> None:
        """Draw for another device pixel ratio than the window's (for pictures that are not shown)."""
        self._ratio = ratio
        self.zoom.settle()

    def draw_at_once(self) -> None:
        """From now on draw everything in this process before returning: for pictures that are not shown."""
        self._synchronous = self.store.synchronous = True

    def finish(self) -> None:
        """Draw everything that is still to be drawn, and end animations. Waits only with `synchronous`."""
        self.motion.finish()
        self._on_look()
        self.jobs.finish()
        self._place_badge()

    @property
    def is_drawn(self) -> bool:
        """Whether the ground of all that is on view has been drawn; `drawn` tells when it is."""
        return self.ground.is_complete

    # ---- geometry
    def level(self) -> Level:
        """The level the board rests at or moves to."""
        return Level(self.zoom.level, self._ratio or self.devicePixelRatioF())

    def space_at(self, at: QPoint) -> int:
        """The space at a point of the viewport, or -1."""
        point = self.mapToScene(at) / SCENE_SIZE
        return self._shapes.grid.space_at(point.x(), point.y())

    def piece_at(self, at: QPoint) -> tuple[str, str] | None:
        """The piece at a point of the viewport: (icon, owner as text), or None."""
        from desktop.board.arrange import piece_at

        space = self.space_at(at)
        if space < 0:
            return None
        point = self.mapToScene(at) / SCENE_SIZE
        x, y = self._shapes.grid.centre(space)
        place = piece_at(self.pieces.places(space), point.x() - x, point.y() - y)
        return None if place is None else (place.icon, str(place.owner))

    def scene_centre(self, space: int) -> QPointF:
        """The centre of a space in the scene."""
        return QPointF(*self._shapes.grid.centre(space)) * SCENE_SIZE

    def space_rect(self, space: int) -> QRectF:
        """Where a space lies in the viewport (its bounding box)."""
        x, y = self.scene_centre(space).toTuple()
        box = QRectF(x - SCENE_SIZE, y - SCENE_SIZE * 0.87, 2 * SCENE_SIZE, 1.74 * SCENE_SIZE)
        return QRectF(self.mapFromScene(box).boundingRect())

    def pieces_under(self, box: QRect) -> int:
        """How many pixels of spaces with cities and stacks something at this place of the viewport would cover."""
        spaces = {stack.space for stack in self.picture.stacks} | {city.space for city in self.picture.cities}
        parts = (self.space_rect(space) & QRectF(box) for space in spaces)
        return round(sum(part.width() * part.height() for part in parts))

    def free_rect(self) -> QRect:
        """The part of the viewport that is on view: a panel may lie over the right of the board."""
        host, port = self.parentWidget(), self.viewport()
        if host is None:
            return port.rect()
        return port.rect().intersected(QRect(port.mapFrom(host, QPoint(0, 0)), host.size()))

    def take_free_rect(self, by_hand: bool) -> None:
        """A panel came over the board, or went. `by_hand`: a player opened or closed it; then a whole board stays whole."""
        before, self._free = self._free, self.free_rect()
        if by_hand and self._free != before:
            self.zoom.keep_whole(before)

    def centre_on(self, space: int) -> None:
        """Bring a space into the middle of what is on view, and finish."""
        if space in self._shapes.grid:
            self.centerOn(self.scene_centre(space))
            self.pan_by(self.free_rect().center() - self.viewport().rect().center())

    def show_space(self, space: int) -> None:
        """Scroll just so far that a space is on view."""
        if space in self._shapes.grid:
            box = self.space_rect(space)
            window = QRectF(self.free_rect()).adjusted(12, 12, -12, -12)
            dx = min(0.0, box.left() - window.left()) or max(0.0, box.right() - window.right())
            dy = min(0.0, box.top() - window.top()) or max(0.0, box.bottom() - window.bottom())
            if dx or dy:
                self.pan_by(QPoint(-round(dx), -round(dy)))

    # ---- hands
    def hover(self, space: int) -> None:
        """Note which space the hand is over."""
        if space != self._hovered:
            self._hovered = space
            self.highlights.set_hovered(space)
            self.pieces.set_hovered(space)
            self.space_hovered.emit(space)

    def click(self, at: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        """A click at a point of the viewport."""
        space = self.space_at(at)
        if space >= 0:
            self.set_focused_space(space, ring=False)
        piece = self.clicked_piece = self.piece_at(at)
        self.space_clicked.emit(space, modifiers)
        if piece is not None:
            self.piece_clicked.emit(space, *piece)

    @property
    def hovered_space(self) -> int:
        """The space the hand is over, or -1."""
        return self._hovered

    @property
    def focused_space(self) -> int:
        """The space the keyboard is at, or -1."""
        return self._focused

    def set_focused_space(self, space: int, ring: bool = True) -> None:
        """Move the keyboard to a space; `ring` shows it."""
        changed, self._focused = space != self._focused, space
        self.highlights.set_focused(space if ring and self.hasFocus() else -1)
        if changed:
            self._update_name()
            self.space_focused.emit(space)
        if ring:
            self.show_space(space)
            if self.gestures.by_keyboard:
                self.gestures.carry_to(space)

    def make_ghost(self, group: DragGroup) -> QGraphicsPixmapItem:
        """The group in the hand, as an item of the scene."""
        level = self.level()
        lift = level.size * 0.16
        item = make_item(Z.GHOST)
        sprite = self.pieces.art.stack(group.tokens, group.owner, group.sea, self._picture, level, lift)
        show_sprite(item, sprite, level)
        self.scene().addItem(item)
        return item

    def ghost_offset(self) -> QPointF:
        """Where a ghost hangs, from the cursor, in the scene."""
        return hand.lifted(SCENE_SIZE)

    def end_drag(self, ghost: QGraphicsPixmapItem | None, group: DragGroup, space: int) -> None:
        """The hand let go over a space (-1: cancelled). Without a new picture from a listener the group glides back."""
        self._accepted = False
        if space >= 0:
            self._carried = (group, space)
            self.drag_dropped.emit(group.space, space)
            self._carried = None
        if ghost is None:
            return
        if space >= 0 and self._accepted:
            self.motion.drop(ghost, self.scene_centre(space))
        elif group.space in self._shapes.grid:
            self.motion.give_back(ghost, self.scene_centre(group.space))
        else:
            self.scene().removeItem(ghost)

    def accept_drop(self) -> None:
        """Say, while `drag_dropped` is being handled, that the drop holds although no new picture comes yet."""
        self._accepted = True

    # ---- moving the view
    def scroll_position(self) -> QPoint:
        """The scroll offsets."""
        return QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def pan_by(self, by: QPoint) -> None:
        """Move what is shown, as a hand that drags the sheet."""
        if by.x():
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - by.x())
        if by.y():
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - by.y())
        self.moved()

    def moved(self) -> None:
        """The view shows another part of the scene: draw what is missing soon."""
        if not self._look.isActive():
            self._look.start()

    def visible_scene(self) -> QRectF:
        """The part of the scene on view."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    @guarded()
    def _on_look(self) -> None:
        self.ground.set_visible(self.visible_scene())
        self._place_badge()

    def _place_badge(self) -> None:
        if self.highlights.badge_space() >= 0:
            to_scene, _ = self.viewportTransform().inverted()
            keep = [city.space for city in self._picture.cities] + [stack.space for stack in self._picture.stacks]
            label = self.pieces.label_box(self.highlights.badge_space())
            self.highlights.place_badge(to_scene, QRectF(self.free_rect()), keep, label, self._taken())

    def _taken(self) -> list[QRectF]:
        """Where something lies on the board beside it, in the viewport: key hints, buttons, a panel."""
        host = self.parentWidget()
        if host is None:
            return []
        beside = (child for child in host.children() if isinstance(child, QWidget) and child is not self and child.isVisible())
        port = self.viewport()
        return [QRectF(port.mapFrom(host, child.pos()), QSizeF(child.size())) for child in beside]

    def _lay_sheet(self) -> None:
        grid = self._shapes.grid
        if len(grid):
            size, level = self.viewport().size(), self.zoom.fitting()
            window = (size.width() / level, size.height() / level)
            self.ground.set_plan(plan_sheet(grid.bounds(), window, [grid.centre(s) for s in grid.axial]))

    def rest_at(self, level: Level) -> None:
        """The zoom came to rest: draw for this level."""
        self.ground.set_level(level)
        self.pieces.set_level(level)
        self.highlights.set_level(level)
        if self.gestures.ghost is not None and self.gestures.group is not None:
            old, self.gestures.ghost = self.gestures.ghost, self.make_ghost(self.gestures.group)
            self.gestures.ghost.setPos(old.pos())
            self.scene().removeItem(old)
        self._on_look()

    @guarded()
    def _on_ground_changed(self, rect: QRectF) -> None:
        self.viewport().update(self.mapFromScene(rect).boundingRect().adjusted(-1, -1, 1, 1))

    # ---- spoken
    def set_words(self, words: Callable[[int], str]) -> None:
        """Take what says what stands on a space; without it the picture is put into words."""
        self._words = words
        self._update_name()

    def _update_name(self) -> None:
        self.setAccessibleName(self.space_name(self._focused) or self.tr("Board"))

    def space_name(self, space: int) -> str:
        """What a screen reader says of a space; empty for one that does not exist."""
        if self._words is not None and space in self.shapes.grid:
            return self._words(space)
        return spoken_space(self._picture, space)

    # ---- events
    @guarded_paint
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self.ground.paint(painter, QRectF(rect))

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        # Panning does nothing to the game: it need not wait.
        if not self.motion.interrupt() or self.gestures.space_held:
            self.gestures.press(event)
        event.accept()

    @guarded()
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.gestures.move(event)

    @guarded()
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.gestures.release(event)
        self.clicks_again = False

    @guarded()
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.clicks_again = True
        if not self.motion.interrupt():
            self.gestures.press(event)

    @guarded()
    def contextMenuEvent(self, event: QEvent) -> None:
        event.accept()

    @guarded()
    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom.wheel(event)
        event.accept()

    @guarded(default=False)
    def event(self, event: QEvent) -> bool:
        # The command of the space bar runs when it goes up alone: until then it may be held to pan.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            event.accept()
            return True
        return super().event(event)

    @guarded(default=False)
    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.NativeGesture:
            return self.zoom.native_gesture(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.zoom.settle()
        if event.type() == QEvent.Type.Leave and self.gestures.state is State.IDLE:
            self.hover(-1)
        return super().viewportEvent(event)

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter chooses, as a click does; any other key does what it does.
        only_ends = self.motion.interrupt() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not only_ends and not self.keys.press(event):
            event.ignore()

    @guarded()
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self.keys.release(event):
            event.ignore()

    @guarded(default=False)
    def focusNextPrevChild(self, forward: bool) -> bool:
        if self.keys.walk_targets(forward):
            return True
        return super().focusNextPrevChild(forward)

    @guarded()
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.highlights.set_focused(self._focused)

    @guarded()
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.gestures.space_held = False
        if event.reason() == Qt.FocusReason.PopupFocusReason and self.gestures.state is State.DRAGGING:
            self.gestures.cancel()  # A menu opens over it.
        self.highlights.set_focused(-1)

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_sheet()
        self.zoom.resized()
        self._free = self.free_rect()
        self.moved()

    @guarded()
    def closeEvent(self, event: QCloseEvent) -> None:
        self.shut_down()
        super().closeEvent(event)

    def shut_down(self) -> None:
        """End the drawing process; it starts again when something is to be drawn."""
        self.store.stop()
