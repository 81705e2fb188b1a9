"""What a window shows, as plain lines: to compare it with a fresh window on the same view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, zip_longest

from PySide6.QtCore import QAbstractAnimation, QRectF, Qt
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QScrollBar,
    QWidget,
)

from desktop.app.window import MainWindow
from desktop.board.pieceitems import Z
from desktop.board.view import BoardView
from desktop.dialogs.end import EndScreen
from desktop.docks.history import Tree
from desktop.docks.journal import JournalDock
from desktop.games.clash.dialogs.report import ReportPanel
from desktop.games.clash.docks.advances import AdvancesBoard
from desktop.widgets.cardhand import CardHand

WALKED = (AdvancesBoard,)
"""Widgets that describe the part of them that the keyboard is at."""
FLEETING = ("pay_otherwise",)
"""Commands that belong to what was just done in a window."""


def scene_items(view: BoardView) -> list[str]:
    """Return a line for each item that is to be seen in a board's scene: kind, place, order, size; and which lies on which.

    Sorted. What lies on what is told of pieces of one height, whose order is not said by their heights. Names are placed anew
    before: they stay where they were from one picture to the next.
    """
    view.pieces.place_labels_anew()
    view.jobs.finish()
    scene, mode = view.scene(), Qt.ItemSelectionMode.IntersectsItemBoundingRect
    # Only where a place is named does a scene without an index put its items in order.
    order = scene.items(scene.itemsBoundingRect(), mode, Qt.SortOrder.AscendingOrder)
    items = [item for item in order if item.isVisible()]
    found = [line for item in items for line in _lines(item)]
    pieces: dict[str, list[tuple[QRectF, str]]] = {}
    for item in items:
        if isinstance(item, QGraphicsPixmapItem) and item.zValue() >= Z.PIECES:
            for line in _lines(item):
                pieces.setdefault(f"{item.zValue():.2f}", []).append((item.sceneBoundingRect(), line))
    for row in pieces.values():
        found += [f"{b} lies on {a}" for (box, a), (other, b) in combinations(row, 2) if box.intersects(other)]
    return sorted(found)


def _lines(item: QGraphicsItem) -> Iterator[str]:
    at, name = item.scenePos(), type(item).__name__
    line = f"{name} at {at.x():.0f},{at.y():.0f} z {item.zValue():.2f} opacity {item.effectiveOpacity():.2f}"
    if isinstance(item, QGraphicsPixmapItem):
        size, offset = item.pixmap().deviceIndependentSize(), item.offset()
        if not size.isEmpty():
            where = f"{offset.x():.0f},{offset.y():.0f}"
            yield f"{line} scale {item.scale():.3f} picture {size.width():.0f}x{size.height():.0f} off {where}"
    elif isinstance(item, QGraphicsPathItem):
        box = item.path().boundingRect()
        if not item.path().isEmpty():
            yield f"{line} path {box.x():.0f},{box.y():.0f} {box.width():.0f}x{box.height():.0f} {item.pen().color().name()}"
    else:
        yield line


def settle_board(view: BoardView, size: int) -> None:
    """Bring a board to rest at a size of its hexes, with nothing under the mouse or the keyboard.

    The mouse was on a space that depends on the picture alone: what speaks of the last one says the same everywhere.
    """
    view.finish()
    # What others did since somebody's turn is shown by the window that saw it.
    view.set_highlights(replace(view.highlights.picture, trails=()))
    view.hover(-1)
    view.hover(max((stack.space for stack in view.picture.stacks), default=0))
    view.hover(-1)
    view.set_focused_space(-1, ring=False)
    view.zoom.to_level(size, animated=False)
    # Names stay where they were from picture to picture; a fresh board has seen none before.
    view.pieces.place_labels_anew()
    view.finish()


def dock_lines(window: MainWindow) -> list[str]:
    """Return what the docks of the table say: for each widget its kind, texts and whether it can be used."""
    found = []
    docks = window._docking.docks if window._docking is not None else {}
    for id, dock in docks.items():
        content = dock.widget()
        if content is None:
            continue
        found.append(f"[{id}] {dock.windowTitle()}")
        for journal in content.findChildren(JournalDock):
            found += journal.texts
        for tree in content.findChildren(Tree):
            found += [f"{row.text} {row.state} column {row.column}" for row in tree.rows]
        # What lies outside of a scrolled area, or in a dock that is closed, is said all the same.
        found += sorted(widget_lines(content))
    return found


def widget_lines(root: QWidget) -> Iterator[str]:
    """Yield a line for each widget in another one that says something and is not hidden."""
    for widget in root.findChildren(QWidget):
        # Whether a row of cards can be scrolled hangs on the size that its dock had when it was seen last.
        scrolls = isinstance(widget, QScrollBar) or isinstance(widget.parentWidget(), CardHand)
        if widget.isVisibleTo(root) and not scrolls and not isinstance(widget, Tree):
            about = "" if isinstance(widget, WALKED) else widget.accessibleDescription()
            words = (_text(widget), widget.accessibleName(), about)
            if any(words):
                yield f"{type(widget).__name__} {' | '.join(words)}{'' if widget.isEnabled() else ' (off)'}"


def _text(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    try:
        said = text() if callable(text) else ""
    except TypeError:
        return ""
    return said if isinstance(said, str) else ""


def bar_lines(window: MainWindow) -> list[str]:
    """Return what the prompt bar says and which commands can be run."""
    found = [f"title {window.windowTitle()}", *sorted(widget_lines(window.bar))]
    table = window.actions_table
    found += [f"{id} {table.action(id).isEnabled()}" for id in sorted(table._definitions) if id not in FLEETING]
    return found


def asked_lines(window: MainWindow) -> list[str]:
    """Return what is asked beside the board and over it, without what only tells something and may have been put away."""
    found = []
    frame = window.frame
    panel = frame.choice if frame is not None else None
    if panel is not None and not isinstance(panel, ReportPanel):
        found.append(f"panel {type(panel).__name__} {panel.accessibleName()}")
    dialogs = [overlay.content for overlay in window.overlays if not isinstance(overlay.content, EndScreen)]
    found += [f"dialog {type(dialog).__name__}" for dialog in dialogs]
    return found


def differences(here: list[str], there: list[str], most: int = 12) -> list[str]:
    """Return the lines that differ, those of the used window marked "-", those of the fresh one "+"."""
    if here == there:
        return []
    only_here, only_there = list(here), list(there)
    for line in here:
        if line in only_there:
            only_there.remove(line)
            only_here.remove(line)
    if not only_here and not only_there:
        first = next(n for n, (a, b) in enumerate(zip_longest(here, there)) if a != b)
        return [f"another order from line {first} on: {here[first]!r}, fresh: {there[first]!r}"]
    return [f"- {line}" for line in only_here[:most]] + [f"+ {line}" for line in only_there[:most]]


def living() -> dict[str, int]:
    """Return how many widgets and windows there are."""
    return {"widgets": len(QApplication.allWidgets()), "windows": len(QApplication.topLevelWidgets())}


def running(window: MainWindow) -> list[str]:
    """Return the animations that still run in a window."""
    found = window.findChildren(QAbstractAnimation)
    return [type(one.parent()).__name__ for one in found if one.state() == QAbstractAnimation.State.Running]
