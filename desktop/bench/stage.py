"""A real window at 1920x1080 with a saved game in it, and hands that send it events."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app.clients import RegisteredClients
from desktop.app.gameview import TableView
from desktop.app.housekeeping import Housekeeping
from desktop.app.language import install_language
from desktop.app.look import apply_look
from desktop.app.settings import Folders, Settings
from desktop.app.window import MainWindow
from desktop.bench.clock import processor
from desktop.board.view import BoardView

WIDTH, HEIGHT = 1920, 1080
LOOK_MS = 10
"""Between two looks at what is waited for."""
NO_KEYS = Qt.KeyboardModifier.NoModifier
NO_BUTTON = Qt.MouseButton.NoButton


class Stage:
    """Opens a save as the program does."""

    def __init__(self, app: QApplication, folder: Path, save: Path) -> None:
        self._app = app
        folders = Folders.under(folder)
        self.settings = Settings(folders.config)
        install_language("en")
        apply_look(self.settings)
        self.window = MainWindow(self.settings, folders, RegisteredClients())
        Housekeeping(self.window.pages)
        self.window.resize(WIDTH, HEIGHT)
        self.window.show()
        self.rest(0.2)
        started = processor()
        if not self.window.games.open(save) or self.window.table is None:
            raise RuntimeError(self.window.banner.accessibleName())
        self.show()
        self.open_s = round(processor() - started, 3)
        self.table: TableView = self.window.table
        board = self.table.board()
        assert isinstance(board, BoardView)
        self.board = board

    def close(self) -> None:
        """Close the window; its workers end."""
        self.window.close()
        self.rest(0.0)

    # ---- time
    def show(self) -> None:
        """Handle what has been posted, painting included, but no timers."""
        QCoreApplication.sendPostedEvents()

    def rest(self, seconds: float) -> None:
        """Let the event loop run."""
        self._app.processEvents()
        self.wait(lambda: False, seconds)

    def wait(self, until: Callable[[], bool], seconds: float) -> bool:
        """Let the event loop run until something holds. Returns whether it does in time.

        The loop sleeps while there is nothing to do: what others (workers, another measurement) need is left to them.
        """
        if until():
            return True
        loop, end, look = QEventLoop(), QTimer(), QTimer()
        end.setSingleShot(True)
        end.setTimerType(Qt.TimerType.PreciseTimer)
        end.timeout.connect(loop.quit)
        look.timeout.connect(lambda: loop.quit() if until() else None)
        end.start(max(0, round(1000 * seconds)))
        look.start(LOOK_MS)
        loop.exec()
        end.stop()
        look.stop()
        return until()

    def settle(self, seconds: float = 15.0) -> bool:
        """Wait until ground and pieces are drawn and nothing moves. Returns whether that came in time."""
        board = self.board
        self.rest(0.2)
        done = self.wait(
            lambda: not board.store.is_busy and not len(board.jobs) and not board.motion.is_running, seconds
        )
        self.rest(0.1)
        return done

    def time_of(self, gesture: Callable[[], object]) -> float:
        """Return the processor time of this thread in seconds from the input to the end of painting its answer."""
        started = processor()
        gesture()
        self.show()
        return processor() - started

    # ---- hands
    def mouse(
        self,
        kind: QEvent.Type,
        at: QPoint,
        button: Qt.MouseButton = NO_BUTTON,
        held: Qt.MouseButton = NO_BUTTON,
        target: QWidget | None = None,
    ) -> None:
        """Send a mouse event to the board, or to another widget."""
        widget = target or self.board.viewport()
        point = QPointF(at)
        QApplication.sendEvent(widget, QMouseEvent(kind, point, QPointF(widget.mapToGlobal(at)), button, held, NO_KEYS))

    def press(self, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Press a button over the board."""
        self.mouse(QEvent.Type.MouseButtonPress, at, button, button)

    def move(self, at: QPoint, held: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Move over the board with a button held."""
        self.mouse(QEvent.Type.MouseMove, at, NO_BUTTON, held)

    def release(self, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Let a button go over the board."""
        self.mouse(QEvent.Type.MouseButtonRelease, at, button)

    def two_fingers(self, by: QPoint, at: QPoint, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Move two fingers on a touchpad: pans, with Ctrl zooms."""
        widget = self.board.viewport()
        place = QPointF(widget.mapToGlobal(at))
        phase = Qt.ScrollPhase.ScrollUpdate
        QApplication.sendEvent(widget, QWheelEvent(QPointF(at), place, by, by, NO_BUTTON, modifiers, phase, False))

    def escape(self) -> None:
        """Press and release Esc on the board."""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self.board, QKeyEvent(kind, Qt.Key.Key_Escape, NO_KEYS))

    def point(self, space: int) -> QPoint:
        """Return where the middle of a space is on the board's viewport."""
        return self.board.mapFromScene(self.board.scene_centre(space))
