"""Where the cards of a hand lie: beside each other, in two rows of tops or names, or over each other like a fan that scrolls."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QRect, QSize

from desktop.theme.style import theme
from desktop.widgets.cardface import HEAD_HEIGHT, TOP_HEIGHT, card_size, is_whole, least_width
from desktop.widgets.handcard import RISE

GAP, GROUP_GAP = 6, 16
MOST_HEIGHT = 330
MOST_OVERLAP, MOST_OVERLAP_OF_TOPS = 0.45, 0.25
"""Part of a card that the next one may cover."""
LITTLE_OVERLAP, LITTLE_OVERLAP_OF_TOPS = 0.12, 0.2
"""Part of a card that may be covered before they lie in two rows instead."""
WIDEST_TOP = 1.25
"""How much wider than usual a card's top gets where there is room."""


@dataclass(frozen=True, slots=True)
class HandLayout:
    """The places of the cards, the width of them all, by how much they lie closer together than usual, the room aside.

    `aside` is what is left free at both sides of the area that scrolls, for its buttons.
    """

    boxes: tuple[QRect, ...]
    width: int
    overlap: int = 0
    aside: int = 0


def hand_layout(groups: Sequence[object], room: QSize, button: int) -> HandLayout:
    """Return where cards of these groups lie in a room, `button` being the width of a button that scrolls them."""
    height = min(room.height(), theme().px(MOST_HEIGHT))
    size = card_size(height - RISE - 2)
    whole = is_whole(height - RISE - 2)
    width, gaps = size.width() + 4, _gaps(groups)
    if groups and not whole:
        fits = (room.width() - gaps - 4) // len(groups)
        width = max(least_width() + 4, min(width, fits))
    needed = width * len(groups) + gaps
    # Cards that have no room beside each other overlap like a fan; only when that is not enough, they scroll.
    overlap = 0
    over = needed + 4 - room.width()
    if over > 0 and len(groups) > 1:
        close = math.ceil(over / (len(groups) - 1))
        little = LITTLE_OVERLAP if whole else LITTLE_OVERLAP_OF_TOPS
        rows = _two_rows(groups, room, height) if close > round(width * little) else None
        if rows is not None:
            return rows
        most = MOST_OVERLAP if whole else MOST_OVERLAP_OF_TOPS
        overlap = min(close, round(width * most) + theme().px(GAP))
        needed -= overlap * (len(groups) - 1)
    # The buttons that scroll stand beside the cards, not on them.
    aside = button + 4 if needed + 4 > room.width() else 0
    left = max(2, (room.width() - 2 * aside - needed) // 2)
    boxes = _row(groups, left, max(0, room.height() - height), QSize(width, height), overlap)
    return HandLayout(tuple(boxes), needed + 4, overlap, aside)


def _gaps(groups: Sequence[object]) -> int:
    """Return the pixels between the cards of a row."""
    breaks = sum(a != b for a, b in pairwise(groups))
    return theme().px(GAP) * max(0, len(groups) - 1) + theme().px(GROUP_GAP - GAP) * breaks


def _row(groups: Sequence[object], x: int, y: int, size: QSize, overlap: int = 0) -> list[QRect]:
    """Return the places of cards in a row from a place on."""
    t = theme()
    boxes = []
    for place, group in enumerate(groups):
        if place:
            x += t.px(GAP if group == groups[place - 1] else GROUP_GAP) - overlap
        boxes.append(QRect(x, y, size.width(), size.height()))
        x += size.width()
    return boxes


def _two_rows(groups: Sequence[object], room: QSize, height: int) -> HandLayout | None:
    """Return the places of the cards' tops or names in two rows, None if they have no room beside each other there."""
    t = theme()
    between = t.px(GAP) // 2
    high = (height - between) // 2
    first = -(-len(groups) // 2)
    rows = [row for row in (groups[:first], groups[first:]) if row]
    free = min((room.width() - _gaps(row) - 4) // len(row) for row in rows)
    least = least_width(name_only=high - RISE - 2 < t.px(TOP_HEIGHT)) + 4
    if high < t.px(HEAD_HEIGHT) + RISE + 2 or free < least:
        return None
    width = min(free, round(WIDEST_TOP * card_size(high - RISE - 2).width()) + 4)
    left = max(2, (room.width() - max(width * len(row) + _gaps(row) for row in rows)) // 2)
    top = max(0, room.height() - height)
    boxes: list[QRect] = []
    for line, row in enumerate(rows):
        boxes += _row(row, left, top + line * (high + between), QSize(width, high))
    return HandLayout(tuple(boxes), room.width())
