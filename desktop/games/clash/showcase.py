"""What a table can be asked to show for a picture (`ecumene render --dialog NAME`), and the situations of the gallery."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from core.games.clash.moves import MoveUnits, TakeAdvance
from core.games.clash.state import cities_of
from core.games.clash.units import BARBARIANS, INFANTRY
from desktop.app.gameview import Scene

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable

Show = Callable[["ClashTable"], None]

SCENES = (
    Scene("attack", "attack", "main_{theme}"),
    Scene("refusal", "refusal", ""),
    Scene("opponent", "opponent", ""),
    Scene("collect", "city:collect", "dialogs"),
    Scene("construct", "city:construct", "dialogs"),
    Scene("recruit", "city:recruit", "dialogs"),
    Scene("happiness", "happiness", ""),
    Scene("influence", "city:influence", ""),
    Scene("advance", "advance", ""),
    Scene("advances", "advances", ""),
    Scene("explore", "explore", ""),
    Scene("event-choice", "event-choice", ""),
    Scene("objectives", "objectives", ""),
    Scene("trade", "trade", "dialogs"),
    Scene("offer", "offer", "dialogs"),
    Scene("battle-card", "battle-card", "battle"),
    Scene("battle", "battle", "battle"),
    Scene("discard-piles", "discard-piles", ""),
    Scene("hand-over", "hand-over", "handover"),
    Scene("end", "", "end", finished=True),
)
"""The situations of the gallery besides the plain table."""




def _attack(table: ClashTable) -> None:
    """Hold the strongest group that may attack over its target."""
    attacks = [move for move in table.moves(MoveUnits) if table.odds(move) is not None]
    best = max(attacks, key=lambda move: sum(number for _, _, number in move.units), default=None)
    if best is not None:
        counts: dict[str, int] = {}
        for kind, _, number in best.units:
            counts[kind] = counts.get(kind, 0) + number
        table.play.hold(best.path[0], tuple(sorted(counts.items())), best.path[-1])


def _refusal(table: ClashTable) -> None:
    """Hold a unit over a space that is too far away."""
    starts = sorted({move.path[0] for move in table.moves(MoveUnits) if all(kind == INFANTRY for kind, _, _ in move.units)})
    away = [space for space, city in sorted(table.view.cities.items()) if city.owner not in (table.seat, BARBARIANS)]
    if starts and away:
        table.play.hold(starts[0], ((INFANTRY, 1),), away[-1])


def _opponent(table: ClashTable) -> None:
    table.boards.show_board_of((table.seat + 1) % len(table.seats))


def _advance(table: ClashTable) -> None:
    advance = next((move.advance for move in table.moves(TakeAdvance)), "")
    if advance:
        table.panels.open_advance(advance)


def _hand_over(table: ClashTable) -> None:
    """Cover the window for the next person in the order of play, the one who is asked if there is no other."""
    decision = table.decision
    if decision is not None:
        others = [seat for seat in table.persons if seat != table.seat]
        table.pass_the_machine(replace(decision, seats=(others[0] if others else table.seat,)))


def _city(section: str) -> Show:
    """Return what opens a section of the city with the most buildings."""

    def show(table: ClashTable) -> None:
        own = cities_of(table.view, table.seat)
        if own:
            table.panels.open_city(max(own, key=lambda space: len(table.view.cities[space].buildings)), section)

    return show


SHOWN: dict[str, Show] = {
    "attack": _attack,
    "refusal": _refusal,
    "opponent": _opponent,
    "advance": _advance,
    "advances": lambda table: table.panels.open_all_advances(),
    "hand-over": _hand_over,
    "news": lambda table: table.reports.show_news(),
    **{f"city:{section}": _city(section) for section in ("collect", "construct", "recruit", "happiness", "influence", "wonder")},
}
"""Name -> what shows it."""


def show_named(table: ClashTable, dialog: str) -> bool:
    """Show something of the table as it stands. Returns whether the name is known."""
    show = SHOWN.get(dialog)
    if show is not None:
        show(table)
    return show is not None
