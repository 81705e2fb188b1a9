"""What can be done with cities, by typing: collect, construct, recruit, build Wonders, make happier, influence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial, reduce
from typing import Any

from core.games.clash.board import UNREVEALED
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.powers import WONDERS, in_force
from core.games.clash.content.unit_types import UNIT_TYPES
from core.games.clash.goods import NAMES, NONE, Goods, minus, named, plus
from core.games.clash.moves import DONE, BuildWonder, Collect, Construct, Influence, Raise, Recruit
from core.games.clash.rules.collect import harvest
from core.games.clash.rules.happiness import FREE_HAPPINESS
from core.games.clash.rules.play import half_of
from core.games.clash.rules.wonder import constructible
from core.games.clash.state import HAPPY, cities_of
from desktop.games.clash.commands.position import Position, legal_first
from desktop.games.clash.commands.prices import Cost, ahead, cost_of, gain_words, price_words
from desktop.games.clash.dialogs.collect import GENERAL
from desktop.games.clash.dialogs.influence import UNSUITABLE, chances_words
from desktop.games.clash.dialogs.link import best_gain, limits, wasted
from desktop.games.clash.dialogs.pictures import MOOD_ICONS, icon_of
from desktop.games.clash.words import names
from desktop.games.clash.words.cards import card_name
from desktop.games.clash.words.names import goods_list, piece_name, tr, unit_list, unit_name
from desktop.games.clash.words.phrases import percent, phrase
from desktop.games.clash.words.texts import text_of
from desktop.palette.tree import Completion

Steps = Callable[[Position, int], Sequence[Completion]]


def in_each_city(position: Position, kind: type, steps: Steps) -> list[Completion]:
    """Return the player's cities, those first in which a kind of move can be made; each with its steps."""
    able = {move.city for move in position.moves(kind)}
    found = []
    for city in sorted(cities_of(position.view, position.seat), key=lambda city: city not in able):
        here = position.view.cities[city]
        note = phrase("size_mood", size=here.size, mood=tr(names.MOODS[here.mood]))
        refused = _refused_city(position, kind, city, steps) if city not in able else None
        if refused is not None:
            found.append(refused)
        else:
            found.append(Completion(position.speaker.space(city), note, "settlement", children=partial(steps, position, city)))
    return legal_first(found)


def _refused_city(position: Position, kind: type, city: int, steps: Steps) -> Completion | None:
    """Return a city that as a whole can't do something, with the reason; None if the reasons are about what is done there."""
    probe: Any = {
        Collect: Collect(city, ((city, NAMES[0]),)), Construct: Construct(city, "academy"),
        Recruit: Recruit(city, (("settler", 1),)), Raise: Raise(city, HAPPY),
    }[kind]  # fmt: skip
    refusal = position.refusal(probe)
    if refusal is None or (refusal.key not in GENERAL and steps(position, city)):
        return None
    return position.barred(refusal, position.speaker.space(city), "settlement")


# ---------------------------------------------------------------- collect
def collect(position: Position, city: int) -> list[Completion]:
    """Return every harvest of a city, the one first that is suggested; then the spaces that give nothing."""
    moves = [move for move in position.moves(Collect) if move.city == city]
    gains = {move: harvest(move) for move in moves}
    best = best_gain(position, set(gains.values()))
    moves.sort(key=lambda move: (bool(move.card), gains[move] != best, -sum(gains[move]), bool(move.using)))
    return [_harvest(position, move, gains[move], cost) for move, cost in _priced(position, moves)] + _barren(position, city)


def _priced(position: Position, moves: Sequence[Collect]) -> Iterator[tuple[Collect, Cost | None]]:
    """Yield harvests of a city with their costs, which differ by power and card, not by what is collected."""
    most = limits(position)
    costs: dict[tuple[str, str], tuple[Cost | None, Goods]] = {}
    for move in moves:
        if (move.using, move.card) not in costs:
            outlook = ahead(position.view, position.seat, (move,))
            cost = cost_of(position.view, position.seat, (move,), outlook) if outlook is not None else None
            all_gains = reduce(plus, (goods for _, goods in cost.gains), NONE) if cost is not None else NONE
            # Powers may add to any harvest of the city.
            costs[move.using, move.card] = cost, minus(all_gains, harvest(move)) if cost is not None else NONE
        cost, more = costs[move.using, move.card]
        if cost is not None:
            whole = plus(harvest(move), more)
            cost = cost._replace(gains=(("collect", whole),), lost=wasted(position, whole, cost.paid, most))
        yield move, cost


