"""What the board, the hand and the bar explain when asked "why": what a gesture is refused for, odds, cities, cards, actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from core.games.clash.content.cards import KINDS, OBJECTIVE, WONDER, is_hidden
from core.games.clash.frames import MoveFrame
from core.games.clash.goods import NONE
from core.games.clash.rules.play import CIVIL_HALVES
from desktop.games.clash import why
from desktop.games.clash.bar import seat_in_turn
from desktop.games.clash.words.names import tr
from desktop.games.clash.words.sections import section_name
from desktop.widgets.explained import ExplainedPart, Explanation
from desktop.widgets.handcard import HandCard

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable


def explain_board(table: ClashTable, at: QPoint | None) -> Explanation | None:
    """Explain the badge that stands on the board, else the space at a place, or at the keyboard."""
    picture = table.view_widget.highlights.picture
    if picture.refused is not None:
        shown = picture.refused
        return Explanation(shown.title, (ExplainedPart(shown.text, "", shown.section),), refused=True)
    if picture.odds is not None:
        return _odds(picture.odds)
    if picture.note is not None:
        note = picture.note
        return Explanation(note.title, tuple(ExplainedPart(label, value) for label, value in note.lines))
    space = table.view_widget.focused_space if at is None else table.view_widget.space_at(at)
    return explain_space(table, space) if space >= 0 else None


def _odds(shown: object) -> Explanation:
    from desktop.board.model import OddsPicture

    assert isinstance(shown, OddsPicture)
    section = section_name("Combat")
    if shown.win < 0:
        return Explanation(shown.title, (ExplainedPart("…", "", section),))
    values = zip(shown.words, (shown.win, shown.draw, shown.lose), strict=True)
    parts = [ExplainedPart(word, f"{value} %") for word, value in values]
    parts += [ExplainedPart(label, value) for label, value in shown.lines]
    parts.append(ExplainedPart(why.assumed(), "", section))
    return Explanation(shown.title, tuple(parts))


def explain_space(table: ClashTable, space: int) -> Explanation | None:
    """Explain how much a city collects and how large it may grow, or how many more Army units a space takes; None elsewhere."""
    view = table.view
    city = view.cities.get(space)
    name = table.speaker.space(space)
    if city is not None and city.owner >= 0:
        words = tr("Collects and recruits")
        found = why.explain_number(table, f"{name} · {words}", "collect_limit", city=space)
        largest = why.number_of(table.explain("city_size_limit", seat=city.owner))
        words = tr("May grow to size {size}: as many as there are cities of this player, at most 5")
        line = ExplainedPart(words.replace("{size}", str(largest)), "", section_name("City Size"))
        return Explanation(found.title, (*found.parts, line), found.total) if found is not None else None
    seat = table.looking()
    if any(owner == seat for owner, _, _, _ in view.units.get(space, ())):
        words = tr("Room for Army units")
        return why.explain_number(table, f"{name} · {words}", "stack_room", seat=seat, space=space)
    return None


def explain_hand(table: ClashTable, at: QPoint | None) -> Explanation | None:
    """Explain the card at a place of the hand, or with the keyboard: what it costs, and why it can't be played now."""
    widget: QWidget | None = table.hand.childAt(at) if at is not None else QApplication.focusWidget()
    while widget is not None and not isinstance(widget, HandCard):
        widget = widget.parentWidget()
    if widget is None and at is not None:
        return _hand_limit(table)
    if widget is None or is_hidden(widget.item.id):
        return None
    return explain_card(table, widget.item.id, widget.item.picture.name, widget.item.reason)


def _hand_limit(table: ClashTable) -> Explanation:
    """Explain how many cards can be held."""
    held = len(table.view.players[table.looking()].hand)
    line = ExplainedPart(tr("A hand has no limit."), "", section_name("Action Cards"))
    return Explanation(tr("Cards in hand"), (line,), str(held))


def explain_card(table: ClashTable, card: str, name: str, reason: str) -> Explanation:
    """Explain a card of the hand; `reason`: why it can't be played now, "" if it can."""
    kind = KINDS[card]
    section = section_name("Wonders" if kind == WONDER else "Objective Cards" if kind == OBJECTIVE else "Play Action Card")
    lines: list[ExplainedPart] = []
    if kind == WONDER:
        lines += why.price_parts(table, "wonder_price", wonder=card)
    elif card in CIVIL_HALVES or kind != OBJECTIVE:
        lines += _civil_price(card, section)
    if reason:
        lines.append(ExplainedPart(reason, "", section))
    return Explanation(name, tuple(lines) or (ExplainedPart(tr("It can be played now."), "", section),), refused=bool(reason))


def _civil_price(card: str, section: str) -> list[ExplainedPart]:
    from core.games.clash.rules.play import half_of

    half = half_of(card)
    if half is None:
        return []
    price = why.in_words(half.price) if half.price != NONE else tr("nothing")
    return [ExplainedPart(tr("Price of {piece}").replace("{piece}", tr(half.name)), price, section)]


def explain_actions(table: ClashTable) -> Explanation | None:
    """Explain the actions that are left, while a Move action goes on the moves that are left in it."""
    moving = any(isinstance(frame, MoveFrame) for frame in table.view.frames)
    if moving:
        return why.explain_number(table, tr("Moves left in this action"), "moves")
    seat = seat_in_turn(table.view)
    return why.explain_number(table, tr("Actions left"), "actions", seat=table.usual_seat() if seat is None else seat)
