"""Draws cards: whole (band, vignette, parts with their text, foot), their tops with the names, and backs.

Text is set at 13 px and shrinks to 11; then the vignette gives way; what does not fit after that is cut off with an ellipsis.
Sizes are logical pixels.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QTextLayout, QTextOption

from desktop.robust import saved
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import CARD_KINDS, CARD_TEXT, mix
from desktop.theme.style import theme
from desktop.widgets.cardface import RATIO, TOP_HEIGHT, CardPart, CardPicture, is_whole

_SIZES = (15, 14, 13, 12, 11)
_SMALLEST_NAME = 8.0
"""Size at 100 % below which no name gets, however large the text is."""
_RAYS = 15
_ART = 0.25
"""Part of a card's height that the vignette takes at best."""


# ---------------------------------------------------------------- text in lines
@lru_cache(maxsize=2000)
def _broken(font_key: str, text: str, width: int) -> tuple[str, ...]:
    font = QFont()
    font.fromString(font_key)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    lines = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    return tuple(lines)


def lines_of(text: str, width: float, px: float, role: Role = Role.BODY) -> tuple[str, ...]:
    """Return wrapped text as lines of at most this width; `px` is the size at 100 %."""
    if not text:
        return ()
    return _broken(theme().font(role, px).toString(), text, max(20, math.floor(width)))


def line_height(px: float, role: Role = Role.BODY) -> float:
    """Return the height of a line."""
    return math.ceil(theme().metrics(role, px).height())


def _draw_lines(painter: QPainter, box: QRectF, text: str, px: float, colour: str) -> float:
    """Draw wrapped text into a box, the last line that fits elided; return the height taken."""
    high = line_height(px)
    lines = lines_of(text, box.width(), px)
    room = max(0, math.floor((box.height() + 1) / high))
    shown = list(lines[:room])
    if shown and len(lines) > room:
        metrics = QFontMetricsF(theme().font(Role.BODY, px))
        shown[-1] = metrics.elidedText(f"{shown[-1]} {lines[room]}…", Qt.TextElideMode.ElideRight, box.width())
    for number, line in enumerate(shown):
        paint.text(painter, QRectF(box.left(), box.top() + number * high, box.width() + 1, high), line, Role.BODY, colour, px=px)
    return len(shown) * high


# ---------------------------------------------------------------- measures
@dataclass(frozen=True, slots=True)
class _Plan:
    """How a whole card is divided: size of the text, heights of band, vignette and parts."""

    px: float
    band: float
    art: float
    pad: float
    heads: tuple[float, ...]
    texts: tuple[float, ...]
    foot: float

    @property
    def height(self) -> float:
        """What all of it needs."""
        gaps = self.pad * (len(self.texts) + 1.5) + (self.pad if self.art else 0)
        return self.band + self.art + sum(self.heads) + sum(self.texts) + self.foot + gaps


def _title_px(width: float) -> float:
    return min(22.0, max(13.0, width / theme().scale * 0.098))


def _is_centred(card: CardPicture, index: int) -> bool:
    """Return whether a part has the card's own title in the middle, not a row with a mark."""
    return index == 0 and card.parts[0].done is None


def _head_height(card: CardPicture, index: int, width: float) -> float:
    if _is_centred(card, index):
        title = line_height(_title_px(width), Role.CARD_TITLE) + theme().px(4)
    else:
        title = line_height(_row_px(width), Role.HEADING)
    return title + (line_height(11, Role.SMALL) if _has_line(card, index, width) else 0)


def _has_line(card: CardPicture, index: int, width: float) -> bool:
    """Return whether a line stands below the title of a part: of objectives on large cards only."""
    part = card.parts[index]
    return bool(_line(part)) if part.done is None else width >= theme().px(200) and bool(_line(part) or part.mark)


def _line(part: CardPart) -> str:
    return part.when if part.line is None else part.line


