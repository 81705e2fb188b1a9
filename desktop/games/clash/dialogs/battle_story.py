"""Battles as they went, read from the journal: rounds with dice, values, hits and losses. For the dialog and for reports."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from core.engine.decision import Entry
from core.games.clash.moves import UnitCounts
from core.games.clash.rules.battle_losses import plus

Parts = tuple[tuple[str, int], ...]
"""(source, amount)."""
AFTERMATH = frozenset({"gained", "city_captured", "wonder_captured", "wonder_destroyed", "unit_placed", "cargo_lost"})
"""Lines after a battle that belong to its outcome."""


@dataclass(slots=True)
class SideRound:
    """What one side did in a round: dice, Combat Value by source, hits, and what it lost."""

    faces: tuple[int, ...] = ()
    effects: tuple[str, ...] = ()
    """The kind of unit that each die activated."""
    parts: Parts = ()
    value: int | None = None
    raw: int = 0
    """Hits before the enemy's cancelling."""
    cancelled: Parts = ()
    hits: int = 0
    lost: UnitCounts = ()
    card: str = ""
    """The Action card that it played, once it was revealed."""
    half: str = ""
    void: str = ""
    """The card of the enemy that took the effect from its own."""
    taken: str = ""
    """The card of the enemy by which its own went into the enemy's hand."""
    card_dice: tuple[int, ...] = ()
    """What was rolled for its card."""
    card_success: bool = False


@dataclass(slots=True)
class BattleRound:
    """A round of a battle."""

    number: int
    sides: tuple[SideRound, SideRound] = field(default_factory=lambda: (SideRound(), SideRound()))


@dataclass(slots=True)
class BattleStory:
    """A battle as the journal tells it. Sides are attacker and defender (seats, or the Barbarians)."""

    space: int
    owners: tuple[int, int]
    naval: bool
    city: str
    start: tuple[UnitCounts, UnitCounts]
    rounds: list[BattleRound] = field(default_factory=list)
    powers: list[tuple[int, str, str]] = field(default_factory=list)
    """(seat, source, option) of what was used."""
    outcome: str = ""
    settlers_lost: list[tuple[int, UnitCounts]] = field(default_factory=list)
    """(side, units) that fell with the battle's end."""
    retreat_to: int = -1
    flight_to: int = -1
    auto_defence: bool = False
    aftermath: list[Entry] = field(default_factory=list)

    def round(self, number: int) -> BattleRound:
        """Return a round, which is added if it is new."""
        for known in self.rounds:
            if known.number == number:
                return known
        self.rounds.append(BattleRound(number))
        return self.rounds[-1]

    @property
    def undefended(self) -> bool:
        """Whether nothing stood against the attackers: no units, no dice (of a Fortress), no card."""
        return not self.start[1] and not any(side.faces or side.card for this in self.rounds for side in this.sides)

    @property
    def before_roll(self) -> bool:
        """Whether cards decided it before the dice of the last round fell."""
        last = self.rounds[-1].sides if self.rounds else ()
        return any(side.card for side in last) and not any(side.faces for side in last)

    def losses(self, side: int) -> UnitCounts:
        """Return all that a side lost."""
        total: dict[str, int] = {}
        lost = [this.sides[side].lost for this in self.rounds] + [units for whose, units in self.settlers_lost if whose == side]
        for units in lost:
            for kind, number in units:
                total[kind] = total.get(kind, 0) + number
        return tuple(sorted(total.items()))


def _pairs(value: Any) -> tuple[tuple[str, int], ...]:
    return tuple((str(kind), int(number)) for kind, number in value)


def stories(entries: Iterable[Entry]) -> list[BattleStory]:
    """Return the battles that these lines tell of, in order. Lines before the first battle are passed over."""
    found: list[BattleStory] = []
    for entry in entries:
        values: dict[str, Any] = dict(entry.values)
        if entry.key == "battle_started":
            found.append(
                BattleStory(
                    int(values["space"]), (entry.seat, int(values["defender"])), bool(values["naval"]), str(values["city"]),
                    (_pairs(values["attackers"]), _pairs(values["defenders"])),
                )
            )  # fmt: skip
        elif found:
            _add(found[-1], entry, values)
    return found


def _add(story: BattleStory, entry: Entry, values: dict[str, Any]) -> None:
    """Add a line to a battle."""
    key = entry.key
    if story.outcome:
        if key in AFTERMATH:
            story.aftermath.append(entry)
    elif key == "battle_roll":
        side = story.round(int(values["round"])).sides[int(values["side"])]
        side.faces, side.effects = tuple(values["faces"]), tuple(values["effects"])
    elif key == "battle_value":
        side = story.round(int(values["round"])).sides[int(values["side"])]
        side.parts, side.value, side.raw = _pairs(values["parts"]), int(values["value"]), int(values["raw"])
        side.cancelled, side.hits = _pairs(values["cancelled"]), int(values["hits"])
    elif key == "battle_casualties":
        side = story.round(int(values["round"])).sides[int(values["side"])]
        side.lost = plus(side.lost, _pairs(values["units"]))
    elif key in ("combat_card_revealed", "combat_card_void", "combat_card_taken", "combat_card_dice"):
        _add_card(story, key, values)
    elif key == "battle_flight":
        story.flight_to = int(values["to"])
    elif key == "battle_power":
        story.powers.append((entry.seat, str(values["source"]), str(values["option"])))
    elif key == "battle_auto_defence":
        story.auto_defence = True
    elif key == "battle_retreat":
        story.retreat_to = int(values["to"])
    elif key == "battle_ended":
        story.outcome = str(values["outcome"])
    if key == "battle_settlers_lost":
        story.settlers_lost.append((int(values["side"]), _pairs(values["units"])))


def _add_card(story: BattleStory, key: str, values: dict[str, Any]) -> None:
    """Add a line about a card that was played."""
    sides = story.round(int(values["round"])).sides
    side = sides[int(values["side"])]
    if key == "combat_card_revealed":
        side.card, side.half = str(values["card"]), str(values["half"])
    elif key == "combat_card_void":
        side.void = str(values["source"])
    elif key == "combat_card_taken":
        sides[1 - int(values["side"])].taken = str(values["source"])
    else:
        side.card_dice, side.card_success = tuple(values["dice"]), bool(values["success"])


def battle_entries(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the lines from the first battle on; () if there is none."""
    lines = tuple(entries)
    for place, entry in enumerate(lines):
        if entry.key == "battle_started":
            return lines[place:]
    return ()


def current_battle(entries: Iterable[Entry]) -> BattleStory | None:
    """Return the battle that is being fought at the end of the journal, None if the last one is over."""
    lines = tuple(entries)
    for place in range(len(lines) - 1, -1, -1):
        if lines[place].key == "battle_started":
            story = stories(lines[place:])[0]
            return None if story.outcome else story
    return None
