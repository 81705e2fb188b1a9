"""What the Inspector says of what is under the hand, by source: spaces, cities, stacks, Advances, cards, pieces, players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.games.clash.acting import ARMY, CITY, FLEET, acting
from core.games.clash.board import FOREST, MOUNTAIN, SEA, UNREVEALED
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.buildings import PRICE as BUILDING_PRICE
from core.games.clash.content.dice import CLASH
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.content.unit_types import UNIT_TYPES
from core.games.clash.goods import GOLD, NAMES, Goods, named
from core.games.clash.moves import BuildWonder, Collect, Construct, Influence, Raise, Recruit, TakeAdvance
from core.games.clash.rules.collect import SMELTED, harvests_of, sources, yields_of
from core.games.clash.rules.objectives import OBJECTIVES
from core.games.clash.state import City, State, cities_of
from core.games.clash.units import ARMY as ARMY_KINDS
from core.games.clash.units import FOREST as FOREST_MARK
from core.games.clash.units import FOUGHT, MOVED, SHIP, STUCK
from desktop.games.clash import why
from desktop.games.clash.dialogs.link import Link, balance, best_gain_of
from desktop.games.clash.words import names
from desktop.games.clash.words.names import goods_list, piece_name, tr, unit_name
from desktop.widgets.cardface import CardPicture

MARKS = (
    (MOVED, QT_TRANSLATE_NOOP("Clash", "has moved in this action")),
    (FOREST_MARK, QT_TRANSLATE_NOOP("Clash", "came through a Forest: can't attack this turn")),
    (STUCK, QT_TRANSLATE_NOOP("Clash", "entered a Mountain: can't move again this turn")),
    (FOUGHT, QT_TRANSLATE_NOOP("Clash", "was in a battle: can't move again this turn")),
)
_CLASH_WORDS = {
    "bonus": QT_TRANSLATE_NOOP("Clash", "+{number} Combat Value for its icon on a die"),
    "cancels": QT_TRANSLATE_NOOP("Clash", "cancels {number} hit for its icon on a die"),
    "rerolls": QT_TRANSLATE_NOOP("Clash", "its icon on a die is rolled again"),
}


@dataclass(frozen=True, slots=True)
class Line:
    """What a source does: the source's name ("" for a plain sentence) and the words."""

    source: str
    words: str


@dataclass(frozen=True, slots=True)
class Group:
    """Lines below a heading."""

    heading: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Topic:
    """Something looked at: its name, facts in one line, and groups."""

    title: str
    facts: str = ""
    groups: tuple[Group, ...] = ()

    def text(self) -> str:
        """Return all of it as plain text."""
        lines = [self.title, self.facts]
        for group in self.groups:
            lines.append(group.heading)
            lines += [f"{line.source}: {line.words}" if line.source else line.words for line in group.lines]
        return "\n".join(line for line in lines if line)


class Looking(Link, Protocol):
    """The table, as topics ask it."""

    def looking(self) -> int: ...


def _group(heading: str, lines: Sequence[Line]) -> tuple[Group, ...]:
    return (Group(heading, tuple(lines)),) if lines else ()


def _number(table: Looking, heading: str, number: str, **of: int | str) -> tuple[Group, ...]:
    """Return a number by source; one that has a single source is a line of its own."""
    parts = table.explain(number, **of)
    if not parts:
        return ()
    found = why.explanation(heading, parts)
    words = tuple(Line(part.text, part.amount) for part in found.parts) if len(parts) > 1 else ()
    return (Group(f"{heading}: {found.total}", words),)


def _powers(view: State, seat: int, what: str, heading: str) -> tuple[Group, ...]:
    lines = [Line(piece_name(power), power_text(power)) for power in acting(view, seat, what)]
    return _group(heading, lines)


def power_text(power: str) -> str:
    """Return what an Advance or a Wonder does."""
    return tr(ADVANCES[power].text if power in ADVANCES else WONDERS[power].text)


# ---------------------------------------------------------------- a space, its city, its units
def space_topic(table: Looking, space: int) -> Topic:
    """Return what is to say of a space."""
    view = table.view
    terrain = view.terrain[space]
    kind = tr(names.TERRAIN[terrain])
    place = view.geometry().name(space)
    city = view.cities.get(space)
    groups = _city(table, space, city) if city is not None else ()
    groups += _units(table, space)
    groups += _group(tr("Land") if terrain not in (SEA, UNREVEALED) else kind, _land(table, space, terrain))
    if city is None:
        return Topic(f"{place} · {kind}", "", groups)
    name = city.name or tr("Barbarian city")
    facts = [table.speaker.player(city.owner), tr("size {size}").replace("{size}", str(city.size))]
    if city.owner >= 0:
        facts.append(tr(names.MOODS[city.mood]))
    return Topic(name, " · ".join([*facts, f"{place}, {kind}"]), groups)