def _row_px(width: float) -> float:
    return min(16.0, max(13.0, width / theme().scale * 0.075))


def _plan(card: CardPicture, width: float, px: float, art: float) -> _Plan:
    t = theme()
    pad = max(3.0, t.px(4) if width < t.px(170) else t.px(7))
    inner = width - 2 * _side(width)
    heads = tuple(_head_height(card, index, width) for index in range(len(card.parts)))
    texts = tuple(len(lines_of(part.text, inner, px)) * line_height(px) for part in card.parts)
    foot = line_height(13, Role.BODY_BOLD) + t.px(6) if card.foot else 0.0
    return _Plan(px, _band_height(width), art, pad, heads, texts, foot)


def _side(width: float) -> float:
    return max(5.0, width * 0.055)


def _band_height(width: float) -> float:
    return max(line_height(13, Role.GROUP_TITLE) + theme().px(4), width * 0.115)


def _planned(card: CardPicture, width: float, height: float) -> _Plan:
    """Return the roomiest plan that fits; the tightest if none does."""
    largest = max(13.0, width / theme().scale * 0.05)
    best = height * _ART
    for px in _SIZES:
        if px <= largest:
            plan = _plan(card, width, px, best)
            if plan.height <= height:
                return plan
    bare = _plan(card, width, 11, 0)
    left = height - bare.height - bare.pad
    if left >= height * 0.12:
        return _plan(card, width, 11, min(best, left))
    # A glimpse of the vignette keeps a card a card, if at least the names and some text remain.
    glimpse = height * 0.13
    lean = bare.height - sum(bare.texts) + glimpse + bare.pad
    return _plan(card, width, 11, glimpse) if height - lean >= 3 * line_height(11) * len(card.parts) else bare


def needed_height(card: CardPicture, width: float, ratio: float = RATIO) -> float:
    """Return the height at which a whole card of this width shows all of its text, with a vignette: `ratio` widths at least."""
    if card.back or not card.parts:
        return width * RATIO
    px = 14.0 if width >= theme().px(250) else 13.0
    plan = _plan(card, width, px, 0)
    return max(width * ratio, (plan.height + plan.pad) / (1 - _ART) + 2)


def least_height(card: CardPicture, width: float) -> float:
    """Return the height at which a whole card of this width still shows all of its text: small, and without a vignette."""
    return 0.0 if card.back or not card.parts else _plan(card, width, _SIZES[-1], 0).height + theme().px(2)


# ---------------------------------------------------------------- painting
def card_outline(rect: QRectF, whole: bool) -> QPainterPath:
    """Return the outline of a card: round corners, but square ones where the lower edge of a top is hidden in the table."""
    radius = max(4.0, rect.width() * 0.055) if whole else 7.0
    if whole:
        return paint.rounded(rect, radius)
    path = QPainterPath(rect.bottomLeft())
    path.lineTo(rect.left(), rect.top() + radius)
    path.arcTo(QRectF(rect.left(), rect.top(), 2 * radius, 2 * radius), 180, -90)
    path.lineTo(rect.right() - radius, rect.top())
    path.arcTo(QRectF(rect.right() - 2 * radius, rect.top(), 2 * radius, 2 * radius), 90, -90)
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def paint_card(painter: QPainter, rect: QRectF, card: CardPicture) -> None:
    """Draw a card into a box: whole if the box is high enough, else its top."""
    whole = is_whole(rect.height())
    with saved(painter):
        # Half a pixel inside: the line along the edge covers what the clip leaves of the paper.
        painter.setClipPath(card_outline(rect.adjusted(0.5, 0.5, -0.5, -0.5), whole))
        if card.back:
            _paint_back(painter, rect, card)
        elif whole:
            _paint_whole(painter, rect, card)
        else:
            _paint_top(painter, rect, card)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme().colour(mix(CARD_KINDS[card.kind][0], "#000000", 0.35)), 1))
    painter.drawPath(card_outline(rect.adjusted(0.5, 0.5, -0.5, -0.5), whole))


