"""F6: walks the keyboard from one part of the window to the next: board, what is asked beside it, panels, bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from desktop.app.window import MainWindow


def areas(window: MainWindow) -> list[QWidget]:
    """Return the parts of the window that are on view, in the order in which F6 visits them."""
    frame = window.frame
    if frame is None:
        return []
    # A panel behind another one's tab lies outside of the window.
    docks = [dock for dock in window.docks() if dock.isFloating() or window.rect().intersects(dock.geometry())]
    found = [frame.board, *([frame.choice] if frame.choice is not None else []), *docks, window.bar]
    return [area for area in found if area.isVisible() and _first(area) is not None]


def _takes_keys(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isVisible() and widget.isEnabled()


def _first(area: QWidget) -> QWidget | None:
    """Return what gets the keyboard in a part: what had it there last, else what the part itself names, else the first."""
    if _takes_keys(area):
        return area
    last = area.focusWidget()
    if last is not None and _takes_keys(last):
        return last
    named = getattr(area, "first_focus", None)
    if named is not None:
        first: QWidget = named()
        return first
    return next((widget for widget in area.findChildren(QWidget) if _takes_keys(widget)), None)


def walk(window: MainWindow, step: int = 1) -> None:
    """Bring the keyboard to the next part (with -1: to the one before). In a dialog it stays where it is."""
    found = areas(window)
    if not found or window.covering() is not None:
        return
    focus = QApplication.focusWidget()
    at = next((k for k, area in enumerate(found) if focus is not None and (area is focus or area.isAncestorOf(focus))), -1)
    target = found[(at + step) % len(found)] if at >= 0 or step > 0 else found[-1]
    first = _first(target)
    if first is not None:
        first.setFocus(Qt.FocusReason.ShortcutFocusReason)