def _land(table: Looking, space: int, terrain: str) -> list[Line]:
    view = table.view
    lines = []
    if space in view.exhausted:
        lines.append(Line("", tr("Exhausted: gives nothing, no city can be founded.")))
    elif terrain == MOUNTAIN:
        lines.append(Line("", tr("Units that enter can't move again this turn.")))
    elif terrain == FOREST:
        lines.append(Line("", tr("Units that enter can't attack this turn.")))
    elif terrain == UNREVEALED:
        lines.append(Line("", tr("Not explored yet: units that move here reveal the region.")))
    seat = table.looking()
    for city in cities_of(view, seat):
        for where, kinds, _ in sources(view, seat, city, yields_of(view, seat, city)):
            if where == space:
                gives = dict.fromkeys(NAMES[GOLD if kind == SMELTED else kind] for kind in kinds)
                words = tr("gives {goods}").replace("{goods}", " / ".join(names.goods_name(kind, 1) for kind in gives))
                lines.append(Line(view.cities[city].name, words))
    return lines


def _city(table: Looking, space: int, city: City) -> tuple[Group, ...]:
    view = table.view
    groups: tuple[Group, ...] = ()
    if city.owner >= 0:
        if city.activated:
            words = tr("Activated this turn: {number}").replace("{number}", str(city.activated))
            groups += (Group(words, ()),)
        groups += _number(table, tr("Collects and recruits"), "collect_limit", city=space)
        best = _best_harvest(table, space, city.owner)
        if best is not None:
            groups += (Group(tr("Best harvest: {goods}").replace("{goods}", goods_list(named(best))), ()),)
        groups += _number(table, tr("Largest size now"), "city_size_limit", seat=city.owner)
    standing = []
    for kind, colour in city.buildings:
        own = "" if colour == city.owner else f" ({table.speaker.player(colour)})"
        standing.append(Line(f"{piece_name(kind)}{own}", tr(BUILDINGS[kind].text)))
    groups += _group(tr("Buildings"), standing)
    groups += _group(tr("Wonders"), [Line(piece_name(wonder), power_text(wonder)) for wonder in city.wonders])
    if city.owner >= 0:
        groups += _powers(view, city.owner, CITY, tr("In force for its city"))
    return groups


def _best_harvest(table: Looking, space: int, owner: int) -> Goods | None:
    """Return what the panel of the city would suggest to collect, with what comes on top of it; None for nothing."""
    found = harvests_of(table.view, owner, space)
    best = best_gain_of(table.view, owner, found)
    if best is None or owner != table.seat:
        return best
    taken = balance(table, Collect(space, tuple(sorted(found[best]))))
    return taken.gained if taken is not None else best


def _units(table: Looking, space: int) -> tuple[Group, ...]:
    view = table.view
    groups: tuple[Group, ...] = ()
    owners = dict.fromkeys(owner for owner, _, _, _ in view.units.get(space, ()))
    for owner in owners:
        lines, army, fleet = [], 0, False
        for whose, unit, marks, number in view.units[space]:
            if whose != owner:
                continue
            army += number if unit in ARMY_KINDS else 0
            fleet = fleet or unit == SHIP
            notes = [tr(words) for mark, words in MARKS if marks & mark] or ([_clash(unit)] if unit in CLASH else [])
            lines.append(Line(f"{number} {unit_name(unit, number)}", "; ".join(note for note in notes if note)))
        groups += _group(table.speaker.player(owner), lines)
        if owner < 0:
            continue
        if army and view.terrain[space] != SEA:
            groups += _number(table, tr("Room for Army units"), "stack_room", seat=owner, space=space)
        if army:
            groups += _powers(view, owner, ARMY, tr("In force for its army"))
        if fleet:
            groups += _powers(view, owner, FLEET, tr("In force for its Ships"))
    return groups


def _clash(unit: str) -> str:
    """Return what a unit's icon on a die does."""
    ability = CLASH[unit]
    words = []
    if ability.bonus:
        words.append(tr(_CLASH_WORDS["bonus"]).replace("{number}", str(ability.bonus)))
    if ability.cancels:
        words.append(tr(_CLASH_WORDS["cancels"]).replace("{number}", str(ability.cancels)))
    if ability.rerolls:
        words.append(tr(_CLASH_WORDS["rerolls"]))
    return ", ".join(words)


