"""The hand-over curtain between people at one machine: whose turn it is, and public news only."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.dialogs.base import ENTER_KEYS, DialogPanel
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import paint_banner, paint_crest
from desktop.theme.palette import PlayerColour, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.heraldry import Crest
from desktop.widgets.labels import Chip, FitLabel, Label
from desktop.widgets.panel import Panel, Rule, Sheet


@dataclass(frozen=True, slots=True)
class NewsLine:
    """A public event since the player's last turn; `concerns` marks what touches them."""

    player: PlayerColour
    text: str
    concerns: bool = False


@dataclass(frozen=True, slots=True)
class Handover:
    """What the curtain shows. All of it is public.

    `name` is the person who takes over, `headline` the sentence in large ("Jonas, it is your turn"), `details` the parts
    of the line below it, `reason` why the machine passes ("Play an Action card now?"), "" for a usual turn, `secret` the sentence
    that says what of it only the person may see, "" for all of it. `without` is the label of the answer that can be given without
    sitting down, "" if there is none. `news` are the most important first; there are `more` that are not among them.
    """

    player: PlayerColour
    name: str
    headline: str
    details: tuple[str, ...] = ()
    reason: str = ""
    news: tuple[NewsLine, ...] = ()
    without: str = ""
    secret: str = ""
    more: int = 0


