"""Stories on the real window: a whole game of one person and three bots, a short game of two people at one machine, and others.

Each begins at the start screen, with nothing but the pointer and the keys, and leaves pictures and a report in a folder.
"""

from __future__ import annotations

import json
import logging
import traceback
from pathlib import Path
from time import monotonic
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLineEdit

from core.engine import saves
from core.games.clash.moves import MoveUnits
from desktop.app.main import ClientRequest, run
from desktop.app.settings import Folders, Settings
from desktop.app.window import MainWindow
from desktop.dialogs.end import EndScreen
from desktop.dialogs.handover import HandoverCurtain
from desktop.dialogs.new_game import NewGameDialog
from desktop.dialogs.seats import AddRow, SeatRow
from desktop.games.clash.dialogs.battle import BATTLE_KINDS
from desktop.games.clash.dialogs.report import ReportPanel
from desktop.games.clash.hands import kinds_of
from desktop.games.clash.table import ClashTable
from desktop.theme.style import Appearance
from desktop.widgets.buttons import CommandRow
from tests.desktop.play.gestures import Gestures
from tests.desktop.play.look import Album, click, first_of
from tests.desktop.play.mouse import Mouse, pump, wait
from tests.desktop.play.person import Diary, Person, Stuck, face_down_of, offer_of
from tests.desktop.play.rich import one_of_each, write_rich

BOTS_PATIENCE = 60.0
"""Seconds until a bot's silence counts as an end of the game that should not be."""
MIDDLE_AGE = 4
"""The Age in which the pictures of the middle of the game are taken."""
HAND_OVERS = 3
POSITION = Path(__file__).parents[1] / "games" / "clash" / "mock_position.ecumene"
"""A position in Age IV in which the person can attack."""


