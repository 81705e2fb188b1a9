"""Great People: who pays for them first keeps them in hand, known to all, and plays them later as an action (E18-E26)."""

from __future__ import annotations

from msgspec.structs import replace

from core.engine.decision import Refusal
from core.games.clash.content.advances.economics import TRADE_ROUTES, trade_routes
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.powers import GOVERNMENTS, in_force
from core.games.clash.frames import EffectFrame, GainAdvanceFrame, MoveFrame, QuestionFrame
from core.games.clash.goods import Goods, goods
from core.games.clash.moments import ClashStep
from core.games.clash.moves import Construct
from core.games.clash.rules.advance import BY_CARD, obtainable
from core.games.clash.rules.cards import draw_actions
from core.games.clash.rules.construct import affordable, construct_unactivated, nothing_refusal, sites
from core.games.clash.rules.effects import EffectStep, again, ask, finish
from core.games.clash.rules.event_steps import ask_event, no_city_of_yours
from core.games.clash.rules.event_texts import SECTION, card_of, declare_event
from core.games.clash.rules.exploration import explorable, explore_region
from core.games.clash.rules.found import establish, site_refusal
from core.games.clash.rules.happiness import raise_mood
from core.games.clash.rules.lasting import NEXT_BATTLE, add_lasting, end_lasting
from core.games.clash.rules.movement import MOVES
from core.games.clash.rules.payment import ask_payment, can_pay, gain, payments
from core.games.clash.rules.play import AS_ACTION, declare_civil
from core.games.clash.rules.questions import ADVANCE, DECLINED, REASONS
from core.games.clash.state import HAPPY, Card, State, card_mask, cities_of

CLAIM = goods(culture=1)
CLAIM_OF_OTHERS = goods(culture=2)
SETTLING = goods(food=2)
"""What the Great Explorer's city costs."""
WARLORD, WARLORD_VALUE = "E24", 2
CLAIM_PERSON, EXPLORE_REGION, SETTLE_THERE, HAPPY_CITY, BUILD_IN, WHICH_BUILDING, PORT_AT = (
    "claim_person", "explore_region", "settle_there", "happy_city", "build_in", "which_building", "port_at",
)  # fmt: skip
"""The kinds of questions that Great People ask."""


# ---------------------------------------------------------------- claiming: `count` is how far round the table it has come
def claim_price(place: int) -> Goods:
    """Return what a Great Person costs the player so many places after the drawer."""
    return CLAIM_OF_OTHERS if place else CLAIM


def _claimer(state: State, frame: EffectFrame) -> int:
    return (frame.seat + frame.count) % len(state.players)


def _offer(step: ClashStep, frame: EffectFrame) -> None:
    """Ask the next player who can pay."""
    players = step.state.players
    for place in range(frame.count, len(players)):
        seat = (frame.seat + place) % len(players)
        if can_pay(players[seat], claim_price(place)):
            step.replace(replace(frame, count=place))
            ask_event(step, frame, CLAIM_PERSON, ("yes",), seat=seat, optional=True)
            return
    step.write("great_person_unclaimed", card=card_of(frame))
    finish(step)


def _pay(step: ClashStep, frame: EffectFrame) -> None:
    if frame.answers[-1] == DECLINED:
        again(step, frame, 2, count=frame.count + 1)
    else:
        seat = _claimer(step.state, frame)
        ask_payment(step, seat, card_of(frame), payments(step.state, seat, claim_price(frame.count)))


def _keep(step: ClashStep, frame: EffectFrame) -> None:
    state = step.state
    seat = _claimer(state, frame)
    state.players[seat].hand = (*state.players[seat].hand, Card(card_of(frame), card_mask(state)))
    step.write("great_person_claimed", seat, card=card_of(frame))


declare_event(
    ("E18", "E19", "E20", "E21", "E22", "E23", "E24", "E25", "E26"), "great_person",
    "You may take this card into your hand for 1 Culture token. If you don't, the others may, clockwise, for 2.",
    steps=(_offer, _pay, _keep),
)  # fmt: skip


# ---------------------------------------------------------------- what all of them bring
def free_advance(*categories: str) -> tuple[EffectStep, ...]:
    """Return the steps that give an Advance of these categories, its cube from the supply; it may be declined."""

    def choose(step: ClashStep, frame: EffectFrame) -> None:
        cards = obtainable(step.state.players[frame.seat])
        ask(step, frame, ADVANCE, tuple(card.id for card in cards if card.category in categories), optional=True, section=SECTION)

    def take(step: ClashStep, frame: EffectFrame) -> None:
        if frame.answers[-1] != DECLINED:
            step.push(GainAdvanceFrame(frame.seat, str(frame.answers[-1]), BY_CARD))

    return choose, take


