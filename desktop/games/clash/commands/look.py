"""Looking at things by typing: spaces, cities, Advances, the cards of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from core.games.clash.content.cards import is_hidden
from core.games.clash.content.powers import ADVANCES
from core.games.clash.state import cities_of
from desktop.games.clash.dialogs.pictures import icon_of
from desktop.games.clash.dialogs.questions import space_icon, space_note
from desktop.games.clash.words.cards import card_name
from desktop.games.clash.words.names import piece_name, tr
from desktop.games.clash.words.texts import text_of
from desktop.palette.tree import Completion

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable


def looks(table: ClashTable) -> list[Completion]:
    """Return what can be looked at; nothing that the one at the machine may not see."""
    group = tr("Look")
    found = [
        Completion(tr("Go to a space"), icon="mdi6.map-marker-outline", group=group, children=partial(_spaces, table)),
        Completion(tr("Look up an Advance"), icon="mdi6.book-open-variant", group=group, children=partial(_advances, table)),
    ]
    asked = table.asked
    if asked is not None and table.viewer == asked and table.decision is not None and table.decision.kind in ("turn", "move"):
        found.append(Completion(tr("Open a city"), icon="settlement", group=group, children=partial(_cities, table, asked)))
    if _cards(table):
        found.append(
            Completion(tr("Look at a card"), icon="mdi6.cards-outline", group=group, children=partial(_cards, table))
        )
    return found


def _spaces(table: ClashTable) -> Sequence[Completion]:
    return [
        Completion(
            table.speaker.space(space), space_note(table, space), space_icon(table, space),
            also=table.view.geometry().name(space), run=partial(table.go_to_space, space),
        )
        for space in range(table.view.geometry().size)
    ]  # fmt: skip


def _cities(table: ClashTable, seat: int) -> Sequence[Completion]:
    return [
        Completion(table.speaker.space(city), space_note(table, city), "settlement", run=partial(table.panels.open_city, city))
        for city in cities_of(table.view, seat)
    ]


def _advances(table: ClashTable) -> Sequence[Completion]:
    return [
        Completion(
            piece_name(card.id), piece_name(card.category), icon_of(card.id), run=partial(table.panels.open_advance, card.id),
            explain=partial(text_of, card.id),
        )
        for card in ADVANCES.values()
    ]  # fmt: skip


def _cards(table: ClashTable) -> list[Completion]:
    shown = [card.item.id for card in table.hand.cards if not card.item.picture.back and not is_hidden(card.item.id)]
    return [
        Completion(card_name(card), icon="mdi6.cards-outline", run=partial(table.hand.show_large, card)) for card in shown
    ]