def _paint_band(painter: QPainter, rect: QRectF, card: CardPicture, words: str, role: Role) -> None:
    t = theme()
    base, icon = CARD_KINDS[card.kind]
    painter.fillRect(rect, paint.vertical(rect, mix(base, "#FFFFFF", 0.06), mix(base, "#000000", 0.2)))
    side = min(rect.height() - 4, t.px(18))
    mark = QRectF(rect.left() + t.px(6), rect.center().y() - side / 2, side, side)
    paint_icon(painter, icon, mark, CARD_TEXT)
    left = mark.right() + t.px(5)
    rest = QRectF(left, rect.top(), rect.right() - left - t.px(5), rect.height())
    _paint_name(painter, rest, words, role, CARD_TEXT, role.value.px)


def _paint_paper(painter: QPainter, rect: QRectF) -> None:
    paint.paper(painter, rect, "card", 0.1)


def _paint_art(painter: QPainter, box: QRectF, card: CardPicture) -> None:
    """Draw the vignette: icons on a hill before rays of light."""
    t = theme()
    base, own = CARD_KINDS[card.kind]
    paper = t.hex("card")
    sky = QLinearGradient(box.topLeft(), box.bottomLeft())
    earth = mix(paper, "#B99A55", 0.45)
    for at, colour in ((0, mix(base, paper, 0.66)), (0.62, mix(base, paper, 0.84)), (1, mix(base, earth, 0.6))):
        sky.setColorAt(at, t.colour(colour))
    clip = paint.rounded(box, 3)
    with saved(painter):
        painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        painter.fillRect(box, sky)
        x, y, high, wide = box.center().x(), box.bottom() - box.height() * 0.18, box.height(), box.width()
        painter.setPen(QPen(t.colour(base, 0.2), 1.4))
        for ray in range(_RAYS):
            angle = math.pi + math.pi * ray / (_RAYS - 1)
            way = QPointF(math.cos(angle), math.sin(angle))
            painter.drawLine(QPointF(x, y) + way * high * 0.52, QPointF(x, y) + way * wide)
        hill = QPainterPath(QPointF(box.left(), box.bottom()))
        hill.cubicTo(box.left() + wide * 0.22, y - high * 0.07, box.left() + wide * 0.38, y + high * 0.1, x, y)
        hill.cubicTo(x + wide * 0.16, y - high * 0.12, x + wide * 0.34, y + high * 0.03, box.right(), y - high * 0.05)
        hill.lineTo(box.right(), box.bottom())
        hill.closeSubpath()
        painter.fillPath(hill, t.colour(mix(base, earth, 0.5)))
        names = card.art or (own,)
        if len(names) > 1:
            side = high * 0.52
            for place in (x - 0.3 * wide, x + 0.3 * wide):
                spot = QRectF(place - side / 2, y - side * 0.86, side, side)
                paint_icon(painter, names[1], spot, mix(base, paper, 0.5))
        side = high * 0.84
        spot = QRectF(x - side / 2, y - side * 0.88, side, side)
        paint_icon(painter, names[0], spot.translated(1.2, 1.4), mix(base, paper, 0.55))
        paint_icon(painter, names[0], spot, mix(base, "#000000", 0.25))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(t.colour("#3A2B1C", 0.6), 1))
    painter.drawPath(clip)


