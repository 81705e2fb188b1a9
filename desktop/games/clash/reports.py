"""What a person should hear of: Events, battles that were fought without a question, what others did to one's own things."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from core.engine.decision import Entry
from core.engine.session import Changes
from core.games.clash.state import State
from desktop.app.actions import ActionDef, Scope
from desktop.app.settings import NEWS_ALWAYS, NEWS_NEVER
from desktop.games.clash.dialogs.battle_story import stories
from desktop.games.clash.dialogs.choices import WITHOUT_PANEL
from desktop.games.clash.dialogs.happened import (
    INFLUENCE_ENDS,
    InfluenceStory,
    TradeStory,
    ended_influences,
    ended_trades,
    event_stories,
)
from desktop.games.clash.dialogs.report import ReportPanel, Told
from desktop.games.clash.words.phrases import phrase
from desktop.games.clash.words.sentences import HEADINGS
from desktop.robust import guarded
from desktop.table.deeds import Deed, deeds_since, end_of_last_turn

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable


EVENTS_SHOWN = 8
SMALL = HEADINGS | {"turn_ended", "actions_unused"}
"""Lines of the journal that tell of nothing that anybody did, besides those that are no news anyway."""
MOST_AT_ONCE = 5
"""What somebody who sits down hears of at most: the newest."""
REPORT_ACTIONS: tuple[ActionDef, ...] = (
    ActionDef(
        "events", QT_TRANSLATE_NOOP("Clash", "Events so far"), "mdi6.cards-outline", ("V",),
        QT_TRANSLATE_NOOP("Clash", "Show the last Event cards and what they did"), ("at_table",), "view", Scope.BOARD,
        context="Clash",
    ),
    ActionDef(
        "news", QT_TRANSLATE_NOOP("Clash", "What the others did"), "mdi6.newspaper-variant-outline", ("N",),
        QT_TRANSLATE_NOOP("Clash", "Show what each of the others did since your last turn, what concerns you first"),
        ("at_table",), "view", Scope.BOARD, context="Clash",
    ),
)  # fmt: skip
TRADE_ENDS = ("traded", "trade_refused")
SEAT_FIELDS = ("defender", "loser", "builder", "before", "partner")
"""Values of a line of the journal that are seats."""


def concerns(view: State, entry: Entry, seat: int) -> bool:
    """Return whether a line about what another player did is about something of this seat's."""
    values = entry.values
    if entry.key == "traded" and entry.seat == seat:
        return True
    if any(values.get(field) == seat for field in SEAT_FIELDS):
        return True
    target = values.get("target")
    city = view.cities.get(target) if isinstance(target, int) else None
    return city is not None and city.owner == seat


def with_boosts(deeds: Sequence[Deed]) -> list[Deed]:
    """Return the deeds; what was paid to raise a roll concerns whom the roll concerns: without it the roll would have failed."""
    found: list[Deed] = []
    for deed in deeds:
        before = found[-1] if found else None
        boosts = before is not None and before.entry.key == "influence_rolled" and deed.entry.key == "paid"
        if boosts and before is not None and before.concerns and before.entry.seat == deed.entry.seat:
            deed = replace(deed, concerns=True)
        found.append(deed)
    return found


def ended_battles(journal: list[Entry], new: Iterable[Entry], seat: int) -> list[tuple[Entry, ...]]:
    """Return the lines of the battles of a seat that ended among the new lines, each from its start to its consequences."""
    starts = [place for place, entry in enumerate(journal) if entry.key == "battle_started"]
    ends = [place for place, entry in enumerate(journal) if entry.key == "battle_ended"]
    number = sum(entry.key == "battle_ended" for entry in new)
    found = []
    for end in ends[len(ends) - number :]:
        start = max(place for place in starts if place < end)
        after = min((place for place in starts if place > end), default=len(journal))
        first = journal[start]
        if seat in (first.seat, first.values.get("defender")):
            found.append(tuple(journal[start:after]))
    return found


def events_so_far(table: ClashTable) -> ReportPanel:
    """Return the panel of the newest Events of the game, the last one first."""
    told = event_stories(table.session.history.path(), table.viewer)[-EVENTS_SHOWN:]
    told.reverse()
    return ReportPanel(table, told, phrase("recent_events"), empty=phrase("no_events_yet"))


