"""What a card shows, for any game, and its picture: drawn once for each size and theme, then kept.

A card has a band with its kind, a vignette made of one or two icons, and one or two parts with text (cardpaint.py). Below
`FULL_HEIGHT` only the top of it is drawn, with the names, below `TOP_HEIGHT` only its name.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop.theme.style import theme

RATIO = 2.92 / 2
"""Height of a card by its width."""
FULL_HEIGHT = 148
"""Pixels at 100 % that a card needs to be drawn whole."""
TOP_HEIGHT, HEAD_HEIGHT = 56, 22
"""Pixels at 100 % that a card's top needs to show more than its name, and that the name needs."""
TAB_WIDTH, TAB_LEAST, HEAD_LEAST = 152, 114, 96
"""Width at 100 % of a card of which only the top is drawn: at best, the least at which names can be read, of a name alone."""
WHOLE_LEAST = 142
"""Width at 100 % below which names of whole cards can't be read."""
_KEPT_BYTES = 16_000_000


@dataclass(frozen=True, slots=True)
class CardPart:
    """One half of a card, or all of it.

    `when` says in a line when it can be used and what it takes; on a whole card `line` takes its place, where the text says
    some of it. `mark` is how it stands now ("3 of 4"), `short` the same for narrow places, `done` whether it is fulfilled (None:
    not to be asked). `combat` parts stand on a red tint, with `icons` of what must be there.
    """

    title: str
    text: str = ""
    when: str = ""
    line: str | None = None
    icons: tuple[str, ...] = ()
    combat: bool = False
    mark: str = ""
    short: str = ""
    done: bool | None = None


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A card. `kind` is one of desktop.theme.palette.CARD_KINDS, `word` what the band calls it, `art` the vignette's icons.

    `foot` holds (icon, text) of the lowest line: a price. `note` stands small in the band (for a card of our own making).
    A `back` shows nothing but its kind.
    """

    kind: str
    word: str
    title: str = ""
    parts: tuple[CardPart, ...] = ()
    art: tuple[str, ...] = ()
    foot: tuple[tuple[str, str], ...] = ()
    note: str = ""
    back: bool = False

    @property
    def name(self) -> str:
        """The name of the card, of a back the kind."""
        return self.title or self.word

    def spoken(self) -> str:
        """Return everything the card says, in sentences."""
        lines = []
        for part in self.parts:
            state = "" if part.done is None else f" ({part.mark})" if part.mark else ""
            line = part.when if part.line is None else part.line
            lines.append(f"{part.title}{state}. {line}. {part.text}" if line else f"{part.title}{state}. {part.text}")
        if self.foot:
            lines.append(", ".join(text for _, text in self.foot))
        return " ".join(lines)


def card_size(height: float) -> QSize:
    """Return the size of a card of this height: whole ones keep the ratio, tops have a width of their own. Logical pixels."""
    if is_whole(height):
        return QSize(max(_width(WHOLE_LEAST), round(height / RATIO)), round(height))
    return QSize(_width(TAB_WIDTH), round(height))


def least_width(name_only: bool = False) -> int:
    """Return the smallest width of a card's top at which names can be read; of one that shows nothing else if asked so."""
    return _width(HEAD_LEAST if name_only else TAB_LEAST)


def _width(width: int) -> int:
    """Return a width for text: it doesn't get narrower below 100 %, as text gets no smaller than it can be read."""
    return max(width, theme().px(width))


def is_whole(height: float) -> bool:
    """Return whether a card of this height is drawn whole."""
    return height >= FULL_HEIGHT * theme().scale


_pixmaps: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()


def card_pixmap(card: CardPicture, size: QSize, dpr: float = 1.0) -> QPixmap:
    """Return a card's picture at a size in logical pixels."""
    from desktop.widgets.cardpaint import paint_card

    t = theme()
    key = (card, size.width(), size.height(), dpr, t.palette.name, t.scale)
    found = _pixmaps.get(key)
    if found is not None:
        _pixmaps.move_to_end(key)
        return found
    pixmap = QPixmap(round(size.width() * dpr), round(size.height() * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
                           | QPainter.RenderHint.SmoothPixmapTransform)  # fmt: skip
    paint_card(painter, QRectF(0, 0, size.width(), size.height()), card)
    painter.end()
    _pixmaps[key] = pixmap
    while len(_pixmaps) > 1 and sum(kept.width() * kept.height() * 4 for kept in _pixmaps.values()) > _KEPT_BYTES:
        _pixmaps.popitem(last=False)
    return pixmap


def forget_pixmaps() -> None:
    """Drop all pictures that are kept."""
    _pixmaps.clear()