# ---------------------------------------------------------------- Advances, pieces, cards, players
def advance_topic(table: Looking, advance: str, reason: str = "") -> Topic:
    """Return what is to say of an Advance; `reason`: why it can't be had."""
    card = ADVANCES[advance]
    lines = [Line("", tr(card.text))]
    if card.bonus:
        lines.append(Line("", tr("Brings 1 Mood token.") if card.bonus == "mood" else tr("Brings 1 Culture token.")))
    groups = _group(tr("Effect"), lines)
    opened = [piece_name(other.id) for other in ADVANCES.values() if other.requires == advance]
    opened += [piece_name(wonder.id) for wonder in WONDERS.values() if wonder.requires == advance]
    if opened:
        groups += _group(tr("Opens"), [Line("", ", ".join(opened))])
    owners = [table.speaker.player(seat) for seat, player in enumerate(table.view.players) if player.advances & card.mask]
    if owners:
        groups += _group(tr("Owned by"), [Line("", ", ".join(owners))])
    price = why.explain_move(table, TakeAdvance(advance)) if table.seat == table.looking() else None
    if price is not None and not table.view.players[table.looking()].advances & card.mask:
        groups += _group(tr("Price"), [Line(part.text, part.amount) for part in price.parts if part.amount])
    if reason:
        groups += _group(tr("Not now"), [Line("", reason)])
    facts = piece_name(card.category)
    if card.requires:
        facts += " · " + tr("Needs {advance}").replace("{advance}", piece_name(card.requires))
    return Topic(piece_name(advance), facts, groups)


def move_topic(table: Looking, move: object) -> Topic | None:
    """Return what is to say of what a move of a panel is about: a building, a Wonder, a unit, a city; None for nothing."""
    if isinstance(move, Construct):
        return piece_topic(table, move.building)
    if isinstance(move, BuildWonder):
        return wonder_topic(table, move.wonder)
    if isinstance(move, Recruit) and move.units:
        return piece_topic(table, move.units[-1][0])
    if isinstance(move, Influence):
        return space_topic(table, move.target)
    if isinstance(move, Collect | Raise):
        return space_topic(table, move.city)
    return None


def wonder_topic(table: Looking, wonder: str) -> Topic:
    """Return what is to say of a Wonder."""
    card = WONDERS[wonder]
    groups = _group(tr("Effect"), [Line("", tr(card.text))])
    groups += _group(tr("Price"), [Line("", goods_list(named(card.price)))])
    owners = [table.speaker.player(seat) for seat, player in enumerate(table.view.players) if player.wonders & card.mask]
    groups += _group(tr("Owned by"), [Line("", ", ".join(owners))] if owners else [])
    return Topic(piece_name(wonder), tr("Needs {advance}").replace("{advance}", piece_name(card.requires)), groups)


def piece_topic(table: Looking, piece: str) -> Topic:
    """Return what is to say of a piece of the supply, of the one whose board is shown."""
    seat = table.looking()
    groups: tuple[Group, ...] = ()
    price = BUILDING_PRICE if piece in BUILDINGS else UNIT_TYPES[piece].price if piece in UNIT_TYPES else None
    if piece in BUILDINGS:
        groups += _group(tr("Effect"), [Line("", tr(BUILDINGS[piece].text))])
    elif piece in CLASH:
        groups += _group(tr("Effect"), [Line("", _clash(piece))])
    if price is not None:
        groups += _group(tr("Price"), [Line("", goods_list(named(price)))])
    groups += _number(table, tr("Left in the supply"), "supply", seat=seat, piece=piece)
    return Topic(piece_name(piece), table.speaker.player(seat), groups)


def card_topic(picture: CardPicture, reason: str) -> Topic:
    """Return what is to say of a card in the hand; `reason`: why it can't be played now."""
    groups: tuple[Group, ...] = ()
    for part in picture.parts:
        lines = [Line("", words) for words in (part.text, part.when, part.mark) if words]
        groups += _group(part.title, lines)
    if reason:
        groups += _group(tr("Not now"), [Line("", reason)])
    return Topic(picture.name, picture.word if picture.title else "", groups)


def player_topic(table: Looking, seat: int, note: str) -> Topic:
    """Return what is to say of a player: points by source and piece by piece, what was completed, what is in force."""
    groups: tuple[Group, ...] = ()
    for found in why.all_points(table, seat):
        if found.total != "0":
            heading = f"{found.title.split(' · ', 1)[-1]}: {found.total}"
            groups += (Group(heading, tuple(Line(part.text, part.amount.lstrip("+")) for part in found.parts)),)
    player = table.view.players[seat]
    done = [objective for _, objective in player.completed]
    groups += _group(tr("Completed objectives"), [Line(piece_name(one), tr(OBJECTIVES[one].text)) for one in done])
    standing = [wonder.id for wonder in WONDERS.values() if player.wonders & wonder.mask]
    groups += _group(tr("Wonders"), [Line(piece_name(wonder), power_text(wonder)) for wonder in standing])
    total = why.points(table, seat).total
    facts = f"{note} · " + tr("{points} points").replace("{points}", total)
    return Topic(table.speaker.player(seat), facts, groups)
