"""What asks a question: the card, half, Event, Advance or rule, read from the pending work, and its strip on the panel."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.engine.decision import Decision
from core.games.clash import frames
from core.games.clash.content.events.deck import EVENTS
from core.games.clash.rules.event_texts import EVENT_TEXTS
from core.games.clash.rules.play import CIVIL_HALVES
from core.games.clash.state import State
from desktop.games.clash.dialogs.pictures import icon_of
from desktop.games.clash.words.names import piece_name, tr
from desktop.games.clash.words.phrases import PHRASES, phrase
from desktop.games.clash.words.sections import SECTIONS, section_name
from desktop.games.clash.words.texts import kind_of, text_of
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import CARD_KINDS, CARD_TEXT, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted

QUESTION_FRAMES = (
    frames.QuestionFrame, frames.PayFrame, frames.GainFrame, frames.PlaceFrame, frames.ChooseAdvanceFrame, frames.GovernmentFrame,
    frames.ReplaceFrame, frames.DrawFrame, frames.SpawnFrame, frames.MarchFrame, frames.ExhaustFrame,
)  # fmt: skip
"""Frames that only ask for what the frame below them needs."""


@dataclass(frozen=True, slots=True)
class Asking:
    """What asks: its name and text, of which kind of card it is ("" for none), and the rule's section."""

    id: str
    name: str
    text: str = ""
    kind: str = ""
    icon: str = ""
    section: str = ""
    note: str = ""
    """A line above the text: what the icon of an Event brings."""


def event_icon_note(card: str) -> str:
    """Return what the icon of an Event brings its drawer, in a line; "" if it has none."""
    icon = EVENTS[card].icon if card in EVENTS else ""
    key = f"icon_{icon}"
    return phrase(key) if key in PHRASES else ""


def event_text(card: str) -> str:
    """Return what the text of an Event card says; of a Great Person also what it does when it is played."""
    text = tr(EVENT_TEXTS[card].text) if card in EVENT_TEXTS else ""
    if card in CIVIL_HALVES:
        text = "\n".join(part for part in (text, phrase("played_later", text=tr(CIVIL_HALVES[card].text))) if part)
    return text


def report_text(card: str, drawer: str) -> str:
    """Return what an Event card said to somebody else: whom it calls "you" is told."""
    if card in CIVIL_HALVES:
        return "\n".join((phrase("person_offered"), phrase("played_later", text=tr(CIVIL_HALVES[card].text))))
    text = event_text(card)
    return text if not text or EVENT_TEXTS[card].everybody else f"{phrase('speaks_to', who=drawer)} {text}"


def event_asking(card: str, *, with_text: bool = True, drawer: str = "") -> Asking:
    """Return an Event card with its icon's meaning and its text (without it where only the icon counts).

    `drawer`: the name of who drew it, where that is not the reader.
    """
    icon = EVENTS[card].icon
    text = report_text(card, drawer) if drawer else event_text(card)
    return Asking(
        card, tr(EVENTS[card].name), text if with_text else "", "event", f"event_{icon}" if icon else "card_event",
        section_name("Events"), event_icon_note(card),
    )  # fmt: skip


def asking_frame(view: State) -> frames.AnyFrame | None:
    """Return the frame for which the question on top is asked; None if that is no card's effect and no Event."""
    for frame in reversed(view.frames):
        if isinstance(frame, frames.EffectFrame | frames.EventFrame):
            return frame
        if not isinstance(frame, QUESTION_FRAMES):
            return None
    return None


def event_in_progress(view: State) -> str:
    """Return the Event card that is being resolved, "" if none is."""
    for frame in reversed(view.frames):
        if isinstance(frame, frames.EventFrame) and frame.card:
            return frame.card
    return ""


