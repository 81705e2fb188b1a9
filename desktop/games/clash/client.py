"""Clash of Cultures in the client: how it names itself, its new-game form, its tables and saves."""

from __future__ import annotations

import random
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QPixmap

from desktop.app.gameview import SaveProblem, Scene, TableHost, TableView
from desktop.app.start import ContinueCard, GameChoice
from desktop.dialogs.newgame_data import BotSpec, NewGame, NewGameForm, PeopleSpec, Seat
from desktop.games.clash.variants import options
from desktop.table.people import restored, stored
from desktop.theme.palette import PLAYERS

if TYPE_CHECKING:
    from core.engine.decision import Entry
    from core.engine.game import Config
    from core.engine.session import Session

# Engine and rules are imported where they are used: the start screen must be there at once.

MINUTES_A_PERSON = 30
MINUTES_A_BOT = 6


def tr(text: str) -> str:
    """Return the text in the language of the program."""
    return QCoreApplication.translate("Clash", text)


def with_peoples(game: NewGame) -> tuple[Seat, ...]:
    """Return the seats in order of play, each with a people of its own (those without get one by the seed) and a name."""
    from core.peoples import PEOPLES

    seats = game.seated()
    taken = {seat.people for seat in seats if seat.people}
    free = [people for people in PEOPLES if people not in taken]
    random.Random(f"peoples {game.seed}").shuffle(free)
    result = []
    for seat in seats:
        people = seat.people if seat.people in PEOPLES else free.pop()
        name = seat.name or PEOPLES[people].name
        result.append(Seat(seat.bot, name, people, seat.colour))
    return tuple(result)


def named(seats: tuple[Seat, ...], seed: int) -> tuple[Seat, ...]:
    """Return the seats of a save, those without a name called after their people (without one: after a free one)."""
    from core.peoples import PEOPLES

    taken = {seat.people for seat in seats}
    free = [people for people in PEOPLES if people not in taken]
    random.Random(f"peoples {seed}").shuffle(free)
    result = []
    for seat in seats:
        people = seat.people if seat.name or seat.people in PEOPLES else free.pop()
        name = seat.name or PEOPLES[people].name
        result.append(Seat(seat.bot, name, people, seat.colour))
    return tuple(result)


def config_of(seats: tuple[Seat, ...], options: dict[str, Any]) -> Config:
    """Return the engine's configuration of a table."""
    from core.engine.game import Config, SeatConfig

    return Config(
        seats=tuple(SeatConfig(name=seat.name, people=seat.people, colour=seat.colour) for seat in seats), options=options
    )


def _prologue(first: int) -> tuple[Entry, ...]:
    """Return the journal's first lines: what the set-up did that everybody saw."""
    from core.engine.decision import Entry

    return (
        Entry("age_started", -1, {"age": 1}),
        Entry("round_started", -1, {"age": 1, "round": 1}),
        Entry("turn_started", first, {"age": 1, "round": 1}),
    )