class _Band(Painted):
    """The next player's colour across the whole screen, with the crest on it."""

    def __init__(self, player: PlayerColour, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def wanted_size(self) -> QSize:
        return QSize(300, theme().px(224))

    def least_size(self) -> QSize:
        return QSize(200, 70)

    def paint(self, painter: QPainter) -> None:
        inset = self.height() * .07
        band = QRectF(0, inset, self.width(), self.height() - 2 * inset)
        paint_banner(painter, band, self._player, 26)
        dark = mix(self._player.colour, "#1B120A", .8)
        light = mix(self._player.colour, "#FFFFFF", .5)
        for y, inner in ((band.top(), 5), (band.bottom(), -5)):
            painter.setPen(QPen(theme().colour(dark), 3))
            painter.drawLine(QPointF(0, y), QPointF(self.width(), y))
            painter.setPen(QPen(theme().colour(light), 1.2))
            painter.drawLine(QPointF(0, y + inner), QPointF(self.width(), y + inner))
        paint_crest(painter, self._player, QRectF(self.rect()).center(), self.height() - 6, "#3A2708")


class HandoverCurtain(Sheet):
    """Covers everything until the next person takes over.

    Signals: `accepted` when the person has taken over, `rejected` when he does without and stays away. There is no way round it:
    Esc does nothing.
    """

    accepted = Signal()
    rejected = Signal()

    def __init__(self, handover: Handover, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 44, 0, 36)
        layout.setSpacing(6)
        layout.addStretch(2)
        title = FitLabel(self.tr("Hand over"), Role.CURTAIN, "ink2", paint.CENTRE)
        layout.addWidget(title)
        layout.addSpacing(10)
        band = self._band = _Band(handover.player)
        band.setMaximumHeight(theme().px(250))
        layout.addWidget(band, 8)
        layout.addSpacing(6)
        layout.addWidget(self._centred(FitLabel(handover.headline, Role.TITLE, "ink", paint.CENTRE)))
        details = self._centred(FitLabel("  ·  ".join(handover.details), Role.LEAD, "ink2", paint.CENTRE))
        if handover.details:
            layout.addWidget(details)
        if handover.reason:
            layout.addWidget(self._centred(FitLabel(handover.reason, Role.LEAD_BOLD, "gold_text", paint.CENTRE)))
            why = handover.secret or self.tr("Only {name} may see what this is about.").format(name=handover.name)
            layout.addWidget(self._centred(FitLabel(why, Role.BODY, "ink2", paint.CENTRE)))
        rule = Rule()
        rule.setFixedWidth(420)
        layout.addWidget(rule, 0, Qt.AlignmentFlag.AlignHCenter)
        self._lines: list[QWidget] = []
        """The most important first."""
        self._more = handover.more
        self._more_words = Label("", Role.SMALL, "ink2", parent=self)
        self._more_words.hide()
        news = self._news = self._make_news(handover.news) if handover.news else None
        if news is not None:
            layout.addWidget(news, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(6)
        self.primary = Button(self.tr("Go on as {name}").format(name=handover.name), Kind.PRIMARY,
                              icon="mdi6.eye-outline", key="Return", height=50)
        self.primary.clicked.connect(self.accepted)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        self.without: Button | None = None
        if handover.without:
            self.without = Button(handover.without, icon="mdi6.account-off-outline", height=50)
            self.without.setToolTip(self.tr("{name} does not look and stays away").format(name=handover.name))
            self.without.clicked.connect(self.rejected)
            buttons.addWidget(self.without)
        buttons.addWidget(self.primary)
        buttons.addStretch(1)
        layout.addLayout(buttons)
        words = self.tr("Cards, objectives and the undo history of the others stay hidden.")
        note = self._centred(FitLabel(words, Role.SMALL, "ink2", paint.CENTRE))
        layout.addWidget(note)
        layout.addStretch(3)
        # The least needed goes first where there is little room: what is left must be readable.
        few = 5 if theme().scale <= 1.2 else 3
        self._extra = self._lines[:few - 1:-1]
        self._less = [note, title, rule, *self._lines[few - 1:0:-1]]
        self._less += [part for part, there in ((details, handover.details), (news, news)) if there and part is not None]
        self.setAccessibleName(handover.headline)

    def _centred(self, label: QWidget) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(40, 0, 40, 0)
        row.addWidget(label)
        return holder

    def _make_news(self, news: Sequence[NewsLine]) -> Panel:
        panel = Panel(ground="raised")
        panel.body.setSpacing(2)
        panel.setMinimumWidth(min(1000, theme().px(560)))
        panel.setMaximumWidth(1100)
        panel.body.addWidget(Label(self.tr("Since you sat here last"), Role.HEADING))
        for line in news:
            holder = QWidget()
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(10)
            row.addWidget(Crest(line.player, 21))
            row.addWidget(FitLabel(line.text, Role.BODY), 1)
            if line.concerns:
                row.addWidget(Chip(self.tr("concerns you")))
            self._lines.append(holder)
        # What concerns the reader comes first; both as they happened.
        for wanted in (True, False):
            for line, holder in zip(reversed(news), reversed(self._lines), strict=True):
                if line.concerns is wanted:
                    panel.body.addWidget(holder)
        panel.body.addWidget(self._more_words)
        return panel

    def _fit(self) -> None:
        layout = self.layout()
        if layout is None:
            return
        for part in (*self._extra, *self._less):
            part.show()
        self._count_more()
        for line in self._extra:  # they make nothing else smaller
            if layout.sizeHint().height() <= self.height():
                break
            line.hide()
            self._count_more()
        for part in self._less:
            spare = self._band.sizeHint().height() - self._band.minimumSizeHint().height()
            if layout.sizeHint().height() - spare <= self.height():
                break
            part.hide()
            self._count_more()

    def _count_more(self) -> None:
        """Say how much news has no room."""
        if self._news is None:
            return
        number = self._more + sum(line.isHidden() for line in self._lines)
        self._more_words.setText(self.tr("and {number} more in the journal").format(number=number))
        self._more_words.setVisible(bool(number))
        self._news.body.invalidate()
        self._news.updateGeometry()

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS:
            self.primary.click()
        else:
            event.accept()


class TakeMachineDialog(DialogPanel):
    """Asks openly whether a person needs the machine for a question that he can also answer without looking.

    Signals: `accepted` if he does (then `wanted` is set), else `rejected`. Nothing in it is secret.
    """

    def __init__(self, player: PlayerColour, name: str, question: str, without: str, parent: QWidget | None = None) -> None:
        super().__init__("", width=520, parent=parent)
        self.wanted = False
        self.set_title(question)
        self.set_asked(player, name)
        had = self.tr("{name} had the machine in this phase already.").format(name=name)
        self.content.addWidget(Label(had, Role.LEAD, wrap=True))
        words = self.tr("Nothing secret is shown now. Must it pass once more?")
        self.content.addWidget(Label(words, Role.BODY, "ink2", wrap=True))
        self.content.addStretch(1)
        self.take = self.add_button(self.tr("Pass it on"), icon="mdi6.eye-outline")
        self.take.clicked.connect(self.accept)
        self.without = self.add_button(without, Kind.PRIMARY, icon="mdi6.account-off-outline", key="Return")
        self.without.clicked.connect(self.reject)

    def accept(self) -> None:
        self.wanted = True
        super().accept()


class ShowHandDialog(DialogPanel):
    """Asks the person who has the machine to show the own hand again: somebody else has answered openly meanwhile.

    Signals: `accepted`. There is no way round it; nothing in it is secret.
    """

    def __init__(self, player: PlayerColour, name: str, question: str, parent: QWidget | None = None) -> None:
        super().__init__("", width=520, parent=parent)
        self.set_title(question)
        self.set_asked(player, name)
        words = self.tr("Your hand lies face down: somebody else has answered meanwhile.")
        self.content.addWidget(Label(words, Role.LEAD, wrap=True))
        self.content.addStretch(1)
        self.show_hand = self.add_button(self.tr("Show my hand"), Kind.PRIMARY, icon="mdi6.eye-outline", key="Return")
        self.show_hand.clicked.connect(self.accept)

    def reject(self) -> None:
        """Esc does nothing."""