def asking_of(view: State, decision: Decision) -> Asking | None:
    """Return what asks a decision; None where the question itself says everything."""
    frame = asking_frame(view)
    section = section_name(decision.section) if decision.section in SECTIONS else ""
    if isinstance(frame, frames.EventFrame) and frame.card in EVENTS:
        return event_asking(frame.card)
    if isinstance(frame, frames.EffectFrame):
        if frame.effect in CIVIL_HALVES:
            half = CIVIL_HALVES[frame.effect]
            kind = kind_of(half.id)
            return Asking(half.id, tr(half.name), tr(half.text), kind, CARD_KINDS[kind][1], section)
        card = frame.answers[0] if frame.answers else ""
        if isinstance(card, str) and card in EVENTS:
            return event_asking(card)
    if not decision.source or (decision.kind in ("place", "trigger") and decision.source in ("capture", "captured")):
        return None
    name = piece_name(decision.source)
    kind = kind_of(decision.source)
    if name == decision.source and not kind:
        return None
    name = name[:1].upper() + name[1:]  # sources are worded for the middle of a sentence
    return Asking(decision.source, name, text_of(decision.source), kind, icon_of(decision.source), section)


class AskingStrip(Painted):
    """A small card: a band in the colour of its kind with icon and name, what its icon brings, and its text.

    What is no card has a plain band. `lines` stand below the text: what has come of it so far.
    """

    def __init__(self, asking: Asking, lines: tuple[str, ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.asking = asking
        self._lines = lines
        spoken = (asking.name, asking.note, asking.text, *lines)
        self.setAccessibleName(asking.name)
        self.setAccessibleDescription(" ".join(part for part in spoken[1:] if part))
        self.setToolTip(asking.section)
        # Its height follows from its width alone: as a least height, that at another width would open scroll bars.
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def text(self) -> str:
        """Return everything that the strip says."""
        return " ".join(part for part in (self.asking.name, self.asking.note, self.asking.text, *self._lines) if part)

    def _band(self) -> float:
        t = theme()
        return max(t.px(26), t.metrics(Role.HEADING).height() + t.px(4))

    def _parts(self, width: float) -> list[tuple[str, Role, str, float]]:
        """Return (text, role, colour, height) of what stands below the band."""
        room = width - 1 - theme().px(20)
        parts = [(self.asking.note, Role.SMALL_BOLD, "ink2"), (self.asking.text, Role.BODY, "ink")]
        parts += [(f"· {line}", Role.SMALL, "ink2") for line in self._lines]
        return [(text, role, colour, paint.text_height(text, room, role)) for text, role, colour in parts if text]

    def wanted_size(self) -> QSize:
        width = theme().px(320)
        return QSize(width, self.heightForWidth(width))

    def least_size(self) -> QSize:
        return QSize(theme().px(180), round(self._band()) + 2)

    def hasHeightForWidth(self) -> bool:
        return True

    @guarded(40)
    def heightForWidth(self, width: int) -> int:
        parts = self._parts(width)
        below = sum(height for *_, height in parts) + theme().px(3) * max(0, len(parts) - 1) + theme().px(12) if parts else 0
        return round(self._band() + below) + 2

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(.5, .5, -.5, -.5)
        band = QRectF(face.left(), face.top(), face.width(), self._band())
        colour = CARD_KINDS[self.asking.kind][0] if self.asking.kind in CARD_KINDS else ""
        painter.save()
        painter.setClipPath(paint.rounded(face, 6))
        painter.fillRect(face, t.colour("raised"))
        if colour:
            painter.fillRect(band, paint.vertical(band, mix(colour, "#FFFFFF", .12), mix(colour, "#1B120A", .2)))
        else:
            paint.title_strip(painter, band)
        painter.restore()
        paint.box(painter, face, None, mix(colour, t.hex("line2"), .35) if colour else "line2", 6)
        ink = CARD_TEXT if colour else t.hex("ink")
        side = t.px(18)
        x = band.left() + t.px(10)
        if self.asking.icon:
            paint_icon(painter, self.asking.icon, QRectF(x, band.center().y() - side / 2, side, side), ink)
            x += side + t.px(7)
        paint.text(painter, QRectF(x, band.top(), band.right() - x - t.px(8), band.height()), self.asking.name, Role.HEADING, ink)
        y = band.bottom() + t.px(6)
        left, room = face.left() + t.px(10), face.width() - t.px(20)
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        for text, role, token, height in self._parts(self.width()):
            paint.text(painter, QRectF(left, y, room, height + 2), text, role, token, top, wrap=True)
            y += height + t.px(3)