def gains(amounts: Goods) -> EffectStep:
    """Return the step that gains these goods."""
    return lambda step, frame: gain(step, frame.seat, amounts, frame.card)


def draws(number: int) -> EffectStep:
    """Return the step that draws so many Action cards."""
    return lambda step, frame: draw_actions(step, frame.seat, number, frame.card)


# ---------------------------------------------------------------- Great Explorer
def _choose_region(step: ClashStep, frame: EffectFrame) -> None:
    ask(step, frame, EXPLORE_REGION, explorable(step.state, frame.seat), optional=True, section=SECTION)


def _explore(step: ClashStep, frame: EffectFrame) -> None:
    space = frame.answers[-1]
    if isinstance(space, int):
        explore_region(step, frame.seat, space)
    else:
        finish(step)


def new_sites(state: State, seat: int, space: int) -> tuple[int, ...]:
    """Return the spaces of the region just revealed, named by one of its spaces, on which a city may be founded."""
    board = state.geometry()
    return tuple([site for site in board.slots[board.slot_of[space]] if site_refusal(state, seat, site) is None])


def _no_way(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    if frame.kind != EXPLORE_REGION or not isinstance(answer, int):
        return None
    return Refusal("region_not_beside_your_cities", SECTION, {"space": answer})


def _no_site(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    if not isinstance(answer, int):
        return None
    effect = state.frames[-2]
    region = effect.answers[-1] if isinstance(effect, EffectFrame) else -1
    board = state.geometry()
    if not 0 <= answer < board.size or board.slot_of[answer] != board.slot_of[int(region)]:
        return Refusal("not_in_the_new_region", SECTION, {"space": answer})
    return site_refusal(state, frame.seat, answer)


REASONS["E18"] = _no_way
REASONS[SETTLE_THERE] = _no_site


def _choose_site(step: ClashStep, frame: EffectFrame) -> None:
    state = step.state
    space = frame.answers[-1]
    assert isinstance(space, int)
    places = new_sites(state, frame.seat, space) if can_pay(state.players[frame.seat], SETTLING) else ()
    ask(step, frame, SETTLE_THERE, places, optional=True, section=SECTION)


def _pay_settling(step: ClashStep, frame: EffectFrame) -> None:
    if isinstance(frame.answers[-1], int):
        ask_payment(step, frame.seat, frame.card, payments(step.state, frame.seat, SETTLING))
    else:
        finish(step)


def _settle(step: ClashStep, frame: EffectFrame) -> None:
    space = frame.answers[-1]
    assert isinstance(space, int)
    establish(step, frame.seat, space)


declare_civil(
    "E18", "Great Explorer",
    "Take a Maritime Advance free. Then you may reveal a region beside a region with a city of yours, and pay 2 Food to found a "
    "city there without a Settler.",
    timing=AS_ACTION, steps=(*free_advance("maritime"), _choose_region, _explore, _choose_site, _pay_settling, _settle),
)  # fmt: skip


# ---------------------------------------------------------------- Great Artist
def _choose_sad_city(step: ClashStep, frame: EffectFrame) -> None:
    cities = step.state.cities
    sad = tuple(space for space in cities_of(step.state, frame.seat) if cities[space].mood != HAPPY)
    ask(step, frame, HAPPY_CITY, sad, section=SECTION)


def _happy(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    refusal = no_city_of_yours(state, frame, answer)
    if refusal is None and isinstance(answer, int):
        return Refusal("already_happy", SECTION, {"city": answer})
    return refusal


REASONS[HAPPY_CITY] = _happy


def _cheer(step: ClashStep, frame: EffectFrame) -> None:
    space = frame.answers[-1]
    if isinstance(space, int):
        raise_mood(step, space, HAPPY - step.state.cities[space].mood)


declare_civil(
    "E19", "Great Artist", "Take a Culture Advance free. One of your cities becomes Happy.",
    timing=AS_ACTION, steps=(*free_advance("culture"), _choose_sad_city, _cheer),
)  # fmt: skip


# ---------------------------------------------------------------- Great Prophet, Great Engineer
def building(card: str, *kinds: str) -> tuple[EffectStep, ...]:
    """Return the steps that construct a building (of these kinds, or any) for its price, without activating the city."""

    def possible(state: State, frame: EffectFrame) -> list[Construct]:
        player = state.players[frame.seat]
        return [
            move
            for move in sites(state, frame.seat)
            if (not kinds or move.building in kinds) and affordable(player, move.building)
        ]

    def choose_city(step: ClashStep, frame: EffectFrame) -> None:
        cities = dict.fromkeys(move.city for move in possible(step.state, frame))
        ask(step, frame, BUILD_IN, tuple(cities), optional=True, section=SECTION)

    def reason(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
        if frame.kind != BUILD_IN or not isinstance(answer, int):
            return None
        return no_city_of_yours(state, frame, answer) or nothing_refusal(state, frame.seat, answer, kinds or tuple(BUILDINGS))

    REASONS[card] = reason

    def choose_building(step: ClashStep, frame: EffectFrame) -> None:
        city = frame.answers[-1]
        if city == DECLINED:
            finish(step)
        else:
            here = dict.fromkeys(move.building for move in possible(step.state, frame) if move.city == city)
            ask(step, frame, WHICH_BUILDING, tuple(here), section=SECTION)

    def choose_port(step: ClashStep, frame: EffectFrame) -> None:
        city, kind = frame.answers[-2:]
        ports = [move.port for move in possible(step.state, frame) if move.city == city and move.building == kind]
        ask(step, frame, PORT_AT, tuple(port for port in ports if port >= 0), section=SECTION)

    def construct(step: ClashStep, frame: EffectFrame) -> None:
        city, kind, port = frame.answers[-3:]
        move = Construct(int(city), str(kind), port if isinstance(port, int) else -1)
        construct_unactivated(step, frame.seat, move, paid=True)

    return choose_city, choose_building, choose_port, construct


declare_civil(
    "E20", "Great Prophet",
    "Take a Spirituality Advance free. Then you may construct a Temple for its price; its city is not activated.",
    timing=AS_ACTION, steps=(*free_advance("spirituality"), *building("E20", "temple")),
)  # fmt: skip
declare_civil(
    "E26", "Great Engineer",
    "Take a Construction Advance free. Then you may construct a building for its price; its city is not activated.",
    timing=AS_ACTION, steps=(*free_advance("construction"), *building("E26")),
)  # fmt: skip

# ---------------------------------------------------------------- Philosopher, Scientist, Elder Statesman
declare_civil(
    "E21", "Great Philosopher", "Take an Education Advance free. Gain 2 Ideas.",
    timing=AS_ACTION, steps=(*free_advance("education"), gains(goods(idea=2))),
)  # fmt: skip
declare_civil(
    "E22", "Great Scientist", "Take a Science Advance free. Gain 1 Idea and draw an Action card.",
    timing=AS_ACTION, steps=(*free_advance("science"), gains(goods(idea=1)), draws(1)),
)  # fmt: skip
declare_civil(
    "E23", "Elder Statesman", "Take an Advance of a government free: of yours, if you have one. Draw 2 Action cards.",
    timing=AS_ACTION, steps=(*free_advance(*GOVERNMENTS), draws(2)),
)  # fmt: skip


# ---------------------------------------------------------------- Great Warlord
def _march(step: ClashStep, frame: EffectFrame) -> None:
    add_lasting(step.state.players[frame.seat], frame.effect, WARLORD_VALUE)
    step.push(MoveFrame(frame.seat, MOVES))


def _stand_down(step: ClashStep, frame: EffectFrame) -> None:
    end_lasting(step.state.players[frame.seat], frame.effect)


NEXT_BATTLE.add(WARLORD)
declare_civil(
    WARLORD, "Great Warlord",
    "Take a Warfare Advance free. Then move units as by a Move action: in its first battle you have +2 Combat Value in every "
    "round.",
    timing=AS_ACTION, steps=(*free_advance("warfare"), _march, _stand_down),
)  # fmt: skip


# ---------------------------------------------------------------- Great Merchant
def _trade(step: ClashStep, frame: EffectFrame) -> None:
    routes = trade_routes(step.state, frame.seat)
    if routes is not None and in_force(step.state.players[frame.seat].powers, TRADE_ROUTES.id):
        step.push(routes)


declare_civil(
    "E25", "Great Merchant", "Take an Economics Advance free. With Trade Routes: gain now what they bring you.",
    timing=AS_ACTION, steps=(*free_advance("economics"), _trade),
)  # fmt: skip
