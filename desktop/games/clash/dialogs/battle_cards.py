"""The cards at the foot of the battle dialog: powers in force, odds of going on, earlier rounds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.engine.decision import Odds
from core.games.clash.frames import BattleFrame
from core.games.clash.rules.battle_value import bonus_parts, defences
from core.games.clash.rules.combat_halves import combat_half
from desktop.games.clash.dialogs.battle_side import side_words
from desktop.games.clash.dialogs.battle_story import BattleStory
from desktop.games.clash.dialogs.link import Link
from desktop.games.clash.why import explain_odds, explains, signed, supposed
from desktop.games.clash.words.names import piece_name
from desktop.games.clash.words.phrases import decimal, percent, phrase
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.bars import Part, ShareBar
from desktop.widgets.base import Painted
from desktop.widgets.labels import Label


class Card(Painted):
    """A sheet with a title; put the content into `body`."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(12, 8, 12, 8)
        self.body.setSpacing(3)
        self.body.addWidget(Label(title, Role.HEADING))
        self.setAccessibleName(title)

    def sizeHint(self) -> QSize:
        return QWidget.sizeHint(self)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(120), QWidget.minimumSizeHint(self).height())

    def add_line(self, words: str, role: Role = Role.SMALL, colour: str = "ink") -> None:
        """Add a line of words."""
        self.body.addWidget(Label(words, role, colour, wrap=True))

    def paint(self, painter: QPainter) -> None:
        paint.box(painter, QRectF(self.rect()).adjusted(0, 0, -1, -1), "raised", "line", 6)


class ForceCard(Card):
    """What is in force besides the units: cards, bought powers, bonuses, the Fortress and what was taken from it."""

    def __init__(
        self, link: Link, frame: BattleFrame, slots: Sequence[QWidget] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(phrase("in_force"), parent)
        for slot in slots:
            self.body.addWidget(slot)
        lines = []
        # What a card says that lies there need not be said again.
        told = {half.id for card in frame.cards if card and (half := combat_half(card)) is not None} if slots else set()
        for index, side in enumerate(frame.sides):
            who = link.speaker.player(side.owner)
            for part in bonus_parts(link.view, frame, side.owner):
                if part.source in told:
                    continue
                words = phrase("power_bonus", source=piece_name(part.source), value=signed(part.value))
                lines.append(f"{who} · {words}")
            for whose, source, dice in frame.round_dice:
                if whose == index and source not in told:
                    lines.append(f"{who} · {phrase('card_die', source=piece_name(source), number=dice)}")
            for whose, source, number in frame.round_cancels:
                if whose == index and source not in told:
                    lines.append(f"{who} · {phrase('card_cancels', source=piece_name(source), number=number)}")
            for whose, source in frame.no_clash:
                if whose == index and source not in told:
                    lines.append(f"{who} · {phrase('no_clash', source=piece_name(source))}")
        if frame.round == 1:
            for building, _ in defences(frame.buildings):
                lines.append(f"{link.speaker.player(frame.defender)} · {piece_name(building)}")
            if frame.no_die:
                lines.append(phrase("no_die_fortress"))
            if frame.no_cancel:
                lines.append(phrase("no_cancel_fortress"))
        for line in lines:
            self.add_line(line)
        if not lines and not slots:
            self.add_line(phrase("nothing_in_force"), colour="ink2")
        self.body.addStretch(1)


class OddsCard(Card):
    """The chances of a battle: win, both fall, lose (hatched), the losses to expect, and how exact all that is.

    While they are worked out, "…" stands there.
    """

    def __init__(self, title: str, odds: Odds | None, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._title = title
        self.bar = ShareBar()
        self._losses = Label("", Role.SMALL, "ink2", wrap=True)
        self._exact = Label("", Role.SMALL, "ink2", wrap=True)
        for widget in (self.bar, self._losses, self._exact):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self.odds: Odds | None = None
        explains(self, lambda: explain_odds(self._title, self.odds) if self.odds is not None else None)
        self.show_odds(odds)

    def show_odds(self, odds: Odds | None) -> None:
        """Show chances; None while they are worked out."""
        self.odds = odds
        self.bar.setVisible(odds is not None)
        if odds is None:
            self._losses.setText("…")
            self._exact.setText("")
            return
        t = theme()
        self.bar.set_parts(
            (
                Part(odds.win, t.hex("ok"), "plain", phrase("win", chance=percent(odds.win)), "ok"),
                Part(odds.neither, t.hex("line2"), "plain", phrase("both_fall", chance=percent(odds.neither)), "ink2"),
                Part(odds.lose, t.hex("danger"), "diagonal", phrase("lose", chance=percent(odds.lose)), "danger"),
            )
        )
        own, enemy = (decimal(number) for number in (odds.own_losses, odds.enemy_losses))
        self._losses.setText(phrase("losses_expected", own=own, enemy=enemy))
        self._exact.setText(supposed(odds))


class EarlierCard(Card):
    """The rounds before this one: of each side what it made of its dice, and what it lost."""

    def __init__(self, link: Link, frame: BattleFrame, story: BattleStory | None, parent: QWidget | None = None) -> None:
        super().__init__(phrase("earlier_rounds"), parent)
        rounds = [this for this in story.rounds if this.number < frame.round] if story is not None else []
        for this in rounds[-3:]:
            self.add_line(phrase("round_number", round=this.number), Role.SMALL_BOLD, "gold_text")
            for side, owner in zip(this.sides, (frame.attacker, frame.defender), strict=True):
                words = side_words(side, rolled=any(other.value is not None for other in this.sides))
                self.add_line(f"{link.speaker.player(owner)}: {words}")
        self.body.addStretch(1)