def _paint_whole(painter: QPainter, rect: QRectF, card: CardPicture) -> None:
    t = theme()
    width = rect.width()
    plan = _planned(card, width, rect.height())
    _paint_paper(painter, rect)
    band = QRectF(rect.left(), rect.top(), width, plan.band)
    _paint_band(painter, band, card, card.word, Role.GROUP_TITLE)
    if card.note:
        paint.text(painter, band.adjusted(band.width() / 2, 0, -t.px(6), 0), card.note, Role.SMALL, CARD_TEXT, paint.RIGHT)
    top = band.bottom() + plan.pad
    if plan.art:
        _paint_art(painter, QRectF(rect.left() + width * 0.06, top, width * 0.88, plan.art), card)
        top += plan.art + plan.pad
    spare = max(0.0, rect.height() - plan.height)
    texts = _shared(plan, rect.height())
    for index, part in enumerate(card.parts):
        text = texts[index]
        last = index == len(card.parts) - 1
        if part.combat and last:
            # The combat half stands at the foot of the card, with what room is to spare above it.
            top = max(top, rect.bottom() - plan.foot - plan.heads[index] - text - plan.pad * 1.4)
        high = plan.heads[index] + text
        _paint_part(painter, QRectF(rect.left(), top, width, high), card, index, plan, rect.bottom() - plan.foot)
        top += high + plan.pad
        if not last and not card.parts[index + 1].combat:
            top += min(spare * 0.4, t.px(10))
    if card.foot:
        _paint_foot(painter, QRectF(rect.left(), rect.bottom() - plan.foot, width, plan.foot), card)


def _shared(plan: _Plan, height: float) -> list[float]:
    """Return the height of each part's text in a card of this height: whole lines, as many for each as its share is."""
    line = line_height(plan.px)
    left = math.floor((height - plan.height + sum(plan.texts)) / line)
    wanted = [round(text / line) for text in plan.texts]
    given = [0] * len(wanted)
    while left > 0 and given != wanted:
        neediest = min((i for i, most in enumerate(wanted) if given[i] < most), key=lambda i: given[i] / wanted[i])
        given[neediest] += 1
        left -= 1
    return [number * line for number in given]


def _paint_part(painter: QPainter, box: QRectF, card: CardPicture, index: int, plan: _Plan, bottom: float) -> None:
    t = theme()
    part = card.parts[index]
    side = _side(box.width())
    inner = box.adjusted(side, 0, -side, 0)
    if part.combat:
        ground = QRectF(box.left(), box.top() - plan.pad * 0.6, box.width(), bottom - box.top() + plan.pad * 0.6)
        painter.fillRect(ground, t.colour("card_combat", 0.1))
        painter.setPen(QPen(t.colour("card_combat", 0.8), 1))
        painter.drawLine(ground.topLeft(), ground.topRight())
    elif index:
        painter.setPen(QPen(t.colour("gold", 0.8), 1))
        y = box.top() - plan.pad * 0.6
        painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
    top = inner.top()
    if _is_centred(card, index):
        high = line_height(_title_px(box.width()), Role.CARD_TITLE)
        line = QRectF(inner.left(), top, inner.width(), high)
        _paint_name(painter, line, part.title, Role.CARD_TITLE, "card_ink", _title_px(box.width()), paint.CENTRE)
        painter.setPen(QPen(t.colour("gold"), 1))
        quarter = QPointF(box.width() / 4, 0)
        painter.drawLine(QPointF(box.left(), top + high + 1) + quarter, QPointF(box.right(), top + high + 1) - quarter)
        top += high + t.px(4)
        if _line(part):
            small = line_height(11, Role.SMALL)
            line = QRectF(inner.left(), top, inner.width(), small)
            paint.text(painter, line, _line(part), Role.SMALL, "card_ink2", paint.CENTRE, px=11)
            top += small
    else:
        high = line_height(_row_px(box.width()), Role.HEADING)
        below = _has_line(card, index, box.width())
        short = "" if below else part.short
        _paint_row(painter, QRectF(inner.left(), top, inner.width(), high), part, _row_px(box.width()), short)
        top += high
        if below:
            small = line_height(11, Role.SMALL)
            _paint_state(painter, QRectF(inner.left(), top, inner.width(), small), part)
            top += small
    _draw_lines(painter, QRectF(inner.left(), top, inner.width(), box.bottom() - top), part.text, plan.px, "card_ink")


