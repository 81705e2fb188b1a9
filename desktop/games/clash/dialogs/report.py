"""What happened: panels beside the board that tell of battles and Events, and of the Events of the game so far."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.games.clash.dialogs.asking import AskingStrip, event_asking
from desktop.games.clash.dialogs.battle_report import battle_parts, battle_title
from desktop.games.clash.dialogs.battle_story import BattleStory
from desktop.games.clash.dialogs.happened import EventStory, InfluenceStory, TradeStory
from desktop.games.clash.dialogs.link import Link
from desktop.games.clash.dialogs.sidepanel import SidePanel
from desktop.games.clash.dialogs.summary import Summary
from desktop.games.clash.words.names import piece_name
from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.table.deeds import Deed
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.heraldry import Crest
from desktop.widgets.labels import Label
from desktop.widgets.panel import Rule

WIDTH = 400
Told = BattleStory | EventStory | TradeStory | InfluenceStory


class _StoryPart(QWidget):
    """A part of a report: the crest of whom it is about, a title, and below in `box` what is told."""

    def __init__(self, link: Link, seat: int, title: str, ink: str = "ink", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(0, 0, 0, 0)
        self.box.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(Crest(link.colour(seat), 22))
        row.addWidget(Label(title, Role.BODY_BOLD, ink, wrap=True), 1)
        self.box.addLayout(row)


class EventPart(_StoryPart):
    """An Event: who drew it, the card, what it did to whom."""

    def __init__(self, link: Link, story: EventStory, parent: QWidget | None = None) -> None:
        super().__init__(link, story.seat, phrase("drew_event", who=link.speaker.player(story.seat)), parent=parent)
        with_text = link.view.config.options.get("mode") == "full"
        drawer = link.speaker.player(story.seat) if story.seat != link.seat else ""
        lines = story.lines(link.speaker)
        if with_text and story.changed_nothing and story.card not in link.view.lasting:
            lines = (*lines, phrase("nobody_touched"))
        self.strip = AskingStrip(event_asking(story.card, with_text=with_text, drawer=drawer), lines)
        self.box.addWidget(self.strip)


class TradePart(_StoryPart):
    """An offer and what came of it. Signals: `again` when the offer is to be changed."""

    again = Signal()

    def __init__(self, link: Link, story: TradeStory, parent: QWidget | None = None) -> None:
        declined = ", ".join(link.speaker.player(seat) for seat in story.refused_by())
        title = phrase("trade_done") if story.done else phrase("declined_by", who=declined)
        super().__init__(link, story.seat, title, "ok" if story.done else "danger", parent)
        for line in story.lines(link.speaker):
            self.box.addWidget(Label(line, Role.BODY, wrap=True))
        if not story.done and story.seat == link.seat:
            button = Button(phrase("offer_again"), Kind.SECONDARY, icon="mdi6.handshake", height=30)
            button.clicked.connect(self.again)
            self.box.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)


class InfluencePart(_StoryPart):
    """An attempt to influence: the die with its bonus, what was paid, and whether it succeeded."""

    def __init__(self, link: Link, story: InfluenceStory, parent: QWidget | None = None) -> None:
        title = phrase("influence_won" if story.done else "influence_lost")
        super().__init__(link, story.seat, title, "ok" if story.done else "danger", parent)
        for line in story.lines(link.speaker):
            self.box.addWidget(Label(line, Role.BODY, wrap=True))


class ReportPanel(SidePanel):
    """Battles, Events and trades that the person has not seen yet, or Events that were looked up, one below the other.

    `deeds` is what the others did since the reader's last turn (None: nothing is said of it); it comes last.

    Signals besides those of `SidePanel`: `trade_requested` when an offer is to be changed, `node_chosen(int)` with the step of a
    line that was clicked.
    """

    trade_requested = Signal()
    node_chosen = Signal(int)

    def __init__(
        self, link: Link, told: Sequence[Told], title: str = "", *, empty: str = "", deeds: Sequence[Deed] | None = None,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        self.told = tuple(told)
        self.deeds = tuple(deeds) if deeds is not None else None
        plain = self.deeds is None
        name = title or (_title(link, self.told) if plain else phrase("others_did"))
        super().__init__(name, _icon(self.told) if plain else "mdi6.newspaper-variant-outline", parent)
        self._inner = QWidget()
        box = QVBoxLayout(self._inner)
        box.setContentsMargins(0, 0, 6, 0)
        box.setSpacing(6)
        for number, story in enumerate(self.told):
            if number:
                box.addWidget(Rule())
            if isinstance(story, EventStory):
                box.addWidget(EventPart(link, story))
                continue
            if isinstance(story, TradeStory):
                part = TradePart(link, story)
                part.again.connect(self.trade_requested)
                box.addWidget(part)
                continue
            if isinstance(story, InfluenceStory):
                box.addWidget(InfluencePart(link, story))
                continue
            if len(self.told) > 1:
                box.addWidget(Label(battle_title(link, story), Role.HEADING, wrap=True))
            for widget in battle_parts(link, story):
                box.addWidget(widget)
        self.summary: Summary | None = None
        if self.deeds is not None:
            if self.told:
                box.addWidget(Rule())
            self.summary = Summary(link, self.deeds)
            self.summary.node_chosen.connect(self.node_chosen)
            box.addWidget(self.summary)
        if not self.told and empty:
            box.addWidget(Label(empty, Role.BODY, "ink2", wrap=True))
        box.addStretch(1)
        self.area = self.scroll(self._inner)
        self.go_on = Button(phrase("continue"), Kind.SECONDARY, key="Return", height=30)
        self.go_on.clicked.connect(self.put_away)
        self.body.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignRight)

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return self.close_button

    def wished_size(self, room: QSize) -> QSize:
        """Return the size to take in a room."""
        margins = self.body.contentsMargins()
        inner = min(room.width(), theme().px(WIDTH)) - margins.left() - margins.right() - 6
        layout = self._inner.layout()
        needed = layout.heightForWidth(inner) if layout.hasHeightForWidth() else layout.sizeHint().height()
        return self.size_for(room, WIDTH, needed + 6 + self.go_on.sizeHint().height() + self.body.spacing())

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.put_away()
        else:
            super().keyPressEvent(event)


def _title(link: Link, told: Sequence[Told]) -> str:
    if len(told) != 1:
        return phrase("what_happened")
    story = told[0]
    if isinstance(story, TradeStory):
        return phrase("trade")
    if isinstance(story, InfluenceStory):
        return piece_name("influence_culture")
    return phrase("event_happened") if isinstance(story, EventStory) else battle_title(link, story)


def _icon(told: Sequence[Told]) -> str:
    if all(isinstance(story, EventStory) for story in told):
        return "card_event"
    if told and all(isinstance(story, TradeStory) for story in told):
        return "mdi6.handshake"
    if told and all(isinstance(story, InfluenceStory) for story in told):
        return "culture"
    return "hit" if all(isinstance(story, BattleStory) for story in told) else "mdi6.script-text-outline"
