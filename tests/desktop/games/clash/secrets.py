"""Walks everything that a person, a pointer or a screen reader could find in a window, and tells which secrets are in it.

Not only what is shown: hidden widgets, tooltips that are made on demand, models of lists, the data that widgets were given, the
scene's items, the tree of accessible objects, the command palette, and all texts that are painted.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QMetaProperty,
    QMetaType,
    QModelIndex,
    QObject,
    Qt,
)
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QHelpEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsView, QToolTip, QWidget
from shiboken6 import isValid

from core.games.clash.content.cards import is_hidden
from core.games.clash.content.powers import ADVANCES
from core.games.clash.state import State
from desktop.games.clash.table import ClashTable
from desktop.games.clash.words.cards import card_name
from desktop.palette.tree import Completion
from desktop.widgets import cardface
from tests.desktop.games.clash.tables import Sitting

Finding = tuple[str, str]
"""(where, text)"""
ROLES = (
    Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole,
    *range(int(Qt.ItemDataRole.UserRole), int(Qt.ItemDataRole.UserRole) + 8),
)  # fmt: skip
SPOKEN = (
    QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help,
    QAccessible.Text.Accelerator,
)  # fmt: skip
TEXTS = (QMetaType.Type.QString.value, QMetaType.Type.QStringList.value)
DEEPEST = 7
"""How far into data that widgets hold, and into lists of lists, the walk goes."""


# ---------------------------------------------------------------- what is secret
def names_of(card: str) -> tuple[str, ...]:
    """Return the words by which a card can be recognised: its id and its names."""
    return (card, *card_name(card).split(" / "))


def secrets(state: State, seat: int) -> dict[str, tuple[str, ...]]:
    """Return the cards in a hand that nobody else knows: card -> words."""
    return {
        card.id: names_of(card.id)
        for card in state.players[seat].hand
        if not is_hidden(card.id) and card.known == 1 << seat
    }


def leaks(sitting: Sitting, painted: list[str], wanted: Mapping[str, Iterable[str]]) -> dict[str, Finding]:
    """Return the secrets that can be found in the window: secret -> where, and in which text."""
    found: dict[str, Finding] = {}
    read: set[str] = set()
    for where, text in everything(sitting, painted):
        if text in read:
            continue
        read.add(text)
        folded = text.casefold()
        for secret, words in wanted.items():
            if secret not in found and any(_is_in(word, text, folded) for word in words):
                found[secret] = (where, text)
    return found


def _is_in(word: str, text: str, folded: str) -> bool:
    # An id such as A05 is one when it stands alone; a name is found anywhere.
    return text == word if word[1:].isdigit() else word.casefold() in folded


# ---------------------------------------------------------------- where it could be
def everything(sitting: Sitting, painted: list[str]) -> Iterator[Finding]:
    """Yield all texts of the window with where they were found."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    for widget in [widget for widget in QApplication.allWidgets() if isValid(widget)]:
        where = f"{type(widget).__name__} {widget.objectName()!r}"
        yield from ((where, text) for text in _of_object(widget))
        yield from ((f"data of {where}", text) for text in _of_data(vars(widget)))
        yield from ((f"tooltip over {where}", text) for text in _tooltip(widget))
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            for item in widget.scene().items():
                yield from ((f"item {type(item).__name__}", text) for text in _of_item(item))
    yield from _of_objects(sitting)
    for window in QApplication.topLevelWidgets():
        yield from ((f"accessible tree of {type(window).__name__}", text) for text in _accessible(window))
    yield from (("palette", text) for text in _completions(sitting.window.palette_of_commands.completions()))
    yield from _of_table(sitting)
    painted.clear()
    cardface.forget_pixmaps()  # Cards are drawn once: what they say is to be painted now.
    for window in QApplication.topLevelWidgets():
        if window.isVisible() or window is sitting.window:
            window.grab()
    for dock in sitting.table.docks():
        dock.widget.grab()
    yield from (("painted", text) for text in painted)


def _of_objects(sitting: Sitting) -> Iterator[Finding]:
    """Yield the texts of commands and models, wherever they hang."""
    for root in QApplication.topLevelWidgets():
        for child in root.findChildren(QObject):
            if isinstance(child, QAction):
                yield from ((f"command {child.objectName()!r}", text) for text in _of_object(child))
            elif isinstance(child, QAbstractItemModel):
                yield from ((f"model {type(child).__name__}", text) for text in _of_model(child, QModelIndex(), 0))


