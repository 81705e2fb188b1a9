"""What is in the hand over the board, and what the board lights and says meanwhile: as the engine allows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from core.engine.decision import Decision, Refusal
from core.games.clash.board import SEA
from core.games.clash.moves import March, MoveUnits, Pick
from core.games.clash.state import State
from core.games.clash.units import BARBARIANS
from desktop.board.model import (
    DragGroup,
    HighlightPicture,
    NotePicture,
    OddsPicture,
    PathPicture,
    RangePicture,
    RefusalPicture,
    TrailPicture,
)
from desktop.board.uncovering import Uncovering
from desktop.board.view import BoardView
from desktop.games.clash.boardclicks import BoardClicks
from desktop.games.clash.dialogs.units import UnitsPanel
from desktop.games.clash.gestures.loads import Load
from desktop.games.clash.gestures.moving import battle_odds, move_note
from desktop.games.clash.gestures.stacks import StackHints, hints_of
from desktop.games.clash.hands import (
    Kinds,
    attempt,
    candidates,
    drag_group,
    ends_of,
    lifted,
    marching,
    place_of,
    region_spaces,
    sails,
    way_of,
)
from desktop.games.clash.picture import tokens_of, yields_at
from desktop.games.clash.words.names import tr, unit_list
from desktop.games.clash.words.sections import section_name
from desktop.robust import guarded

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable

FLASH_MS = 900
REFUSAL_MS = 4200


class BoardPlay(QObject):
    """Stands between the board and the table. Knows what is in the hand, never what the rules say."""

    def __init__(self, table: ClashTable, board: BoardView) -> None:
        super().__init__(table)
        self._table = table
        self._board = board
        self.panel: QWidget | None = None
        """The panel beside the board that takes clicks on spaces first, if it has `toggle_space`."""
        self._uncovering = Uncovering(board)
        self.trails: tuple[TrailPicture, ...] = ()
        """The others' last moves."""
        self.subject = -1
        """The space that the next panel is about."""
        self.kind = ""
        """The kind of decision that is asked; "" while nobody at the machine is."""
        self._moves: list[Any] = []
        self._start = -1
        self._kinds: Kinds = ()
        self._targets: dict[int, Any] = {}
        self._roads: dict[int, MoveUnits] = {}
        """Where Roads may be used though a plain move leads there too: they ignore Forest and Mountain."""
        self._lit: frozenset[int] = frozenset()
        self._reach: tuple[RangePicture, ...] = ()
        """Rings that a panel wants to be drawn."""
        self.load: Load | None = None
        """What is carried from elsewhere: a card, a piece of the supply, a token."""
        self._sticky = False
        """It was taken by a click or a key: a click puts it down."""
        self._note: NotePicture | None = None
        self._ranges: tuple[RangePicture, ...] = ()
        self._hints: tuple[tuple[str, str], ...] = ()
        self._stacks = StackHints(table.host.settings)
        self.one_by_one = False
        """What is held was taken unit by unit."""
        self._refused: RefusalPicture | None = None
        self._odds: OddsPicture | None = None
        self._path: PathPicture | None = None
        self._forget = QTimer(self)
        self._forget.setSingleShot(True)
        self._forget.timeout.connect(self._on_forget)
        board.set_hands(self)
        self._clicks = BoardClicks(table, board, self)
        board.drag_started.connect(self._on_drag_started)
        board.drag_moved.connect(self._on_drag_moved)
        board.drag_dropped.connect(self._on_dropped)
        board.drag_cancelled.connect(self._on_let_go)
        board.space_hovered.connect(self._on_hovered)
        board.space_focused.connect(self._on_focused)

    # ---- what the table says
    def ask(self, decision: Decision) -> None:
        """Somebody at the machine is asked: light what hands can do."""
        self.kind = decision.kind
        self._moves = self._table.legal()
        self._board.highlights.expect(frozenset(ends_of(self._moves)))
        self.panel = None
        self.pan_back()
        self._clear_hand()
        self._lit, self._reach = frozenset(), ()
        self._refresh()

    def stop(self) -> None:
        """Nobody at the machine is asked."""
        self.kind = ""
        self._moves = []
        self._board.highlights.expect(frozenset())
        self.panel = None
        self._forget.stop()
        self._clear_hand()
        self._lit, self._reach = frozenset(), ()
        self._refresh()

    def show_trails(self, trails: tuple[TrailPicture, ...]) -> None:
        """Draw the last ways of the others."""
        self.trails = trails
        if not self.kind:
            self._refresh()

    def light(self, spaces: frozenset[int]) -> None:
        """Light spaces for a panel."""
        self._lit = spaces
        self._refresh()

    def show_reach(self, ranges: tuple[RangePicture, ...]) -> None:
        """Draw rings for a panel."""
        if ranges != self._reach:
            self._reach = ranges
            self._refresh()

    def flash(self, space: int) -> None:
        """Show a place for a moment."""
        self._lit = frozenset((space,))
        self._refresh()
        self._forget.start(FLASH_MS)

    def show_refusal(self, refusal: Refusal, move: msgspec.Struct | None = None, space: int = -1) -> None:
        """Say why a gesture is not allowed, where it was tried."""
        if space < 0:
            space = place_of(move)
        words = self._table.speaker.refusal(refusal)
        self._table.spoken.emit(words)
        if space < 0:
            space = self._board.focused_space
        if space >= 0:
            self._refused = RefusalPicture(space, tr("Not allowed"), words, section_name(refusal.section))
            self._refresh()
            self._forget.start(REFUSAL_MS)

    def uncover(self, panel: QWidget) -> None:
        """See to it that what a panel is about does not lie under it: a space with its neighbours, or what is lit.

        The panel gives way where it can; the board moves where it can't.
        """
        space, self.subject = self.subject, -1

        def boxes() -> list[QRectF]:
            if space < 0:
                return [self._board.space_rect(lit) for lit in self.spaces_asked() | self._lit]
            box = self._board.space_rect(space)
            return [box.adjusted(-box.width(), -box.height(), box.width(), box.height())]

        def on_screen() -> list[QRect]:
            origin = self._board.viewport().mapToGlobal(QPoint(0, 0))
            return [box.toAlignedRect().translated(origin) for box in boxes()]

        self._table.host.make_way(on_screen)
        self._uncovering.uncover(panel, boxes())

    def pan_back(self) -> None:
        """Bring the board back to where it was before a panel came, unless it was moved since."""
        self._uncovering.back()

    # ---- what is carried over the board
    def hold_load(self, load: Load, *, sticky: bool = False) -> None:
        """Something is carried: light the spaces that take it (none: anywhere). `sticky`: without a pressed button."""
        self._clear_hand(load)
        self.load, self._sticky = load, sticky
        self._forget.stop()
        if sticky:
            # Tab and Enter are for what is held.
            self._table.reports.leave()
            self._board.setFocus()
        else:
            self._board.hover(-1)
        self._refresh()

    def carry(self, space: int) -> None:
        """What is carried is over a space (-1 for none)."""
        self._board.hover(space)

    def drop(self, space: int) -> bool:
        """Let go of what is carried over a space. Returns whether something came of it; else the space says why not."""
        load = self.load
        if load is None:
            return False
        self.release()
        if space in load.targets:
            return load.drop(space)
        words, section = load.why_not(space)
        self.show_reason(words, space, section)
        return False

    def release(self) -> None:
        """What was carried is no longer over the board."""
        if self.load is not None:
            sticky = self._sticky
            self._clear_hand()
            if not sticky:
                self._board.hover(-1)
            self._refresh()

    def show_load(self, space: int) -> None:
        """Say what letting go of what is carried would mean at a space, or why it takes nothing."""
        load = self.load
        if load is None:
            return
        self._refused = self._odds = self._note = None
        self._ranges = load.ranges(space)
        if space in load.targets:
            badge = load.badge(space)
            self._odds = badge if isinstance(badge, OddsPicture) else None
            self._note = badge if isinstance(badge, NotePicture) else None
        elif space >= 0:
            words, section = load.why_not(space)
            self._refused = RefusalPicture(space, tr("Not allowed"), words, section) if words else None
        self._refresh()

    def show_reason(self, words: str, space: int, section: str = "") -> None:
        """Say for a moment why something is not possible, at a space."""
        self._table.spoken.emit(words)
        if words and space >= 0:
            self._refused = RefusalPicture(space, tr("Not allowed"), words, section)
            self._refresh()
            self._forget.start(REFUSAL_MS)

    @property
    def held(self) -> tuple[int, Kinds]:
        """What was taken into the hand: the space (-1 for nothing) and (kind, count) of the units."""
        return self._start, self._kinds

    # ---- what is lit
    def _view(self) -> State:
        view: State = self._table.view
        return view

    def movable(self) -> frozenset[int]:
        """Return the spaces with units that may be moved."""
        if self.kind in ("turn", "move"):
            return frozenset(move.path[0] for move in self._moves if isinstance(move, MoveUnits))
        if self.kind == "march":
            return frozenset(move.start for move in self._moves if isinstance(move, March))
        return frozenset()

    def spaces_asked(self) -> frozenset[int]:
        """Return the spaces that answer what is asked."""
        if self.kind in ("turn", "move", "march"):
            return frozenset()
        return frozenset(self.picks())

    def picks(self) -> dict[int, Pick]:
        """Return the answer that each space stands for: a region is meant by any of its spaces."""
        picks = [move for move in self._moves if isinstance(move, Pick)]
        if self.kind != "explore_region":
            return {move.space: move for move in picks}
        return {space: move for move in picks for space in region_spaces(self._view(), move.space)}

    def _refresh(self) -> None:
        holding = self._start >= 0
        self._show_hints(holding and self.kind != "march")
        load = self.load
        targets = frozenset(self._targets) if holding else self.spaces_asked() | self._lit
        if load is not None:
            targets = frozenset(load.targets)
        self._board.set_highlights(
            HighlightPicture(
                selected=self._start if holding else None,
                movable=frozenset() if holding or load is not None else self.movable(),
                targets=targets,
                veil=holding or (load is not None and bool(targets)),
                source=self._start if holding and self._board.gestures.group is not None else None,
                refused=self._refused,
                path=self._path,
                odds=self._odds,
                # In the way of a group that is held there are no other ways.
                trails=() if holding or load is not None else self.trails,
                note=self._note,
                ranges=self._ranges or self._reach,
            )
        )

    def _show_hints(self, holding: bool) -> None:
        """Say what is in the hand, and which keys help with it."""
        hints: tuple[tuple[str, str], ...] = ()
        if self.load is not None:
            hints = (("Esc", tr("put {card} back").replace("{card}", self.load.name)),)
            if self._sticky:
                hints = (("Tab", tr("next place")), ("Return", tr("put it there")), *hints)
        elif holding:
            down = tr("put down {units}").replace("{units}", unit_list(self._kinds))
            roads = (("Control", tr("there by Roads")),) if self._roads else ()
            hints = (*hints_of(self.own_units(self._start), self._kinds), *roads, ("Esc", down))
        elif self._stacks.space >= 0:
            hints = hints_of(self.own_units(self._stacks.space))
        if hints != self._hints:
            self._hints = hints
            self._table.hints_changed.emit(hints)

    def stack_at_hand(self) -> int:
        """Return the space of the stack that is meant by a key: in the hand, where the keyboard is, else under the mouse."""
        meant = (self._start, self._board.focused_space, self._board.hovered_space)
        return next((space for space in meant if self.own_units(space)), -1)

    def _clear_hand(self, coming: Load | None = None) -> None:
        """Empty the hand; `coming` is what is taken into it instead."""
        self._start, self._kinds, self._targets, self._roads = -1, (), {}, {}
        self._refused = self._odds = self._path = self._note = None
        self._ranges = ()
        carried, self.load, self._sticky = self.load, None, False
        if carried is not None and coming is None:
            self._table.hands.carrying.put_down()

    # ---- lifting
    def drag_group(self, space: int, piece: tuple[str, str] | None, split: bool) -> DragGroup | None:
        """See BoardHands."""
        if self.load is not None:
            return None
        view = self._view()
        icon = piece[0] if piece is not None else ""
        sea = view.terrain[space] == SEA
        if self.kind == "march":
            if space in self.movable():
                return drag_group(space, tokens_of(view.units.get(space, ()), BARBARIANS), BARBARIANS, sea)
            return None
        seat = self._table.asked
        if seat is None or self.kind not in ("turn", "move"):
            return None
        in_hand = space == self._start and not split and icon in dict(self._kinds)
        kinds = self._kinds if in_hand else lifted(view, seat, space, icon, split)
        return drag_group(space, kinds, seat, sea) if kinds else None

    def lift(self, space: int, kinds: Kinds, *, one_by_one: bool = False) -> None:
        """Take a group into the hand and see where it may go."""
        self.one_by_one = one_by_one
        view = self._view()
        self._start, self._kinds = space, kinds
        self._stacks.lifted(self.own_units(space), kinds)
        self._refused = None
        if self.kind == "march":
            ends = marching(view, (m for m in self._moves if isinstance(m, March))).get(space, set())
            self._targets = {end: March(space, end) for end in sorted(ends)}
        else:
            found = candidates((m for m in self._moves if isinstance(m, MoveUnits)), space, kinds)
            self._targets = {}
            roads = candidates((m for m in self._moves if isinstance(m, MoveUnits)), space, kinds, by_roads=True)
            self._roads = {end: move for end, move in roads.items() if move.roads and not found[end].roads}
            for end, move in found.items():
                for other in region_spaces(view, end) if sails(move) else (end,):
                    self._targets[other] = move
        self._refresh()

    def hold(self, space: int, kinds: Kinds, over: int) -> None:
        """Take a group into the hand as a click does, and look at what would happen over another space."""
        self.lift(space, kinds)
        self._board.hover(over)
        self._preview(over)

    def own_units(self, space: int) -> Kinds:
        """Return (kind, number) of the units of the one who is asked on a space, while units may be moved."""
        seat = self._table.asked
        if seat is None or self.kind not in ("turn", "move") or space < 0:
            return ()
        return tokens_of(self._view().units.get(space, ()), seat)

    def pick_units(self, space: int) -> None:
        """Let the numbers by kind be chosen that are taken into the hand."""
        units = self.own_units(space)
        if not units:
            return
        self._clear_hand()
        box = self._board.space_rect(space)
        beside = box.adjusted(-box.width(), -box.height(), box.width(), box.height()).toAlignedRect()
        port = self._board.viewport()
        panel = UnitsPanel(
            self._table.speaker.space(space), units, self._table.panels.unit_options(space),
            QRect(port.mapToGlobal(beside.topLeft()), beside.size()),
        )  # fmt: skip
        panel.picked.connect(lambda kinds: self._on_picked(space, kinds))
        panel.chosen.connect(lambda _answer: self._on_picked(space, ()))
        panel.taken.connect(self._board.setFocus)
        self._table.panels.show(panel)
        self.lift(space, units)

    @guarded()
    def _on_picked(self, space: int, kinds: Kinds) -> None:
        if kinds:
            self.lift(space, kinds)
        else:
            self._clear_hand()
            self._refresh()

    @guarded()
    def _on_drag_started(self, space: int) -> None:
        group = self._board.gestures.group
        if group is not None:
            self.lift(space, tuple(sorted(group.tokens)))

    @guarded()
    def _on_drag_moved(self, space: int) -> None:
        self._preview(space)

    @guarded()
    def _on_hovered(self, space: int) -> None:
        self._board.pieces.set_yields(space, yields_at(self._view(), self._table.looking(), space))
        empty = self._start < 0 and self.load is None and space in self.movable()
        if self._stacks.point_at(space, self.own_units(space) if empty else ()):
            self._show_hints(self._start >= 0 and self.kind != "march")
        if self.load is not None:
            self.show_load(space)
        elif self._start >= 0 and self._board.gestures.group is None:
            self._preview(space)

    @guarded()
    def _on_focused(self, space: int) -> None:
        if self.load is not None and self._sticky:
            self._table.hands.carrying.hang_over(space)
            self.show_load(space)
            said = self._refused or self._note or self._odds
            if isinstance(said, RefusalPicture):
                self._table.spoken.emit(said.text)
            elif said is not None:
                self._table.spoken.emit(", ".join((said.title, *(" ".join(line) for line in said.lines))))

    def _preview(self, space: int) -> None:
        """Show path and odds over a target, the reason over anything else."""
        self._refused = self._odds = self._path = self._note = None
        if space >= 0 and space != self._start and self._start >= 0:
            move = self._wanted(space)
            if move is not None:
                self._path = PathPicture(way_of(self._view(), move, space))
                self._odds = battle_odds(self._table, move, space)
                if self._odds is None and isinstance(move, MoveUnits):
                    self._note = move_note(self._table, move, space)
            else:
                refusal = self._table.refusal(self._meant(space))
                if refusal is not None:
                    words = self._table.speaker.refusal(refusal)
                    self._refused = RefusalPicture(space, tr("Not allowed"), words, section_name(refusal.section))
        self._refresh()

    def _wanted(self, space: int) -> Any:
        """Return the move to a space: with Ctrl by Roads, where both ways are open; None where it takes nothing."""
        move = self._targets.get(space)
        if QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier:
            return self._roads.get(space, move)
        return move

    def _meant(self, space: int) -> msgspec.Struct:
        if self.kind == "march":
            return March(self._start, space)
        seat = self._table.asked
        return attempt(self._view(), seat if seat is not None else 0, self._start, space, self._kinds)

    # ---- putting down
    @guarded()
    def _on_dropped(self, start: int, end: int) -> None:
        if start == end:
            self.put_down()
        else:
            self.put_at(end)

    def put_at(self, end: int) -> None:
        """Put what is in the hand to another space, or say why it can't go there."""
        move = self._wanted(end)
        if move is None:
            move = self._meant(end)
            refusal = self._table.refusal(move)
            if refusal is not None:
                self.put_down()
                self.show_refusal(refusal, space=end)
                return
        path, odds = self._path, self._odds
        self._clear_hand()
        if not self._table.submit(move) and self._table.hands.stakes.is_asking:
            # The bar asks first: what it is about stays on the board.
            self._path, self._odds = path, odds
            self._refresh()

    def forget_way(self) -> None:
        """What the bar asked about is no longer asked: its way and odds leave the board."""
        if self._start < 0 and (self._path is not None or self._odds is not None):
            self._path = self._odds = None
            self._refresh()

    def put_down(self) -> None:
        """Empty the hand; nothing was done."""
        self._clear_hand()
        if isinstance(self.panel, UnitsPanel):
            self._table.panels.close()
        self._refresh()

    def let_go(self) -> None:
        """Put down what is in the hand."""
        if self._board.gestures.group is not None:
            self._board.gestures.cancel()
        self.put_down()

    @guarded()
    def _on_let_go(self) -> None:
        self.put_down()

    @guarded()
    def _on_forget(self) -> None:
        self._refused = None
        if self.panel is None:
            self._lit = frozenset()
        self._refresh()
