"""The battle: armies, dice, sums, hits, casualties, offers and retreat in one dialog."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.engine.decision import Decision
from core.games.clash.frames import BattleFrame
from core.games.clash.goods import NONE
from core.games.clash.moves import NO, AnyMove, Choose, Remove
from core.games.clash.rules.battle_offers import asked_offer
from core.games.clash.rules.battle_value import CASUALTIES, REVEAL
from core.games.clash.rules.cards import with_cards
from core.games.clash.rules.combat import GO_ON, RETREAT
from core.games.clash.rules.combat_halves import in_order
from core.games.clash.units import BARBARIANS
from desktop.dialogs.base import ENTER_KEYS
from desktop.dialogs.draft import Draft
from desktop.games.clash.dialogs.battle_cards import Card, EarlierCard, ForceCard, OddsCard
from desktop.games.clash.dialogs.battle_play import CardChooser, CardSlot, chance, explain_chance, win_words
from desktop.games.clash.dialogs.battle_side import BattleHead, SideBoard, place_name, side_rounds
from desktop.games.clash.dialogs.battle_story import SideRound, current_battle
from desktop.games.clash.dialogs.goods import PricedOption, PricedRow
from desktop.games.clash.dialogs.link import Link
from desktop.games.clash.dialogs.pictures import icon_of
from desktop.games.clash.why import explains
from desktop.games.clash.words.names import piece_name, tr
from desktop.games.clash.words.phrases import percent, phrase
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import paint_banner
from desktop.theme.palette import PlayerColour
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.heraldry import Crest
from desktop.widgets.labels import Label
from desktop.widgets.panel import Rule

BATTLE_KINDS = frozenset({"casualties", "retreat", "battle_power", "combat_card"})
"""The kinds of decisions that the dialog asks."""


_WORDS_ROOM = 240
"""Pixels at 100 % that the question at the foot needs beside the buttons."""


class BattleDialog(Painted):
    """Shows a battle at the question that it waits for.

    Signals: `chosen(object)` with the move; `accepted` just before, for the overlay that shows it. Keys: Enter goes on or
    confirms, R retreats, 1-9 choose, 0 or Esc does without, Space lets the dice rest.
    """

    chosen = Signal(object)
    accepted = Signal()
    modal = True
    commands = ("undo", "redo")
    """Commands of the window that work while the dialog is open: an attack can be taken back before the dice fall."""

    def __init__(self, link: Link, decision: Decision, moves: Sequence[AnyMove], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        frame = link.view.frames[-1]
        assert isinstance(frame, BattleFrame)
        self.link, self.decision, self.frame = link, decision, frame
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        story = current_battle(link.journal())
        self.offers: list[PricedRow] = []
        self._chances: OddsCard | None = None
        self._draft: Draft[tuple[bool, ...]] = Draft(self._restore)
        self._tight = self._crowded = False
        self.primary: Button | None = None
        self._whose: PlayerColour | None = None
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 3, 6, 6)
        box.setSpacing(0)
        self.head = BattleHead(link, frame)
        box.addWidget(self.head)
        inner = QWidget()
        body = QVBoxLayout(inner)
        body.setContentsMargins(22, 2, 22, 4)
        body.setSpacing(8)
        row = QHBoxLayout()
        row.setSpacing(22)
        rounds = side_rounds(link, frame, story)
        pickable = frame.asked if decision.kind == "casualties" else -1
        self.sides = tuple(SideBoard(link, frame, index, rounds[index], pickable == index) for index in (0, 1))
        for side in self.sides:
            row.addWidget(side, 1)
            side.changed.connect(self._on_picked)
        body.addLayout(row, 1)
        cards = QHBoxLayout()
        cards.setSpacing(12)
        told = story.round(frame.round).sides if story is not None else (SideRound(), SideRound())
        slots = [CardSlot(link, frame, index, told[index]) for index in (0, 1)] if with_cards(link.view) else []
        cards.addWidget(ForceCard(link, frame, slots), 4)
        self.chooser: CardChooser | None = None
        middle = self._middle(moves)
        if middle is not None:
            cards.addWidget(middle, 6 if self.chooser is not None else 4)
        if frame.round > 1:
            cards.addWidget(EarlierCard(link, frame, story), 3)
        body.addLayout(cards)
        self._inner = inner
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        scroll.setWidget(inner)
        box.addWidget(scroll, 1)
        self._foot = QWidget()
        self._fill_foot()
        box.addWidget(self._foot)
        self._note()
        chances = getattr(link, "chances", None)
        if chances is not None:
            chances.arrived.connect(self._on_chances)
        self.setAccessibleName(phrase("battle_at", place=place_name(link, frame.space)))
        rolled = frame.sides[0].dice or frame.sides[1].dice
        for side in self.sides:
            side.show_round(roll=bool(rolled))

    # ---- parts
    def _middle(self, moves: Sequence[AnyMove]) -> Card | None:
        """Return the card in the middle: the choice of a card, an offer, or the odds."""
        if self.decision.kind == "battle_power":
            return self._offer_card()
        if self.decision.kind != "combat_card":
            return self._odds_card()
        self.chooser = CardChooser(self.link, moves)
        self.chooser.picked.connect(self._on_card_picked)
        self.chooser.confirmed.connect(lambda: self._play_picked())
        return self.chooser

    def _odds_card(self) -> Card | None:
        if self.decision.kind == "retreat":
            odds, pending = chance(self.link, GO_ON)
            if odds is not None or pending:
                self._chances = OddsCard(phrase("if_you_go_on"), odds)
        elif self.decision.kind == "casualties":
            self._chances = OddsCard(phrase("if_they_fall"), None)
            self._chances.hide()
        return self._chances

    def _offer_card(self) -> Card:
        """What a power offers, with prices and the chances that each leaves."""
        card = Card(piece_name(self.frame.asks))
        for number, option in enumerate(asked_offer(self.link.view, self.frame).options, 1):
            move = Choose(option.id)
            refusal = self.link.refusal(move)
            why = self.link.speaker.refusal(refusal) if refusal is not None else ""
            usual = "pay_for_it" if self.frame.step == REVEAL else "use_for"
            text = phrase(usual) if option.id == "yes" else self.link.speaker.choice(option.id)
            picture = icon_of(self.frame.asks)
            note = win_words(self.link, move)
            row = PricedRow(PricedOption(move, text, note, picture, why, goods=option.price or NONE), number)
            row.clicked.connect(lambda _checked=False, move=move: self._answer(move))
            explains(row, lambda row=row: explain_chance(self.link, row.option.text, row.option.id))
            card.body.addWidget(row)
            self.offers.append(row)
        words = win_words(self.link, NO)
        if words:
            card.body.addWidget(Label(f"{phrase('without_it')}: {words}", Role.SMALL, "ink2"))
        card.body.addStretch(1)
        return card

    def _fill_foot(self) -> None:
        column = QVBoxLayout(self._foot)
        column.setContentsMargins(22, 0, 22, 10)
        column.setSpacing(6)
        column.addWidget(Rule())
        row = QHBoxLayout()
        row.setSpacing(6)
        head = QHBoxLayout()
        head.setSpacing(6)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        title, hint = self.link.speaker.question(self.decision)
        self._title = Label(title, Role.HEADING, wrap=True)
        self._hint = Label(hint, Role.SMALL, "ink2", wrap=True)
        texts.addWidget(self._title)
        texts.addWidget(self._hint)
        self._crest = Crest(size=34)
        self._crest.hide()
        head.addWidget(self._crest)
        head.addLayout(texts, 1)
        row.addStretch(1)
        self._buttons = row
        self._asks = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._asks.setSpacing(6)
        self._asks.addLayout(head, 1)
        self._asks.addLayout(row)
        column.addLayout(self._asks)
        kind = self.decision.kind
        if kind == "combat_card":
            self.without = self._button(row, phrase("play_none"), Kind.SECONDARY, None, "0", NO)
            self.primary = Button(phrase("play_face_down"), Kind.PRIMARY, icon="card_action", key="Return")
            self.primary.clicked.connect(self._play_picked)
            self.primary.setEnabled(False)
            row.addWidget(self.primary)
        elif kind == "retreat":
            self._say_retreat()
            self.retreat = self._button(row, phrase("retreat"), Kind.SECONDARY, "mdi6.flag-outline", "R", RETREAT)
            self.primary = self._button(row, phrase("go_on"), Kind.PRIMARY, "mdi6.arrow-right", "Return", GO_ON)
        elif kind == "casualties":
            number = sum(count for _, count in next(m for m in self.link.moves(Remove)).units)
            self._title.setText(phrase("choose_casualties", number=number))
            self._hint.setText(self._cause() or phrase("casualties_hint"))
            self.primary = Button(phrase("remove_them"), Kind.PRIMARY, icon="mdi6.check", key="Return")
            self.primary.clicked.connect(lambda: self._answer(self.casualties()))
            row.addWidget(self.primary)
            self.primary.setEnabled(self.link.refusal(self.casualties()) is None)
        else:
            if self.frame.step == REVEAL:
                self._title.setText(phrase("pay_against", card=piece_name(self.frame.asks)))
            elif self.frame.sides[0].dice or self.frame.sides[1].dice:
                self._hint.setText(phrase("after_roll_hint"))
            words = "pay_nothing" if self.frame.step == REVEAL else "without_it"
            self.without = self._button(row, phrase(words), Kind.SECONDARY, None, "Esc", NO)
        if self.frame.sides[self.frame.asked].owner == BARBARIANS:
            self._hint.setText(phrase("of_defender", who=self.link.speaker.player(self.link.seat)))

    def set_asked(self, player: PlayerColour, name: str) -> None:
        """Say whom the dialog asks."""
        self._whose = player
        self._crest.set_player(player)
        self._crest.show()
        self._title.setText(f"{name}: {self._title.text()}")
        self.setAccessibleName(f"{name}: {self.accessibleName()}")

    def offer_skip(self, words: str, note: str) -> Button:
        """Add a button with which the question is never asked again, and return it."""
        self.skip = Button(words, Kind.QUIET, icon="mdi6.bell-off-outline")
        self.skip.setToolTip(note)
        self.skip.setAccessibleDescription(note)
        self._buttons.insertWidget(1, self.skip)  # after the stretch
        return self.skip

    def _button(self, row: QHBoxLayout, text: str, kind: Kind, icon: str | None, key: str, move: AnyMove) -> Button:
        button = Button(text, kind, icon=icon, key=key)
        button.clicked.connect(lambda: self._answer(move))
        row.addWidget(button)
        return button

    def _say_retreat(self) -> None:
        """Say where a retreat leads; where the card with the chances is out of sight, what going on promises, too."""
        words = phrase("retreat_to", space=place_name(self.link, self.frame.origin))
        chances = self._chances.odds if self._chances is not None else None
        if chances is not None and self._crowded:
            promise = f"{phrase('win', chance=percent(chances.win))}, {phrase('lose', chance=percent(chances.lose))}"
            words += f"\n{phrase('if_you_go_on')}: {promise}"
        self._hint.setText(words)

    @guarded()
    def _on_chances(self) -> None:
        """More chances became known: show them where they were missing."""
        if not isValid(self):
            return
        if self._chances is not None and self.decision.kind == "retreat":
            self._chances.show_odds(self.link.odds(GO_ON))
            self._say_retreat()
        self._show_casualties()
        for row in self.offers:
            move = row.option.id
            if isinstance(move, Choose):
                row.set_note(win_words(self.link, move))
        if self.chooser is not None:
            self.chooser.refresh_chances()

    def _cause(self) -> str:
        """Return which card makes units fall, "" if it is the hits of the roll."""
        frame = self.frame
        played = in_order(frame.cards)
        if frame.step in (REVEAL, CASUALTIES) and 0 < frame.offers <= len(played):
            half = played[frame.offers - 1][1]
            return phrase("fall_by_card", card=tr(half.name))
        return ""

    # ---- choosing
    @guarded()
    def _on_card_picked(self) -> None:
        self._note()
        if self.primary is not None and self.chooser is not None:
            self.primary.setEnabled(self.chooser.move_picked() is not None)

    @guarded()
    def _play_picked(self) -> None:
        move = self.chooser.move_picked() if self.chooser is not None else None
        if move is not None:
            self._answer(move)

    def casualties(self) -> Remove:
        """Return the units that are picked to fall."""
        return Remove(self.sides[self.frame.asked].picked())

    @guarded()
    def _pickable(self) -> Sequence[QAbstractButton]:
        """Return what is picked before it is answered: pieces that fall, or a card."""
        if self.decision.kind == "casualties":
            return self.sides[self.frame.asked].pieces
        return self.chooser.rows if self.chooser is not None else ()

    def _note(self) -> None:
        self._draft.note(tuple(button.isChecked() for button in self._pickable()))

    def _restore(self, picked: tuple[bool, ...]) -> None:
        for button, on in zip(self._pickable(), picked, strict=True):
            button.setChecked(on)
        if self.chooser is not None:
            self._on_card_picked()

    def take_back_draft(self) -> bool:
        """Take back the last change to the casualties or the card that are picked. Returns whether there was one."""
        return self._draft.take_back()

    def _on_picked(self) -> None:
        self._note()
        if self.primary is not None:
            self.primary.setEnabled(self.link.refusal(self.casualties()) is None)
        self._show_casualties()

    def _show_casualties(self) -> None:
        """Show the chances that the chosen casualties leave, once they are enough."""
        if self._chances is None or self.decision.kind != "casualties":
            return
        move = self.casualties()
        odds, pending = chance(self.link, move) if self.link.refusal(move) is None else (None, False)
        self._chances.setVisible(odds is not None or pending)
        self._chances.show_odds(odds)

    def _answer(self, move: AnyMove) -> None:
        self.accepted.emit()
        self.chosen.emit(move)

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        if self.decision.kind == "casualties":
            return self.sides[self.frame.asked].pieces[0]
        if self.chooser is not None:
            return self  # A card with the frame of the keyboard would look picked already.
        if self.offers:
            return next((row for row in self.offers if row.isEnabled()), self)
        return self.primary or self

    def finish(self) -> None:
        """Let the dice rest at once."""
        for side in self.sides:
            side.finish()

    # ---- keys, place, drawing
    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        kind = self.decision.kind
        number = key - Qt.Key.Key_1
        if any(side.rolling for side in self.sides):
            self.finish()
            if key == Qt.Key.Key_Space:
                return
        if key in ENTER_KEYS and self.primary is not None and self.primary.isEnabled():
            self.primary.click()
        elif key == Qt.Key.Key_R and kind == "retreat":
            self.retreat.click()
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_0) and kind in ("battle_power", "combat_card"):
            self.without.click()
        elif self.chooser is not None and 0 <= number < len(self.chooser.rows):
            row = self.chooser.rows[number]
            row.setFocus(Qt.FocusReason.ShortcutFocusReason)  # Enter plays what was picked, not what had the focus.
            row.click()
        elif self.chooser is not None and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.chooser.walk(1 if key == Qt.Key.Key_Down else -1)
        elif 0 <= number < len(self.offers):
            self.offers[number].click()
        elif kind == "casualties" and 0 <= number < len(self.sides[self.frame.asked].standing()):
            self.sides[self.frame.asked].standing()[number].click()
        elif key != Qt.Key.Key_Escape:
            super().keyPressEvent(event)

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish()
        event.accept()

    def sizeHint(self) -> QSize:
        return self.wished_size(QSize(10000, 10000))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(300))

    def wished_size(self, room: QSize) -> QSize:
        """Return the size to take in a room; where it is low, everything takes less height."""
        tight = room.height() < theme().px(660)
        if tight != self._tight:
            self._tight = tight
            self.head.set_tight(tight)
            for side in self.sides:
                side.set_tight(tight)
        width = min(room.width(), theme().px(1080))
        # Where the buttons leave the question no room, it stands above them.
        above = width - self._buttons.sizeHint().width() < theme().px(_WORDS_ROOM)
        self._asks.setDirection(QBoxLayout.Direction.TopToBottom if above else QBoxLayout.Direction.LeftToRight)
        needed = _height(self._inner, width - 12) + _height(self._foot, width - 12)
        height = needed + self.head.sizeHint().height() + 14
        if (height > room.height()) != self._crowded:
            self._crowded = not self._crowded
            if self.decision.kind == "retreat":
                self._say_retreat()
        return QSize(width, min(room.height(), height))

    def paint(self, painter: QPainter) -> None:
        face = QRectF(self.rect()).adjusted(6, 3, -6, -6)
        paint.shadow(painter, face, 7, 6)
        painter.save()
        painter.setClipPath(paint.rounded(face, 7))
        paint.paper(painter, face, "panel")
        if self._whose is not None:
            foot = QRectF(face.left(), self._foot.y(), face.width(), self.height() - self._foot.y())
            painter.setOpacity(0.22)
            paint_banner(painter, foot, self._whose)
            painter.setOpacity(1.0)
            paint_banner(painter, QRectF(foot.left(), foot.top(), foot.width(), 6), self._whose)
        painter.restore()
        paint.box(painter, face, None, "line2", 7)


def _height(part: QWidget, width: int) -> int:
    """Return the height that a part of the dialog needs at a width, its children as they are now."""
    layout = part.layout()
    layout.invalidate()
    layout.activate()
    return max(layout.heightForWidth(width) if layout.hasHeightForWidth() else 0, layout.minimumSize().height())