def _paint_row(painter: QPainter, box: QRectF, part: CardPart, px: float, short: str = "") -> None:
    """Draw the title of a part with its sign at the left and its icons, or how it stands, at the right."""
    t = theme()
    side = min(box.height(), t.px(16))
    small = t.px(12)
    # Where it gets narrow, first the sign goes, then the icons get smaller: the name is what must be read.
    choices = ((True, side), (False, side), (False, small)) if part.combat else ((part.done is not None, side),)
    shown = part.done is None or not part.done
    room = t.metrics(Role.SMALL_BOLD, 11).horizontalAdvance(short) + t.px(4) if short and shown else 0.0
    for signed, icon_side in choices:
        left = box.left() + (side + t.px(4) if signed else 0)
        right = box.right() - len(part.icons) * (icon_side + t.px(2)) - room
        if not paint.fitted(t.font(Role.HEADING, 11), part.title, right - left - t.px(2))[2]:
            break
    colour = "card_combat" if part.combat else "card_ink"
    if signed:
        sign = QRectF(box.left(), box.center().y() - side / 2, side, side)
        if part.combat:
            paint_icon(painter, "combat_value", sign, t.hex("card_combat"))
        else:
            _paint_sign(painter, sign, bool(part.done))
    x = box.right()
    for icon in reversed(part.icons):
        x -= icon_side
        paint_icon(painter, icon, QRectF(x, box.center().y() - icon_side / 2, icon_side, icon_side), t.hex(colour))
        x -= t.px(2)
    if room:
        place = QRectF(box.right() - room, box.top(), room, box.height())
        paint.text(painter, place, short, Role.SMALL_BOLD, "card_ink2", paint.RIGHT, px=11)
    words = QRectF(left, box.top(), max(0.0, right - left - t.px(2)), box.height())
    _paint_name(painter, words, part.title, Role.HEADING, colour, px)


def _paint_name(
    painter: QPainter, box: QRectF, name: str, role: Role, colour: str, px: float, align: Qt.AlignmentFlag = paint.LEFT
) -> None:
    """Draw a name: it gets smaller, then narrower, then takes two lines where they have room; only then is it cut."""
    t = theme()
    while px > 11 and t.metrics(role, px).horizontalAdvance(name) > box.width():
        px -= 1
    if px <= 11 and paint.fitted(t.font(role, px), name, box.width())[2]:
        role = Role.SMALL_BOLD  # the narrowest of the bold faces
        while paint.fitted(t.font(role, px), name, box.width())[2]:
            if _paint_in_two(painter, box, name, role, colour, px, align):
                return
            if px - 0.5 < _least_px():
                break
            px -= 0.5
    paint.text(painter, box, name, role, colour, align, px=px)


def _least_px() -> float:
    """Return the size of the smallest name: where all text is large, it may be a bit smaller than the rest of the card."""
    return max(_SMALLEST_NAME, min(11.0, 11.0 / theme().scale))


def _paint_in_two(
    painter: QPainter, box: QRectF, name: str, role: Role, colour: str, px: float, align: Qt.AlignmentFlag
) -> bool:
    """Draw a name in two lines, unless they have no room. Returns whether they have."""
    high = line_height(px, role)
    lines = lines_of(name, box.width(), px, role)
    if len(lines) != 2 or 2 * high > box.height() + 1 or " ".join(lines) != name:
        return False
    top = box.center().y() - high
    for number, line in enumerate(lines):
        place = QRectF(box.left(), top + number * high, box.width() + 1, high)
        paint.text(painter, place, line, role, colour, align, px=px)
    return True


