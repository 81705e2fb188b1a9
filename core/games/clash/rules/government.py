"""Changing the government: all its Advances are moved to another category (Change Government Type; the Event Revolution)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.content.powers import ADVANCES, GOVERNMENTS, of_category
from core.games.clash.frames import GovernmentFrame
from core.games.clash.moments import ClashStep
from core.games.clash.moves import AnyMove, ChangeGovernment
from core.games.clash.rules.advance import government_of, owns
from core.games.clash.rules.payment import cut_to_limits
from core.games.clash.state import Player, State

SECTION = "Status Phase"


def changes(player: Player) -> list[tuple[str, ...]]:
    """Return the sets of Advances to which the player could move his government's, in bit order, whatever it costs."""
    now = government_of(player)
    if not now:
        return []
    number = sum(owns(player, card.id) for card in of_category(now))
    result = []
    for category in GOVERNMENTS:
        cards = of_category(category)
        if category != now and owns(player, cards[0].requires):
            for others in combinations(cards[1:], number - 1):
                result.append((cards[0].id, *(card.id for card in others)))
    return result


def change(step: ClashStep, seat: int, advances: tuple[str, ...]) -> None:
    """Move the cubes of the government to these Advances: nothing is gained, no cube comes from the Event tracker."""
    player = step.state.players[seat]
    for card in of_category(government_of(player)):
        player.advances &= ~card.mask
    for advance in advances:
        player.advances |= ADVANCES[advance].mask
    cut_to_limits(player)
    step.write("government_changed", seat, advances=advances)


def change_refusal(player: Player, move: ChangeGovernment, possible: list[tuple[str, ...]]) -> Refusal | None:
    """Return why the government can't be changed so, or None."""
    advances = in_order(move.advances)
    if advances in possible:
        return None
    for advance in advances:
        card = ADVANCES.get(advance)
        if card is not None and card.top and card.requires and not owns(player, card.requires):
            return Refusal("government_prerequisite", SECTION, {"advance": card.id, "requires": card.requires})
    return Refusal("government_same_number", SECTION)


def in_order(advances: tuple[str, ...]) -> tuple[str, ...]:
    """Return the Advances in the order of their bits, unknown ids last."""
    return tuple(sorted(advances, key=lambda advance: (ADVANCES[advance].bit if advance in ADVANCES else 999, advance)))


class GovernmentRule(FrameRule[State, AnyMove, GovernmentFrame]):
    """Asks for the new government, which can't be declined; the only one is taken at once."""

    def decision(self, state: State, frame: GovernmentFrame) -> Decision | None:
        if len(changes(state.players[frame.seat])) < 2:
            return None
        return Decision((frame.seat,), "new_government", frame.source, SECTION)

    def run(self, step: ClashStep, frame: GovernmentFrame) -> None:
        step.pop()
        for advances in changes(step.state.players[frame.seat]):
            change(step, frame.seat, advances)

    def moves(self, state: State, frame: GovernmentFrame, seat: int) -> Iterator[AnyMove]:
        return (ChangeGovernment(advances) for advances in changes(state.players[seat]))

    def refusal(self, state: State, frame: GovernmentFrame, seat: int, move: AnyMove) -> Refusal | None:
        if not isinstance(move, ChangeGovernment):
            return Refusal("choose_new_government", SECTION, {"source": frame.source})
        return change_refusal(state.players[seat], move, changes(state.players[seat]))

    def normal(self, state: State, frame: GovernmentFrame, seat: int, move: AnyMove) -> AnyMove:
        return ChangeGovernment(in_order(move.advances)) if isinstance(move, ChangeGovernment) else move

    def answer(self, step: ClashStep, frame: GovernmentFrame, seat: int, move: AnyMove) -> None:
        assert isinstance(move, ChangeGovernment)
        step.pop()
        change(step, seat, move.advances)
