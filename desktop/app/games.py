"""Where the games of a window come from: begun, continued, opened; and where the one that was on the table goes."""
from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject

from desktop.app.gameview import Clients, Notice, SaveProblem
from desktop.app.start import ContinueCard, GameChoice
from desktop.dialogs.newgame_data import NewGame, new_seed
from desktop.table.people import YOU

if TYPE_CHECKING:
    from desktop.app.window import MainWindow
    from desktop.dialogs.earlier import SavedGame

EARLIER = 6
"""Saved games that are listed besides the one to go on with."""

# Dialogs are imported when they are shown: the start screen must be there at once.


def _played(path: Path) -> str:
    """Return when a game was last saved, in words; "" if its file is gone."""
    try:
        seconds = int(path.stat().st_mtime)
    except OSError:
        return ""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds), QLocale.FormatType.ShortFormat)


class Games(QObject):
    """Puts games on the table of a window."""

    def __init__(self, window: MainWindow, clients: Clients) -> None:
        super().__init__(window)
        self._window = window
        self._clients = clients
        self._begun: NewGame | None = None
        """What the game on the table was begun with; None for a saved one."""

    def choices(self) -> list[GameChoice]:
        """Return the games that can be begun."""
        choices = []
        for id in self._clients.ids():
            try:
                choices.append(self._clients.load(id).choice())
            except SaveProblem:
                continue
        return choices

    def continue_card(self) -> ContinueCard | None:
        """Return what is known of the game in the autosave, None if there is none that can be read."""
        slot = self._window.slot
        if not slot.has_game():
            return None
        try:
            return self._clients.load(self._clients.of_save(slot.path)).describe_save(slot.path)
        except SaveProblem:
            return None  # a spoilt autosave is no reason not to start; it can still be opened by hand

    def earlier_note(self) -> str:
        """Return when the newest of the other saved games was played, "" if there are none. The files are not read."""
        others = self._window.slot.others()
        if not others or (len(others) == 1 and not self._window.slot.has_game()):
            return ""
        return self.tr("the newest: {date}").format(date=_played(others[0]))

    def ask_earlier(self) -> None:
        """Let one of the newest other saved games be opened."""
        from desktop.dialogs.earlier import EarlierDialog

        dialog = EarlierDialog([self._saved(path) for path in self._window.slot.others()[:EARLIER]])
        overlay = self._window.show_dialog(dialog)
        overlay.closed.connect(lambda: self.open(dialog.chosen) if dialog.chosen is not None else None)

    def _saved(self, path: Path) -> SavedGame:
        from desktop.dialogs.earlier import SavedGame

        try:
            card = self._clients.load(self._clients.of_save(path)).describe_save(path)
        except SaveProblem as problem:
            return SavedGame(path, path.stem, "", "mdi6.file-alert-outline", str(problem))
        words = self.tr("Finished: {title}").format(title=card.title) if card.over else card.title
        note = " · ".join((*card.lines[1:], _played(path)))
        return SavedGame(path, words, note, "mdi6.trophy-outline" if card.over else "mdi6.play")

    def go_on(self) -> None:
        """Go on with the autosave."""
        self.open(self._window.slot.path)

    def quick_start(self, game: str) -> None:
        """Begin the game that needs no questions."""
        self.begin(self._clients.load(game).quick_start(self._window.settings.player_name or YOU, new_seed()))

    def learn(self, game: str) -> None:
        """Begin the game to learn the rules with."""
        self.begin(self._clients.load(game).learning_game(self._window.settings.player_name or YOU, new_seed()))

    def ask_new(self, game: str = "") -> None:
        """Show the new-game dialog."""
        from desktop.dialogs.new_game import NewGameDialog

        window = self._window
        client = self._clients.load(game or (window.table.game_id if window.table else window.start_screen.game()))
        form = client.form()
        default = NewGame.from_plain(window.settings.last_game(), new_seed())
        if default is not None and (default.game != form.game or len(default.seats) not in form.seat_numbers):
            default = None
        dialog = NewGameDialog(form, default, window.settings.player_name)
        dialog.accepted.connect(lambda: self._on_new(dialog.result()))
        window.show_dialog(dialog)

    def _on_new(self, game: NewGame) -> None:
        settings = self._window.settings
        settings.set_last_game(game.plain())
        person = next((seat.name for seat in game.seats if seat.is_person), "")
        if person:
            settings.player_name = person
        self.begin(game)

    def begin(self, game: NewGame) -> bool:
        """Begin a game. Returns whether it stands on the table."""
        try:
            table = self._clients.load(game.game).new_table(self._window, game)
        except SaveProblem as problem:
            self._window.show_notice(Notice(str(problem)))
            return False
        self._set_aside()
        self._begun = game
        self._window.leave_table(flush=False)  # written by _set_aside: the file is the new game's from now on
        self._window.set_table(table)
        return True

    def again(self) -> None:
        """Begin the game on the table anew with another seed; ask for the set-up of one that was opened."""
        if self._begun is not None:
            self.begin(replace(self._begun, seed=new_seed()))
        elif self._window.table is not None:
            game = self._window.table.game_id
            self._window.show_start()
            self.ask_new(game)

    def open(self, path: Path) -> bool:
        """Open a saved game. Returns whether it stands on the table; nothing changes if it does not."""
        window = self._window
        try:
            client = self._clients.load(self._clients.of_save(path))
            own = path.resolve() == window.slot.path.resolve()
            if own and window.table is not None:
                window.table.flush()
            table = client.open_table(window, path)
        except SaveProblem as problem:
            window.show_notice(Notice(self.tr("{file} can't be opened.").format(file=path.name), str(problem)))
            return False
        if not own:
            self._set_aside()
        self._begun = None
        window.leave_table(flush=False)
        window.set_table(table)
        return True

    def _set_aside(self) -> None:
        window = self._window
        if window.table is not None:
            window.table.flush()
        try:
            window.slot.set_aside(window.files.copy_name())
        except OSError as error:
            window.show_notice(Notice(self.tr("The last game could not be kept: {reason}.").format(reason=error.strerror),
                                      tone="warn"))
