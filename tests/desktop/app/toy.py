"""A toy game's client: enough of a table to test the shell with. Its saves are JSON with one number."""
from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.app.actions import ActionDef, Scope
from desktop.app.gameview import DockSide, DockSpec, Pips, Prompt, SaveProblem, Scene, TableHost, TableView
from desktop.app.start import ContinueCard, GameChoice
from desktop.dialogs.newgame_data import BotSpec, NewGame, NewGameForm, OptionSpec, Seat
from desktop.theme.palette import PLAYERS
from desktop.widgets.base import Painted
from desktop.widgets.counters import Counter, Track
from desktop.widgets.heraldry import Banner


class ToyBoard(Painted):
    """A board that is a plain widget with the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paint(self, painter) -> None:
        painter.fillRect(self.rect(), Qt.GlobalColor.darkCyan)


class ToyTable(TableView):
    """A table whose state is a number that `end_turn` raises."""

    game_id = "toy"

    def __init__(self, host: TableHost, number: int) -> None:
        super().__init__()
        self.host = host
        self.number = number
        self.commands: list[str] = []
        self.closed = False
        self.pictured: tuple[int | None, float] | None = None
        self._board = ToyBoard()
        banner = Banner()
        banner.set_content(PLAYERS[0], "Babylonia", "Mira", "23½")
        counter = Counter("food", "Food", lambda: "food", limit=7)
        counter.set_value(5)
        own = QWidget()
        layout = QVBoxLayout(own)
        layout.setContentsMargins(0, 0, 0, 8)
        layout.addWidget(banner)
        layout.addWidget(counter)
        layout.addStretch(1)
        self._docks = (
            DockSpec("own", "Own board", "mdi6.account", own, DockSide.LEFT, share=3),
            DockSpec("supply", "Supply", "mdi6.treasure-chest", QLabel("pieces"), DockSide.LEFT, "drag a piece to a city"),
            DockSpec("journal", "Journal", "mdi6.script-text-outline", QLabel("lines"), DockSide.RIGHT, share=2),
            DockSpec("history", "History", "mdi6.source-branch", QLabel("tree"), DockSide.RIGHT),
        )

    def board(self) -> QWidget:
        return self._board

    def docks(self) -> tuple[DockSpec, ...]:
        return self._docks

    def actions(self) -> tuple[ActionDef, ...]:
        return (ActionDef("collect", "Collect", "mdi6.basket", ("C",), "Collect in a city", ("has_city",), "turn", Scope.BOARD),)

    def conditions(self) -> dict[str, str]:
        return {"has_city": "You have no city."}

    def number_of_seats(self) -> int:
        return 3

    def title(self) -> str:
        return "Toy"

    def start(self) -> None:
        self.prompt_changed.emit(Prompt("Choose an action", "3 actions left", PLAYERS[0]))
        self.track_changed.emit(Track("Age", "Round", ("I", "II", "III", "IV", "V", "VI"), 3, 3, 1, "Age IV, round 2"))
        self.pips_changed.emit(Pips(3, 1, True))
        self.situation_changed.emit(frozenset({"can_undo", "can_end_turn", "has_city"}))
        self.flush()

    def trigger(self, command: str) -> bool:
        self.commands.append(command)
        if command == "end_turn":
            self.number += 1
            self.flush()
        return command in ("end_turn", "undo", "collect", "zoom_in")

    def save(self, path: Path) -> None:
        path.write_text(json.dumps({"game": "toy", "number": self.number}), encoding="utf-8")

    def flush(self) -> None:
        self.save(self.host.autosave_path())

    def renewed(self) -> TableView:
        return ToyTable(self.host, self.number)

    def prepare_picture(self, seat: int | None, ratio: float) -> None:
        self.pictured = (seat, ratio)

    def close(self) -> None:
        self.closed = True


FORM = NewGameForm("toy", "A toy", (2, 3), (BotSpec("greedy", "Greedy bot"),),
                   options=(OptionSpec("short", "Short game", "two rounds"),))


class ToyClient:
    """The toy game."""

    id = "toy"
    def scenes(self) -> tuple[Scene, ...]:
        return ()

    def sample(self, finished: bool = False) -> Path | None:
        return None

    def choice(self) -> GameChoice:
        return GameChoice("toy", "Toy", "you against a bot")

    def form(self) -> NewGameForm:
        return FORM

    def quick_start(self, player_name: str, seed: int) -> NewGame:
        return NewGame("toy", (Seat(name=player_name), Seat("greedy", "Bot", "", 1)), {"short": True}, seed)

    def describe_save(self, path: Path) -> ContinueCard:
        number = self._number(path)
        return ContinueCard("Babylonia", (f"number {number}",), file_name=f"Babylonia: number {number}")

    def new_table(self, host: TableHost, game: NewGame) -> TableView:
        if game.options.get("impossible"):
            raise SaveProblem("This can't be played.")
        return ToyTable(host, 0)

    def open_table(self, host: TableHost, path: Path) -> TableView:
        return ToyTable(host, self._number(path))

    def start_picture(self, extent: QSize, dpr: float) -> QPixmap | None:
        return None

    def _number(self, path: Path) -> int:
        try:
            return int(json.loads(path.read_text(encoding="utf-8"))["number"])
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise SaveProblem("The file is damaged.") from error


class ToyClients:
    """A table of games with the toy only."""

    def ids(self) -> tuple[str, ...]:
        return ("toy",)

    def load(self, game_id: str) -> ToyClient:
        if game_id != "toy":
            raise SaveProblem(f"The game {game_id!r} is not known.")
        return ToyClient()

    def of_save(self, path: Path) -> str:
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise SaveProblem("The file can't be read.") from error
        return str(data.get("game", ""))
