"""One gesture everywhere to ask "why": right click on a number, or "?" with the mouse over it or the keyboard on it.

Widgets say themselves what they explain (desktop/widgets/explained.py). Where neither mouse nor keyboard is on a number, a
list offers all that are in sight.
"""
from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from shiboken6 import isValid

from desktop.robust import guarded
from desktop.widgets.explained import Explanation, ExplanationCard, explainer_of

_MOST = 40
"""So many lines at most has the list of what can be explained."""


class Why(QObject):
    """Shows explanations over a window, one at a time."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.card: ExplanationCard | None = None
        self.menu: QMenu | None = None
        self._before: QWidget | None = None
        self._rested = QCursor.pos()
        """Where the mouse was when the keyboard was last taken elsewhere."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    @guarded()
    def _on_focus(self, _before: QWidget | None, _now: QWidget | None) -> None:
        self._rested = QCursor.pos()

    # ---- asking
    def at(self, place: QPoint) -> bool:
        """Explain what is at a place of the screen. Returns whether there is anything to explain."""
        widget = QApplication.widgetAt(place)
        if widget is None or widget.window() is not self._window:
            inside = self._window.mapFromGlobal(place)
            widget = widget if widget is not None else self._window.childAt(inside)
        return widget is not None and self._explain(widget, place)

    def ask(self) -> None:
        """Explain what the mouse is over, else what has the keyboard, else offer a list of what is in sight.

        A mouse that has not moved since the keyboard went elsewhere is asked last.
        """
        if self.card is not None:
            self.close()
            return
        focused = QApplication.focusWidget()
        place = QCursor.pos()
        keys_last = place == self._rested
        explained = not keys_last and self.at(place)
        explained = explained or (focused is not None and self._explain(focused, None))
        if not explained and not (keys_last and self.at(place)):
            self.offer()

    def _explain(self, widget: QWidget, place: QPoint | None) -> bool:
        """Explain the widget, or the nearest one that it is in."""
        found: QWidget | None = widget
        while found is not None:
            explainer = explainer_of(found)
            explanation = explainer(found.mapFromGlobal(place) if place is not None else None) if explainer else None
            if explanation is not None:
                self.show(found, explanation, place)
                return True
            if found.isWindow():
                break
            found = found.parentWidget()
        return False

    def in_sight(self) -> list[tuple[QWidget, Explanation]]:
        """Return what can be explained now, from top to bottom; under a dialog only what is in it."""
        found = []
        for widget in self._shown():
            explainer = explainer_of(widget)
            explanation = explainer(None) if explainer is not None else None
            if explanation is not None and not widget.visibleRegion().isEmpty():
                found.append((widget, explanation))
        origin = QPoint(0, 0)
        found.sort(key=lambda item: (item[0].mapToGlobal(origin).x() // 240, item[0].mapToGlobal(origin).y()))
        return found

    def _shown(self) -> Iterator[QWidget]:
        # An explainable widget below a dialog is covered: its middle belongs to another widget.
        for widget in self._window.findChildren(QWidget):
            if explainer_of(widget) is not None and widget.isVisible():
                middle = widget.window().childAt(widget.mapTo(widget.window(), widget.rect().center()))
                if middle is not None and (middle is widget or widget.isAncestorOf(middle)):
                    yield widget

    def offer(self) -> None:
        """Offer a list of what can be explained."""
        found = self.in_sight()[:_MOST]
        if not found:
            return
        menu = QMenu(self._window)
        for widget, explanation in found:
            text = f"{explanation.title}: {explanation.total}" if explanation.total else explanation.title
            action = menu.addAction(text.replace("&", "&&"))
            action.triggered.connect(lambda _on=False, w=widget, e=explanation: self.show(w, e, None))
        menu.setActiveAction(menu.actions()[0])
        menu.aboutToHide.connect(menu.deleteLater)
        self.menu = menu
        menu.popup(self._window.mapToGlobal(self._window.rect().center() - QPoint(menu.sizeHint().width() // 2, 180)))

    # ---- showing
    def show(self, widget: QWidget, explanation: Explanation, place: QPoint | None) -> None:
        """Show an explanation beside a widget, or beside a place of the screen."""
        self.close()
        host = widget.window()
        if place is not None:
            near = QRect(host.mapFromGlobal(place) - QPoint(8, 8), host.mapFromGlobal(place) + QPoint(8, 12))
        else:
            near = QRect(widget.mapTo(host, QPoint(0, 0)), widget.size())
        self._before = QApplication.focusWidget()
        self.card = ExplanationCard(host, explanation, near)
        self.card.closed.connect(self.close)
        self.card.show()
        self.card.raise_()
        self.card.setFocus(Qt.FocusReason.PopupFocusReason)
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)  # only while a card is there

    def close(self) -> None:
        """Take the card away and give the keyboard back."""
        card, self.card = self.card, None
        before, self._before = self._before, None
        if card is None:
            return
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        had_focus = card.hasFocus()
        card.hide()
        card.deleteLater()
        if had_focus and before is not None and isValid(before) and before.isVisible():
            before.setFocus()

    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if self.card is None or not isinstance(watched, QWidget):
            return False
        left = watched is self.card and kind == QEvent.Type.FocusOut
        elsewhere = watched is not self.card and kind in (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)
        resized = watched is self._window and kind == QEvent.Type.Resize
        if left or elsewhere or resized:
            self.close()
        return False
