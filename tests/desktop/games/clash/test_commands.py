"""What the palette completes: every legal move, nothing else; what is refused says why."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from core.games.clash.game import GAME
from core.games.clash.moves import (
    Pay,
)
from desktop.games.clash.commands.root import completions
from desktop.theme.icons import icon_pixmap
from tests.desktop.games.clash.panels import RulesLink
from tests.properties.cases import Case, walk

pytestmark = pytest.mark.usefixtures("qapp")


class Table(RulesLink):
    """A table at which one person is asked; notes the rows of moves that are made."""

    def __init__(self, state: Any, confirm: bool = False) -> None:
        super().__init__(state)
        self.rows: list[list[Any]] = []
        self.host = SimpleNamespace(settings=SimpleNamespace(confirm_end_turn=confirm))
        self.hand = SimpleNamespace(cards=[])
        self.panels = SimpleNamespace(open_trade=lambda: None, open_city=None, open_advance=None)
        self.persons = (0,)
        self.asked: int | None = self.seat
        self.viewer: int | None = self.seat
        self.asks = True
        self.session = SimpleNamespace(view=lambda seat: GAME.view(self.state, seat))

    def submit(self, row: list[Any]) -> bool:
        self.rows.append(list(row))
        return True

    def go_to_space(self, space: int) -> None:
        raise AssertionError("only looked at")


LOOKS = "Look"


def ends(entries: Any, path: tuple[str, ...] = ()) -> Any:
    """Yield (words, completion) of every end of a tree that has an end."""
    for entry in entries:
        words = (*path, entry.text)
        assert not entry.icon or not icon_pixmap(entry.icon, "#000000", 16).isNull()
        if entry.apart:
            continue  # offers of trades without end
        steps = entry.next_steps()
        if steps:
            yield from ends(steps, words)
        else:
            yield words, entry


def made(table: Table) -> dict[tuple[str, ...], list[Any]]:
    """Do all that can be done, and return the rows of moves by the words that lead to them."""
    found: dict[tuple[str, ...], list[Any]] = {}
    for words, entry in ends([entry for entry in completions(table) if entry.group != LOOKS]):  # type: ignore[arg-type]
        if entry.refusal or entry.run is None:
            assert entry.run is None, words
            continue
        before = len(table.rows)
        entry.run()
        if len(table.rows) > before:
            found[(*words, entry.note, str(len(found)))] = table.rows[-1]
    return found


CASES = [
    Case("clash", 2, 1), Case("clash", 3, 1, "greedy"), Case("clash", 2, 1, options=(("mode", "learning"),)),
    Case("clash", 4, 1, options=(("offers", "often"), ("open_wonders", True))),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.players}-{case.bot}")
def test_every_legal_move_can_be_typed_and_no_other(case: Case) -> None:
    seen: dict[str, int] = {}
    for position in walk(case, 3):
        kind = GAME.decision(position.state).kind
        seen[kind] = seen.get(kind, 0) + 1
        # Each kind of question the first times, then now and then.
        if seen[kind] > 3 and position.number % 41:
            continue
        state = GAME.copy(position.state)
        seat = position.seat
        table = Table(state)
        if table.seat != seat:
            continue
        rows = list(made(table).values())
        legal = set(GAME.moves(table.view, seat))
        # What the rules list: each one can be made, alone or as the first of a gesture.
        assert {row[0] for row in rows} == legal, (kind, position.number)
        for row in rows:
            after = GAME.copy(table.view)
            for number, move in enumerate(row):
                assert GAME.refusal(after, seat, move) is None, row
                if number < len(row) - 1:
                    GAME.apply(after, seat, move)
    assert {"turn", "move", "pay"} <= set(seen)


def test_paying_is_a_step_of_the_same_gesture() -> None:
    for position in walk(Case("clash", 2, 1), 3):
        table = Table(position.state)
        if table.decision.kind != "turn":
            continue
        rows = [row for row in made(table).values() if len(row) > 1 and isinstance(row[1], Pay)]
        if rows:
            assert all(isinstance(move, Pay) for row in rows for move in row[1:])
            return
    raise AssertionError("nothing was to be paid in two ways")
