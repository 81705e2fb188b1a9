"""Names of pieces, goods, terrain and powers. Each is a plain string marked for translation."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.games.clash.content.powers import CATEGORIES, NAMES
from core.peoples import PEOPLES
from desktop.games.clash.words.cards import CARDS, card_name, is_card, is_effect, kind_name
from desktop.games.clash.words.language import CONTEXT as CONTEXT
from desktop.games.clash.words.language import tr as tr
from desktop.table.people import YOU, shown_name

GOODS: dict[str, str] = {
    "food": QT_TRANSLATE_NOOP("Clash", "Food"),
    "ore": QT_TRANSLATE_NOOP("Clash", "Ore"),
    "wood": QT_TRANSLATE_NOOP("Clash", "Wood"),
    "idea": QT_TRANSLATE_NOOP("Clash", "Ideas"),
    "gold": QT_TRANSLATE_NOOP("Clash", "Gold"),
    "mood": QT_TRANSLATE_NOOP("Clash", "Mood"),
    "culture": QT_TRANSLATE_NOOP("Clash", "Culture"),
}
NOTHING = QT_TRANSLATE_NOOP("Clash", "nothing")
ONE: dict[str, str] = {"idea": QT_TRANSLATE_NOOP("Clash", "Idea")}
"""Names of goods that are others for a single one."""
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")
"""The Ages as they are written."""
UNITS: dict[str, tuple[str, str]] = {
    "settler": (QT_TRANSLATE_NOOP("Clash", "Settler"), QT_TRANSLATE_NOOP("Clash", "Settlers")),
    "infantry": (QT_TRANSLATE_NOOP("Clash", "Infantry"), QT_TRANSLATE_NOOP("Clash", "Infantry")),
    "ship": (QT_TRANSLATE_NOOP("Clash", "Ship"), QT_TRANSLATE_NOOP("Clash", "Ships")),
    # on the icons of the dice
    "cavalry": (QT_TRANSLATE_NOOP("Clash", "Cavalry"), QT_TRANSLATE_NOOP("Clash", "Cavalry")),
    "elephant": (QT_TRANSLATE_NOOP("Clash", "Elephant"), QT_TRANSLATE_NOOP("Clash", "Elephants")),
    "leader": (QT_TRANSLATE_NOOP("Clash", "Leader"), QT_TRANSLATE_NOOP("Clash", "Leaders")),
}
BUILDINGS: dict[str, str] = {
    "settlement": QT_TRANSLATE_NOOP("Clash", "Settlement"),
    "academy": QT_TRANSLATE_NOOP("Clash", "Academy"),
    "fortress": QT_TRANSLATE_NOOP("Clash", "Fortress"),
    "port": QT_TRANSLATE_NOOP("Clash", "Port"),
    "temple": QT_TRANSLATE_NOOP("Clash", "Temple"),
}
A_BUILDING: dict[str, str] = {
    "academy": QT_TRANSLATE_NOOP("Clash", "an Academy"),
    "fortress": QT_TRANSLATE_NOOP("Clash", "a Fortress"),
    "port": QT_TRANSLATE_NOOP("Clash", "a Port"),
    "temple": QT_TRANSLATE_NOOP("Clash", "a Temple"),
}
"""Buildings as what somebody builds."""
TERRAIN: dict[str, str] = {
    "plains": QT_TRANSLATE_NOOP("Clash", "Plains"),
    "forest": QT_TRANSLATE_NOOP("Clash", "Forest"),
    "mountain": QT_TRANSLATE_NOOP("Clash", "Mountain"),
    "barren": QT_TRANSLATE_NOOP("Clash", "Barrens"),
    "sea": QT_TRANSLATE_NOOP("Clash", "Sea"),
    "unrevealed": QT_TRANSLATE_NOOP("Clash", "unrevealed"),
}
MOODS: tuple[str, str, str] = (
    QT_TRANSLATE_NOOP("Clash", "Angry"),
    QT_TRANSLATE_NOOP("Clash", "Neutral"),
    QT_TRANSLATE_NOOP("Clash", "Happy"),
)
SOURCES: dict[str, str] = {
    "collect": QT_TRANSLATE_NOOP("Clash", "Collect"),
    "capture": QT_TRANSLATE_NOOP("Clash", "a captured city"),
    "captured": QT_TRANSLATE_NOOP("Clash", "a captured city"),
    "missing_pieces": QT_TRANSLATE_NOOP("Clash", "missing city-pieces"),
    "barbarians_defeated": QT_TRANSLATE_NOOP("Clash", "defeated Barbarians"),
    "raze": QT_TRANSLATE_NOOP("Clash", "a razed city"),
    "recruit": QT_TRANSLATE_NOOP("Clash", "Recruit"),
    "roads": QT_TRANSLATE_NOOP("Clash", "Roads"),
    "increase_happiness": QT_TRANSLATE_NOOP("Clash", "Increase Happiness"),
    "influence_culture": QT_TRANSLATE_NOOP("Clash", "Influence Culture"),
    "change_government": QT_TRANSLATE_NOOP("Clash", "a change of government"),
    "status_phase": QT_TRANSLATE_NOOP("Clash", "the Status Phase"),
    "gold_mine": QT_TRANSLATE_NOOP("Clash", "a Gold Mine"),
    "exhausted_land": QT_TRANSLATE_NOOP("Clash", "Exhausted Land"),
    "barbarians_spawn": QT_TRANSLATE_NOOP("Clash", "Barbarians Spawn"),
    "barbarians_move": QT_TRANSLATE_NOOP("Clash", "Barbarians Move"),
    # what explains a number
    "player_board": QT_TRANSLATE_NOOP("Clash", "Player board"),
    "advance_action": QT_TRANSLATE_NOOP("Clash", "price of an Advance"),
    "city_size": QT_TRANSLATE_NOOP("Clash", "size of the city"),
    "happy": QT_TRANSLATE_NOOP("Clash", "Happy"),
    "angry": QT_TRANSLATE_NOOP("Clash", "Angry"),
    "number_of_cities": QT_TRANSLATE_NOOP("Clash", "number of your cities"),
    "largest_city": QT_TRANSLATE_NOOP("Clash", "largest size of a city"),
    "distance": QT_TRANSLATE_NOOP("Clash", "distance in spaces"),
    "turn": QT_TRANSLATE_NOOP("Clash", "actions of a turn"),
    "actions_taken": QT_TRANSLATE_NOOP("Clash", "actions taken, lost and won"),
    "move_action": QT_TRANSLATE_NOOP("Clash", "moves of a Move action"),
    "moves_made": QT_TRANSLATE_NOOP("Clash", "moves made"),
    "event_track": QT_TRANSLATE_NOOP("Clash", "boxes of the Event track"),
    "offers_a_turn": QT_TRANSLATE_NOOP("Clash", "offers of a turn"),
    "offers_made": QT_TRANSLATE_NOOP("Clash", "offers made this turn"),
    "counters_in_a_row": QT_TRANSLATE_NOOP("Clash", "counter-offers one after the other"),
    "counters_made": QT_TRANSLATE_NOOP("Clash", "counter-offers made"),
    "cubes_placed": QT_TRANSLATE_NOOP("Clash", "Advances gained since the last Event"),
    "stacking_limit": QT_TRANSLATE_NOOP("Clash", "Army units that a space takes"),
    "army_there": QT_TRANSLATE_NOOP("Clash", "Army units there"),
    "all_pieces": QT_TRANSLATE_NOOP("Clash", "all pieces of a player"),
    "on_the_board": QT_TRANSLATE_NOOP("Clash", "on the board"),
    "traders": QT_TRANSLATE_NOOP("Clash", "your Settlers and Ships within 2 spaces of a foreign city that is not Angry"),
    "traders_left": QT_TRANSLATE_NOOP("Clash", "without a city of their own, or beyond 4 routes"),
    "dice": QT_TRANSLATE_NOOP("Clash", "Dice"),
    "clash": QT_TRANSLATE_NOOP("Clash", "Clash icons"),
    "clash_infantry": QT_TRANSLATE_NOOP("Clash", "Infantry icons"),
    "clash_cavalry": QT_TRANSLATE_NOOP("Clash", "Cavalry icons"),
    "clash_elephant": QT_TRANSLATE_NOOP("Clash", "Elephant icons"),
    "clash_leader": QT_TRANSLATE_NOOP("Clash", "Leader icons"),
    "not_below_zero": QT_TRANSLATE_NOOP("Clash", "never below 0"),
    "cities": QT_TRANSLATE_NOOP("Clash", "Settlements and Buildings"),
    "advances": QT_TRANSLATE_NOOP("Clash", "Advances"),
    "objectives": QT_TRANSLATE_NOOP("Clash", "Objectives"),
    "wonders": QT_TRANSLATE_NOOP("Clash", "Wonders"),
    "events": QT_TRANSLATE_NOOP("Clash", "Events"),
}
EVENT_ICONS: dict[str, str] = {
    "": QT_TRANSLATE_NOOP("Clash", "no icon"),
    "gold_mine": QT_TRANSLATE_NOOP("Clash", "Gold Mine"),
    "exhausted_land": QT_TRANSLATE_NOOP("Clash", "Exhausted Land"),
    "barbarians_spawn": QT_TRANSLATE_NOOP("Clash", "Barbarians Spawn"),
    "barbarians_move": QT_TRANSLATE_NOOP("Clash", "Barbarians Move"),
}
PRESENT: dict[str, str] = {
    "army": QT_TRANSLATE_NOOP("Clash", "an Army unit"),
    "ship": QT_TRANSLATE_NOOP("Clash", "a Ship"),
    "fortress": QT_TRANSLATE_NOOP("Clash", "the Fortress that is attacked"),
}
"""What a combat half may need on its player's side."""
CATEGORY_NAMES = {category: name for category, name, _ in CATEGORIES}