class ClashClient:
    """What the window asks of the game."""

    id = "clash"
    def scenes(self) -> tuple[Scene, ...]:
        """See GameClient."""
        from desktop.games.clash.showcase import SCENES

        return SCENES

    def sample(self, finished: bool = False) -> Path:
        """See GameClient: a position of four players with its last round, or a whole game between four bots."""
        if finished:
            return Path(str(resources.files("core.games.clash") / "positions" / "greedy_1.json"))
        return Path(str(resources.files("resources") / "samples" / "clash.ecumene"))

    def choice(self) -> GameChoice:
        """See GameClient."""
        return GameChoice(
            self.id, tr("Clash of Cultures"), tr("You against two bots, full game"),
            tr("Learning game: no Action and Objective cards"),
        )  # fmt: skip

    def form(self) -> NewGameForm:
        """See GameClient."""
        from core.peoples import PEOPLES

        bots = (
            BotSpec("greedy", tr("Greedy"), tr("Builds, settles and guards; looks one gesture ahead")),
            BotSpec("random", tr("Random"), tr("Moves without a plan: good for a first look at the rules")),
        )
        return NewGameForm(
            self.id, tr("Clash of Cultures"), (2, 3, 4), bots,
            tuple(PeopleSpec(people.id, tr(people.name)) for people in PEOPLES.values()),
            options(), 4, tr("People"), self.quick_start("", 1), self._problem, self._length,
            people_note=tr("A people gives its name and those of its cities; all peoples play by the same rules."),
        )  # fmt: skip

    def _problem(self, game: NewGame) -> str | None:
        from core.games.registry import load_game
        from desktop.games.clash.words.speaker import Speaker

        chosen = [seat.people for seat in game.seats if seat.people]
        if len(set(chosen)) != len(chosen):
            return tr("Two players have chosen the same people.")
        refusal = load_game(self.id).problem(config_of(game.seats, dict(game.options)))
        return None if refusal is None else Speaker(()).refusal(refusal)

    def _length(self, game: NewGame) -> str:
        persons = sum(seat.is_person for seat in game.seats)
        minutes = persons * MINUTES_A_PERSON + (len(game.seats) - persons) * MINUTES_A_BOT
        if game.options.get("length") == "short":
            minutes = minutes * 2 / 3
        if game.options.get("mode") == "learning":
            minutes = minutes * 3 / 4
        return tr("about {minutes} minutes").replace("{minutes}", str(round(minutes / 10) * 10))

    def quick_start(self, player_name: str, seed: int) -> NewGame:
        """See GameClient."""
        return self._game(player_name, seed, {"mode": "full"})

    def learning_game(self, player_name: str, seed: int) -> NewGame:
        """See GameClient."""
        return self._game(player_name, seed, {"mode": "learning"})

    def _game(self, player_name: str, seed: int, options: dict[str, Any]) -> NewGame:
        seats = (
            Seat(name=player_name, colour=0),
            Seat(bot="greedy", colour=1),
            Seat(bot="greedy", colour=2),
        )
        return NewGame(self.id, seats, options, seed)

    def new_table(self, host: TableHost, game: NewGame) -> TableView:
        """See GameClient."""
        from core.engine.session import Session
        from core.games.registry import load_game
        from desktop.table import hotseat
        from desktop.table.policies import policy_of

        seats = with_peoples(game)
        try:
            rules = load_game(self.id)
            config = config_of(seats, dict(game.options))
            first = rules.new(config, game.seed).first
            policy = policy_of(game.policy, sum(seat.is_person for seat in seats))
            session = Session(rules, config, game.seed, policy=policy, prologue=_prologue(first))
        except ValueError as error:
            raise SaveProblem(self._problem(game) or str(error)) from error
        session.extra = {**stored(seats), **hotseat.stored(game.open_table)}
        return self._table(host, session, seats)

    def open_table(self, host: TableHost, path: Path) -> TableView:
        """See GameClient."""
        session, notices = self._load(path)
        number = len(session.config.seats)
        default = tuple(
            Seat(bot="" if i == 0 else "greedy", name=seat.name, people=seat.people, colour=seat.colour)
            for i, seat in enumerate(session.config.seats)
        )
        seats = named(restored(session.extra, number, default), session.seed)
        session.extra = {**session.extra, **stored(seats)}
        table = self._table(host, session, seats)
        if notices:
            from desktop.app.gameview import Notice

            host.show_notice(
                Notice(
                    tr("The rules have changed since this game was saved."),
                    tr("It goes on from the position that was saved; earlier steps can't be taken back."),
                    tone="warn",
                )
            )
        return table

    def _table(self, host: TableHost, session: Session[Any, Any], seats: tuple[Seat, ...]) -> TableView:
        from desktop.board.view import BoardView
        from desktop.games.clash.table import ClashTable
        from desktop.theme.style import theme

        board = BoardView(theme().palette, cache=host.cache_path())
        return ClashTable(host, session, seats, board)

    def _load(self, path: Path) -> tuple[Session[Any, Any], tuple[str, ...]]:
        from core.engine import saves
        from desktop.table.problems import save_problem

        try:
            loaded = saves.load_file(path)
        except saves.SaveError as error:
            raise SaveProblem(save_problem(error)) from error
        if loaded.session.game.id != self.id:
            raise SaveProblem(tr("This is a save of another game."))
        return loaded.session, loaded.notices

    def describe_save(self, path: Path) -> ContinueCard:
        """See GameClient. Reads the snapshot only: replaying waits until the game is opened."""
        from core.engine import saves
        from core.peoples import PEOPLES
        from desktop.games.clash.words.names import ROMAN
        from desktop.table.problems import save_problem

        try:
            game, document, _ = saves.parse(saves.read_bytes(path))
            state = saves.snapshot(game, document)
        except saves.SaveError as error:
            raise SaveProblem(save_problem(error)) from error
        seats = restored(document.extra, len(document.config.seats), ())
        mine = next((i for i, seat in enumerate(seats) if seat.is_person), 0)
        config = document.config.seats[mine]
        people = PEOPLES.get(config.people)
        line = tr("Age {age}, round {round}").replace("{age}", ROMAN[state.age - 1]).replace("{round}", str(state.round))
        players = tr("{number} players").replace("{number}", str(len(document.config.seats)))
        title = tr(people.name) if people is not None else config.name
        name = tr("{title} - Age {age} round {round}").replace("{age}", ROMAN[state.age - 1])
        return ContinueCard(
            title, (tr("Clash of Cultures"), f"{line} · {players}"), PLAYERS[config.colour % len(PLAYERS)],
            bool(state.ended), name.replace("{round}", str(state.round)).replace("{title}", title),
        )  # fmt: skip

    def start_picture(self, extent: QSize, dpr: float) -> QPixmap | None:
        """See GameClient: a part of a board in mid-game, drawn beforehand."""
        from desktop.theme.style import theme

        file = resources.files("resources") / "start" / f"board_{theme().palette.name}.jpg"
        whole = QPixmap()
        if not whole.loadFromData(file.read_bytes()):
            return None
        size = QSize(round(extent.width() * dpr), round(extent.height() * dpr))
        filling = Qt.AspectRatioMode.KeepAspectRatioByExpanding
        scaled = whole.scaled(size, filling, Qt.TransformationMode.SmoothTransformation)
        left, top = (scaled.width() - size.width()) // 2, (scaled.height() - size.height()) // 2
        part = scaled.copy(left, top, size.width(), size.height())
        part.setDevicePixelRatio(dpr)
        return part
