"""What Events did, read from journal and history: from the drawing of the card until its last effect."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from core.engine.decision import Entry
from core.engine.history import Node
from core.engine.journal import seen_by
from core.games.clash.content.events.deck import EVENTS
from core.games.clash.frames import EventFrame
from core.games.clash.rules.objectives import STATUS
from desktop.games.clash.words.phrases import PHRASES, phrase
from desktop.games.clash.words.sentences import HEADINGS, MINOR
from desktop.games.clash.words.speaker import Speaker

_BATTLE = frozenset({"battle_roll", "battle_rerolled", "battle_value", "battle_power"})
_TABLE = frozenset({"history.taken_back", "history.policy"})
LEFT_OUT = MINOR | HEADINGS | _BATTLE | _TABLE
"""Lines of the journal that say nothing about what an Event did."""


@dataclass(slots=True)
class EventStory:
    """An Event: its card, who drew it, the step of the history, what was written until it was over."""

    card: str
    seat: int
    node: int
    entries: list[Entry] = field(default_factory=list)
    over: bool = False
    """Whether all of it has been carried out."""

    @property
    def changed_nothing(self) -> bool:
        """Whether it is over and nothing came of it: at most it was ignored."""
        return self.over and all(entry.key == "event_ignored" or entry.key in LEFT_OUT for entry in self.entries)

    def lines(self, speaker: Speaker) -> tuple[str, ...]:
        """Return what it did, in sentences."""
        return worded(speaker, self.entries)


def worded(speaker: Speaker, entries: Iterable[Entry]) -> tuple[str, ...]:
    """Return lines of the journal that tell what an Event did, in sentences."""
    return tuple(speaker.entry(entry)[1] for entry in speaker.told(tuple(entries)) if entry.key not in LEFT_OUT)


def _comes_after(entry: Entry) -> bool:
    """Return whether a line is of what goes on after an Event: a step often ends it and draws cards of the Status Phase."""
    return entry.key in HEADINGS or entry.values.get("source") == STATUS


def event_stories(path: Sequence[Node[Any, Any]], viewer: int | None) -> list[EventStory]:
    """Return the Events that these steps of the history tell of, in order, as the viewer may know them."""
    found: list[EventStory] = []
    story: EventStory | None = None
    for node in path:
        for entry in node.entries:
            if entry.key == "event_drawn" and entry.values.get("card") in EVENTS:
                story = EventStory(str(entry.values["card"]), entry.seat, node.id)
                found.append(story)
            elif story is not None and _comes_after(entry):
                story.over, story = True, None
            elif story is not None:
                story.entries.append(seen_by(entry, viewer))
        if story is not None and not any(isinstance(frame, EventFrame) for frame in node.state.frames):
            story.over, story = True, None
    return found


TRADE_KEYS = frozenset({"trade_surplus", "cards_traded"})
"""Lines that follow a trade and belong to it."""


@dataclass(slots=True)
class TradeStory:
    """An offer and what came of it: who offered, whether it came about, the lines of the journal.

    `reasons` are those of the bots that refused it, by seat ("" for one that gives none).
    """

    seat: int
    done: bool
    entries: list[Entry]
    reasons: dict[int, str] = field(default_factory=dict)

    def lines(self, speaker: Speaker) -> tuple[str, ...]:
        """Return what happened, in sentences: after a refusal why."""
        found = []
        for entry in self.entries:
            found.append(speaker.entry(entry)[1])
            if entry.key == "trade_refused" and entry.seat in self.reasons:
                key = f"refused_{self.reasons[entry.seat]}"
                found.append(phrase(key if key in PHRASES else "refused_without_reason"))
        return tuple(found)

    def refused_by(self) -> tuple[int, ...]:
        """Return the seats that refused the offer, in order."""
        return tuple(entry.seat for entry in self.entries if entry.key == "trade_refused")


def ended_trades(journal: Sequence[Entry], new: Sequence[Entry], seat: int) -> list[TradeStory]:
    """Return the offers by or to a seat that were accepted or refused in the new lines, the newest of the journal."""
    found: list[TradeStory] = []
    for place in range(len(journal) - len(new), len(journal)):
        entry = journal[place]
        if entry.key in ("traded", "trade_refused"):
            by = entry.seat if entry.key == "traded" else entry.values.get("partner")
            if seat not in (entry.seat, entry.values.get("partner")):
                continue
            if found and not found[-1].done and found[-1].seat == by and entry.key == "trade_refused":
                found[-1].entries.append(entry)
                continue
            offers = [line for line in journal[:place] if line.key in ("trade_offered", "trade_countered") and line.seat == by]
            begun = offers[-1:] if entry.key == "trade_refused" else []
            found.append(TradeStory(int(by), entry.key == "traded", [*begun, entry]))  # type: ignore[call-overload]
        elif entry.key in TRADE_KEYS and found and found[-1].done:
            found[-1].entries.append(entry)
    return found


INFLUENCE_ENDS = {"influence_failed": False, "influence_succeeded": True, "city_won_over": True}
"""How an attempt to influence ended, by the line that says so."""
_INFLUENCE_KEYS = frozenset({"influence_tried", "influence_rolled", "paid", *INFLUENCE_ENDS})


@dataclass(slots=True)
class InfluenceStory:
    """An attempt to influence: who tried, whether it succeeded, the lines of the journal from the attempt on."""

    seat: int
    done: bool
    entries: list[Entry]

    def lines(self, speaker: Speaker) -> tuple[str, ...]:
        """Return what happened, in sentences: the roll with its bonus among them."""
        return tuple(_of_influence(speaker, entry) for entry in self.entries)


def _of_influence(speaker: Speaker, entry: Entry) -> str:
    if entry.key != "influence_rolled":
        return speaker.entry(entry)[1]
    die, result = int(entry.values["die"]), int(entry.values["result"])  # type: ignore[call-overload]
    key = "influence_result_bonus" if result != die else "influence_result"
    return phrase(key, result=result, die=die, bonus=f"{result - die:+}")


def ended_influences(journal: Sequence[Entry], new: Sequence[Entry], seat: int) -> list[InfluenceStory]:
    """Return the attempts of a seat that ended in the new lines, the newest of the journal."""
    found: list[InfluenceStory] = []
    for place in range(len(journal) - len(new), len(journal)):
        entry = journal[place]
        if entry.key in INFLUENCE_ENDS and entry.seat == seat:
            start = max((at for at in range(place) if journal[at].key == "influence_tried"), default=place)
            kept = [line for line in journal[start : place + 1] if line.seat == seat and line.key in _INFLUENCE_KEYS]
            found.append(InfluenceStory(seat, INFLUENCE_ENDS[entry.key], kept))
    return found


def lines_of_event(entries: Sequence[Entry], card: str) -> tuple[Entry, ...]:
    """Return the lines after the newest drawing of an Event card; () if it was not drawn."""
    for place in range(len(entries) - 1, -1, -1):
        if entries[place].key == "event_drawn" and entries[place].values.get("card") == card:
            return tuple(takewhile(lambda entry: not _comes_after(entry), entries[place + 1 :]))
    return ()


def event_lines(speaker: Speaker, entries: Sequence[Entry], card: str) -> tuple[str, ...]:
    """Return what an Event that is being resolved has done so far, in sentences."""
    return worded(speaker, lines_of_event(entries, card))
