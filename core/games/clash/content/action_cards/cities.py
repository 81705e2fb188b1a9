"""Civil halves about cities and land: City Growth, the two Collections, Cultural Awe, Explorers."""

from __future__ import annotations

from core.engine.decision import Refusal
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.powers import in_force
from core.games.clash.content.unit_types import SETTLEMENTS, supply_left
from core.games.clash.frames import EffectFrame, QuestionFrame
from core.games.clash.goods import goods
from core.games.clash.moments import ClashStep
from core.games.clash.moves import Construct
from core.games.clash.rules.activate import activate, city_refusal
from core.games.clash.rules.collect import COLLECT_CARDS, Collecting
from core.games.clash.rules.construct import site_refusal, sites
from core.games.clash.rules.effects import ask
from core.games.clash.rules.exploration import explorable, explore_region
from core.games.clash.rules.place import place_in_city
from core.games.clash.rules.play import AS_ACTION, SECTION, WITH_COLLECT, WITH_INFLUENCE, declare_civil
from core.games.clash.rules.questions import REASONS
from core.games.clash.state import State, settlements_used
from core.games.clash.units import SETTLER

# ---------------------------------------------------------------- City Growth
GROW_CITY, WHICH_BUILDING, PORT_AT = "grow_city", "which_building", "port_at"


def _all_sites(state: State, seat: int) -> list[Construct]:
    """Return what could be constructed for nothing: the city is activated."""
    return [move for move in sites(state, seat) if city_refusal(state, seat, move.city) is None]


def _no_site(state: State, seat: int) -> Refusal | None:
    return None if _all_sites(state, seat) else Refusal("nothing_to_construct", SECTION)


def _ask_city(step: ClashStep, frame: EffectFrame) -> None:
    found = dict.fromkeys(move.city for move in _all_sites(step.state, frame.seat))
    ask(step, frame, GROW_CITY, tuple(found), section=SECTION)


def _ask_building(step: ClashStep, frame: EffectFrame) -> None:
    found = dict.fromkeys(move.building for move in _all_sites(step.state, frame.seat) if move.city == frame.answers[0])
    ask(step, frame, WHICH_BUILDING, tuple(found), section=SECTION)


def _ask_port(step: ClashStep, frame: EffectFrame) -> None:
    city, building = frame.answers
    moves = [move for move in _all_sites(step.state, frame.seat) if move.city == city and move.building == building]
    ask(step, frame, PORT_AT, tuple([move.port for move in moves if move.port >= 0]), section=SECTION)


def _grow(step: ClashStep, frame: EffectFrame) -> None:
    city, building, port = frame.answers
    assert isinstance(city, int)
    move = Construct(city, str(building), port if isinstance(port, int) else -1)
    activate(step, frame.seat, move, main=False, free=True)


def _cannot_grow(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    """Return why a city or building can't be chosen: for a city, the reason of a building that it does not have yet."""
    below = state.frames[-2]
    assert isinstance(below, EffectFrame)
    if frame.kind == WHICH_BUILDING and isinstance(answer, str):
        return site_refusal(state, frame.seat, Construct(int(below.answers[0]), answer))
    if frame.kind != GROW_CITY or not isinstance(answer, int):
        return None
    refusal = city_refusal(state, frame.seat, answer)
    if refusal is not None:
        return refusal
    powers = state.players[frame.seat].powers
    new = [kind.id for kind in BUILDINGS.values() if in_force(powers, kind.requires) and not state.cities[answer].has(kind.id)]
    return site_refusal(state, frame.seat, Construct(answer, new[0])) if new else None


declare_civil(
    "city_growth", "City Growth", "As an action: construct a building in one of your cities without paying for it.",
    timing=AS_ACTION, price=goods(culture=1), refusal=_no_site, steps=(_ask_city, _ask_building, _ask_port, _grow),
)  # fmt: skip
REASONS["city_growth"] = _cannot_grow

# ---------------------------------------------------------------- Mass Collection, Focused Collection
declare_civil(
    "mass_collection", "Mass Collection", "With a Collect action: the city collects from 2 more spaces.", timing=WITH_COLLECT,
)  # fmt: skip
COLLECT_CARDS["mass_collection"] = Collecting(extra=2)
declare_civil(
    "focused_collection", "Focused Collection",
    "With a Collect action: the city may collect from the same space more than once, as much in all as before.",
    timing=WITH_COLLECT,
)  # fmt: skip
COLLECT_CARDS["focused_collection"] = Collecting(repeats=True)


# ---------------------------------------------------------------- Cultural Awe
def _no_settlement(state: State, seat: int) -> Refusal | None:
    if settlements_used(state, seat) >= SETTLEMENTS:
        return Refusal("no_settlement_left", SECTION, {"limit": SETTLEMENTS})
    return None


declare_civil(
    "cultural_awe", "Cultural Awe",
    "With an Influence Culture attempt: try a Barbarian city of size 1. If it succeeds the city is yours; a Barbarian unit there "
    "becomes a Settler or Infantry of yours, the others are removed.",
    timing=WITH_INFLUENCE, refusal=_no_settlement,
)  # fmt: skip

# ---------------------------------------------------------------- Explorers
EXPLORE = "explore_region"


def _settler_fits(state: State, seat: int) -> bool:
    return place_in_city(state, seat, SETTLER, "explorers") is not None


def _nothing_to_explore(state: State, seat: int) -> Refusal | None:
    if explorable(state, seat) or _settler_fits(state, seat):
        return None
    if supply_left(state, seat, SETTLER) <= 0:
        return Refusal("no_piece_left", SECTION, {"unit": SETTLER})
    return Refusal("no_city", SECTION)


def _ask_region(step: ClashStep, frame: EffectFrame) -> None:
    state, seat = step.state, frame.seat
    ask(step, frame, EXPLORE, explorable(state, seat), optional=_settler_fits(state, seat), section=SECTION)


def _explore(step: ClashStep, frame: EffectFrame) -> None:
    space = frame.answers[0]
    if isinstance(space, int):
        explore_region(step, frame.seat, space)


def _settle(step: ClashStep, frame: EffectFrame) -> None:
    place = place_in_city(step.state, frame.seat, SETTLER, frame.effect, optional=isinstance(frame.answers[0], int))
    if place is not None:
        step.push(place)


def _out_of_sight(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    return Refusal("region_not_beside_your_cities", SECTION, {"space": answer}) if isinstance(answer, int) else None


declare_civil(
    "explorers", "Explorers",
    "As an action: reveal a region that touches a region with a city of yours, place a Settler from your supply in one of your "
    "cities, or both.",
    timing=AS_ACTION, price=goods(culture=1), refusal=_nothing_to_explore, steps=(_ask_region, _explore, _settle),
)  # fmt: skip
REASONS["explorers"] = _out_of_sight
