"""Runs a game at the table: asks people and bots in turn, hands the machine over, saves after every decision.

A game derives from it and shows what the controller gives: views, never the full state. All moves go through `submit`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import Signal

from core.engine import saves
from core.engine.decision import Decision, Entry, IllegalMove, Refusal
from core.engine.history import Node
from core.engine.session import Changes, Session
from desktop.app.gameview import Notice, Pace, TableHost, TableView
from desktop.dialogs.handover import Handover, HandoverCurtain, NewsLine, ShowHandDialog, TakeMachineDialog
from desktop.dialogs.newgame_data import Seat
from desktop.robust import guarded
from desktop.table.botplay import BotPlay
from desktop.table.bots import BotClient
from desktop.table.herald import Herald
from desktop.table.hotseat import HotSeat, Passing, Skip
from desktop.table.keeper import Keeper
from desktop.table.past import Past
from desktop.table.showing import Portion, Showing
from desktop.table.wording import Wording
from desktop.theme.palette import PlayerColour

Moves = msgspec.Struct | Sequence[msgspec.Struct]
NEWS = 24
"""So many lines of news a curtain tells at most: those that have room there."""
"""Lines of news on the hand-over curtain."""


class TableController(TableView):
    """The neutral part of a table.

    Signals besides those of `TableView`: `refused(object, object)` with a refusal and the move it is about,
    `history_moved` after every change of the history.
    """

    refused = Signal(object, object)
    history_moved = Signal()

    def __init__(self, host: TableHost, session: Session[Any, Any], seats: tuple[Seat, ...]) -> None:
        super().__init__()
        self.host = host
        self.session = session
        self.seats = seats
        self.persons = tuple(i for i, seat in enumerate(seats) if seat.is_person)
        self.hotseat = HotSeat(self, session.extra)
        self.sitting: int | None = self.persons[0] if self.persons and not self.hotseat.hides else None
        """Who is at the machine; None between two people."""
        self.asked: int | None = None
        """The seat of the person who is asked now."""
        self._seen = dict.fromkeys(self.persons, session.history.current.id)
        """The last step at which each person was at the machine and asked: what came later is news."""
        self._keeper = Keeper(host.autosave_path(), self)
        self._keeper.failed.connect(self._on_autosave_failed)
        self._bots = BotClient(self)
        self.botplay = BotPlay(self, self._bots)
        self.botplay.changed.connect(self._on_pace)
        self.bot_reasons: dict[int, tuple[str, ...]] = {}
        """Seat of a bot -> what spoke most for its last move: keys of the bot."""
        self._legal: tuple[tuple[int, int], list[Any]] | None = None
        """(Step, seat) and its legal moves."""
        self._curtain = False
        self._closed = False
        self._shown_curtain: HandoverCurtain | ShowHandDialog | None = None
        self.showing = Showing(self)
        self.herald = Herald(self)
        self.past = Past(self)

    minor: frozenset[str] = frozenset()
    """Keys of journal lines that are no news."""
    small: frozenset[str] = frozenset()
    """Keys of journal lines that are too small for the curtain."""

    def number_of_seats(self) -> int:
        return len(self.seats)

    # ---- what a game adds
    @property
    def wording(self) -> Wording:
        """The words of the game."""
        raise NotImplementedError

    def player(self, seat: int) -> PlayerColour:
        """Return the colour, emblem and pattern of a seat."""
        raise NotImplementedError

    def player_name(self, seat: int) -> str:
        """Return the public name of a seat."""
        return self.seats[seat].name

    def parts(self, changes: Changes[Any, Any] | None) -> Sequence[Portion]:
        """Take in a new position (`self.view`), and return what shows it, part by part: the board first.

        `changes` are None at first and after going through the history.
        """
        return ()

    def ask(self, decision: Decision) -> None:
        """Ask the person `self.asked`."""

    def stop_asking(self) -> None:
        """Nobody at the machine is asked now."""

    def put_away_panel(self) -> None:
        """Take away what was asked beside the board: a step was made."""
        self.host.hide_choice()

    def motion_running(self) -> bool:
        """Return whether an animation runs that a bot's next move should wait for, or a position is still being shown."""
        return self.showing.is_running

    def final_score(self) -> object:
        """Return the FinalScore of the ended game."""
        raise NotImplementedError

    def concerns(self, entry: Entry, seat: int) -> bool:
        """Return whether a line of the journal, about what somebody else did, is news about this seat's own things."""
        return False

    def needs_curtain(self, decision: Decision, seat: int) -> bool:
        """Return whether the machine must pass for this question, as the person must see a secret."""
        return decision.kind == "turn"

    def plays_on(self, decision: Decision, seat: int) -> bool:
        """Return whether a private question can be answered in part while the own hand lies face down."""
        return decision.kind == "turn"

    def forced(self, decision: Decision) -> msgspec.Struct | None:
        """Return the answer of the person who is asked that need not be asked for; None if the person is to be asked."""
        return None

    def phase(self, decision: Decision) -> object:
        """Return what part of the game goes on, if the machine should pass only once a person in it; else None."""
        return None

    def without(self, decision: Decision) -> tuple[msgspec.Struct, str] | None:
        """Return the answer that can be given to a private question without looking, and its words; None if there is none."""
        return None

    def secret_of(self, decision: Decision) -> str:
        """Return the sentence that says what of a private question only its person may see, "" if that is all of it."""
        return ""

    def skip_of(self, decision: Decision) -> Skip | None:
        """Return how the person who is asked may answer such questions once for all; None if that makes no sense."""
        return None

    def skip_words(self, key: str) -> str:
        """Return the name of a kind of question that can be skipped."""
        return key

    def catch_up(self, since: int) -> None:
        """Somebody sat down who was asked last at this step: gather what has happened to tell of it."""

    # ---- reading
    @property
    def viewer(self) -> int | None:
        """The seat whose knowledge is shown: the person at the machine; everybody's while others act."""
        if not self.hotseat.hides:
            return self.sitting
        if self.asked is not None and self.asked == self.sitting and not self._curtain and not self.hotseat.face_down:
            return self.sitting
        return None

    @property
    def asks(self) -> bool:
        """Whether a person is asked now, and may answer: nobody has to take the machine over before."""
        return self.asked is not None and not self._curtain

    @property
    def view(self) -> Any:
        """What may be shown now."""
        return self.session.view(self.viewer)

    @property
    def decision(self) -> Decision | None:
        """Who is asked what."""
        return self.session.decision

    def refusal(self, move: msgspec.Struct) -> Refusal | None:
        """Return why the person who is asked may not make a move, or None."""
        return self.session.refusal(self.asked, move) if self.asked is not None else Refusal("not_your_turn", "")

    def legal(self) -> list[Any]:
        """Return the legal moves of the person who is asked."""
        if self.asked is None:
            return []
        # A panel asks for them many times before anything changes.
        where = (self.session.history.current.id, self.asked)
        if self._legal is None or self._legal[0] != where:
            self._legal = (where, list(self.session.moves(self.asked)))
        return list(self._legal[1])

    # ---- running
    def show_position(self, changes: Changes[Any, Any] | None, gradually: bool = False) -> None:
        """Show the view: at once, or part by part while nobody at the machine can do anything with it."""
        self.showing.show(self.parts(changes), gradually)

    def start(self) -> None:
        if len(self.persons) < len(self.seats):
            self._bots.warm_up()
        self._proceed(None)

    def submit(self, moves: Moves) -> bool:
        """Make a move, or a row of them as one gesture, for the person who is asked. Returns whether it was allowed."""
        if self.asked is None:
            return False
        row = [moves] if isinstance(moves, msgspec.Struct) else list(moves)
        try:
            changes = self.session.submit(self.asked, row)
        except IllegalMove as error:
            self.refused.emit(error.refusal, row[0])
            return False
        self._proceed(changes)
        return True

    def _proceed(self, changes: Changes[Any, Any] | None) -> None:
        """After a step: keep it, find out who is asked, show all that, and ask."""
        if self._closed:
            return
        self.past.withdraw_warning()
        changes = self._answer_forced(changes)
        self._keeper.keep(saves.dump(self.session))
        decision = self.decision
        seat = decision.seats[0] if decision is not None else None
        person = seat is not None and seat in self.persons
        passing = self.hotseat.passing(decision, seat) if person and decision is not None and seat is not None else Passing.STAYS
        curtain = passing is not Passing.STAYS
        self.asked = seat if person else None
        if person and self.hotseat.open_table:
            self.sitting = seat
        self._curtain = curtain
        if person and seat is not None and not curtain:
            self.hotseat.note_asked(seat)
        self._note_seen()
        skipped, waited = self.botplay.skipping, self.botplay.active
        self.botplay.turn(decision is not None and not person, decision is not None and decision.kind == "turn")
        self.put_away_panel()
        # From one bot's move to another's nothing is hidden that was open, and nobody can answer.
        self.show_position(changes, gradually=changes is not None and waited and self.botplay.active)
        if skipped:
            self.finish_motion()
        self.tell_pace()
        if waited and person:
            self.attention_wanted.emit()
        self.history_moved.emit()
        if decision is None:
            self.stop_asking()
            self.ended.emit(self.final_score())
        elif curtain:
            self.stop_asking()
            if passing is Passing.OFFERED:
                self._offer_the_machine(decision)
            elif passing is Passing.SHOWN:
                self._ask_for_the_hand(decision)
            else:
                self.pass_the_machine(decision)
        elif person:
            self.ask(decision)
        else:
            self.stop_asking()
            self.botplay.go_on(changes)

    def _answer_forced(self, changes: Changes[Any, Any] | None) -> Changes[Any, Any] | None:
        """Give the answers of persons that need not be asked for, as part of the gesture that led to the question.

        Returns the changes with these steps added.
        """
        while (decision := self.decision) is not None and decision.seats[0] in self.persons:
            move = self.forced(decision) or self.hotseat.standing_answer(decision)
            if move is None:
                break
            more = self.session.submit(decision.seats[0], move, joined=True)
            if changes is not None:
                changes = Changes(self.session.game, changes.before, (*changes.steps, *more.steps), more.after)
        return changes

    def _note_seen(self) -> None:
        if self.asked is not None and self.asked == self.sitting:
            self._seen[self.sitting] = self.session.history.current.id

    # ---- people
    def pass_the_machine(self, decision: Decision) -> None:
        """Cover the window until the person who is asked has taken over."""
        seat = decision.seats[0]
        name = self.player_name(seat)
        turn = decision.kind == "turn"
        headline = self.tr("{name}, it is your turn") if turn else self.tr("{name}, you are asked")
        without = self.without(decision)
        news = self._news(seat)
        handover = Handover(
            self.player(seat),
            name,
            headline.replace("{name}", name),
            self.details(seat),
            "" if turn else self.wording.question(decision)[0],
            news[:NEWS],
            without[1] if without is not None else "",
            "" if turn else self.secret_of(decision),
            len(news[NEWS:]),
        )
        curtain = HandoverCurtain(handover)
        curtain.accepted.connect(self._on_sat_down)
        curtain.rejected.connect(self._on_stayed_away)
        self.host.show_curtain(curtain)
        self._shown_curtain = curtain

    def _offer_the_machine(self, decision: Decision) -> None:
        """Ask openly whether the person needs the machine, which was there before."""
        seat = decision.seats[0]
        without = self.without(decision)
        words = without[1] if without is not None else ""
        dialog = TakeMachineDialog(self.player(seat), self.player_name(seat), self.wording.question(decision)[0], words)
        overlay = self.host.show_dialog(dialog)
        dialog.rejected.connect(self._on_stayed_away)
        overlay.closed.connect(lambda: self._on_wanted(dialog.wanted))  # type: ignore[attr-defined]

    @guarded()
    def _on_wanted(self, wanted: bool) -> None:
        if wanted and self._curtain and self.decision is not None:
            self.pass_the_machine(self.decision)

    @guarded()
    def _on_stayed_away(self) -> None:
        """The person who is asked does without and stays away from the machine."""
        decision = self.decision
        without = self.without(decision) if decision is not None and self._curtain else None
        if without is not None:
            self._shown_curtain = None
            self.submit(without[0])

    def _news(self, seat: int) -> tuple[NewsLine, ...]:
        """Return what all may know of what the others did since the person was asked last, the most important first.

        That is what concerns them, and of each kind the newest.
        """
        since = self._seen[seat]
        news = []
        new = (line for line in self.session.journal(None) if line.node > since)
        for _, lines in groupby(new, lambda line: line.node):
            for entry in self.wording.told([line.entry for line in lines]):
                if entry.seat >= 0 and self.is_news(entry, seat) and entry.key not in self.minor | self.small:
                    concerns = self.concerns(entry, seat)
                    news.append(NewsLine(self.player(entry.seat), self.wording.entry(entry)[1], concerns))
        news.reverse()
        return tuple(sorted(news, key=lambda line: not line.concerns))

    def is_news(self, entry: Entry, seat: int) -> bool:
        """Return whether a line that a step of somebody else may have brought is news to a seat."""
        return entry.seat != seat

    def details(self, seat: int) -> tuple[str, ...]:
        """Return public facts about where the game is and who is to play, for the curtain."""
        return ()

    def _ask_for_the_hand(self, decision: Decision) -> None:
        """Ask for the one press that shows the hand of the person at the machine again."""
        seat = decision.seats[0]
        dialog = ShowHandDialog(self.player(seat), self.player_name(seat), self.wording.question(decision)[0])
        self.host.show_dialog(dialog)
        dialog.accepted.connect(self._on_sat_down)
        self._shown_curtain = dialog

    def show_hand(self) -> None:
        """Turn the hand of the person who is asked up again, which lies face down as others were asked openly.

        Who is asked at somebody else's machine takes it over: a curtain names them first.
        """
        decision = self.decision
        if decision is None or not self.can_show_hand:
            return
        if self.asked != self.sitting:
            self._curtain = True
            self.put_away_panel()
            self.show_position(None)
            self.stop_asking()
            self.pass_the_machine(decision)
            return
        self.hotseat.show_hand()
        self._note_seen()
        self.show_position(None)
        self.ask(decision)

    @property
    def can_show_hand(self) -> bool:
        """Whether the person who is asked can't see the own hand, as it lies face down or somebody else had the machine last."""
        return self.asks and self.hotseat.hides and (self.asked != self.sitting or self.hotseat.face_down)

    def sit_down(self) -> None:
        """Let the person who is waited for take over, as if the curtain's button were pressed."""
        if self._curtain and self._shown_curtain is not None:
            self._shown_curtain.accepted.emit()

    @guarded()
    def _on_sat_down(self) -> None:
        decision = self.decision
        if decision is None or not self._curtain:
            return
        self._curtain = False
        self._shown_curtain = None
        self.past.withdraw_warning()
        self.sitting = self.asked = decision.seats[0]
        since = self._seen[self.sitting]
        self.hotseat.note_passed(decision, self.sitting)
        self._note_seen()
        self.show_position(None)
        self.catch_up(since)
        self.ask(decision)

    def skip(self) -> None:
        """Answer the question for the person who is asked, now and whenever it is asked again."""
        decision = self.decision
        skip = self.hotseat.may_skip(decision) if decision is not None else None
        if skip is not None and self.asked is not None:
            self.hotseat.skip(self.asked, skip.key)
            self.submit(skip.move)

    def settle(self, *, open_table: bool, ask_always: bool) -> None:
        """Agree on what is hidden at this table, and go on so."""
        self.hotseat.keep(open_table=open_table, ask_always=ask_always)
        if open_table and self._curtain:
            self.sit_down()
        self._proceed(None)

    # ---- bots
    def play_for_bot(self, data: bytes) -> None:
        """Make the move that a bot has chosen."""
        decision = self.decision
        if self._closed or decision is None or decision.seats[0] in self.persons:
            return
        try:
            move = self.session.game.decode_move(msgspec.json.decode(data))
            self.bot_reasons[decision.seats[0]] = self._bots.reasons
            changes = self.session.submit(decision.seats[0], move)
        except IllegalMove as error:
            self.bot_failed(self.wording.refusal(error.refusal))
            return
        except ValueError as error:
            self.bot_failed(str(error))
            return
        self._proceed(changes)

    def bot_failed(self, message: str) -> None:
        """Say it, and let the bot try again on request: the game is saved."""
        self.host.show_notice(
            Notice(
                self.tr("A bot could not move: {message}").replace("{message}", message),
                self.tr("Your game is saved up to here."),
                (("retry_bot", self.tr("Try again")),),
            )
        )

    def finish_motion(self) -> None:
        """End what moves: everything is where it belongs."""

    def tell_pace(self) -> None:
        """Tell the window whether bots play, and how."""
        play = self.botplay
        self.pace_changed.emit(Pace(play.active, play.paused, play.skipping))

    @guarded()
    def _on_pace(self) -> None:
        self.tell_pace()
        self.refresh_bar()

    def refresh_bar(self) -> None:
        """Show anew what the bar says: nothing has happened, but the bots were stopped or go on."""

    # ---- history
    def undo_target(self) -> Node[Any, Any] | None:
        """Return the last step before this one at which a person was asked."""
        return self.past.undo_target()

    def begins_turn(self, node: Node[Any, Any], seat: int) -> bool:
        """Return whether the turn of a seat began with a step."""
        return node.passed

    def can_return(self, node: Node[Any, Any]) -> bool:
        """Return whether the table lets everything since a step be taken back without asking anybody."""
        return self.past.can_return(node)

    def go_to(self, node: Node[Any, Any] | None) -> None:
        """Go to a step of the history; says so if the table does not allow it, asks the others if they must agree."""
        self.past.go_to(node)

    def went(self) -> None:
        """Go on from another step of the history."""
        self.botplay.cancel()
        self._proceed(None)

    def ruled(self) -> None:
        """The table has decided about taking back: keep and show it."""
        if self.hotseat.hides:
            self.went()  # The others had the machine: what is asked is asked anew, with the hand face down.
            return
        self._keeper.keep(saves.dump(self.session))
        self.show_position(None)

    # ---- the window
    def trigger(self, command: str) -> bool:
        if command == "table_settings":
            self.hotseat.show_settings()
            return True
        if command == "show_hand":
            self.show_hand()
            return True
        if command == "retry_bot":
            self._proceed(None)
            return True
        return self.botplay.trigger(command) or self.past.trigger(command)

    def situation(self) -> frozenset[str]:
        """Return the conditions of the action table that hold."""
        bots = frozenset({"bots_play"}) if self.botplay.active else frozenset()
        hand = frozenset({"hand_face_down"}) if self.can_show_hand else frozenset()
        return self.past.situation() | bots | hand

    def save(self, path: Path) -> None:
        saves.write(path, saves.dump(self.session))

    def flush(self) -> None:
        self._keeper.flush()

    def close(self) -> None:
        self._closed = True
        self.showing.drop()
        self.botplay.close()
        self._keeper.close()

    @guarded()
    def _on_autosave_failed(self, message: str) -> None:
        self.host.show_notice(
            Notice(
                self.tr("The game could not be saved: {message}").replace("{message}", message),
                self.tr("It goes on; save a copy to another folder."),
                (("save_copy", self.tr("Save a copy…")),),
            )
        )
