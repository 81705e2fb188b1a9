"""Keeps Python's search for garbage from stopping the window: what is there once a table stands is searched only when it goes."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QStackedWidget

from desktop.robust import guarded


class Housekeeping(QObject):
    """Cleans up whenever another page of the window is shown, a table or the start screen.

    Rules, cards and widgets are some hundred thousand objects: going through all of them takes longer than a frame may. After
    each cleaning they are set aside, so that the searches while somebody plays go through what is new since.
    """

    def __init__(self, pages: QStackedWidget) -> None:
        super().__init__(pages)
        # Later: the page that was left, and its table, are deleted first.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.clean)
        pages.currentChanged.connect(lambda _page: self._soon.start())

    @guarded()
    def clean(self) -> None:
        """Free what nobody holds any more, and set the rest aside."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