def _of_table(sitting: Sitting) -> Iterator[Finding]:
    """Yield what the table says when it is asked: of Advances, of spaces, in the Inspector."""
    table = sitting.table
    yield from (("tip of an Advance", table.boards.advances.tip(advance)) for advance in ADVANCES)
    yield from (("title", text) for text in (table.title(), sitting.window.windowTitle()))
    for space in range(sitting.state.geometry().size):
        yield "name of a space", table.view_widget.space_name(space)
        table.sidebar.look_at_space(space)
        yield from (("Inspector", text) for text in _of_inspector(table))
    for seat in range(len(sitting.state.players)):
        table.sidebar._on_player(seat)
        yield from (("Inspector", text) for text in _of_inspector(table))
    table.sidebar.forget()


def _of_inspector(table: ClashTable) -> Iterator[str]:
    inspector = table.sidebar.inspector
    yield inspector.text
    yield from _of_data(vars(inspector))


_texts: dict[tuple[type, str], list[QMetaProperty]] = {}
"""The properties of each kind of object that are texts."""


def _of_object(thing: QObject) -> Iterator[str]:
    """Yield all properties that are texts."""
    about = thing.metaObject()
    kind = (type(thing), about.className())
    if kind not in _texts:
        attributes = [about.property(number) for number in range(about.propertyCount())]
        _texts[kind] = [one for one in attributes if one.isReadable() and one.metaType().id() in TEXTS]
    for attribute in _texts[kind]:
        value = attribute.read(thing)
        yield from value if isinstance(value, list) else [str(value or "")]
    text = getattr(thing, "text", None)
    if text is not None:
        yield str(text() if callable(text) else text)


def _of_data(value: Any, depth: int = 0) -> Iterator[str]:
    """Yield the texts in data that a widget holds. Objects of Qt and positions of the game are no data."""
    if isinstance(value, str):
        yield value
    elif depth > DEEPEST or isinstance(value, QObject | State):
        return
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _of_data(key, depth + 1)
            yield from _of_data(inner, depth + 1)
    elif isinstance(value, list | tuple | set | frozenset):
        for inner in value:
            yield from _of_data(inner, depth + 1)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from _of_data(getattr(value, field.name), depth + 1)
    elif isinstance(value, msgspec.Struct):
        yield from _of_data(msgspec.structs.asdict(value), depth + 1)


def _tooltip(widget: QWidget) -> Iterator[str]:
    """Yield the tooltip that the pointer would get in the middle of a widget: some are made only then."""
    if not widget.isVisible():
        return
    at = widget.rect().center()
    QToolTip.hideText()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    yield QToolTip.text()
    QToolTip.hideText()


def _of_item(item: QGraphicsItem) -> Iterator[str]:
    yield item.toolTip()
    yield from (str(value) for key in range(12) if isinstance(value := item.data(key), str))
    yield from _of_data(getattr(item, "__dict__", {}))
    for name in ("text", "toPlainText"):
        method = getattr(item, name, None)
        if callable(method):
            yield str(method())


def _of_model(model: QAbstractItemModel, parent: QModelIndex, depth: int) -> Iterator[str]:
    plain = isinstance(model, QAbstractListModel)  # It has one column and no branches, and its class hides both.
    for row in range(model.rowCount(parent)):
        for column in range(1 if plain else model.columnCount(parent)):
            index = model.index(row, column, parent)
            for role in ROLES:
                value = model.data(index, role)
                yield from _of_data(value)
            if not plain and depth < DEEPEST and model.hasChildren(index):
                yield from _of_model(model, index, depth + 1)


def _accessible(window: QWidget) -> Iterator[str]:
    root = QAccessible.queryAccessibleInterface(window)
    waiting: list[tuple[QAccessibleInterface, int]] = [(root, 0)] if root is not None else []
    while waiting:
        node, depth = waiting.pop()
        yield from (node.text(kind) for kind in SPOKEN)
        if depth < 40:
            children = (node.child(number) for number in range(node.childCount()))
            waiting += [(child, depth + 1) for child in children if child is not None and child.isValid()]


def _completions(found: Iterable[Completion], depth: int = 0) -> Iterator[str]:
    for entry in found:
        yield from (entry.text, entry.note, entry.refusal, entry.group, entry.also)
        if entry.explain is not None:
            yield entry.explain()
        if depth < 2:
            yield from _completions(entry.next_steps(), depth + 1)