def _paint_sign(painter: QPainter, box: QRectF, done: bool) -> None:
    """Draw whether an objective is fulfilled: a tick in a disc, or an open ring."""
    t = theme()
    ring = box.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setPen(QPen(t.colour("card_ok" if done else "card_ink2"), 1.4))
    painter.setBrush(t.colour("card_ok") if done else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(ring)
    if done:
        tick = QPainterPath(QPointF(ring.left() + ring.width() * 0.25, ring.top() + ring.height() * 0.52))
        tick.lineTo(ring.left() + ring.width() * 0.43, ring.top() + ring.height() * 0.7)
        tick.lineTo(ring.left() + ring.width() * 0.75, ring.top() + ring.height() * 0.32)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(t.colour("card"), 1.8))
        painter.drawPath(tick)


def _paint_state(painter: QPainter, box: QRectF, part: CardPart) -> None:
    """Draw when a part counts at the left and how it stands at the right."""
    t = theme()
    metrics = t.metrics(Role.SMALL_BOLD, 11)
    words = part.mark
    if metrics.horizontalAdvance(words) > box.width() * 0.6:
        words = part.short or words
    room = min(box.width(), metrics.horizontalAdvance(words) + 2)
    colour = "card_ok" if part.done else "card_ink"
    right = QRectF(box.right() - room, box.top(), room, box.height())
    paint.text(painter, right, words, Role.SMALL_BOLD, colour, paint.RIGHT, px=11)
    left = box.width() - room - t.px(4)
    if left > t.px(24):
        paint.text(painter, QRectF(box.left(), box.top(), left, box.height()), _line(part), Role.SMALL, "card_ink2", px=11)


def _paint_foot(painter: QPainter, box: QRectF, card: CardPicture) -> None:
    t = theme()
    painter.setPen(QPen(t.colour("card_line"), 1))
    painter.drawLine(QPointF(box.left() + 6, box.top()), QPointF(box.right() - 6, box.top()))
    _paint_price(painter, box.adjusted(_side(box.width()), 0, -_side(box.width()), 0), card)


def _paint_price(painter: QPainter, box: QRectF, card: CardPicture) -> None:
    """Draw icons with their figures, spread over a line."""
    t = theme()
    side = min(t.px(15), box.height() - 2)
    cell = min(t.px(64), box.width() / max(1, len(card.foot)))
    left = box.center().x() - cell * len(card.foot) / 2
    ink = t.hex("card_ink")
    for icon, words in card.foot:
        width = t.metrics(Role.BODY_BOLD, 13).horizontalAdvance(words) + (side + t.px(2) if icon else 0)
        x = left + (cell - min(cell, width)) / 2
        if icon:
            paint_icon(painter, icon, QRectF(x, box.center().y() - side / 2, side, side), ink)
            x += side + t.px(2)
        paint.text(painter, QRectF(x, box.top(), left + cell - x, box.height()), words, Role.BODY_BOLD, "card_ink", px=13)
        left += cell


def _paint_top(painter: QPainter, rect: QRectF, card: CardPicture) -> None:
    """Draw the top of a card: the name in the band, a row for each part; where it is very low, no more than the name."""
    t = theme()
    _paint_paper(painter, rect)
    several = bool(card.parts) and card.parts[0].done is not None
    band = QRectF(rect.left(), rect.top(), rect.width(), line_height(14, Role.HEADING) + t.px(5))
    title = card.parts[0].title if card.parts else card.name
    if rect.height() < TOP_HEIGHT * t.scale:
        _paint_band(painter, rect, card, card.name if several else title, Role.BUTTON)
        return
    _paint_band(painter, band, card, card.word if several else title, Role.GROUP_TITLE if several else Role.BUTTON)
    inner = rect.adjusted(t.px(6), band.height() + t.px(2), -t.px(6), 0)
    rows = len(card.parts) if several else len(card.parts) + bool(card.foot)
    if not rows:
        return
    step = inner.height() / rows
    top = inner.top()
    for part in card.parts:
        box = QRectF(inner.left(), top, inner.width(), step)
        if part.combat:
            ground = QRectF(rect.left(), top, rect.width(), rect.bottom() - top)
            painter.fillRect(ground, t.colour("card_combat", 0.1))
            painter.setPen(QPen(t.colour("card_combat", 0.8), 1))
            painter.drawLine(ground.topLeft(), ground.topRight())
            row = line_height(13, Role.HEADING) + t.px(3)
            if step - row < line_height(11):
                row = step
            _paint_row(painter, QRectF(box.left(), top, box.width(), row), part, 13)
            _draw_lines(painter, box.adjusted(0, row, 0, 0), part.text, 11, "card_ink")
        elif several:
            _paint_short(painter, box, part)
        else:
            _paint_when(painter, box, part)
        top += step
    if card.foot and not several:
        _paint_price(painter, QRectF(inner.left(), top, inner.width(), step), card)


