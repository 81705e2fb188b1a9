"""What a report says of a battle that is over: who met whom, the rounds in small, how it ended and what it brought."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.games.clash.dialogs.battle_side import place_name, side_words
from desktop.games.clash.dialogs.battle_story import BattleStory
from desktop.games.clash.dialogs.dice import paint_die
from desktop.games.clash.dialogs.link import Link, owner_colour
from desktop.games.clash.words.names import tr, unit_list
from desktop.games.clash.words.phrases import phrase
from desktop.games.clash.words.sentences import OUTCOMES
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import paint_crest
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.labels import Label


class ReportRound(Painted):
    """A round in small: the dice of both sides with value and hits, and who fell."""

    def __init__(self, link: Link, story: BattleStory, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._story, self._round = story, story.rounds[place]
        self._colours = tuple(owner_colour(link, owner) for owner in story.owners)
        words = []
        self._lines: list[str] = []
        for owner, side in zip(story.owners, self._round.sides, strict=True):
            line = side_words(side, rolled=any(other.value is not None for other in self._round.sides))
            self._lines.append(line)
            words.append(f"{link.speaker.player(owner)}: {line}")
        self.setAccessibleName(f"{phrase('round_number', round=self._round.number)}. {'; '.join(words)}")
        self.setToolTip("\n".join(words))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wanted_size(self) -> QSize:
        t = theme()
        return QSize(t.px(320), t.px(34) * 2 + round(t.metrics(Role.GROUP_TITLE).height()) + 4)

    def least_size(self) -> QSize:
        return QSize(theme().px(240), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        head = t.metrics(Role.GROUP_TITLE).height()
        title = phrase("round_number", round=self._round.number)
        paint.text(painter, QRectF(0, 0, self.width(), head), title, Role.GROUP_TITLE, "gold_text")
        for place, (colour, side) in enumerate(zip(self._colours, self._round.sides, strict=True)):
            middle = head + t.px(34) * (place + .5) + 2
            paint_crest(painter, colour, QPointF(t.px(12), middle), t.px(24))
            x = t.px(30.0)
            radius = t.px(14)
            for number, effect in zip(side.faces, side.effects or ("",) * len(side.faces), strict=True):
                x += radius
                paint_die(painter, QPointF(x, middle), radius, number, effect, colour)
                x += radius + t.px(4)
            x = max(x + t.px(4), t.px(30))
            box = QRectF(x, middle - t.px(16), self.width() - x, t.px(32))
            paint.text(painter, box, self._lines[place], Role.SMALL, "ink", wrap=True)


class ReportHead(Painted):
    """Who met whom with what."""

    def __init__(self, link: Link, story: BattleStory, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = tuple(owner_colour(link, owner) for owner in story.owners)
        self._names = tuple(link.speaker.player(owner) for owner in story.owners)
        self._units = tuple(unit_list(units) if units else phrase("defends_alone") for units in story.start)
        self.setAccessibleName("; ".join(f"{name}: {units}" for name, units in zip(self._names, self._units, strict=True)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wanted_size(self) -> QSize:
        t = theme()
        return QSize(t.px(320), t.px(12) + round(t.metrics(Role.HEADING).height() + t.metrics(Role.SMALL).height()))

    def least_size(self) -> QSize:
        return QSize(theme().px(240), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        half = self.width() / 2
        high, low = t.metrics(Role.HEADING).height(), t.metrics(Role.SMALL).height()
        side = t.px(32)
        for place, colour in enumerate(self._colours):
            right = place == 1
            x = self.width() - side * .45 if right else side * .45
            paint_crest(painter, colour, QPointF(x, self.height() / 2), side)
            left = half + t.px(12) if right else side + t.px(6)
            width = half - side - t.px(18)
            align = paint.RIGHT if right else paint.LEFT
            top = (self.height() - high - low) / 2
            paint.text(painter, QRectF(left, top, width, high), self._names[place], Role.HEADING, "ink", align)
            paint.text(painter, QRectF(left, top + high, width, low), self._units[place], Role.SMALL, "ink2", align)
        painter.setPen(QPen(t.colour("line2"), 1))
        painter.drawLine(QPointF(half, 4), QPointF(half, self.height() - 4))


def battle_title(link: Link, story: BattleStory) -> str:
    """Return what a battle is called."""
    return phrase("battle_at", place=place_name(link, story.space, story.city))


def battle_parts(link: Link, story: BattleStory) -> list[QWidget]:
    """Return the parts of a report on a battle: who met whom, its rounds, how it ended."""
    parts: list[QWidget] = [ReportHead(link, story)]
    parts += [
        ReportRound(link, story, place)
        for place, this in enumerate(story.rounds)
        if any(side.faces or side.card for side in this.sides)
    ]
    return parts + [Label(words, Role.BODY, wrap=True) for words in outcome_words(link, story)]


def outcome_words(link: Link, story: BattleStory) -> list[str]:
    """Return how a battle ended, and what it brought, in sentences."""
    attacker, defender = (link.speaker.player(owner) for owner in story.owners)
    result = []
    if story.auto_defence:
        result.append(phrase("wall"))
    elif story.flight_to >= 0:
        result.append(phrase("fled_to", who=defender, space=link.speaker.space(story.flight_to)))
    elif story.outcome == "retreat" and story.retreat_to >= 0:
        result.append(phrase("retreated_to", who=attacker, space=link.speaker.space(story.retreat_to)))
    elif story.outcome in ("attacker", "defender"):
        if story.undefended:
            result.append(phrase("undefended"))
        elif story.before_roll:
            result.append(phrase("before_roll"))
        result.append(phrase("wins", who=attacker if story.outcome == "attacker" else defender))
    elif story.outcome == "neither":
        result.append(phrase("nobody_left"))
    elif story.outcome:
        result.append(phrase("outcome", outcome=tr(OUTCOMES.get(story.outcome, story.outcome))))
    for side, units in story.settlers_lost:
        who = (attacker, defender)[side]
        result.append(f"{who}: {phrase('loses', units=unit_list(units))}")
    result += [link.speaker.entry(entry)[1] for entry in story.aftermath]
    return result
