"""Badges that float beside a space: odds, refusal, note. Drawn once when they appear; sizes follow the text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from desktop.board.model import NotePicture, OddsPicture, RefusalPicture
from desktop.board.shapes import colour, paint_pattern
from desktop.theme.fonts import Role, make_font
from desktop.theme.palette import Palette

_PAD = 12.0
SHADOW = 9.0
"""Logical pixels round the sheet of a badge that its shadow takes."""
_WIN, _DRAW, _LOSE = "#4E7F38", "#A08E6C", "#A63A2A"
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MIDDLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class _Sheet:
    """A rounded sheet with shadow that a badge is drawn on."""

    def __init__(self, size: QSizeF, palette: Palette, edge: str, dpr: float) -> None:
        self.pixmap = QPixmap(round((size.width() + 2 * SHADOW) * dpr), round((size.height() + 2 * SHADOW) * dpr))
        self.pixmap.setDevicePixelRatio(dpr)
        self.pixmap.fill(Qt.GlobalColor.transparent)
        self.p = QPainter(self.pixmap)
        self.p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.p.translate(SHADOW, SHADOW)
        self.box = QRectF(QPointF(0, 0), size)
        self.p.setPen(Qt.PenStyle.NoPen)
        for k in range(8):
            grow = SHADOW * (1 - k / 8)
            self.p.setBrush(colour(palette.shadow, 0.035 if not palette.dark else 0.07))
            self.p.drawRoundedRect(self.box.adjusted(-grow, -grow + 2, grow, grow), 8 + grow, 8 + grow)
        self.p.setBrush(QColor(palette.raised))
        self.p.setPen(QPen(QColor(edge), 1.6))
        self.p.drawRoundedRect(self.box.adjusted(0.8, 0.8, -0.8, -0.8), 8, 8)

    def text(self, box: QRectF, text: str, font: QFont, tone: str, flags: Qt.AlignmentFlag | int = _LEFT) -> None:
        self.p.setFont(font)
        self.p.setPen(QColor(tone))
        self.p.drawText(box, int(flags), text)

    def done(self) -> QPixmap:
        self.p.end()
        return self.pixmap


def _lines_width(lines: tuple[tuple[str, str], ...], label: QFontMetricsF, value: QFontMetricsF) -> float:
    return max((label.horizontalAdvance(a) + 22 + value.horizontalAdvance(b) for a, b in lines), default=0.0)


def _draw_lines(
    sheet: _Sheet, lines: tuple[tuple[str, str], ...], y: float, label: QFont, value: QFont, palette: Palette
) -> None:
    high = QFontMetricsF(label).height() + 2
    for k, (name, amount) in enumerate(lines):
        row = QRectF(_PAD, y + k * high, sheet.box.width() - 2 * _PAD, high)
        sheet.text(row, name, label, palette.ink2)
        sheet.text(row, amount, value, palette.ink, _RIGHT)


def odds_badge(odds: OddsPicture, palette: Palette, scale: float, dpr: float) -> QPixmap:
    """The odds of a battle: chance in large figures, a bar of three fields (also told apart by hatching), what it costs."""
    big, small = make_font(Role.COUNTER, scale), make_font(Role.SMALL, scale)
    title, bold, words = make_font(Role.BODY, scale), make_font(Role.SMALL_BOLD, scale), make_font(Role.KEY_CAP, scale)
    known = odds.win >= 0
    chance = QCoreApplication.translate("Board", "{percent} %").format(percent=odds.win) if known else "…"
    big_m, title_m, words_m = QFontMetricsF(big), QFontMetricsF(title), QFontMetricsF(words)
    shares = (odds.win, odds.draw, odds.lose) if known else (0, 0, 0)
    fields = [f"{word} {value}" if known and word else "" for word, value in zip(odds.words, shares, strict=True)]
    width = max(
        big_m.horizontalAdvance(chance) + 12 + title_m.horizontalAdvance(odds.title),
        sum(words_m.horizontalAdvance(f) for f in fields) + 24,
        _lines_width(odds.lines, QFontMetricsF(small), QFontMetricsF(bold)),
        190 * scale,
    ) + 2 * _PAD
    row = QFontMetricsF(small).height() + 2
    head = big_m.height() + 6
    height = head + 14 + words_m.height() + 6 + row * len(odds.lines) + (_PAD if odds.lines else 6)
    sheet = _Sheet(QSizeF(width, height), palette, palette.gold, dpr)
    p, inner = sheet.p, width - 2 * _PAD
    tone = palette.ok if odds.win >= 50 else palette.warn if odds.win >= 25 else palette.danger if known else palette.ink2
    sheet.text(QRectF(_PAD, 4, inner, big_m.height()), chance, big, tone)
    at = _PAD + big_m.horizontalAdvance(chance) + 12
    sheet.text(QRectF(at, 5, inner - at + _PAD, big_m.height()), odds.title, title, palette.ink)
    bar = QRectF(_PAD, head, inner, 12)
    shape = QPainterPath()
    shape.addRoundedRect(bar, 4, 4)
    p.save()
    p.setClipPath(shape)
    x = bar.left()
    for value, (fill, pattern) in zip(shares, ((_WIN, ""), (_DRAW, ""), (_LOSE, "diagonal")), strict=True):
        part = QRectF(x, bar.top(), bar.width() * value / 100, bar.height())
        p.fillRect(part, QColor(fill))
        if pattern:
            area = QPainterPath()
            area.addRect(part)
            paint_pattern(p, area, pattern, colour("#FFFFFF", 0.35), 6)
        x = part.right()
        p.fillRect(QRectF(x - 0.7, bar.top(), 1.4, bar.height()), QColor(palette.raised))
    p.restore()
    under = QRectF(_PAD, bar.bottom() + 1, inner, words_m.height() + 2)
    for text, tone, flags in zip(fields, (palette.ok, palette.ink2, palette.danger), (_LEFT, _MIDDLE, _RIGHT), strict=True):
        sheet.text(under, text, words, tone, flags)
    _draw_lines(sheet, odds.lines, under.bottom() + 4, small, bold, palette)
    return sheet.done()


def note_badge(note: NotePicture, palette: Palette, scale: float, dpr: float) -> QPixmap:
    """A title and lines of label and value."""
    title, small, bold = make_font(Role.BODY_BOLD, scale), make_font(Role.SMALL, scale), make_font(Role.SMALL_BOLD, scale)
    title_m = QFontMetricsF(title)
    width = max(title_m.horizontalAdvance(note.title), _lines_width(note.lines, QFontMetricsF(small), QFontMetricsF(bold)))
    row = QFontMetricsF(small).height() + 2
    height = 8 + title_m.height() + (4 + row * len(note.lines) if note.lines else 0) + 8
    sheet = _Sheet(QSizeF(width + 2 * _PAD, height), palette, palette.gold, dpr)
    sheet.text(QRectF(_PAD, 8, width, title_m.height()), note.title, title, palette.ink)
    _draw_lines(sheet, note.lines, 12 + title_m.height(), small, bold, palette)
    return sheet.done()


def refusal_badge(refusal: RefusalPicture, palette: Palette, scale: float, dpr: float) -> QPixmap:
    """What can't be done, why, and where the rule stands."""
    title, body, small = make_font(Role.LEAD_BOLD, scale), make_font(Role.BODY, scale), make_font(Role.SMALL, scale)
    title_m, body_m, small_m = QFontMetricsF(title), QFontMetricsF(body), QFontMetricsF(small)
    left, sign = 17.0, 26.0
    width = max(250.0 * scale, min(330.0 * scale, left + sign + title_m.horizontalAdvance(refusal.title) + _PAD))
    inner = width - left - _PAD
    wrap = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    title_box = title_m.boundingRect(QRectF(0, 0, inner - sign, 1000), wrap, refusal.title)
    body_box = body_m.boundingRect(QRectF(0, 0, inner, 1000), wrap, refusal.text)
    height = 10 + title_box.height() + 4 + body_box.height() + (8 + small_m.height() if refusal.section else 0) + 10
    sheet = _Sheet(QSizeF(width, height), palette, palette.danger, dpr)
    p = sheet.p
    p.fillRect(QRectF(1.5, 8, 4, height - 16), QColor(palette.danger))
    middle, r = QPointF(left + 8, 10 + title_m.height() / 2), 7.0
    p.setPen(QPen(QColor(palette.danger), 1.8))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawEllipse(middle, r, r)
    p.drawLine(QPointF(middle.x() - 4.9, middle.y() - 4.9), QPointF(middle.x() + 4.9, middle.y() + 4.9))
    y = 10.0
    sheet.text(QRectF(left + sign, y, inner - sign, title_box.height() + 2), refusal.title, title, palette.danger, wrap)
    y += title_box.height() + 4
    sheet.text(QRectF(left, y, inner, body_box.height() + 2), refusal.text, body, palette.ink, wrap)
    if refusal.section:
        y += body_box.height() + 8
        sheet.text(QRectF(left, y, inner, small_m.height()), refusal.section, small, palette.ink2)
    return sheet.done()


