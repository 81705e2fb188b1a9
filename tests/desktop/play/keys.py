"""Plays a whole two-player game by keys alone, on the board and its panels: `python -m tests.desktop.play.keys --seed 3`.

What the person wants is what a bot would do (tests/desktop/play/person.py); how it is done: arrows and Tab on the board, Enter,
Ctrl+Enter, letters, the numbers of panels. Neither the mouse nor the command palette is touched.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from core.engine.decision import Decision
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.moves import (
    CANCEL,
    NO,
    Accept,
    BuildWonder,
    Collect,
    Construct,
    Done,
    EndTurn,
    Found,
    Gain,
    Influence,
    MoveUnits,
    Offer,
    Pay,
    Pick,
    Play,
    Raise,
    Recruit,
    Remove,
    TakeAdvance,
    Use,
)
from core.games.clash.rules.combat import RETREAT
from desktop.app.window import MainWindow
from desktop.games.clash.dialogs.battle import BattleDialog
from desktop.games.clash.dialogs.city import SECTIONS, CityPanel
from desktop.games.clash.dialogs.construct import ConstructSection
from desktop.games.clash.dialogs.goods import MixturePanel
from desktop.games.clash.dialogs.trade import TradeDialog
from desktop.games.clash.docks.advances import AdvancesBoard
from desktop.games.clash.hands import kinds_of
from desktop.games.clash.table import ClashTable
from desktop.games.clash.words.names import piece_name
from desktop.widgets.handcard import HandCard
from desktop.widgets.inputs import Stepper
from tests.desktop.play.look import NotReachable, first_of
from tests.desktop.play.mouse import pump, wait
from tests.desktop.play.offscreen import CONTROL, NONE, SHIFT, Keyboard, KeysOnly, main
from tests.desktop.play.person import Diary, Person

KEY = Qt.Key
ARROWS = {KEY.Key_Left: (-1, 0), KEY.Key_Right: (1, 0), KEY.Key_Up: (0, -1), KEY.Key_Down: (0, 1)}
NUMBERS = (KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4, KEY.Key_5, KEY.Key_6, KEY.Key_7, KEY.Key_8, KEY.Key_9)
IN_CITY = {Collect: "collect", Construct: "construct", Recruit: "recruit", Raise: "happiness", Influence: "influence",
           BuildWonder: "wonder"}  # fmt: skip


class NoAlbum:
    """Takes no pictures."""

    def once(self, name: str, rest: float = 0.0) -> None:
        """Nothing."""

    def take(self, name: str, rest: float = 0.0) -> None:
        """Nothing."""


class KeyHands:
    """Makes moves with the keyboard. Takes the place of `Gestures` for a `Person`."""

    def __init__(self, keys: Keyboard, window: MainWindow) -> None:
        self.keys = keys
        self.window = window
        self.album = NoAlbum()
        table = window.table
        assert isinstance(table, ClashTable)
        self.table = table
        self.board = table.view_widget
        self._turn = 0

    def _every_other(self) -> bool:
        self._turn += 1
        return self._turn % 2 == 0

    def close_panel(self) -> None:
        """Close the report beside the board."""
        self.to_board()
        self.keys.press(KEY.Key_Escape)

    # ---- the whole
    def make(self, decision: Decision, move: Any) -> None:
        """Make a move. Raises NotReachable if a part of the way is missing."""
        if decision.kind in ("turn", "move") and isinstance(move, MoveUnits):
            self._carry(move)
        elif decision.kind in ("turn", "move") and isinstance(move, EndTurn | Done):
            self._end()
        elif decision.kind == "turn":
            self._at_turn(move)
        else:
            self._answer(move)

    def _at_turn(self, move: Any) -> None:
        if isinstance(move, TakeAdvance):
            self._open_advance(move.advance)
            self._press_row(self._panel(), move)
        elif isinstance(move, Use):
            if move.power in WONDERS:
                city = next(space for space, city in self.table.view.cities.items() if move.power in city.wonders)
                self._open_city(city, "wonder")
            else:
                self._open_advance(move.power)
            self._press_row(self._panel(), move)
        elif isinstance(move, Found):
            self.walk(move.space)
            self.keys.press(KEY.Key_Return, CONTROL)
            self._press_row(self._panel(), move)
        elif isinstance(move, Play):
            self._play(move.card)
        elif isinstance(move, Offer):
            raise NotReachable("trades are not offered here")
        else:
            self._in_city(move)

    def _end(self) -> None:
        self.to_board()
        self.keys.press(KEY.Key_E)
        if self.window.bar.question is not None:
            self.keys.press(KEY.Key_Return)

    # ---- the board
    def to_board(self) -> None:
        """Bring the keyboard to the board: F6 walks through the parts of the window."""
        if not self._by_parts(lambda widget: widget is self.board):
            raise NotReachable(f"F6 does not lead to the board from {self.keys.focus}")

    def _by_parts(self, wanted: Callable[[QWidget], bool]) -> bool:
        for _ in range(14):
            if wanted(self.keys.focus):
                return True
            self.keys.press(KEY.Key_F6)
        return wanted(self.keys.focus)

    def walk(self, space: int) -> None:
        """Walk to a space: with Tab where it is lit, else with the arrows."""
        self.to_board()
        picture = self.board.highlights.picture
        if space in (picture.targets or picture.movable) and self._every_other():
            for _ in range(80):
                if self.board.focused_space == space:
                    return
                self.keys.press(KEY.Key_Tab)
        for _ in range(200):
            at = self.board.focused_space
            if at == space:
                return
            self.keys.press(self._way(at, space))
        raise NotReachable(f"the arrows don't lead to {space}, but to {self.board.focused_space}")

    def _way(self, at: int, space: int) -> Qt.Key:
        """Return the first arrow on the shortest way."""
        grid = self.board.shapes.grid
        if at not in grid:
            return KEY.Key_Right
        first: dict[int, Qt.Key] = {at: KEY.Key_Right}
        waiting = deque([at])
        while waiting:
            here = waiting.popleft()
            for key, (dx, dy) in ARROWS.items():
                there = grid.step(here, dx, dy, None)
                if there not in first:
                    first[there] = key if here == at else first[here]
                    waiting.append(there)
        # What the arrows remember of the row may lead elsewhere: then the way is looked for anew from there.
        return first.get(space, KEY.Key_Down)

    def _carry(self, move: MoveUnits) -> None:
        """Take the group into the hand by its numbers, walk to the end of its way, and put it down."""
        start, end = move.path[0], move.path[-1]
        self.walk(start)
        self.keys.press(KEY.Key_U)
        panel = self._panel()
        steppers: dict[str, Stepper] | None = getattr(panel, "steppers", None)
        if steppers is None:
            raise NotReachable(f"U does not let the units be chosen, but shows {type(panel).__name__}")
        wanted = dict(kinds_of(move))
        for number, (kind, stepper) in enumerate(steppers.items()):
            for _ in range(12):
                if stepper.value == wanted.get(kind, 0):
                    break
                self.keys.press(NUMBERS[number])
            else:
                raise NotReachable(f"the numbers don't come to {wanted}")
        self.keys.press(KEY.Key_Return)
        self.walk(end)
        self.keys.press(KEY.Key_Return, CONTROL if move.roads else NONE)
        self._confirm()

    def _confirm(self) -> None:
        pump()
        if self.window.bar.question is not None:
            self.keys.press(KEY.Key_Return)

    # ---- panels
    def _panel(self) -> QWidget | None:
        """Return the panel or dialog that is open."""
        pump(0.01)
        covering = self.window.covering()
        if covering is not None:
            return covering.content
        return self.window.frame.choice if self.window.frame is not None else None

    def _into(self, panel: QWidget) -> None:
        """Bring the keyboard into a panel."""
        if not self._by_parts(lambda widget: widget is panel or panel.isAncestorOf(widget)):
            raise NotReachable(f"F6 does not lead into {type(panel).__name__}")

    def _tab_within(self, panel: QWidget, wanted: Callable[[QWidget], bool], what: str) -> None:
        self._into(panel)
        for modifiers in (NONE, SHIFT):
            for _ in range(40):
                if wanted(self.keys.focus):
                    return
                self.keys.press(KEY.Key_Tab, modifiers)
                if not panel.isAncestorOf(self.keys.focus):
                    break
            self._into(panel)
        if not wanted(self.keys.focus):
            raise NotReachable(f"Tab does not lead to {what} in {type(panel).__name__}")

    def _press_row(self, panel: QWidget | None, move: Any) -> None:
        """Press what stands for a move in a panel: by its number, or with Tab and Enter."""
        if panel is None:
            raise NotReachable(f"no panel for {move}")

        def stands(widget: QWidget) -> bool:
            option = getattr(widget, "option", None)
            return (option is not None and option.id == move) or getattr(widget, "move_made", None) == move

        row = first_of(panel.findChildren(QAbstractButton), stands)
        if row is None and isinstance(move, TakeAdvance):
            self._into(panel)
            self.keys.press(KEY.Key_Return)
            return
        if row is None or not row.isEnabled():
            raise NotReachable(f"{type(panel).__name__} has nothing for {move}")
        cap = getattr(row, "_cap", "")  # the key that the row shows
        if cap and self._every_other():
            self._into(panel)
            self.keys.press(NUMBERS[int(cap) - 1])
        else:
            self._tab_within(panel, lambda widget: widget is row, f"the row of {move}")
            self.keys.press(KEY.Key_Return)
        self._confirm()

    def _answer(self, move: Any) -> None:
        """Answer the question of the panel that is open."""
        wait(lambda: self._panel() is not None, 2.0)
        panel = self._panel()
        if panel is None:
            raise NotReachable("no panel asks")
        if isinstance(panel, BattleDialog):
            self._fight(panel, move)
        elif isinstance(panel, TradeDialog):
            self._trade(panel, move)
        elif isinstance(panel, MixturePanel) and isinstance(move, Pay | Gain):
            self._mix(panel, move)
        elif isinstance(move, Done):
            self._into(panel)
            self.keys.press(KEY.Key_Return)
        elif move in (NO, CANCEL) and getattr(panel, "decline", None) is not None:
            self._into(panel)
            self.keys.press(KEY.Key_Escape)
        elif isinstance(move, Pick) and self._every_other():
            self.walk(move.space)
            self.keys.press(KEY.Key_Return)
        else:
            self._press_row(panel, move)

    def _mix(self, panel: MixturePanel, move: Pay | Gain) -> None:
        for _ in range(2):
            for number, (index, stepper) in enumerate(panel.steppers.items()):
                self._into(panel)
                self.keys.press(NUMBERS[number])
                for _ in range(20):
                    before = stepper.value
                    if before == move.goods[index]:
                        break
                    self.keys.press(KEY.Key_Down if before > move.goods[index] else KEY.Key_Up)
                    if stepper.value == before:
                        break
        if panel.goods() != move.goods:
            raise NotReachable(f"the steppers give {panel.goods()} and not {move.goods}")
        self.keys.press(KEY.Key_Return)

    def _fight(self, dialog: BattleDialog, move: Any) -> None:
        self._into(dialog)
        if any(side.rolling for side in dialog.sides):
            self.keys.press(KEY.Key_Space)
        if isinstance(move, Remove):
            wanted = dict(move.units)
            for number, piece in enumerate(dialog.sides[dialog.frame.asked].standing()):
                if piece.isChecked() != (wanted.get(piece.kind, 0) > 0):
                    self.keys.press(NUMBERS[number])
                if piece.isChecked():
                    wanted[piece.kind] -= 1
            self.keys.press(KEY.Key_Return)
        elif dialog.decision.kind == "retreat":
            self.keys.press(KEY.Key_R if move == RETREAT else KEY.Key_Return)
        elif move == NO:
            self.keys.press(KEY.Key_Escape)
        elif dialog.chooser is not None:
            row = next((row for row in dialog.chooser.rows if row.option.id == move), None)
            if row is None:
                raise NotReachable(f"the battle has no card for {move}")
            self.keys.press(NUMBERS[dialog.chooser.rows.index(row)])
            self.keys.press(KEY.Key_Return)
        else:
            row = next((row for row in dialog.offers if row.option.id == move), None)
            if row is None:
                raise NotReachable(f"the battle has nothing for {move}")
            self.keys.press(NUMBERS[dialog.offers.index(row)])

    def _trade(self, dialog: TradeDialog, move: Any) -> None:
        button = dialog.confirm if isinstance(move, Accept) else dialog.refuse if move == NO else None
        if button is None:
            raise NotReachable("counter-offers are not made here")
        self._tab_within(dialog, lambda widget: widget is button, button.text())
        self.keys.press(KEY.Key_Return)

    # ---- turn
    def _open_advance(self, advance: str) -> None:
        self.to_board()
        self.keys.press(KEY.Key_A)
        grid = self.keys.focus
        if not isinstance(grid, AdvancesBoard):
            raise NotReachable("A does not lead to the Advances")
        names = [piece_name(other) for other in ADVANCES]
        wanted = list(ADVANCES).index(advance)
        back, on, up, down = KEY.Key_Left, KEY.Key_Right, KEY.Key_Up, KEY.Key_Down
        if not grid.is_matrix:  # four in a column, and not in a row
            back, on, up, down = up, down, back, on
        for _ in range(60):
            said = grid.accessibleDescription()
            at = names.index(said) if said in names else -1
            if at == wanted:
                self.keys.press(KEY.Key_Return)
                return
            if at < 0:
                self.keys.press(back)
            elif at // 4 != wanted // 4:
                self.keys.press(down if at < wanted else up)
            else:
                self.keys.press(on if at < wanted else back)
        raise NotReachable(f"{names[wanted]} is not reached, but {grid.accessibleDescription()}")

    def _open_city(self, city: int, section: str) -> CityPanel:
        panel = self._panel()
        if not (isinstance(panel, CityPanel) and panel.space == city):
            self.walk(city)
            self.keys.press(KEY.Key_Return, CONTROL)
            panel = self._panel()
        if not isinstance(panel, CityPanel):
            raise NotReachable(f"Ctrl+Enter opens no panel for the city at {city}")
        index = [name for name, _, _ in SECTIONS].index(section)
        self._into(panel)
        for _ in SECTIONS:
            if panel.current is panel.section(index):
                return panel
            self.keys.press(KEY.Key_PageDown, CONTROL)
        raise NotReachable(f"the section {section} does not open")

    def _in_city(self, move: Any) -> None:
        panel = self._open_city(move.city, IN_CITY[type(move)])
        section: Any = panel.current
        if isinstance(move, Collect):
            self._collect(panel, section, move)
        elif isinstance(move, Recruit):
            wanted = dict(move.units)
            for number, line in enumerate(section.lines):
                for _ in range(12):
                    if line.stepper.value == wanted.get(line.kind, 0):
                        break
                    self.keys.press(NUMBERS[number])
            self.keys.press(KEY.Key_Return)
        elif isinstance(move, Construct):
            self._construct(panel, section, move)
        else:
            card = getattr(move, "card", "")
            if card:
                self._tab_within(panel, lambda widget: widget is section.toggle, "the card")
                self.keys.press(KEY.Key_Space)
            self._press_row(panel, move)
        self._confirm()

    def _construct(self, panel: CityPanel, section: ConstructSection, move: Construct) -> None:
        row = next((row for row in section.rows if row.option.id.building == move.building), None)  # type: ignore[attr-defined]
        if row is None:
            raise NotReachable(f"no row for {move.building}")
        self._tab_within(panel, lambda widget: widget is row, move.building)
        self.keys.press(KEY.Key_Return)
        if section.port_rows:
            port = next(row for row in section.port_rows if row.option.id == move)
            self._tab_within(panel, lambda widget: widget is port, "the Sea space")
            self.keys.press(KEY.Key_Return)

    def _collect(self, panel: CityPanel, section: Any, move: Collect) -> None:
        for card, toggle in section.toggles.items():
            if toggle.isChecked() != (card == move.card):
                self._tab_within(panel, lambda widget, toggle=toggle: widget is toggle, "the card")
                self.keys.press(KEY.Key_Space)
        self._into(panel)
        for _ in range(2):
            for number, row in enumerate(row for row in section.rows if row.isEnabled()):
                wanted = tuple(kind for space, kind in move.spaces if space == row.space)
                for _ in range(8):
                    if row.picks == wanted or number >= 9:
                        break
                    self.keys.press(NUMBERS[number])
        made = section.move(move.using)
        if made.spaces != move.spaces:
            raise NotReachable(f"the rows give {made} and not {move}")
        if move.using:
            self._tab_within(panel, lambda widget: widget is section.free, "the free Collect")
        self.keys.press(KEY.Key_Return)

    def _play(self, card: str) -> None:
        self.to_board()
        self.keys.press(KEY.Key_H)
        for _ in range(20):
            focus = self.keys.focus
            if isinstance(focus, HandCard) and focus.item.id == card:
                self.keys.press(KEY.Key_Return)
                self._confirm()
                return
            self.keys.press(KEY.Key_Right)
        raise NotReachable(f"{card} is not reached in the hand")


class BoardGame(KeysOnly):
    """The game by keys on the board."""

    def __init__(self, folder, seed: int) -> None:
        super().__init__(folder, seed)
        self.diary = Diary()
        self._person: Person | None = None

    def act(self) -> None:
        if self._person is None:
            hands: Any = KeyHands(self.keys, self.window)
            self._person = Person(hands, self.diary, self.table.persons[0])
        self._person.act()

    def play(self) -> None:
        try:
            super().play()
        finally:
            self.report.update(impossible=self.diary.impossible, different=self.diary.different)


if __name__ == "__main__":
    # The bots' processes import this file anew: nothing else may happen here.
    sys.exit(main(BoardGame, __doc__))
