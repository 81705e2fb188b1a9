"""The Wonders: price, requirement, points and powers (Wonders)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from core.engine.decision import Refusal
from core.games.clash.board import PLAINS, SEA
from core.games.clash.content.cards import OBJECTIVE
from core.games.clash.content.powers import ADVANCES, GOVERNMENTS, declare_wonder
from core.games.clash.content.unit_types import supply_left
from core.games.clash.frames import FRESH, BattleFrame, PlaceFrame, TurnFrame
from core.games.clash.goods import FOOD, GOLD, IDEA, ORE, WOOD, goods
from core.games.clash.moments import (
    ACTIVATED,
    AFTER_ROLL,
    ATTACKER_VALUE,
    AUTO_DEFENCE,
    CHOOSES_FIRST,
    COLLECT_OPTIONS,
    EVENT_FROM_DISCARD,
    SHIELDS,
    TOKENS_ALIKE,
    TURN_STARTED,
    USES,
    BattleOffer,
    BattleOption,
    ClashStep,
    UseRule,
)
from core.games.clash.moves import Move, Use
from core.games.clash.rules.cards import held, with_cards
from core.games.clash.rules.collect import Yields
from core.games.clash.rules.uses import spend_card, spend_refusal
from core.games.clash.rules.wonder import DRAWS_OBJECTIVE, NEEDS_BUILDING
from core.games.clash.state import HAPPY, State
from core.games.clash.units import PLAINS as PLAINS_MARK
from core.games.clash.units import SHIP, enemies

GREAT_ARENA = declare_wonder(
    "great_arena", "Great Arena",
    "You may spend Mood tokens as Culture tokens and the reverse, but not for a Wonder's price. Once each land battle, after the "
    "roll: pay 1 Mood or Culture token for +1 Combat Value.",
    price=goods(food=3, wood=4, ore=5, culture=5), requires="circus_and_sports",
)  # fmt: skip
GREAT_GARDENS = declare_wonder(
    "great_gardens", "Great Gardens",
    "Its city may collect any resource from Plains. Units of other players that moved into Plains this turn can't attack it.",
    price=goods(food=5, wood=5, ore=2, culture=5), requires="irrigation",
)  # fmt: skip
GREAT_LIBRARY = declare_wonder(
    "great_library", "Great Library",
    "Each turn of yours: use one Advance that you don't own (no government) as if you owned it, until the end of the turn.",
    price=goods(food=3, wood=6, ore=3, culture=5), requires="philosophy",
)  # fmt: skip
GREAT_LIGHTHOUSE = declare_wonder(
    "great_lighthouse", "Great Lighthouse",
    "Needs a Port. When you activate its city: you may place a Ship from your supply on any Sea space without enemy Ships. You "
    "always choose the first player.",
    price=goods(food=3, wood=5, ore=4, culture=5), requires="cartography",
)  # fmt: skip
GREAT_MAUSOLEUM = declare_wonder(
    "great_mausoleum", "Great Mausoleum",
    "When you draw an Event or Action card, you may take the top card of the discard pile instead. Yours go under the pile.",
    price=goods(food=4, wood=4, ore=4, culture=5), requires="priesthood",
)  # fmt: skip
GREAT_PYRAMID = declare_wonder(
    "great_pyramid", "Great Pyramid",
    "5 points, and you keep them all even if its city is captured. In a tie for most points, you win.",
    price=goods(food=2, wood=3, ore=7, culture=5), requires="rituals",
)  # fmt: skip
GREAT_STATUE = declare_wonder(
    "great_statue", "Great Statue",
    "When constructed: draw an Objective card. Once per turn, free: discard an Objective card for one more action.",
    price=goods(food=3, wood=4, ore=5, culture=5), requires="monuments",
)  # fmt: skip
GREAT_WALL = declare_wonder(
    "great_wall", "Great Wall",
    "Enemies who attack a Happy city of yours have -2 Combat Value in the first round. Barbarians who attack your cities are "
    "defeated without a roll.",
    price=goods(food=3, wood=2, ore=7, culture=5), requires="siegecraft",
)  # fmt: skip

HALVES = {GREAT_PYRAMID.id: 10}
"""Points in halves of the Wonders that are not worth 4."""
WONDER_HALVES = 8
WALL_VALUE = -2
STAYS_WITH_BUILDER = frozenset({GREAT_PYRAMID.id})
"""Cards that nobody else gets by capturing the city; their points are not split."""
GARDENS_KINDS = (FOOD, WOOD, ORE, IDEA, GOLD)


class GreatLibrary(UseRule):
    """Declare the Advance to use until the end of the turn; `name` is its id."""

    fields = ("name",)
    while_moving = True

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        player = state.players[seat]
        if GREAT_LIBRARY.id in player.used:
            return
        for card in ADVANCES.values():
            if card.category not in GOVERNMENTS and not player.advances & card.mask:
                yield Use(GREAT_LIBRARY.id, name=card.id)

    def refusal(self, state: State, seat: int, move: Use) -> Refusal | None:
        player = state.players[seat]
        section = "Great Library"
        if GREAT_LIBRARY.id in player.used:
            return Refusal("once_per_turn", section, {"power": GREAT_LIBRARY.id})
        card = ADVANCES.get(move.name)
        if card is None:
            return Refusal("name_an_advance", section)
        if card.category in GOVERNMENTS:
            return Refusal("no_government_lent", section, {"advance": card.id})
        if player.advances & card.mask:
            return Refusal("advance_owned", section, {"advance": card.id})
        return None

    def apply(self, step: ClashStep, seat: int, move: Use) -> None:
        player = step.state.players[seat]
        player.used = (*player.used, GREAT_LIBRARY.id)
        player.borrowed = ADVANCES[move.name].mask
        step.write("advance_lent", seat, advance=move.name)
        frame = step.state.frames[-1]
        if isinstance(frame, TurnFrame) and frame.step == FRESH:
            # What acts at the beginning of a turn: it is only beginning.
            for hook in TURN_STARTED.of(player.borrowed):
                question = hook(step.state, seat)
                if question is not None:
                    step.push(question)


class GreatStatue(UseRule):
    """The Great Statue: an Objective card (`name`) for one more action; the Learning game has no cards."""

    fields = ("name",)
    idle_without_cards = True

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        player = state.players[seat]
        if GREAT_STATUE.id not in player.used:
            for card in held(player, OBJECTIVE):
                yield Use(GREAT_STATUE.id, name=card)

    def refusal(self, state: State, seat: int, move: Use) -> Refusal | None:
        if not with_cards(state):
            return Refusal("no_cards_in_learning_game", "Great Statue", {"power": GREAT_STATUE.id})
        return spend_refusal(state.players[seat], GREAT_STATUE.id, move.name, (OBJECTIVE,), "Great Statue")

    def apply(self, step: ClashStep, seat: int, move: Use) -> None:
        spend_card(step, seat, GREAT_STATUE.id, move.name)
        step.state.players[seat].actions += 1
        step.write("action_won", seat, source=GREAT_STATUE.id)


def _gardens(powers: int, used: tuple[str, ...], wonders: tuple[str, ...], yields: Yields) -> None:
    if GREAT_GARDENS.id in wonders:
        yields.of_terrain[PLAINS] = GARDENS_KINDS


def _lighthouse(state: State, seat: int, city: int) -> PlaceFrame | None:
    if GREAT_LIGHTHOUSE.id not in state.cities[city].wonders or supply_left(state, seat, SHIP) <= 0:
        return None
    spaces = tuple(
        space
        for space, terrain in enumerate(state.terrain)
        if terrain == SEA and not enemies(state.units.get(space, ()), seat)
    )
    return PlaceFrame(seat, SHIP, spaces, GREAT_LIGHTHOUSE.id, optional=True) if spaces else None


def _arena(state: State, battle: BattleFrame, seat: int) -> BattleOffer | None:
    side = battle.side_of(seat)
    if battle.naval or (side, GREAT_ARENA.id) in battle.used:
        return None
    bought = replace(
        battle,
        used=(*battle.used, (side, GREAT_ARENA.id)),
        round_bonuses=(*battle.round_bonuses, (side, GREAT_ARENA.id, 1)),
    )
    # A Culture token does as well: the Wonder makes the tokens alike.
    return BattleOffer(GREAT_ARENA.id, (BattleOption("yes", goods(mood=1), bought),))


def _wall(state: State, battle: BattleFrame) -> int:
    city = None if battle.naval else state.cities.get(battle.space)
    if city is None or battle.round > 1 or city.owner != battle.defender or city.mood != HAPPY:
        return 0
    return WALL_VALUE


TOKENS_ALIKE.add(GREAT_ARENA.bit, lambda: True)
COLLECT_OPTIONS.add(GREAT_GARDENS.bit, _gardens)
SHIELDS[GREAT_GARDENS.id] = (PLAINS, PLAINS_MARK)
NEEDS_BUILDING[GREAT_LIGHTHOUSE.id] = "port"
DRAWS_OBJECTIVE.add(GREAT_STATUE.id)
ACTIVATED.add(GREAT_LIGHTHOUSE.bit, _lighthouse)
CHOOSES_FIRST.add(GREAT_LIGHTHOUSE.bit, lambda: True)
USES[GREAT_LIBRARY.id] = GreatLibrary()
USES[GREAT_STATUE.id] = GreatStatue()
AFTER_ROLL.add(GREAT_ARENA.bit, _arena)
ATTACKER_VALUE.add(GREAT_WALL.bit, _wall)
AUTO_DEFENCE.add(GREAT_WALL.bit, lambda: True)
EVENT_FROM_DISCARD.add(GREAT_MAUSOLEUM.bit, lambda: True)