class Log(logging.Handler):
    """Keeps what the program and Qt warn of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = f"{record.levelname} {record.name}: {record.getMessage()}"
        if record.exc_info and record.exc_info[1] is not None:
            line += f" [{type(record.exc_info[1]).__name__}: {record.exc_info[1]}]"
        self.lines.append(line)


class Story:
    """One visit at the program."""

    save: Path | None = None
    """The save that the program is started with."""

    def __init__(self, folder: Path, seed: int, home: Path | None = None, mind: str = "greedy") -> None:
        """Prepare a visit: where pictures and report go, the seed of new games, the folder of settings and saves, and the
        bot whose moves the person makes.
        """
        self.folder = folder
        self.home = home or folder / "home"
        self.seed = seed
        self.mind = mind
        self.diary = Diary()
        self.report: dict[str, Any] = {"seed": seed}
        self.log = Log()
        self.window: MainWindow
        self.mouse: Mouse
        self.album: Album

    # ---- the frame
    def tell(self) -> dict[str, Any]:
        """Start the program, play, close the window, and return the report (also written to report.json)."""
        self.folder.mkdir(parents=True, exist_ok=True)
        places = self.home
        settings = Settings(Folders.under(places).config)
        settings.appearance = Appearance.LIGHT
        settings.language = "en"
        settings.animation_speed = 2.0
        settings.sync()
        from desktop.app.platform import make_application

        app = make_application(())
        logging.getLogger("ecumene").addHandler(self.log)
        began = monotonic()
        QTimer.singleShot(0, self._begin)
        code = run(app, ClientRequest(self.save, places))
        self.report.update(
            exit_code=code,
            seconds=round(monotonic() - began, 1),
            warnings=self.log.lines,
            crash_reports=sorted(path.name for path in Folders.under(places).reports.glob("*.txt")),
            pictures=self.album.taken,
            gestures=self.diary.gestures,
            kinds=dict(self.diary.kinds),
            questions=dict(self.diary.questions),
            different=self.diary.different,
            impossible=self.diary.impossible,
            slow=self.diary.slow,
            clicks=self.mouse.clicks,
            drags=self.mouse.drags,
            keys=self.mouse.keys,
        )
        (self.folder / "report.json").write_text(json.dumps(self.report, indent=1), encoding="utf-8")
        return self.report

    def _begin(self) -> None:
        window = next(widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow))
        self.window = window
        window.grace.ms = 0  # these hands wait for no grace
        self.mouse = Mouse()
        self.album = Album(self.folder, window)
        try:
            wait(window.isActiveWindow, 5.0)
            self.play()
        except BaseException:
            self.report["failed"] = traceback.format_exc()
            try:
                self.album.take("failed", 0.2)
            except Exception:
                self.report["failed"] += traceback.format_exc()
        finally:
            self.mouse.close()
            window.close()
            QApplication.quit()

    def play(self) -> None:
        """What happens in this story."""
        raise NotImplementedError

    # ---- the way into a game
    def new_game(self, seats: list[tuple[str, str]]) -> None:
        """Go from the start screen through the dialog: (who plays, name) for each seat, and the seed."""
        window, mouse = self.window, self.mouse
        self.album.take("start")
        row = first_of(window.start_screen.findChildren(CommandRow), lambda w: w.text() == "New game")  # type: ignore[attr-defined]
        assert row is not None
        click(mouse, row)
        wait(lambda: bool(window.findChildren(NewGameDialog)), 3.0)
        dialog = window.findChildren(NewGameDialog)[0]
        while len(dialog.findChildren(SeatRow)) < len(seats):
            before = len(dialog.findChildren(SeatRow))
            click(mouse, dialog.findChildren(AddRow)[0])
            assert wait(lambda before=before: len(dialog.findChildren(SeatRow)) > before, 2.0), "no seat was added"
        while len(dialog.seats.rows()) > len(seats):
            before = len(dialog.seats.rows())
            click(mouse, dialog.seats.rows()[-1].remove)
            assert wait(lambda before=before: len(dialog.seats.rows()) < before, 2.0), "no seat was taken away"
        for row_of_seat, (who, name) in zip(dialog.seats.rows(), seats, strict=True):
            self._choose(row_of_seat.who, who)
            if name:
                self._write(row_of_seat.name, name)
        self._write(dialog.seed, str(self.seed))
        assert dialog.primary is not None
        assert dialog.result().seed == self.seed
        self.album.take("new_game")
        click(mouse, dialog.primary)
        assert wait(lambda: isinstance(window.table, ClashTable), 5.0), "no game began"

    def _write(self, field: QLineEdit, text: str) -> None:
        click(self.mouse, field)
        self.mouse.key("ctrl+a")
        self.mouse.type(text)
        assert wait(lambda: field.text() == text, 2.0), f"{field.text()!r} was typed and not {text!r}"

    def _choose(self, field: Any, value: str) -> None:
        """Choose an entry of a drop-down field: open it and click the entry."""
        if field.value() == value:
            return
        click(self.mouse, field)
        view = field.view()
        wait(view.isVisible, 2.0)
        pump(0.1)
        index = next(i for i in range(field.count()) if field.itemData(i) == value)
        box = view.visualRect(field.model().index(index, field.modelColumn()))
        self.mouse.click(view.viewport().mapToGlobal(box.center()))
        assert wait(lambda: field.value() == value, 2.0), f"{field.value()!r} is chosen and not {value!r}"

    @property
    def table(self) -> ClashTable:
        """The game on the table."""
        assert isinstance(self.window.table, ClashTable)
        return self.window.table

    def curtain(self) -> HandoverCurtain | None:
        """Return the curtain between two people, if it is down."""
        found = first_of(self.window.findChildren(HandoverCurtain), lambda _: True)
        return found if isinstance(found, HandoverCurtain) else None

    def checksum(self) -> str:
        """Return the checksum of the position on the table."""
        session = self.table.session
        return saves.checksum(session.game.encode_state(session.state))


class WholeGame(Story):
    """One person and three greedy bots, from the start screen to the final score."""

    def play(self) -> None:
        self.new_game([("", "Mira"), ("greedy", ""), ("greedy", ""), ("greedy", "")])
        table = self.table
        gestures = Gestures(self.mouse, self.window, self.album)
        person = Person(gestures, self.diary, 0, self.mind)
        assert wait(person.is_asked, BOTS_PATIENCE)
        pump(1.5)
        self.album.take("first_turn", 0.5)
        refused = False
        while True:
            assert wait(lambda: person.is_asked() or table.decision is None, BOTS_PATIENCE), "the bots do not go on"
            if table.decision is None:
                break
            self._watch_reports()
            if table.decision.kind == "turn":
                self._look_round(person)
                if not refused and table.view.age >= 2:
                    refused = gestures.try_illegal()
                    if refused:
                        self.album.take("refusal", 0.2)
            person.act()
        self._at_the_end()

    def _watch_reports(self) -> None:
        frame = self.window.frame
        if frame is not None and isinstance(frame.choice, ReportPanel):
            self.album.once("battle_report")

    def _look_round(self, person: Person) -> None:
        """Take the pictures that belong to a time of the game, and change the looks on the way."""
        settings = self.window.settings
        age = self.table.view.age
        if age >= 2 and settings.animation_speed:
            settings.animation_speed = 0.0
        if age >= MIDDLE_AGE and not self.album.has("middle"):
            self.album.take("middle", 1.5)
            settings.appearance = Appearance.DARK
            self.album.take("middle_dark", 2.0)
            settings.appearance = Appearance.LIGHT
            pump(1.0)
        if age >= 5 and not self.album.has("small"):
            self.window.resize(1280, 640)
            pump(0.5)
            self.album.take("small", 2.0)

    def _at_the_end(self) -> None:
        window, table = self.window, self.table
        assert wait(lambda: any(screen.isVisible() for screen in window.findChildren(EndScreen)), 10.0), "no end screen"
        window.resize(1920, 1040)
        self.album.take("end", 1.5)
        session = table.session
        game = session.game
        path = session.history.path()
        mine = [node for node in path if node.seat == 0]
        # An answer without a choice belongs to the gesture before it, whosever that was.
        began = {node.gesture: node.seat for node in reversed(path)}
        table.flush()
        saved = saves.load_file(window.slot.path)
        self.report.update(
            ended=game.ended(session.state),
            progress=list(game.progress(session.state)),
            totals=[score.total for score in game.scores(session.state)],
            steps=len(path) - 1,
            own_steps=len(mine),
            own_gestures=sum(seat == 0 for seat in began.values()),
            branches=sum(len(node.children) > 1 for node in session.history.nodes),
            checksum=self.checksum(),
            replayed=saves.checksum(game.encode_state(saved.session.state)),
            notices=list(saved.notices),
        )


class TwoPeople(Story):
    """Two people at one machine, until the machine has passed a few times."""

    def play(self) -> None:
        self.new_game([("", "Mira"), ("", "Jonas")])
        self.persons = [Person(Gestures(self.mouse, self.window, self.album), self.diary, seat) for seat in (0, 1)]
        self.window.settings.animation_speed = 0.0
        self.passed = 0
        self.offered = 0
        while self._goes_on():
            assert wait(lambda: self._waits() or any(p.is_asked() for p in self.persons), 10.0), "nobody is asked"
            if self._waits():
                self._pass()
                continue
            next(person for person in self.persons if person.is_asked()).act()
            if not self.report.get("taken_back"):
                self._take_back()
        self.report.update(
            hand_overs=self.passed, offered=self.offered, named=dict(self.diary.named), checksum=self.checksum(),
            confirmed=sum(person.gestures.confirmed for person in self.persons),
        )  # fmt: skip

    def _goes_on(self) -> bool:
        return self.passed < HAND_OVERS

    def _waits(self) -> bool:
        return any(asks is not None for asks in (self.curtain(), offer_of(self.window), face_down_of(self.window)))

    def _pass(self) -> None:
        """Give the machine to the person who is waited for; or leave it where it is if it need not pass."""
        # Behind the curtain, and before it, nobody's knowledge is shown.
        assert self.table.viewer is None
        curtain = self.curtain()
        offer, hand = offer_of(self.window), face_down_of(self.window)
        if curtain is not None:
            self.passed += 1
            self.album.once("handover" if self.passed > 1 else "handover_first")
            if self.passed > 2:
                self.mouse.key("Return")
            else:
                click(self.mouse, curtain.primary)
            gone = wait(lambda: self.curtain() is not curtain, 3.0)
        elif hand is not None:
            self.album.once("hand_asked_for")
            click(self.mouse, hand.show_hand)
            gone = wait(lambda: face_down_of(self.window) is not hand, 3.0)
        else:
            assert offer is not None
            self.offered += 1
            self.album.once("machine_offered")
            click(self.mouse, offer.take if self.offered % 2 else offer.without)
            gone = wait(lambda: offer_of(self.window) is not offer, 3.0)
        if not gone:
            raise Stuck("the curtain does not open")

    def _take_back(self) -> None:
        """Take a step back and bring it again, by the keys and by the buttons of the bar."""
        session = self.table.session
        after = session.history.current
        if after.marked or after.parent is None:
            return
        tools = self.window.bar.tools
        for by_keys in (True, False):
            if by_keys:
                self.mouse.key("ctrl+z")
            else:
                click(self.mouse, tools["undo"])
            assert wait(lambda: session.history.current is after.parent, 2.0), "the step is not taken back"
            if by_keys:
                self.mouse.key("ctrl+shift+z")
            else:
                click(self.mouse, tools["redo"])
            assert wait(lambda: session.history.current is after, 2.0), "the step is not brought back"
        self.report["taken_back"] = True


class TwoPeopleOfAnAge(TwoPeople):
    """Two people at one machine through the first Age and the Status Phase after it, with its questions for each of them."""

    def _goes_on(self) -> bool:
        return self.table.decision is not None and self.table.session.state.age < 2

    def play(self) -> None:
        super().play()
        session = self.table.session
        self.report.update(age=session.state.age, branches=sum(len(node.children) > 1 for node in session.history.nodes))


class Continue(Story):
    """The program is started again: the start screen offers the game, and it goes on where it was."""

    def play(self) -> None:
        screen = self.window.start_screen
        self.album.take("start_continue")
        assert screen.primary is not None
        click(self.mouse, screen.primary)
        assert wait(lambda: isinstance(self.window.table, ClashTable), 5.0), "the game does not go on"
        assert wait(lambda: self.curtain() is not None or self.table.asked is not None, 5.0)
        self.album.take("continued", 2.0)
        self.report.update(checksum=self.checksum())


class Battle(Story):
    """A saved game, opened from the command line, in which the person attacks, sees the dice and goes on to the end."""

    save = POSITION

    def play(self) -> None:
        table = self.table
        gestures = Gestures(self.mouse, self.window, self.album)
        person = Person(gestures, self.diary, table.persons[0])
        assert wait(lambda: self.curtain() is not None, 10.0)
        curtain = self.curtain()
        assert curtain is not None
        click(self.mouse, curtain.primary)
        assert wait(person.is_asked, 10.0)
        pump(3.0)
        self.album.take("position", 1.0)
        self.window.settings.animation_speed = 1.0
        army = max((move for move in table.moves(MoveUnits) if table.odds(move) is not None), key=_size)
        start = army.path[0]
        (kind, number), = kinds_of(army)
        gestures.gather(start, ((kind, number - 1),))
        self.mouse.key("Escape")
        assert table.play.held[0] == -1, "Esc does not put down"
        decision = table.decision
        assert decision is not None
        gestures.make(decision, army)
        self.diary.gestures += 1
        while self._goes_on(person):
            person.act()
        shown = wait(lambda: table.reports.is_shown, 5.0)
        self.album.take("after_battle", 1.0)
        gestures.close_panel()
        self.report.update(reported=shown and not table.reports.is_shown)

    def _goes_on(self, person: Person) -> bool:
        """Return whether the attack asks the person something; takes a picture when the dice lie still."""
        if not wait(person.is_asked, 20.0):
            return False
        decision = self.table.decision
        if decision is None or decision.kind in ("turn", "move"):
            return False
        if decision.kind in BATTLE_KINDS:
            self.album.take("battle_rolling", 0.3)
            self.album.take(f"battle_{decision.kind}_{decision.values['round']}", 1.6)
        return True


def _size(move: MoveUnits) -> int:
    return sum(number for _, _, number in move.units)


class EachKind(Story):
    """A rich position, in which a move of each kind is made, its questions are answered, and all is taken back."""

    government = "democracy"
    only: tuple[str, ...] = ()
    """Powers to which the story keeps; () for all moves."""

    def tell(self) -> dict[str, Any]:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.save = self.folder / "rich.ecumene"
        write_rich(self.save, self.government)
        return super().tell()

    def play(self) -> None:
        table = self.table
        gestures = Gestures(self.mouse, self.window, self.album)
        person = Person(gestures, self.diary, 0)
        assert wait(person.is_asked, 10.0)
        self.window.settings.animation_speed = 0.0
        pump(2.0)
        history = table.session.history
        start = history.current
        moves = [move for move in one_of_each(start.state, 0) if not self.only or getattr(move, "power", "") in self.only]
        for number, move in enumerate(moves):
            person.make(move)
            self._answer_all(person)
            for _ in range(40):
                if history.current is start:
                    break
                at = history.current
                self.mouse.key("ctrl+z")
                assert wait(lambda at=at: history.current is not at, 2.0), f"{move} can't be taken back"
                assert wait(person.is_asked, 10.0)
            assert history.current is start, f"not all of {move} was taken back"
            if number == len(moves) // 2:
                self.album.take("rich", 0.5)
        self.report.update(moves=len(moves))

    def _answer_all(self, person: Person) -> None:
        """Answer what a move asks, until the turn goes on."""
        for _ in range(30):
            assert wait(lambda: person.is_asked() or self.table.decision is None, BOTS_PATIENCE)
            decision = self.table.decision
            if decision is None or decision.kind in ("turn", "move", "happiness"):
                return
            person.act()


class EachKindOfAutocracy(EachKind):
    """The powers of another government."""

    government = "autocracy"
    only = ("absolute_power", "forced_labor")
