"""How long it takes from the start of the process until a click on the start screen is answered."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app.main import ClientRequest, run
from desktop.robust import guarded

HEAVY = ("networkx", "shapely", "numpy", "pyqtgraph")
"""What the start screen needs nothing of."""
KEY = "N"
"""The command of the start screen that is clicked: a new game, whose dialog is the answer."""


class _Visitor(QObject):
    """Waits for the start screen to be painted, clicks, and notes when the answer is painted."""

    def __init__(self, app: QApplication, since: float) -> None:
        super().__init__(app)
        self._app = app
        self._since = since
        self._screen: QWidget | None = None
        self._clicked = False
        self.figures: dict[str, Any] = {}
        app.installEventFilter(self)

    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            name = type(watched).__name__
            if not self._clicked and name == "StartScreen" and isinstance(watched, QWidget):
                self._clicked = True
                self._screen = watched
                QTimer.singleShot(0, self._on_painted)
            elif self._clicked and not self.figures and name == "NewGameDialog":
                self.figures = {"seconds": 0.0}
                QTimer.singleShot(0, self._on_answered)
        return False

    @guarded()
    def _on_painted(self) -> None:
        from desktop.widgets.buttons import CommandRow

        assert self._screen is not None
        row = next(row for row in self._screen.findChildren(CommandRow) if row.key == KEY)
        at = QPointF(row.rect().center())
        left = Qt.MouseButton.LeftButton
        for kind, buttons in (
            (QEvent.Type.MouseButtonPress, left),
            (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
        ):
            event = QMouseEvent(kind, at, row.mapToGlobal(at), left, buttons, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(row, event)

    @guarded()
    def _on_answered(self) -> None:
        self.figures = {
            "seconds": round(time.monotonic() - self._since, 3),
            "processor": round(time.process_time(), 3),
            "heavy": [module for module in HEAVY if module in sys.modules],
        }
        self._app.removeEventFilter(self)
        self._app.closeAllWindows()


def first_click(app: QApplication, folder: Path, since: float) -> dict[str, Any]:
    """Run the client until a click is answered. `since` is the start by `time.monotonic`. Returns the seconds."""
    visitor = _Visitor(app, since)
    QTimer.singleShot(60_000, app.quit)
    run(app, ClientRequest(folder=folder))
    if "processor" not in visitor.figures:
        raise RuntimeError("the click was not answered")
    return visitor.figures