def badge_place(
    size: QSizeF, subject: QRectF, window: QRectF, crowd: list[tuple[QPointF, float]], halo: QRectF | None = None,
    taken: Sequence[QRectF] = (),
) -> tuple[QPointF, float]:
    """Where a badge goes, in the same coordinates as its arguments, and how much of its subject it hides there (0 to 1).

    It goes beside the subject, on the emptier side, inside the window; nothing counts as much as that the subject stays visible.
    `halo` is a box round the subject that should stay free too, `crowd` are points and how much each wants to stay visible;
    on `taken` boxes something else lies.
    """
    gap, reach = 12.0, subject.width() * 0.25
    w, h = size.width(), size.height()
    middle = subject.center()
    xs = (subject.right() + gap, subject.left() - gap - w, middle.x() - w / 2, window.left() + 4, window.right() - w - 4)
    ys = (
        middle.y() - h / 2, subject.bottom() + gap, subject.top() - gap - h, subject.top() - h * 0.6, subject.bottom() - h * 0.4,
        window.top() + 4, window.bottom() - h - 4,
    )  # fmt: skip
    right, bottom = max(window.left() + 4, window.right() - w - 4), max(window.top() + 4, window.bottom() - h - 4)
    spots = {(min(max(x, window.left() + 4), right), min(max(y, window.top() + 4), bottom)): None for x in xs for y in ys}
    best, least, hidden = QPointF(), float("inf"), 0.0
    for x, y in spots:
        box = QRectF(x, y, w, h)
        over = _part(subject, box)
        far = abs(box.center().x() - middle.x()) + abs(box.center().y() - middle.y())
        cost = over * 1000 + far * 0.02 + (20 * _part(halo, box) if halo is not None else 0.0)
        cost += sum(60 * _part(box, other) for other in taken)
        if cost >= least:
            continue
        near = box.adjusted(-reach, -reach, reach, reach)
        cost += sum(weight for point, weight in crowd if near.contains(point))
        if cost < least:
            best, least, hidden = QPointF(x, y), cost, over
    return best, hidden


def _part(whole: QRectF, box: QRectF) -> float:
    common = whole.intersected(box)
    return common.width() * common.height() / max(1.0, whole.width() * whole.height())
