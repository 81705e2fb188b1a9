"""Effects that outlast what brought them: at the start of a turn, in a battle, on constructing (Action Cards, Events).

What a player has for himself stands in `Player.lasting`, Event cards on the table in `State.lasting`.
"""

from __future__ import annotations

from collections.abc import Callable

from core.engine.decision import Refusal
from core.games.clash.moments import ClashStep
from core.games.clash.state import Player, State

ACTIONS_LOST: dict[str, int] = {}
"""Source -> main actions that the player's next turn has fewer."""
NEXT_BATTLE: set[str] = set()
"""Sources whose number is added to the player's Combat Value in every round of his next battle."""
NO_CONSTRUCTION: dict[str, Callable[[State, int], bool]] = {}
"""Event card -> (state, seat): whether the seat may construct neither Buildings nor Wonders while it lies on the table."""


def add_lasting(player: Player, source: str, number: int) -> None:
    """Let an effect last for the player."""
    player.lasting = (*player.lasting, (source, number))


def end_lasting(player: Player, source: str) -> None:
    """End all effects of a source for the player."""
    player.lasting = tuple([entry for entry in player.lasting if entry[0] != source])


def start_with_fewer_actions(step: ClashStep, seat: int) -> None:
    """Take the actions that lasting effects cost off a turn that begins; that ends these effects."""
    player = step.state.players[seat]
    for source, _ in player.lasting:
        if source in ACTIONS_LOST:
            lost = min(player.actions, ACTIONS_LOST[source])
            player.actions -= lost
            end_lasting(player, source)
            step.write("actions_lost", seat, actions=lost, source=source)


def battle_bonuses(player: Player, side: int) -> tuple[tuple[int, str, int], ...]:
    """Return (side, source, Combat Value) of what lasts until the player's next battle."""
    return tuple([(side, source, number) for source, number in player.lasting if source in NEXT_BATTLE])


def end_battle_bonuses(player: Player) -> None:
    """The battle has begun: it has the bonuses now."""
    player.lasting = tuple([entry for entry in player.lasting if entry[0] not in NEXT_BATTLE])


def construction_refusal(state: State, seat: int) -> Refusal | None:
    """Return why the seat may not construct anything at all, or None (Plague)."""
    for card in state.lasting:
        if card in NO_CONSTRUCTION and NO_CONSTRUCTION[card](state, seat):
            return Refusal("plague", "Events", {"card": card})
    return None
