"""The texts of the content that the client translates: names and texts of Advances, Wonders, buildings, Events and peoples."""

from __future__ import annotations

from collections.abc import Iterator

from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.events.deck import EVENTS
from core.games.clash.content.powers import ADVANCES, CATEGORIES, WONDERS
from core.games.clash.content.unit_types import UNIT_TYPES
from core.games.clash.rules.combat_halves import COMBAT_HALVES
from core.games.clash.rules.event_texts import EVENT_TEXTS
from core.games.clash.rules.objectives import OBJECTIVES
from core.games.clash.rules.play import CIVIL_HALVES
from core.games.registry import load_game
from core.peoples import PEOPLES
from desktop.games.clash.words.names import CONTEXT as CONTEXT

_FOLDER = "core/games/clash/content"


def texts() -> Iterator[tuple[str, str, str]]:
    """Yield (English text, file, note for the translator). The names of cities are the same in every language."""
    load_game("clash")  # declares all Advances and Wonders
    for _, name, government in CATEGORIES:
        yield name, f"{_FOLDER}/powers.py", "a government" if government else "a category of Advances"
    for advance in ADVANCES.values():
        file = f"{_FOLDER}/advances/{advance.category}.py"
        yield advance.name, file, f"an Advance of {advance.category.capitalize()}"
        yield advance.text, file, f"what {advance.name} does"
    for wonder in WONDERS.values():
        yield wonder.name, f"{_FOLDER}/wonders.py", "a Wonder"
        yield wonder.text, f"{_FOLDER}/wonders.py", f"what the {wonder.name} does"
    for building in BUILDINGS.values():
        yield building.name, f"{_FOLDER}/buildings.py", "a building"
        yield building.text, f"{_FOLDER}/buildings.py", f"what a {building.name} does"
    for unit in UNIT_TYPES.values():
        yield unit.name, f"{_FOLDER}/unit_types.py", "a unit"
    for card in EVENTS.values():
        yield card.name, f"{_FOLDER}/events.py", "an Event card"
    for text in dict.fromkeys(EVENT_TEXTS.values()):
        yield text.text, f"{_FOLDER}/events", f"what the text of the Event {text.id} does"
    for half in CIVIL_HALVES.values():
        yield half.name, f"{_FOLDER}/action_cards", "the civil half of an Action card, or a Great Person"
        yield half.text, f"{_FOLDER}/action_cards", f"what {half.name} does"
    for fight in COMBAT_HALVES.values():
        yield fight.name, f"{_FOLDER}/combat_cards", "the combat half of an Action card"
        yield fight.text, f"{_FOLDER}/combat_cards", f"what {fight.name} does in a battle"
    for objective in OBJECTIVES.values():
        yield objective.name, f"{_FOLDER}/objectives", "an objective"
        yield objective.text, f"{_FOLDER}/objectives", f"what fulfils {objective.name}"
    for people in PEOPLES.values():
        yield people.name, f"{_FOLDER}/peoples.py", "a people"