class Reports:
    """Keeps what is to be reported and shows it when no question has the place beside the board."""

    def __init__(self, table: ClashTable) -> None:
        self._table = table
        self._waiting: list[tuple[Entry, ...] | int | TradeStory | InfluenceStory] = []
        """Battles by their lines, Events by the step of their drawing, trades, own attempts to influence; in order."""
        self._panel: ReportPanel | None = None
        self._put_off = False
        """Something is shown as soon as nothing moves on the board."""
        table.view_widget.escape_pressed.connect(self._on_escape)
        table.view_widget.keys.enter_first = self._on_enter
        table.view_widget.motion_finished.connect(self._on_still)
        table.showing.finished.connect(self._on_still)
        self._turn_begins = False
        """The others have played and the person's turn begins: what they did is told."""
        self._missed: dict[int, int] = {}
        """Seat -> the step since which nothing was told to who sits there."""

    @property
    def is_shown(self) -> bool:
        """Whether a report stands beside the board."""
        return self._panel is not None and isValid(self._panel) and self._panel.isVisible()

    def note(self, changes: Changes[Any, Any] | None) -> None:
        """Take what a step brought."""
        seat = self._table.sitting
        if seat is None or changes is None:
            return
        self._waiting += [node.id for node in changes.steps if any(entry.key == "event_drawn" for entry in node.entries)]
        self._note_turn(changes, seat)
        new = changes.entries(self._table.viewer)
        if any(entry.key in TRADE_ENDS for entry in new):
            self._note_trades(ended_trades(self._table.journal(), new, seat), seat)
        if any(entry.key in INFLUENCE_ENDS and entry.seat == seat for entry in new):
            self._waiting += ended_influences(self._table.journal(), new, seat)
        if any(entry.key == "battle_ended" for entry in new):
            self._waiting += ended_battles(self._table.journal(), new, seat)

    def _note_turn(self, changes: Changes[Any, Any], seat: int) -> None:
        """Find out whether the person's turn begins; questions that come first put off what is told then."""
        table = self._table
        if any(entry.key == "turn_started" and entry.seat == seat for node in changes.steps for entry in node.entries):
            # With several people the curtain has told it.
            self._turn_begins = len(table.persons) == 1
            return
        asked = table.session.game.decision(changes.before.state)
        if asked is not None and asked.kind == "turn" and asked.seats == (seat,):
            self._turn_begins = False  # The person has begun to act.

    def catch_up(self, since: int) -> None:
        """Somebody sat down who was asked last at this step: take what came since, once it is their turn."""
        table = self._table
        seat, decision = table.sitting, table.decision
        if seat is None or decision is None:
            return
        since = self._missed.pop(seat, since)
        if decision.kind not in WITHOUT_PANEL:
            self._missed[seat] = since  # A question comes first.
            return
        path = tuple(node for node in table.session.history.path() if node.id > since)
        if path and path[0].parent is not None:
            self.note(Changes(table.session.game, path[0].parent, path, path[-1]))
            # Who answered an offer knows what came of it.
            known = [entry for node in path if node.seat == seat for entry in node.entries if entry.key in TRADE_ENDS]
            self._waiting = [
                waits for waits in self._waiting
                if not isinstance(waits, TradeStory) or not any(entry in known for entry in waits.entries)
            ]
            del self._waiting[:-MOST_AT_ONCE]

    def _note_trades(self, trades: list[TradeStory], seat: int) -> None:
        """Take offers that were answered; more refusals of one offer join the first."""
        for story in trades:
            bots = self._table.bot_reasons
            story.reasons = {by: next(iter(bots[by]), "") for by in story.refused_by() if by in bots}
            before = self._waiting[-1] if self._waiting else None
            joined = isinstance(before, TradeStory) and not before.done and not story.done and before.seat == story.seat
            if isinstance(before, TradeStory) and joined and before.entries[0] == story.entries[0]:
                before.entries += story.entries[1:]
                before.reasons |= story.reasons
                self._panel = None
            else:
                self._waiting.append(story)
            if story.done:
                self._table.trades.forget(seat)

    def told(self) -> tuple[Told, ...]:
        """Return what waits, as it is to be told now."""
        drawn = [waits for waits in self._waiting if isinstance(waits, int)]
        path = [node for node in self._table.session.history.path() if node.id >= min(drawn, default=0)] if drawn else []
        events = event_stories(path, self._table.viewer)
        found: list[Told] = []
        for waits in self._waiting:
            if isinstance(waits, TradeStory | InfluenceStory):
                found.append(waits)
                continue
            found += [story for story in events if story.node == waits] if isinstance(waits, int) else stories(waits)
        return tuple(found)

    def deeds(self) -> list[Deed]:
        """Return what the others did since the last turn of who sits at the machine."""
        table = self._table
        seat = table.seat
        start = table.past.turn_start() if table.asked == seat else None
        since = end_of_last_turn(table.session, seat, start)
        minor = table.minor | SMALL
        return with_boosts(
            deeds_since(table.session, since, seat, table.viewer, minor, table.concerns, table.speaker.told, start)
        )

    def _news(self, told: tuple[Told, ...]) -> list[Deed] | None:
        """Return what to tell of the others as one's turn begins, None if it is not to be told."""
        wish = self._table.host.settings.news
        if not self._turn_begins or wish == NEWS_NEVER:
            return None
        deeds = self.deeds()
        told_anyway = bool(told) or self._table.botplay.skipped or wish == NEWS_ALWAYS
        return deeds if told_anyway or any(deed.concerns for deed in deeds) else None

    def come_first(self) -> bool:
        """Whether a battle of the person who is asked has ended: its result is told before anything is asked."""
        return self._table.asked == self._table.sitting and self._battles_wait()

    def _battles_wait(self) -> bool:
        return any(isinstance(waits, tuple) for waits in self._waiting)

    def offer(self) -> bool:
        """Show what waits: nothing else is asked beside the board now. Returns whether anything is, or will be, shown.

        A battle is told when its dice lie still, as its result would be known before and the panel would cover them.
        """
        told = self.told() if self._waiting else ()
        deeds = self._news(told)
        if not told and not deeds:
            return False
        if self._battles_wait() and self._table.motion_running():
            self._put_off = True
            return True
        now = tuple(deeds) if deeds is not None else None
        if self.is_shown and self._panel is not None and (self._panel.told, self._panel.deeds) == (told, now):
            return True
        self._show(ReportPanel(self._table, told, deeds=deeds))
        return True

    def wait_no_more(self) -> None:
        """A step was made: what was put off is offered anew after it."""
        self._put_off = False

    @guarded()
    def _on_still(self) -> None:
        if self._put_off and not self._table.motion_running():
            self._put_off = False
            self.offer()

    def show_news(self) -> None:
        """Show what the others did since one's last turn, asked for."""
        self._table.panels.show(self._linked(ReportPanel(self._table, (), deeds=self.deeds())))

    def _linked(self, panel: ReportPanel) -> ReportPanel:
        panel.node_chosen.connect(self._table.show_place)
        return panel

    def _show(self, panel: ReportPanel) -> None:
        panel.chosen.connect(self._on_closed)
        panel.trade_requested.connect(lambda: self._table.panels.open_trade())
        self._panel = self._linked(panel)
        self._table.host.show_choice(panel)
        focused = QApplication.focusWidget()
        if focused is not None and panel.isAncestorOf(focused):
            # The keys that end the turn, or stop and skip the others, stay at hand; Esc closes the report from the board as well.
            self._table.view_widget.setFocus()

    def give_way(self) -> None:
        """Another panel comes. A question postpones the report; what the player opened replaces it."""
        decision = self._table.decision
        if (self.is_shown or self._put_off) and decision is not None and decision.kind in ("turn", "move"):
            self.seen()
        self._panel = None

    def seen(self) -> None:
        """Forget all: the person went on to something else."""
        self._waiting.clear()
        self._turn_begins = self._put_off = False
        self._panel = None

    def withdraw(self) -> None:
        """Forget all and take the report away: what it tells was taken back."""
        shown = self.is_shown
        self.seen()
        if shown:
            self._table.host.hide_choice()

    @guarded()
    def _on_escape(self) -> None:
        if self.is_shown and self._table.asked is None:
            self._on_closed(())

    @guarded(False)
    def _on_enter(self) -> bool:
        play = self._table.play
        return play.load is None and play.held[0] < 0 and self.leave()

    def leave(self) -> bool:
        """Close what tells of something, also if it was asked for: the player goes on. Returns whether there was any."""
        panel = self._panel if self._panel is not None and self.is_shown else self._table.play.panel
        if not isinstance(panel, ReportPanel) or not isValid(panel) or not panel.isVisible():
            return False
        panel.put_away()
        return True

    def close(self) -> None:
        """Take the report away as its button does."""
        self._on_closed(())

    def _on_closed(self, _answer: object) -> None:
        self.seen()
        self._table.panels.close()
