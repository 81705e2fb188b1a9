"""One table of all commands. Menus, tool bar, shortcuts, key hints and the help page are made from it.

A command says under which conditions it may run; each condition carries the sentence that explains why it may not.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcutEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget

from desktop.robust import guarded
from desktop.theme.icons import qicon
from desktop.theme.style import theme
from desktop.widgets.buttons import key_text

CONTEXT = "Actions"


class Scope(Enum):
    """Where a shortcut acts. Those of the board, single letters, come after what the widget with the focus does with the key."""

    WINDOW = "window"
    BOARD = "board"


@dataclass(frozen=True, slots=True)
class ActionDef:
    """One command. `text` and `tooltip` are sources of translation; `keys` are portable key sequences.

    `enabled_when` names conditions (see CONDITIONS) that must all hold. `menu` is a group of the menu, "" for none.
    """

    id: str
    text: str
    icon: str
    keys: tuple[str, ...]
    tooltip: str
    enabled_when: tuple[str, ...] = ()
    menu: str = ""
    scope: Scope = Scope.WINDOW
    checkable: bool = False
    context: str = CONTEXT


# Condition -> why a command that needs it can't run.
CONDITIONS: dict[str, str] = {
    "at_table": QT_TRANSLATE_NOOP("Actions", "No game is on the table."),
    "away_from_start": QT_TRANSLATE_NOOP("Actions", "This is the start screen."),
    "can_undo": QT_TRANSLATE_NOOP("Actions", "There is nothing to take back."),
    "can_redo": QT_TRANSLATE_NOOP("Actions", "There is nothing to bring back."),
    "can_end_turn": QT_TRANSLATE_NOOP("Actions", "It is not your turn, or a choice is open."),
    "can_restart": QT_TRANSLATE_NOOP("Actions", "It is not your turn, or nothing was done in it yet."),
    "can_confirm": QT_TRANSLATE_NOOP("Actions", "The bar asks nothing."),
    "bots_play": QT_TRANSLATE_NOOP("Actions", "No bot is to move now."),
    "hand_face_down": QT_TRANSLATE_NOOP("Actions", "Your hand does not lie face down, or you are not asked."),
    "uncovered": QT_TRANSLATE_NOOP("Actions", "A dialog is open."),
    "has_layout": QT_TRANSLATE_NOOP("Actions", "No panels are shown."),
}

MENUS: dict[str, str] = {
    "game": QT_TRANSLATE_NOOP("Actions", "Game"),
    "turn": QT_TRANSLATE_NOOP("Actions", "Turn"),
    "view": QT_TRANSLATE_NOOP("Actions", "View"),
    "help": QT_TRANSLATE_NOOP("Actions", "Help"),
}

ACTIONS: tuple[ActionDef, ...] = (
    ActionDef("new_game", QT_TRANSLATE_NOOP("Actions", "New game…"), "mdi6.plus-circle-outline", ("Ctrl+N",),
              QT_TRANSLATE_NOOP("Actions", "Choose seats, rules and seed, and begin"), menu="game"),
    ActionDef("open_save", QT_TRANSLATE_NOOP("Actions", "Open a save…"), "mdi6.folder-open-outline", ("Ctrl+O",),
              QT_TRANSLATE_NOOP("Actions", "Go on with a saved game"), menu="game"),
    ActionDef("save_copy", QT_TRANSLATE_NOOP("Actions", "Save a copy…"), "mdi6.content-save-outline", ("Ctrl+S",),
              QT_TRANSLATE_NOOP("Actions", "Write the game to a file of your choice; it is saved by itself anyway"),
              ("at_table",), "game"),
    ActionDef("start_screen", QT_TRANSLATE_NOOP("Actions", "Start screen"), "mdi6.home-outline", ("Ctrl+H",),
              QT_TRANSLATE_NOOP("Actions", "Leave the table; the game is saved"), ("away_from_start",), "game"),
    ActionDef("settings", QT_TRANSLATE_NOOP("Actions", "Settings…"), "mdi6.cog-outline", ("Ctrl+,",),
              QT_TRANSLATE_NOOP("Actions", "Text size, colours, language, motion"), menu="game"),
    ActionDef("table_settings", QT_TRANSLATE_NOOP("Actions", "This table…"), "mdi6.table-furniture", ("Ctrl+Shift+,",),
              QT_TRANSLATE_NOOP("Actions", "Open or hidden hands, questions that are never asked"), ("at_table",), "game"),
    ActionDef("quit", QT_TRANSLATE_NOOP("Actions", "Quit"), "mdi6.power", ("Ctrl+Q",),
              QT_TRANSLATE_NOOP("Actions", "Close the window; the game is saved"), menu="game"),
    ActionDef("undo", QT_TRANSLATE_NOOP("Actions", "Take back"), "mdi6.undo-variant", ("Ctrl+Z",),
              QT_TRANSLATE_NOOP("Actions", "Take back the last change in the open panel, else the last step"),
              ("at_table", "can_undo"), "turn"),
    ActionDef("redo", QT_TRANSLATE_NOOP("Actions", "Bring back"), "mdi6.redo-variant", ("Ctrl+Shift+Z", "Ctrl+Y"),
              QT_TRANSLATE_NOOP("Actions", "Bring back the step that was taken back"), ("at_table", "can_redo"), "turn"),
    ActionDef("restart_turn", QT_TRANSLATE_NOOP("Actions", "Restart turn"), "mdi6.restart", ("R",),
              QT_TRANSLATE_NOOP("Actions", "Take all of this turn back"), ("at_table", "can_restart"), "turn", Scope.BOARD),
    # What the bar asks is answered by keys that mean this only while it asks.
    ActionDef("confirm", QT_TRANSLATE_NOOP("Actions", "Do it"), "mdi6.check", ("Return", "Enter"),
              QT_TRANSLATE_NOOP("Actions", "Do what the bar asks about"), ("at_table", "can_confirm"), "turn"),
    ActionDef("decline", QT_TRANSLATE_NOOP("Actions", "Leave it"), "mdi6.close", ("Escape",),
              QT_TRANSLATE_NOOP("Actions", "Leave what the bar asks about"), ("at_table", "can_confirm"), "turn"),
    ActionDef("end_turn", QT_TRANSLATE_NOOP("Actions", "End turn"), "mdi6.flag-checkered", ("E",),
              QT_TRANSLATE_NOOP("Actions", "Pass the turn on"), ("at_table", "can_end_turn"), "turn", Scope.BOARD),
    ActionDef("show_hand", QT_TRANSLATE_NOOP("Actions", "Show my hand"), "mdi6.eye-outline", ("Shift+H",),
              QT_TRANSLATE_NOOP("Actions", "Turn your hand up again after others have answered at this machine"),
              ("at_table", "hand_face_down"), "turn", Scope.BOARD),
    ActionDef("next_area", QT_TRANSLATE_NOOP("Actions", "Next part of the window"), "mdi6.page-next-outline", ("F6",),
              QT_TRANSLATE_NOOP("Actions", "Take the keyboard from the board to what is asked, to the panels, to the bar"),
              ("at_table",), "view"),
    ActionDef("last_area", QT_TRANSLATE_NOOP("Actions", "Part of the window before"), "mdi6.page-previous-outline", ("Shift+F6",),
              QT_TRANSLATE_NOOP("Actions", "Take the keyboard back to the part of the window before"), ("at_table",), "view"),
    ActionDef("palette", QT_TRANSLATE_NOOP("Actions", "Commands…"), "mdi6.console-line", ("Ctrl+K",),
              QT_TRANSLATE_NOOP("Actions", "Find everything that can be done, by typing"), menu="view"),
    ActionDef("taking_back", QT_TRANSLATE_NOOP("Actions", "Taking back…"), "mdi6.history", ("Ctrl+Alt+Z",),
              QT_TRANSLATE_NOOP("Actions", "Decide which steps may be taken back at this table"), ("at_table",), "turn"),
    ActionDef("history", QT_TRANSLATE_NOOP("Actions", "Go through the history"), "mdi6.source-branch", ("Ctrl+J",),
              QT_TRANSLATE_NOOP("Actions", "Arrows walk the steps, Right and Left unfold and fold, Enter goes there"),
              ("at_table",), "turn"),
    ActionDef("skip", QT_TRANSLATE_NOOP("Actions", "To my next decision"), "mdi6.fast-forward", ("Space",),
              QT_TRANSLATE_NOOP("Actions", "Let the bots play at once until you are asked"), ("at_table", "bots_play"), "turn",
              Scope.BOARD),
    ActionDef("pause", QT_TRANSLATE_NOOP("Actions", "Stop the bots"), "mdi6.pause", (",",),
              QT_TRANSLATE_NOOP("Actions", "Stop the bots, or let them go on"), ("at_table", "bots_play"), "turn", Scope.BOARD),
    ActionDef("step", QT_TRANSLATE_NOOP("Actions", "One move of the bots"), "mdi6.skip-next", (".",),
              QT_TRANSLATE_NOOP("Actions", "Show the next move of the bots and stop again"), ("at_table", "bots_play"), "turn",
              Scope.BOARD),
    ActionDef("zoom_in", QT_TRANSLATE_NOOP("Actions", "Closer"), "mdi6.plus", ("Ctrl++", "Ctrl+="),
              QT_TRANSLATE_NOOP("Actions", "Show the board larger"), ("at_table",), "view"),
    ActionDef("zoom_out", QT_TRANSLATE_NOOP("Actions", "Farther"), "mdi6.minus", ("Ctrl+-",),
              QT_TRANSLATE_NOOP("Actions", "Show the board smaller"), ("at_table",), "view"),
    ActionDef("zoom_fit", QT_TRANSLATE_NOOP("Actions", "Whole board"), "mdi6.fit-to-page-outline", ("Ctrl+0",),
              QT_TRANSLATE_NOOP("Actions", "Show the whole board; again: as large as the window is wide"), ("at_table",), "view"),
    ActionDef("toggle_theme", QT_TRANSLATE_NOOP("Actions", "Light or dark"), "mdi6.theme-light-dark", ("Ctrl+Shift+D",),
              QT_TRANSLATE_NOOP("Actions", "Switch between the light and the dark theme"), menu="view"),
    ActionDef("text_larger", QT_TRANSLATE_NOOP("Actions", "Larger text"), "mdi6.format-font-size-increase",
              ("Ctrl+Shift++", "Ctrl+Shift+="), QT_TRANSLATE_NOOP("Actions", "Show all text larger"), menu="view"),
    ActionDef("text_smaller", QT_TRANSLATE_NOOP("Actions", "Smaller text"), "mdi6.format-font-size-decrease",
              ("Ctrl+Shift+-",), QT_TRANSLATE_NOOP("Actions", "Show all text smaller"), menu="view"),
    ActionDef("reset_layout", QT_TRANSLATE_NOOP("Actions", "Panels back to their places"), "mdi6.view-dashboard-outline",
              ("Ctrl+Shift+L",), QT_TRANSLATE_NOOP("Actions", "Put all panels where they were at first"),
              ("at_table", "has_layout"), "view"),
    ActionDef("fullscreen", QT_TRANSLATE_NOOP("Actions", "Full screen"), "mdi6.fullscreen", ("F11",),
              QT_TRANSLATE_NOOP("Actions", "Use the whole screen, or go back to a window"), menu="view", checkable=True),
    ActionDef("keys", QT_TRANSLATE_NOOP("Actions", "Keys and gestures"), "mdi6.keyboard-outline", ("F1",),
              QT_TRANSLATE_NOOP("Actions", "Show all keys"), menu="help"),
    ActionDef("why", QT_TRANSLATE_NOOP("Actions", "Why?"), "mdi6.help-circle-outline", ("?",),
              QT_TRANSLATE_NOOP("Actions", "Say what the number under the mouse or the keyboard is made of"), ("at_table",),
              "help"),
    ActionDef("about", QT_TRANSLATE_NOOP("Actions", "About Ecumene"), "mdi6.information-outline", ("Shift+F1",),
              QT_TRANSLATE_NOOP("Actions", "Version, licence and where files lie"), menu="help"),
)


@dataclass(frozen=True, slots=True)
class HelpRow:
    """A line of the help page: menu, command, keys as the system writes them, what it does."""

    menu: str
    text: str
    keys: tuple[str, ...]
    tooltip: str


class _Command(QAction):
    """The action of a command. Where Shift makes the plus, Ctrl+Shift++ is Ctrl++ as well: it means the one with Shift."""

    @guarded(False)
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QShortcutEvent) and event.isAmbiguous():
            table = self.parent()
            keys = event.key().toString(QKeySequence.SequenceFormat.PortableText)
            shifted = keys if "Shift+" in keys else keys.replace("Ctrl+", "Ctrl+Shift+", 1)
            meant = table.command_of(shifted) if isinstance(table, ActionTable) else None
            if meant is not None:
                meant.trigger()
                return True
        return super().event(event)


class ActionTable(QObject):
    """The commands of one window as QActions.

    Signals: `triggered(str)` with the id of the command that the player chose.
    """

    triggered = Signal(str)

    def __init__(self, window: QWidget, definitions: Iterable[ActionDef] = ACTIONS) -> None:
        super().__init__(window)
        self._window = window
        self._board: QWidget | None = None
        self._definitions: dict[str, ActionDef] = {}
        self._actions: dict[str, QAction] = {}
        self._holds: frozenset[str] = frozenset()
        self._own_reasons: dict[str, str] = {}
        self._allowed: frozenset[str] | None = None
        self._shown: dict[str, tuple[bool, str]] = {}
        """Of each command: whether it can run, and its tip. Each change of an action is told to all that show it."""
        self.add(definitions)

    # ---- the table
    def add(self, definitions: Iterable[ActionDef]) -> None:
        """Add commands. Raises ValueError for an id that is there already or an unknown condition."""
        added: list[str] = []
        for definition in definitions:
            if definition.id in self._definitions:
                raise ValueError(f"the command {definition.id} is there already")
            for condition in definition.enabled_when:
                if condition not in CONDITIONS and condition not in self._own_reasons:
                    raise ValueError(f"the command {definition.id} needs {condition}, which has no reason")
            self._definitions[definition.id] = definition
            action = _Command(self)
            action.setCheckable(definition.checkable)
            action.triggered.connect(lambda _checked=False, id=definition.id: self.triggered.emit(id))
            self._actions[definition.id] = action
            self._install(definition, action)
            added.append(definition.id)
        self._name(added)
        self._refresh_states()

    def add_conditions(self, reasons: Mapping[str, str]) -> None:
        """Add conditions of a game with the (translated) sentences why a command can't run."""
        self._own_reasons |= reasons

    def set_reasons(self, reasons: Mapping[str, str]) -> None:
        """Say why conditions do not hold just now (translated); "" puts the usual sentence back."""
        for condition, reason in reasons.items():
            if reason:
                self._own_reasons[condition] = reason
            elif condition in CONDITIONS:
                self._own_reasons.pop(condition, None)
        for id, definition in self._definitions.items():
            if not reasons.keys().isdisjoint(definition.enabled_when):
                self._refresh_state(id)

    def remove(self, ids: Iterable[str]) -> None:
        """Take commands out again."""
        for id in ids:
            action = self._actions.pop(id)
            del self._definitions[id]
            self._shown.pop(id, None)
            for owner in (self._window, self._board):
                if owner is not None:
                    owner.removeAction(action)
            action.deleteLater()

    def set_board(self, board: QWidget | None) -> None:
        """Tell which widget runs commands of the board's scope before anything else when it has the focus."""
        for id, definition in self._definitions.items():
            if definition.scope is Scope.BOARD:
                if self._board is not None:
                    self._board.removeAction(self._actions[id])
                if board is not None:
                    board.addAction(self._actions[id])
        self._board = board

    def _install(self, definition: ActionDef, action: QAction) -> None:
        if definition.scope is Scope.BOARD:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            if self._board is not None:
                self._board.addAction(action)
        else:
            self._window.addAction(action)

    def refresh(self) -> None:
        """Set texts, keys and states anew, after a change of language or situation."""
        self._name(self._actions)
        self._refresh_states()

    def _name(self, ids: Iterable[str]) -> None:
        for id in ids:
            action = self._actions[id]
            action.setText(self.text(id))
            action.setShortcuts([QKeySequence(keys) for keys in self._definitions[id].keys])

    def _refresh_states(self) -> None:
        for id in self._actions:
            self._refresh_state(id)

    def _refresh_state(self, id: str) -> None:
        reason = self.reason(id)
        definition = self._definitions[id]
        tip = QCoreApplication.translate(definition.context, definition.tooltip) if reason is None else reason
        if self._shown.get(id) == (reason is None, tip):
            return
        self._shown[id] = (reason is None, tip)
        action = self._actions[id]
        action.setEnabled(reason is None)
        action.setToolTip(tip)
        action.setStatusTip(action.toolTip())

    # ---- the situation
    def set_situation(self, holds: Iterable[str]) -> None:
        """Tell which conditions hold now."""
        self._holds = frozenset(holds)
        self._refresh_states()

    def restrict(self, allowed: Iterable[str] | None) -> None:
        """Let only these commands run while a dialog or a curtain covers the window; None lifts that."""
        self._allowed = None if allowed is None else frozenset(allowed)
        self._refresh_states()

    def situation(self) -> frozenset[str]:
        """Return the conditions that hold now."""
        return self._holds

    def reason(self, id: str) -> str | None:
        """Return why a command can't run now, None if it can."""
        if self._allowed is not None and id not in self._allowed:
            return QCoreApplication.translate(CONTEXT, CONDITIONS["uncovered"])
        for condition in self._definitions[id].enabled_when:
            if condition not in self._holds:
                own = self._own_reasons.get(condition)
                return own if own is not None else QCoreApplication.translate(CONTEXT, CONDITIONS[condition])
        return None

    # ---- what is made from it
    def command_of(self, keys: str) -> QAction | None:
        """Return the action of a portable key sequence, None if there is none or it can't run."""
        for id, definition in self._definitions.items():
            if keys in definition.keys and self._actions[id].isEnabled():
                return self._actions[id]
        return None

    def take_key(self, event: QKeyEvent) -> bool:
        """Run the command of the board's scope that is meant by a key for which the widget with the focus has no use.

        Returns whether there was one. The board itself has run it before, and what is written is no command.
        """
        focused = QApplication.focusWidget()
        if event.isAutoRepeat() or isinstance(focused, QLineEdit) or focused is self._board:
            return False
        keys = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
        action = self.command_of(keys)
        if action is None or action.shortcutContext() is not Qt.ShortcutContext.WidgetWithChildrenShortcut:
            return False
        action.trigger()
        return True

    def action(self, id: str) -> QAction:
        """Return the QAction of a command. Raises KeyError."""
        return self._actions[id]

    def definition(self, id: str) -> ActionDef:
        """Return a command's definition. Raises KeyError."""
        return self._definitions[id]

    def text(self, id: str) -> str:
        """Return a command's translated text."""
        definition = self._definitions[id]
        return QCoreApplication.translate(definition.context, definition.text)

    def key(self, id: str) -> str | None:
        """Return the first key of a command as a portable sequence, or None."""
        keys = self._definitions[id].keys
        return keys[0] if keys else None

    def tooltip(self, id: str) -> str:
        """Return text and key for a button without a text."""
        key = self.key(id)
        action = self._actions[id]
        name = self.text(id).rstrip("…")
        note = "" if action.isEnabled() else f"\n{action.toolTip()}"
        return (f"{name}  ({key_text(key)})" if key else name) + note

    def fill_menu(self, menu: QMenu) -> None:
        """Put all commands into a menu, group by group."""
        for group, title in MENUS.items():
            ids = [id for id, definition in self._definitions.items() if definition.menu == group]
            if ids:
                section = menu.addMenu(QCoreApplication.translate(CONTEXT, title))
                section.setToolTipsVisible(True)
                # Icons are drawn when they are seen: all of them at the start would cost as much as the window.
                section.aboutToShow.connect(lambda ids=ids: self._draw_icons(ids))
                for id in ids:
                    section.addAction(self._actions[id])

    def _draw_icons(self, ids: Iterable[str]) -> None:
        for id in ids:
            if id in self._actions:
                icon = qicon(self._definitions[id].icon, theme().hex("ink2"), theme().hex("ink3"))
                self._actions[id].setIcon(icon)

    def grouped(self) -> Iterator[tuple[str, str]]:
        """Yield the id of each command and the title of its group, group by group."""
        for group, title in MENUS.items():
            for id, definition in self._definitions.items():
                if definition.menu == group:
                    yield id, QCoreApplication.translate(CONTEXT, title)

    def help_rows(self) -> Iterator[HelpRow]:
        """Yield a line for each command, group by group."""
        for id, group in self.grouped():
            definition = self._definitions[id]
            # Return and Enter are two keys of one name.
            yield HelpRow(group, self.text(id).rstrip("…"), tuple(dict.fromkeys(map(key_text, definition.keys))),
                          QCoreApplication.translate(definition.context, definition.tooltip))
