"""Action cards in the battle dialog: those that lie there, and choosing one to play face down, or none."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from core.engine.decision import Odds
from core.games.clash.content.cards import ACTION, KINDS, is_hidden
from core.games.clash.frames import BattleFrame
from core.games.clash.moves import NO, AnyMove, Play
from core.games.clash.rules.combat_halves import combat_half
from core.games.clash.units import BARBARIANS
from desktop.dialogs.choice import ChoiceOption, OptionRow
from desktop.games.clash.dialogs.battle_cards import Card
from desktop.games.clash.dialogs.battle_story import SideRound
from desktop.games.clash.dialogs.link import Link, owner_colour
from desktop.games.clash.why import explain_move, explain_odds, explains, how_exact
from desktop.games.clash.words.cards import card_name, half_name
from desktop.games.clash.words.names import piece_name, tr
from desktop.games.clash.words.phrases import percent, phrase
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import paint_crest
from desktop.theme.icons import paint_icon
from desktop.theme.palette import CARD_KINDS, CARD_TEXT, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.explained import Explanation
from desktop.widgets.labels import Label


def slot_words(this: SideRound, card: str, sealed: bool, undecided: bool = False) -> tuple[str, str, str]:
    """Return (name, text, state) of what a side has played in a round; `card` "" for nothing, `undecided`: not yet."""
    if not card and undecided:
        return phrase("undecided"), "", ""
    if not card and this.card:
        state = phrase("card_taken", source=piece_name(this.taken)) if this.taken else ""
        return half_name(this.half) if this.half else card_name(this.card), "", state
    if not card:
        return phrase("no_card"), "", ""
    if is_hidden(card):
        return phrase("card_face_down"), "", ""
    half = combat_half(card)
    if half is None:
        return card_name(card), "", ""
    if sealed:
        return tr(half.name), tr(half.text), phrase("yours_face_down")
    if this.void:
        return tr(half.name), "", phrase("card_void", source=piece_name(this.void))
    state = ""
    if this.card_dice:
        key = "card_dice_hit" if this.card_success else "card_dice_missed"
        state = phrase(key, dice=", ".join(str(value) for value in this.card_dice))
    return tr(half.name), tr(half.text), state


def chance(link: Link, move: AnyMove) -> tuple[Odds | None, bool]:
    """Return the chances that a move leaves, and whether they are still worked out."""
    odds = link.odds(move)
    chances = getattr(link, "chances", None)
    return odds, odds is None and chances is not None and chances.is_pending(move)


def explain_chance(link: Link, title: str, move: object) -> Explanation | None:
    """Explain the chances that a move leaves, or why it is not allowed."""
    odds = link.odds(move)
    return explain_odds(title, odds) if odds is not None else explain_move(link, move)


def win_words(link: Link, move: AnyMove) -> str:
    """Return the chance to win that a move leaves ("win 57 %", with its error if it has one), "…" for not yet, "" for none."""
    odds, pending = chance(link, move)
    if odds is None:
        return "…" if pending else ""
    words = phrase("win", chance=percent(odds.win))
    return f"{words} {how_exact(odds)}" if odds.error else words


class CardSlot(Painted):
    """What a side has played: nothing, a card face down, or a combat half with its text and what came of it."""

    def __init__(
        self, link: Link, frame: BattleFrame, side: int, this: SideRound, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._colour = owner_colour(link, frame.sides[side].owner)
        card = frame.cards[side]
        # Barbarians have no cards: there is nothing that they could decide.
        undecided = frame.sealed and side >= frame.offers and frame.sides[side].owner != BARBARIANS
        self._name, self._text, self._state = slot_words(this, card, frame.sealed, undecided)
        self._empty = not card and not this.card
        self._back = bool(card) and is_hidden(card)
        self._gone = bool(this.void or this.taken) or self._empty
        who = link.speaker.player(frame.sides[side].owner)
        self.setAccessibleName(f"{who}: {self._name}")
        self.setAccessibleDescription(" ".join(part for part in (self._text, self._state) if part))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def text(self) -> str:
        """Return everything that the slot says."""
        return " ".join(part for part in (self._name, self._text, self._state) if part)

    def _left(self) -> float:
        return theme().px(56.0)

    def _parts(self, width: float) -> list[tuple[str, Role, str, float]]:
        room = max(40.0, width - self._left() - theme().px(8))
        parts = [(self._name, Role.BODY_BOLD, "ink2" if self._gone else "ink"), (self._text, Role.SMALL, "ink"),
                 (self._state, Role.SMALL_BOLD, "gold_text")]  # fmt: skip
        return [(text, role, colour, paint.text_height(text, room, role)) for text, role, colour in parts if text]

    def wanted_size(self) -> QSize:
        width = theme().px(240)
        return QSize(width, self.heightForWidth(width))

    def least_size(self) -> QSize:
        return QSize(theme().px(150), self.heightForWidth(max(self.width(), theme().px(150))))

    def hasHeightForWidth(self) -> bool:
        return True

    @guarded(40)
    def heightForWidth(self, width: int) -> int:
        texts = sum(height for *_, height in self._parts(width))
        return round(max(theme().px(36), texts + theme().px(8)))

    def paint(self, painter: QPainter) -> None:
        t = theme()
        middle = self.height() / 2
        paint_crest(painter, self._colour, QPointF(t.px(11), middle), t.px(24))
        band, icon = CARD_KINDS[ACTION]
        box = QRectF(t.px(26), middle - t.px(16), t.px(23), t.px(32))
        if self._empty:
            painter.setPen(QPen(t.colour("line2"), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 3, 3)
        else:
            fill = mix(band, t.hex("sunken"), .55) if self._gone else band
            paint.box(painter, box, fill, mix(band, "#1B120A", .4), 3)
            side = t.px(15)
            inner = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
            paint_icon(painter, icon if not self._back else "mdi6.help", inner, CARD_TEXT)
        y = middle - sum(height for *_, height in self._parts(self.width())) / 2
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        for text, role, colour, height in self._parts(self.width()):
            words = QRectF(self._left(), y, self.width() - self._left() - t.px(8), height + 2)
            paint.text(painter, words, text, role, colour, top, wrap=True)
            y += height


class CombatRow(OptionRow):
    """A card that can be played, with the chance to win that it gives; picked first, then played.

    Signals besides those of `OptionRow`: `played` for a double click, `walked(int)` to pick the next one (1) or the one
    before (-1).
    """

    played = Signal()
    walked = Signal(int)

    def __init__(self, option: ChoiceOption, number: int, chance: str, parent: QWidget | None = None) -> None:
        self._chance = chance
        super().__init__(option, number, False, parent)
        self.setCheckable(True)
        if chance:
            self.setAccessibleName(f"{option.text}: {chance}")

    def set_chance(self, chance: str) -> None:
        """Show another chance."""
        if chance != self._chance:
            self._chance = chance
            self.setAccessibleName(f"{self.option.text}: {chance}")
            self.updateGeometry()
            self.update()

    def _right(self) -> int:
        room = round(theme().metrics(Role.SMALL_BOLD).horizontalAdvance(self._chance)) + theme().px(10) if self._chance else 0
        return self._cap_room() + room

    def paint_label(self, painter: QPainter, face: QRectF) -> None:
        super().paint_label(painter, face)
        if self._chance:
            right = face.right() - self._cap_room()
            box = QRectF(right - self._right() + self._cap_room(), face.top(), self._right() - self._cap_room(), face.height())
            paint.text(painter, box, self._chance, Role.SMALL_BOLD, "ok", paint.RIGHT)

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isChecked():
            self.click()  # the next Enter plays it
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.walked.emit(1 if event.key() == Qt.Key.Key_Down else -1)  # what has the frame is picked
        else:
            super().keyPressEvent(event)

    @guarded()
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.isEnabled():
            self.setChecked(True)
            self.played.emit()


class CardChooser(Card):
    """The Action cards of the hand: those that can be played now, then the others with the reason why not.

    Signals: `picked` when another card is picked, `confirmed` when one is to be played at once.
    """

    picked = Signal()
    confirmed = Signal()

    def __init__(self, link: Link, moves: Sequence[AnyMove], parent: QWidget | None = None) -> None:
        super().__init__(phrase("your_combat_cards"), parent)
        self.rows: list[CombatRow] = []
        inner = QWidget()
        box = QVBoxLayout(inner)
        box.setContentsMargins(0, 0, 6, 0)
        box.setSpacing(2)
        hand = [card.id for card in link.view.players[link.seat].hand if KINDS[card.id] == ACTION]
        playable = [card for card in hand if Play(card) in moves]
        for card in [*playable, *(card for card in hand if card not in playable)]:
            row = self._row(link, card, card in playable)
            box.addWidget(row)
            self.rows.append(row)
        if not hand:
            box.addWidget(Label(phrase("no_action_cards"), Role.BODY, "ink2", wrap=True))
        box.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        self._inner = inner
        self.body.addWidget(area, 1)
        self._link = link
        self._without = Label("", Role.SMALL, "ink2")
        self.body.addWidget(self._without)
        self.refresh_chances()
        self.setMinimumHeight(theme().px(190))

    def _row(self, link: Link, card: str, playable: bool) -> CombatRow:
        half = combat_half(card)
        name, text = (tr(half.name), tr(half.text)) if half is not None else (card_name(card), "")
        why, chance = "", ""
        if playable:
            chance = win_words(link, Play(card))
        else:
            refusal = link.refusal(Play(card))
            why = link.speaker.refusal(refusal) if refusal is not None else ""
        row = CombatRow(ChoiceOption(Play(card), name, text, CARD_KINDS[ACTION][1], why), len(self.rows) + 1, chance)
        row.clicked.connect(lambda: self._on_picked(row))
        row.played.connect(self.confirmed)
        row.walked.connect(self.walk)
        explains(row, lambda: explain_chance(link, name, row.option.id))
        return row

    def refresh_chances(self) -> None:
        """Ask anew for the chances: more may be known by now."""
        for row in self.rows:
            if row.isEnabled() and isinstance(row.option.id, Play):
                row.set_chance(win_words(self._link, row.option.id))
        words = win_words(self._link, NO)
        self._without.setText(f"{phrase('no_card')}: {words}" if words else "")

    def _on_picked(self, picked: CombatRow) -> None:
        for row in self.rows:
            if row is not picked:
                row.setChecked(False)
        self.picked.emit()

    def walk(self, step: int) -> None:
        """Pick the next card that can be played (the one before for -1); the first or the last if none is picked yet."""
        rows = [row for row in self.rows if row.isEnabled()]
        if not rows:
            return
        picked = next((place for place, row in enumerate(rows) if row.isChecked()), -1 if step > 0 else 0)
        row = rows[(picked + step) % len(rows)]
        row.setFocus(Qt.FocusReason.TabFocusReason)
        if not row.isChecked():
            row.click()

    def move_picked(self) -> Play | None:
        """Return the move of the card that is picked, None for none."""
        move = next((row.option.id for row in self.rows if row.isChecked()), None)
        return move if isinstance(move, Play) else None
