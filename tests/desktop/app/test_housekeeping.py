"""The search for garbage: short while somebody plays, and nothing of a table stays when it is left."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from desktop.app.housekeeping import Housekeeping


@pytest.fixture
def pages(qtbot):
    pages = QStackedWidget()
    qtbot.addWidget(pages)
    pages.addWidget(QWidget())
    Housekeeping(pages)
    yield pages
    gc.freeze()  # what all tests stand on, among the rest


class Ring:
    """Holds itself: only the search for garbage frees it."""

    def __init__(self) -> None:
        self.itself = self


def test_what_is_there_when_a_page_is_shown_is_set_aside(pages, qtbot):
    gc.unfreeze()
    pages.addWidget(QWidget())
    pages.setCurrentIndex(1)
    qtbot.waitUntil(lambda: gc.get_freeze_count() > 0)
    aside = gc.get_freeze_count()
    new = [Ring() for _ in range(10)]
    assert gc.get_freeze_count() == aside
    assert len(gc.get_objects()) < aside / 4
    assert len(new) == 10


def test_what_was_set_aside_is_freed_when_the_page_is_left(pages, qtbot):
    pages.addWidget(QWidget())
    ring = Ring()
    gone = weakref.ref(ring)
    pages.setCurrentIndex(1)
    QApplication.processEvents()
    del ring
    gc.collect()
    assert gone() is not None  # set aside while the page was shown
    pages.setCurrentIndex(0)
    qtbot.waitUntil(lambda: gone() is None)