def _harvest(position: Position, move: Collect, gains: Goods, cost: Cost | None) -> Completion:
    spaces = ", ".join(dict.fromkeys(position.speaker.space(space) for space, _ in move.spaces))
    notes = [price_words(cost) if cost is not None else "", spaces]
    if move.card:
        notes.append(phrase("with_card", card=_card_words(move.card)))
    text = gains
    if cost is not None:
        text = cost.gains[0][1]
        notes.append(gain_words(cost._replace(gains=()), position.speaker))
    icon = icon_of(move.spaces[0][1]) if move.spaces else ""
    note = " · ".join(note for note in notes if note)
    return position.end(move, goods_list(named(text)) or tr("nothing"), note, icon, priced=False)


def _card_words(card: str) -> str:
    half = half_of(card)
    return tr(half.name) if half is not None else card_name(card)


def _barren(position: Position, city: int) -> list[Completion]:
    view = position.view
    able = {space for move in position.moves(Collect) if move.city == city for space, _ in move.spaces}
    found = []
    for space in (city, *view.geometry().neighbours[city]):
        if space not in able and view.terrain[space] != UNREVEALED:
            refused = position.refused(Collect(city, ((space, NAMES[0]),)), position.speaker.space(space), only_named=True)
            if refused is not None:
                found.append(refused)
    return found


# ---------------------------------------------------------------- construct, recruit
def construct(position: Position, city: int) -> list[Completion]:
    """Return the buildings; a Port with the Sea spaces that it can extend into."""
    seas = position.view.geometry().ways(position.view.terrain).sea_neighbours[city]
    found = []
    for building in BUILDINGS.values():
        text, icon, about = piece_name(building.id), building.id, partial(tr, building.text)
        if not building.at_sea or len(seas) < 2:
            move = Construct(city, building.id, seas[0] if building.at_sea and seas else -1)
            found.append(position.either(move, text, icon=icon, explain=about))
            continue
        ports = [Construct(city, building.id, sea) for sea in seas]
        refused = [position.refused(port, text, icon) for port in ports]
        if all(refused) and refused[0] is not None:
            found.append(refused[0])
        else:
            found.append(Completion(text, icon=icon, children=partial(_ports, position, ports), explain=about))
    return legal_first(found)


def _ports(position: Position, ports: Sequence[Construct]) -> list[Completion]:
    return [
        position.either(port, phrase("port_where", space=position.speaker.space(port.port)), icon="terrain_sea") for port in ports
    ]


def recruit(position: Position, city: int) -> list[Completion]:
    """Return every basket of units, the small ones first; then the kinds of units that can't be had."""
    moves = [move for move in position.moves(Recruit) if move.city == city]
    moves.sort(key=lambda move: (sum(number for _, number in move.units), len(move.units)))
    found = []
    for move in moves:
        about = partial(_battle, position, move)
        found.append(position.end(move, unit_list(move.units), icon=move.units[0][0], explain=about))
    able = {kind for move in moves for kind, _ in move.units}
    for kind in UNIT_TYPES:
        refused = position.refused(Recruit(city, ((kind, 1),)), unit_name(kind), kind) if kind not in able else None
        if refused is not None:
            found.append(refused)
    return found


def _battle(position: Position, move: Any) -> str:
    odds = position.odds(move)
    return phrase("battle_follows", win=percent(odds.win), lose=percent(odds.lose)) if odds is not None else ""


