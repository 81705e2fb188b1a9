"""The main window: the start screen or a table, the prompt bar, docks, and dialogs over it."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMainWindow,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from core import __version__
from desktop.app.actions import ActionTable
from desktop.app.announcer import Announcer
from desktop.app.areas import walk
from desktop.app.autosave import AutosaveSlot
from desktop.app.boardframe import BoardFrame
from desktop.app.chart import chart_pixmap
from desktop.app.docking import Docking
from desktop.app.faults import Faults
from desktop.app.files import Files, dropped_save
from desktop.app.games import Games
from desktop.app.gameview import Clients, Notice, Pace, Pips, Prompt, Question, TableView
from desktop.app.look import Look
from desktop.app.pages import Pages
from desktop.app.palette import Palette
from desktop.app.promptbar import PromptBar
from desktop.app.settings import Folders, Settings
from desktop.app.start import StartScreen
from desktop.app.why import Why
from desktop.dialogs.base import Overlay, close_popups
from desktop.robust import guarded
from desktop.table.latepress import Grace
from desktop.theme.style import theme
from desktop.widgets.explained import explain_by
from desktop.widgets.notices import ErrorBanner

if TYPE_CHECKING:
    from desktop.dialogs.end import FinalScore

# Dialogs are imported when they are shown: the start screen must be there at once.

_ALWAYS = ("palette", "fullscreen", "quit", "toggle_theme", "text_larger", "text_smaller", "why")
_NOTICE = 420
"""Pixels at 100 % in which a notice can be read."""


class MainWindow(QMainWindow):
    """One window with one table. It is the `TableHost` of the games."""

    def __init__(self, settings: Settings, folders: Folders, clients: Clients) -> None:
        super().__init__()
        self.settings = settings
        self.folders = folders
        self.clients = clients
        unsaved: OSError | None = None
        try:
            self.slot = AutosaveSlot.take(folders.saves)
        except OSError as error:
            self.slot, unsaved = AutosaveSlot.unheld(folders.saves), error
        self.table: TableView | None = None
        self.frame: BoardFrame | None = None
        self._docking: Docking | None = None
        self.overlays: list[Overlay] = []
        """Dialogs and curtains over the window, the topmost one last."""
        self.setWindowTitle("Ecumene")
        self.setMinimumSize(640, 420)
        self.setAcceptDrops(True)
        self.setDockNestingEnabled(True)
        self.setDockOptions(QMainWindow.DockOption.AllowTabbedDocks | QMainWindow.DockOption.AllowNestedDocks)
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        self.actions_table = ActionTable(self)
        self.actions_table.triggered.connect(self.run)
        self.announcer = Announcer(self)
        self.grace = Grace(self)
        self.palette_of_commands = Palette(self)
        self.bar = PromptBar(self.actions_table)
        self.games = Games(self, clients)
        self.files = Files(self)
        self.look = Look(self)
        self.program_pages = Pages(self)
        self.why = Why(self)
        self.setMenuWidget(self.bar)
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        # Over the page: a notice that takes room would move the board.
        self.banner = ErrorBanner(self)
        self.faults = Faults(self)
        self.pages.installEventFilter(self)
        self.start_screen = self._make_start()
        self.pages.addWidget(self.start_screen)
        self._relayout = QTimer(self)
        self._relayout.setSingleShot(True)
        self._relayout.setInterval(150)
        self._relayout.timeout.connect(self._on_relayout)
        theme().changed.connect(self._on_theme)
        self.show_start()
        if unsaved is not None:
            self.faults.tell_unsaved(unsaved)

    # ---- start screen
    def _make_start(self) -> StartScreen:
        screen = StartScreen(self.games.choices(), __version__)
        screen.continue_requested.connect(self.games.go_on)
        screen.quick_start_requested.connect(self.games.quick_start)
        screen.learn_requested.connect(self.games.learn)
        screen.new_game_requested.connect(self.games.ask_new)
        screen.open_requested.connect(self.files.ask_open)
        screen.earlier_requested.connect(self.games.ask_earlier)
        screen.settings_requested.connect(lambda: self.run("settings"))
        screen.set_picture(self._start_picture)
        return screen

    def _start_picture(self, extent: QSize, dpr: float) -> QPixmap:
        game = self.start_screen.game()
        picture = self.clients.load(game).start_picture(extent, dpr) if game else None
        return picture if picture is not None else chart_pixmap(extent, dpr)

    def show_start(self) -> None:
        """Leave the table (its game is saved) and show the start screen."""
        self.leave_table()
        self.start_screen.set_continue(self.games.continue_card(), self.games.earlier_note())
        self.bar.hide()
        self.pages.setCurrentWidget(self.start_screen)
        self.actions_table.set_situation(())
        self.setWindowTitle("Ecumene")

    # ---- the table
    def set_table(self, table: TableView) -> None:
        """Put a table into the window and start it."""
        self.leave_table()
        self.banner.hide()
        self.table = table
        self.actions_table.add_conditions(table.conditions())
        self.actions_table.add(table.actions())
        table.prompt_changed.connect(self.bar.set_prompt)
        table.track_changed.connect(self.bar.set_track)
        table.pips_changed.connect(self.bar.set_pips)
        table.pace_changed.connect(self.bar.set_pace)
        table.attention_wanted.connect(self._on_attention)
        table.end_turn_changed.connect(self.bar.set_end_turn)
        table.situation_changed.connect(self._on_situation)
        table.reasons_changed.connect(self.actions_table.set_reasons)
        table.dock_note_changed.connect(self._on_dock_note)
        table.title_changed.connect(self._on_title)
        table.question_changed.connect(self._on_question)
        self.announcer.follow(table)
        table.ended.connect(self.show_end)
        table.leave_requested.connect(self.show_start)
        table.again_requested.connect(self.games.begin)
        explain_by(self.bar.pips, lambda _at: table.explain_actions())
        self.bar.set_prompt(Prompt(""))
        self.bar.set_question(None)
        self.bar.set_track(None)
        self.bar.set_pips(Pips())
        self.bar.set_pace(Pace())
        self.frame = BoardFrame(table.board(), self.actions_table)
        self.frame.follow(table)
        self.frame.put_rail(self)
        self.pages.addWidget(self.frame)
        self.pages.setCurrentWidget(self.frame)
        self.bar.show()
        self.actions_table.set_board(table.board())
        self._docking = Docking(self, self.settings, table.layout)
        self._docking.set_docks(table.docks())
        self._docking.apply()
        self.frame.show_rail(self._docking.rail())
        self.bar.fill_menu([self._docking.menu(self.tr("Panels"))] if table.docks() else [])
        self._on_situation(frozenset())
        self._on_title(table.title())
        table.board().setFocus()
        self._settle()
        table.start()
        self.frame.cover_board()
        # Or all would be painted once as it lies now, and once more where it belongs: Qt puts off both until after painting.
        for put_off in (QEvent.Type.LayoutRequest, QEvent.Type.UpdateLater):
            QCoreApplication.sendPostedEvents(None, put_off.value)

    def leave_table(self, flush: bool = True) -> None:
        """Take the table out of the window. `flush`: its game is saved before."""
        table, frame = self.table, self.frame
        if table is None or frame is None:
            return
        self.table = self.frame = None
        self.why.close()
        self.palette_of_commands.close()
        for overlay in list(self.overlays):
            overlay.close_dialog()
        if flush:
            table.flush()
        table.close()
        if self._docking is not None:
            self._docking.take_down()
            self._docking = None
        self.actions_table.set_board(None)
        self.actions_table.remove([definition.id for definition in table.actions()])
        self.pages.removeWidget(frame)
        frame.take_down()
        table.deleteLater()

    def _on_situation(self, holds: frozenset[str]) -> None:
        window = {"at_table", "away_from_start"}
        if self._docking is not None and self._docking.docks:
            window.add("has_layout")
        self.actions_table.set_situation(frozenset(holds) | window)
        self.palette_of_commands.changed()

    def _on_dock_note(self, id: str, note: str) -> None:
        if self._docking is not None:
            self._docking.set_note(id, note)

    def _on_question(self, question: Question | None) -> None:
        self.bar.set_question(question)
        if self.frame is not None:
            self.frame.set_bar_asks(question is not None)
        if question is not None:
            self.grace.begin(self.windowHandle(), self.bar)

    def _on_title(self, title: str) -> None:
        self.setWindowTitle(f"{title} – Ecumene" if title else "Ecumene")

    def show_end(self, score: FinalScore) -> None:
        """Show the end screen."""
        from desktop.dialogs.end import EndScreen

        screen = EndScreen(score)
        overlay = self.show_dialog(screen, fill=True)
        screen.board_requested.connect(overlay.close_dialog)
        screen.save_requested.connect(self.files.ask_save_copy)
        screen.start_requested.connect(self.show_start)
        screen.again_requested.connect(self.games.again)
        screen.replay_requested.connect(lambda: self._pass_on("replay"))
        screen.round_clicked.connect(lambda index: self._pass_on(f"round:{index}"))

    def _on_attention(self) -> None:
        """A person is asked: call whoever looks elsewhere meanwhile."""
        if not self.isActiveWindow():
            QApplication.alert(self)

    def _pass_on(self, command: str) -> bool:
        return self.table is not None and self.table.trigger(command)

    # ---- TableHost
    def show_dialog(self, dialog: QWidget, *, fill: bool = False, keep: str = "") -> Overlay:
        """Show a dialog over the window; commands rest while it is open, but for those that it names (`commands`)."""
        self.why.close()
        self.let_go()
        self.palette_of_commands.close()  # It would lie over the dialog, and keep the keyboard from it.
        self.grace.begin(self.windowHandle(), dialog)
        kept = self._docking.docks.get(keep) if self._docking is not None and keep else None
        overlay = Overlay(self, dialog, fill=fill, keep=kept)
        self.overlays.append(overlay)
        overlay.closed.connect(lambda: self._on_overlay_closed(overlay))
        self.actions_table.restrict((*_ALWAYS, *getattr(dialog, "commands", ())))
        self.palette_of_commands.changed()
        return overlay

    def let_go(self) -> None:
        """Something opens over the board: nothing is dropped unseen below it."""
        if self.table is not None:
            self.table.let_go()

    def covering(self) -> Overlay | None:
        """Return the dialog or curtain that lies over the window, the topmost one; None if there is none."""
        return self.overlays[-1] if self.overlays else None

    def docks(self) -> tuple[QDockWidget, ...]:
        """Return the panels round the board."""
        return tuple(self._docking.docks.values()) if self._docking is not None else ()

    def show_curtain(self, curtain: QWidget) -> Overlay:
        """Cover the whole window and hide floating docks until the curtain's `accepted`."""
        self.announcer.flush()  # What waits is for the one who leaves.
        self.announcer.say(curtain.accessibleName())
        close_popups()
        if self._docking is not None:
            self._docking.hide_floating()
        self.setWindowTitle("Ecumene")
        overlay = self.show_dialog(curtain, fill=True)

        def on_closed() -> None:
            # Not the title from before: the game may have gone on, or there may have been another curtain.
            self._on_title(self.table.title() if self.table is not None else "")
            if self._docking is not None:
                self._docking.show_floating()

        overlay.closed.connect(on_closed)
        return overlay

    def _on_overlay_closed(self, overlay: Overlay) -> None:
        if overlay in self.overlays:
            self.overlays.remove(overlay)
        if not self.overlays:
            self.actions_table.restrict(None)
        self.palette_of_commands.changed()

    def show_choice(self, panel: QWidget) -> None:
        if self.frame is not None:
            self.grace.begin(self.windowHandle(), panel)
            self.frame.show_choice(panel)

    def hide_choice(self) -> None:
        if self.frame is not None:
            self.frame.hide_choice()

    def make_way(self, spared: Callable[[], Sequence[QRect]]) -> None:
        if self.frame is not None:
            self.frame.make_way(spared)

    def show_notice(self, notice: Notice) -> None:
        self._place_banner()
        self.banner.show_notice(notice.what, notice.safe, notice.actions, tone=notice.tone)
        over = self.overlays[0] if self.overlays else self.palette_of_commands.layer
        if over is None:
            self.banner.raise_()
        else:
            self.banner.stackUnder(over)
        self.announcer.say(f"{notice.what} {notice.safe}".strip())

    def withdraw_notice(self, notice: Notice) -> None:
        if self.banner.what() == notice.what:
            self.banner.hide()

    def show_dock(self, id: str) -> None:
        if self._docking is not None:
            self._docking.bring(id)

    def cache_path(self) -> Path | None:
        return self.folders.cache

    def autosave_path(self) -> Path:
        return self.slot.path

    # ---- commands
    def run(self, command: str) -> None:
        """Run a command of the table of actions."""
        own = {
            "new_game": self.games.ask_new, "open_save": self.files.ask_open, "save_copy": self.files.ask_save_copy,
            "start_screen": self.show_start, "settings": self.program_pages.show_settings, "quit": self.close,
            "toggle_theme": self.look.toggle_theme, "text_larger": lambda: self.look.scale_text(.1),
            "text_smaller": lambda: self.look.scale_text(-.1), "reset_layout": self._reset_layout,
            "next_area": lambda: walk(self), "last_area": lambda: walk(self, -1),
            "palette": self.palette_of_commands.open, "fullscreen": self.toggle_fullscreen, "why": self.why.ask,
            "keys": self.program_pages.show_keys, "about": self.program_pages.show_about,
        }.get(command)
        if own is not None:
            own()
        elif command != "undo" or not self._takes_back_draft():
            self._pass_on(command)

    def _takes_back_draft(self) -> bool:
        """Take back the last change to what is put together in what is open. Returns whether there was one."""
        covering = self.covering()
        shown = covering.content if covering is not None else self.frame.choice if self.frame is not None else None
        take_back = getattr(shown, "take_back_draft", None)
        return take_back is not None and take_back()

    def _reset_layout(self) -> None:
        if self._docking is not None and self.frame is not None:
            self._docking.reset()
            self.frame.show_rail(self._docking.rail())
            self._settle()

    def toggle_fullscreen(self) -> None:
        """Use the whole screen, or go back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.actions_table.action("fullscreen").setChecked(self.isFullScreen())

    # ---- sizes
    def _on_theme(self) -> None:
        self._relayout.start()

    def _on_relayout(self) -> None:
        docking = self._docking
        if docking is None or self.frame is None:
            return
        if docking.mode != docking.wanted_mode():
            docking.apply()
            self.frame.show_rail(docking.rail())
            self._settle()
        else:
            docking.settle()
        self._raise_overlays()

    def _settle(self) -> None:
        """Share out the docks' room once more, when the new layout is in force; docks put in anew stay below dialogs."""
        self._raise_overlays()
        self._relayout.start()

    def _raise_overlays(self) -> None:
        for overlay in self.overlays:
            overlay.fit()
            overlay.to_front()

    # ---- what Qt calls
    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A key that the widget with the focus has no use for, such as a dock: it is meant for the question that is asked, over
        # the window (then it comes from a floating dock) or beside the board.
        if self.grace.is_late(event):
            event.accept()
        elif self.overlays and not self._asks_back(event):
            again = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text(), event.isAutoRepeat())
            QApplication.sendEvent(self.overlays[-1].content, again)
        elif self.actions_table.take_key(event) or self._asks_back(event):
            event.accept()
        elif self.frame is None or not self.frame.take_key(event):
            super().keyPressEvent(event)

    def _asks_back(self, event: QKeyEvent) -> bool:
        """Let the table say why a step can't be taken back or brought back, if that is what a key that does nothing means."""
        keys = QKeySequence(event.keyCombination())
        for command in ("undo", "redo"):
            action = self.actions_table.action(command)
            if keys in action.shortcuts() and not action.isEnabled():
                if command == "undo" and self._takes_back_draft():
                    return True
                return not self.overlays and self._pass_on(command)
        return False

    @guarded()
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.why.ask()
        elif not self.why.at(event.globalPos()):
            super().contextMenuEvent(event)

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._relayout.start()

    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.pages and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place_banner()
        return False

    def _place_banner(self) -> None:
        """Lay the banner over the page; where panels leave that no width to be read, over the panel at its right too."""
        width = self.pages.width()
        if width < theme().px(_NOTICE) and self.frame is not None:
            width = max(width, self.frame.board.width())
        self.banner.move(self.pages.mapTo(self, QPoint(0, 0)))
        self.banner.resize(width, self.banner.height())

    @guarded()
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.actions_table.refresh()
            self.bar.refresh()
            menus = [self._docking.menu(self.tr("Panels"))] if self._docking is not None else []
            self.bar.fill_menu(menus)
        super().changeEvent(event)

    @guarded()
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_save(event) is not None and not self.overlays:
            event.acceptProposedAction()

    @guarded()
    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped_save(event)
        if path is not None and not self.overlays:
            event.acceptProposedAction()
            self.games.open(path)

    @guarded()
    def closeEvent(self, event: QCloseEvent) -> None:
        self._relayout.stop()
        self.look.stop()
        self.grace.end()
        self.settings.set_layout("window", self.saveGeometry())
        self.leave_table()
        self.slot.release()
        self.settings.sync()
        super().closeEvent(event)