def _paint_short(painter: QPainter, box: QRectF, part: CardPart) -> None:
    """Draw an objective in one line: sign, name, how it stands."""
    t = theme()
    small = line_height(11, Role.SMALL)
    if part.when and box.height() >= small + line_height(13, Role.BODY_BOLD):
        high = line_height(13, Role.BODY_BOLD)
        rest = QRectF(box.left(), box.top() + high, box.width(), box.height() - high)
        paint.text(painter, QRectF(rest.left() + t.px(19), rest.top(), rest.width() - t.px(19), small), part.when,
                   Role.SMALL, "card_ink2", px=11)  # fmt: skip
        _draw_lines(painter, rest.adjusted(0, small, 0, 0), part.text, 11, "card_ink")
        box = QRectF(box.left(), box.top(), box.width(), high)
    side = min(box.height(), t.px(15))
    _paint_sign(painter, QRectF(box.left(), box.center().y() - side / 2, side, side), bool(part.done))
    left = box.left() + side + t.px(4)
    words = "" if part.done else part.short
    room = t.metrics(Role.SMALL_BOLD).horizontalAdvance(words) + 2 if words else 0.0
    if room:
        right = QRectF(box.right() - room, box.top(), room, box.height())
        paint.text(painter, right, words, Role.SMALL_BOLD, "card_ink2", paint.RIGHT)
    title = QRectF(left, box.top(), box.right() - room - left - t.px(3), box.height())
    _paint_name(painter, title, part.title, Role.BODY_BOLD, "card_ink", 13)


def _paint_when(painter: QPainter, box: QRectF, part: CardPart) -> None:
    """Draw when a part can be used, with as much of its text as there is room for."""
    small = line_height(11, Role.SMALL)
    lines = math.floor(box.height() / small)
    if lines >= 2 and part.text:
        paint.text(painter, QRectF(box.left(), box.top(), box.width(), small), part.when, Role.SMALL, "card_ink2", px=11)
        rest = box.adjusted(0, small if part.when else 0, 0, 0)
        _draw_lines(painter, rest, part.text, 11, "card_ink")
    else:
        paint.text(painter, box, part.when or part.text, Role.SMALL, "card_ink2", px=11)


def _paint_back(painter: QPainter, rect: QRectF, card: CardPicture) -> None:
    """Draw a back: the kind's colour, its icon, its word."""
    t = theme()
    base, icon = CARD_KINDS[card.kind]
    painter.fillRect(rect, paint.vertical(rect, mix(base, "#FFFFFF", 0.04), mix(base, "#000000", 0.3)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(t.colour(CARD_TEXT, 0.35), 1))
    painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), 4, 4)
    whole = is_whole(rect.height())
    side = min(rect.width(), rect.height()) * (0.42 if whole else 0.5)
    middle = rect.center().y() - (t.px(10) if whole else t.px(9))
    spot = QRectF(rect.center().x() - side / 2, middle - side / 2, side, side)
    paint_icon(painter, icon, spot, mix(base, CARD_TEXT, 0.7))
    words = QRectF(rect.left() + 6, spot.bottom() + t.px(2), rect.width() - 12, line_height(13, Role.GROUP_TITLE))
    paint.text(painter, words, card.word, Role.GROUP_TITLE, CARD_TEXT, paint.CENTRE)