# ---------------------------------------------------------------- Wonders
def wonders(position: Position) -> list[Completion]:
    """Return the Wonders of the hand; each with the cities in which it can be built, and why not in the others."""
    found = []
    for wonder in constructible(position.view, position.seat):
        about = partial(text_of, wonder)
        cities = [BuildWonder(city, wonder) for city in cities_of(position.view, position.seat)]
        reasons = [position.refusal(move) for move in cities]
        first = reasons[0] if reasons else position.refusal(BuildWonder(-1, wonder))
        if first is not None and all(reason is not None and reason.key == first.key for reason in reasons):
            found.append(position.barred(first, piece_name(wonder), wonder))
            continue
        action, goods = tr("1 action"), goods_list(named(WONDERS[wonder].price))
        price = tr("costs {goods}").replace("{goods}", f"{action}, {goods}")
        found.append(
            Completion(piece_name(wonder), price, wonder, children=partial(_wonder_in, position, cities), explain=about)
        )
    return legal_first(found)


def _wonder_in(position: Position, moves: Sequence[BuildWonder]) -> list[Completion]:
    return legal_first([position.either(move, position.speaker.space(move.city), icon="settlement") for move in moves])


# ---------------------------------------------------------------- happiness
def happiness(position: Position, city: int) -> list[Completion]:
    """Return the moods that a city can be given: as the whole action, or as the first of several cities."""
    view = position.view
    powers = view.players[position.seat].powers
    usings = ("", *(using for using in FREE_HAPPINESS if in_force(powers, using)))
    found = []
    for using in usings:
        for mood in range(view.cities[city].mood + 1, HAPPY + 1):
            move = Raise(city, mood, using)
            text, icon = phrase("become", mood=tr(names.MOODS[mood])), MOOD_ICONS[mood]
            text = f"{text} ({piece_name(using)})" if using else text
            refused = position.refused(move, text, icon)
            after = position.after(move)
            if refused is not None or after is None:
                found.append(refused or position.end(move, text, icon=icon, priced=False))
                continue
            if after.refusal(DONE) is None:
                found.append(after.end(DONE, text, icon=icon))
            if len(cities_of(view, position.seat)) > 1:
                more = tr("{text}, and more cities").replace("{text}", text)
                found.append(position.end(move, more, tr("paid together at the end"), icon, priced=False))
    return legal_first(found)


# ---------------------------------------------------------------- influence
def influence(position: Position) -> list[Completion]:
    """Return the cities that can be influenced; each with the cities from which, and how. Then why not the others."""
    by_target: dict[int, list[Influence]] = {}
    for move in position.moves(Influence):
        by_target.setdefault(move.target, []).append(move)
    found = []
    for target, moves in by_target.items():
        note = position.speaker.player(position.view.cities[target].owner)
        found.append(Completion(_target(position, target), note, "culture", children=partial(_influence_from, position, moves)))
    own = cities_of(position.view, position.seat)
    for target in position.view.cities:
        if target in by_target or not own:
            continue
        refusals = [position.refusal(Influence(city, target)) for city in own]
        known = [refusal for refusal in refusals if refusal is not None and refusal.key not in UNSUITABLE]
        if known:
            found.append(position.barred(known[0], _target(position, target), "culture"))
    return legal_first(found)


def _target(position: Position, target: int) -> str:
    city = position.view.cities[target]
    where = position.speaker.space(target)
    return where if city.name else ", ".join((tr("Barbarian city"), where))


def _influence_from(position: Position, moves: Sequence[Influence]) -> list[Completion]:
    found = []
    for move in moves:
        note = phrase("with_card", card=_card_words(move.card)) if move.card else ""
        text = tr("from {city}").replace("{city}", position.speaker.space(move.city))
        found.append(position.end(move, text, note, "settlement", explain=partial(_chance, position, move)))
    return found


def _chance(position: Position, move: Influence) -> str:
    odds = position.odds(move)
    if odds is None:
        return ""
    parts = [tr("Succeeds in {chance}").replace("{chance}", percent(odds.win)), chances_words(position.view, position.seat, move)]
    reach = sum(part.value for part in position.explain("influence_range", city=move.city))
    parts.append(phrase("influence_range", range=reach))
    return " · ".join(part for part in parts if part)