def goods_name(kind: str, number: int = 2) -> str:
    """Return the name of a resource or token, for one of it or several."""
    return tr(ONE[kind]) if number == 1 and kind in ONE else tr(GOODS.get(kind, kind))


def unit_name(kind: str, number: int = 1) -> str:
    """Return the name of a unit, in the plural for other numbers than 1."""
    one, many = UNITS.get(kind, (kind, kind))
    return tr(one if number == 1 else many)


def piece_name(kind: str) -> str:
    """Return the name of a building, Wonder, Advance, unit, event icon, card, half of a card or source."""
    if kind in BUILDINGS:
        return tr(BUILDINGS[kind])
    if kind in NAMES:
        return tr(NAMES[kind])
    if kind in UNITS:
        return unit_name(kind)
    if kind in SOURCES:
        return tr(SOURCES[kind])
    if kind in CATEGORY_NAMES:
        return tr(CATEGORY_NAMES[kind])
    if kind in EVENT_ICONS:
        return tr(EVENT_ICONS[kind])
    return card_name(kind) if is_card(kind) or is_effect(kind) else tr(kind)


def a_building(kind: str) -> str:
    """Return a building as what somebody builds ("a Temple")."""
    return tr(A_BUILDING[kind]) if kind in A_BUILDING else piece_name(kind)


def people_name(people: str) -> str:
    """Return the name of a people, "" for an unknown one."""
    return tr(PEOPLES[people].name) if people in PEOPLES else ""


def player_name(name: str, people: str) -> str:
    """Return how a player is called; one without a name of their own is called after the people."""
    if people in PEOPLES and name in (PEOPLES[people].name, YOU):
        return people_name(people)
    return shown_name(name)


def goods_list(amounts: tuple[tuple[str, int], ...]) -> str:
    """Return amounts in words ("2 Food, 1 Gold")."""
    return ", ".join(f"{abs(number)} {goods_name(kind, abs(number))}" for kind, number in amounts)


def terms_list(terms: tuple[tuple[str, int], ...]) -> str:
    """Return one side of a trade in words ("2 Wood, 1 Action card")."""
    words = [
        f"{number} {kind_name(kind, number) if kind in CARDS else goods_name(kind, number)}" for kind, number in terms
    ]
    return ", ".join(words) or tr(NOTHING)


def unit_list(units: tuple[tuple[str, int], ...]) -> str:
    """Return units in words ("2 Infantry, 1 Settler")."""
    return ", ".join(f"{number} {unit_name(kind, number)}" for kind, number in units)
