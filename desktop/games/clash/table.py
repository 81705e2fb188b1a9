"""A running game of Clash of Cultures in the window: board, docks, prompts, and who may do what with the hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from core.engine.decision import Decision, Entry, Odds, Part, Refusal, Value
from core.engine.history import Node
from core.engine.session import Changes, Session
from core.games.clash.frames import BattleFrame, StatusFrame
from core.games.clash.moves import NO, AnyMove
from core.games.clash.rules.cards import with_cards
from core.games.clash.state import State
from desktop.app.actions import ActionDef
from desktop.app.gameview import DockSide, DockSpec, TableHost
from desktop.board.model import Act, DicePicture, RangePicture
from desktop.board.view import BoardView
from desktop.board.zoom import Zoom
from desktop.dialogs.end import FinalScore
from desktop.dialogs.newgame_data import Seat
from desktop.docks.journal import JournalDock
from desktop.games.clash.bar import actions_left, conditions_of, end_button, pips_of, plays_turn, prompt_of, track_of
from desktop.games.clash.boardplay import BoardPlay
from desktop.games.clash.dialogs.battle import BATTLE_KINDS
from desktop.games.clash.dialogs.happened import event_stories
from desktop.games.clash.dialogs.report import ReportPanel
from desktop.games.clash.docks.boards import Boards
from desktop.games.clash.docks.explaining import explain_actions
from desktop.games.clash.docks.sidebar import Sidebar
from desktop.games.clash.docks.spaces import SPACE_ACTIONS, Spaces
from desktop.games.clash.final import final_score
from desktop.games.clash.gains import Gains
from desktop.games.clash.gestures.hands import HAND_ACTIONS, Hands, hand_conditions
from desktop.games.clash.handplay import CARD_ACTIONS, HandPlay, card_of
from desktop.games.clash.happenings import Happenings
from desktop.games.clash.panels import Panels
from desktop.games.clash.picture import board_picture
from desktop.games.clash.privacy import IN_TURN, is_private, only_answer
from desktop.games.clash.reports import REPORT_ACTIONS, Reports, concerns, events_so_far
from desktop.games.clash.showcase import show_named
from desktop.games.clash.situations import SITUATIONS, bring_about
from desktop.games.clash.skips import skip_of, skip_words, without_words
from desktop.games.clash.trades import TRADE_ACTIONS, Trades, trade_conditions
from desktop.games.clash.words import names
from desktop.games.clash.words.names import ROMAN
from desktop.games.clash.words.sentences import HEADINGS, MINOR, SMALL_NEWS
from desktop.games.clash.words.speaker import Speaker
from desktop.palette.tree import Completion
from desktop.robust import guarded
from desktop.table.chronicle import Chronicle
from desktop.table.controller import Moves, TableController
from desktop.table.hotseat import Skip
from desktop.table.odds import OddsAsker
from desktop.table.showing import Portion
from desktop.theme.palette import PLAYERS, PlayerColour
from desktop.theme.style import theme
from desktop.widgets.cardhand import CardHand
from desktop.widgets.explained import Explanation

HAND_HEIGHTS = 64, 100, 216
"""Pixels at 100 % that the hand takes at the bottom: names, tops, whole cards."""

_ZOOM: dict[str, Callable[[Zoom], None]] = {
    "zoom_in": lambda zoom: zoom.step(1),
    "zoom_out": lambda zoom: zoom.step(-1),
    "zoom_fit": lambda zoom: zoom.toggle_fit(),
}


class ClashTable(TableController):
    """The table of one game."""

    game_id = "clash"
    minor = MINOR
    small = SMALL_NEWS

    def __init__(self, host: TableHost, session: Session[Any, Any], seats: tuple[Seat, ...], board: BoardView) -> None:
        super().__init__(host, session, seats)
        self.colours: tuple[PlayerColour, ...] = tuple(PLAYERS[seat.colour % len(PLAYERS)] for seat in seats)
        self.speaker = Speaker(tuple(names.player_name(seat.name, seat.people) for seat in seats))
        self.view_widget = board
        self.play = BoardPlay(self, board)
        self.happenings = Happenings()
        self.hand = CardHand()
        self.handplay = HandPlay(self, self.hand)
        self.reports = Reports(self)
        self.trades = Trades(self)
        self.panels = Panels(self)
        self.chances = OddsAsker(self)
        self.boards = Boards(self)
        self.gains = Gains(board, dict(self.boards.own.counters), self)
        self._chronicle = Chronicle(session, self.speaker, self._colour_of, HEADINGS, MINOR)
        self._journal = JournalDock()
        self._journal.node_activated.connect(self._on_journal)
        self.spaces = Spaces(self)
        self.sidebar = Sidebar(self, self.boards)
        board.space_tapped.connect(self.botplay.skip)
        board.keys.leaves_enter = self._is_panel_open
        self.hands = Hands(self, self.boards)
        theme().changed.connect(self._on_theme)
        self.refused.connect(self._on_refused)
        self._on_theme()

    # ---- what panels ask (dialogs.link.Link)
    @property
    def seat(self) -> int:
        """The seat that is asked; who looks while nobody is asked."""
        return self.asked if self.asked is not None else self.looking()

    def colour(self, seat: int) -> PlayerColour:
        """Return the colour of a seat."""
        return self.player(seat)

    def moves(self, kind: type) -> list[Any]:
        """Return the legal moves of one kind."""
        return [move for move in self.legal() if isinstance(move, kind)]

    def odds(self, move: msgspec.Struct) -> Odds | None:
        """Return the chances of a move; None if there are none, or not yet (`chances.arrived` tells)."""
        return self.chances.odds(self.session.game, self.view, self.seat, move, self.session.history.current.id)

    def explain(self, number: str, **of: Value) -> tuple[Part, ...]:
        """Return where a number comes from."""
        return self.session.game.explain(self.view, number, **of)

    def journal(self) -> list[Entry]:
        """Return the lines of the journal up to now, as far as they may be shown."""
        return [line.entry for line in self.session.journal(self.viewer)]

    def highlight(self, spaces: frozenset[int]) -> None:
        """Light spaces on the board for a panel."""
        self.play.light(spaces)

    def show_reach(self, ranges: tuple[RangePicture, ...]) -> None:
        """Draw rings on the board for a panel."""
        self.play.show_reach(ranges)

    def opponent_at(self, at: QPoint) -> int | None:
        """Return the player whose card in the dock of the opponents is at a place of the screen, None if none is."""
        return self.boards.opponents.seat_at(at)

    # ---- TableController
    @property
    def wording(self) -> Speaker:
        return self.speaker

    def player(self, seat: int) -> PlayerColour:
        return self.colours[seat]

    def player_name(self, seat: int) -> str:
        return self.speaker.player(seat)

    def looking(self) -> int:
        """Return the seat whose player board is shown."""
        return self.boards.looking()

    def usual_seat(self) -> int:
        """Return the seat whose player board is shown unless another's was asked for."""
        return self.boards.usual_seat()

    def concerns(self, entry: Entry, seat: int) -> bool:
        return concerns(self.session.view(None), entry, seat)

    def is_news(self, entry: Entry, seat: int) -> bool:
        # That an own offer was accepted is written as a deed of who made it.
        return super().is_news(entry, seat) or entry.key == "traded"

    def begins_turn(self, node: Node[Any, Any], seat: int) -> bool:
        return any(entry.key == "turn_started" and entry.seat == seat for entry in node.entries)

    def needs_curtain(self, decision: Decision, seat: int) -> bool:
        return is_private(self.session.state, decision, seat)

    def plays_on(self, decision: Decision, seat: int) -> bool:
        return decision.kind in IN_TURN

    def legal(self) -> list[Any]:
        # What plays a card would name it.
        return [move for move in super().legal() if not card_of(move)] if self.can_show_hand else super().legal()

    def forced(self, decision: Decision) -> msgspec.Struct | None:
        # That a question is left out tells something about the hand: a table may agree that it is asked all the same.
        if self.hotseat.hides and self.hotseat.ask_always:
            return None
        return only_answer(self.session.game, self.session.state, decision)

    def phase(self, decision: Decision) -> object:
        state: State = self.session.state
        return ("status", state.age) if any(isinstance(frame, StatusFrame) for frame in state.frames) else None

    def without(self, decision: Decision) -> tuple[msgspec.Struct, str] | None:
        words = without_words(decision)
        return (NO, words) if words and self.session.refusal(decision.seats[0], NO) is None else None

    def secret_of(self, decision: Decision) -> str:
        # What is traded is agreed on aloud; cards may be shown to the partner alone (Player Trades).
        if decision.kind != "offer":
            return ""
        words = self.tr("The offer itself is public; only {name} may see cards that are shown with it.")
        return words.replace("{name}", self.player_name(decision.seats[0]))

    def skip_of(self, decision: Decision) -> Skip | None:
        return skip_of(decision)

    def skip_words(self, key: str) -> str:
        return skip_words(key)

    def catch_up(self, since: int) -> None:
        self.reports.catch_up(since)

    def parts(self, changes: Changes[Any, Any] | None) -> tuple[Portion, ...]:
        self.panels.close_modal()
        self.hands.withdraw()
        view: State = self.view
        self.speaker.view = view
        acts = None
        foreign = False
        if changes is not None and changes.steps:
            acts = self._on_board(self.happenings.follow(changes, self.viewer, view, self.persons), view)
            foreign = any(node.seat not in self.persons for node in changes.steps)
        else:
            self.happenings.reset()
            self.reports.withdraw()
        self.reports.note(changes)
        return (
            lambda: self._show_board(view, acts, foreign),
            lambda: self.play.show_trails(self.happenings.trails),
            lambda: self.gains.show(changes.entries(self.viewer) if changes is not None else (), self.looking()),
            lambda: self.boards.show_player(view),
            lambda: self.boards.show_opponents(view),
            lambda: self.handplay.show(view),
            lambda: self._journal.show_rows(self._chronicle.journal_rows(self.viewer)),
            self.past.show,
            lambda: self._show_bar(view),
            lambda: self.sidebar.show(view),
        )

    def _show_board(self, view: State, acts: tuple[Act, ...] | None, foreign: bool) -> None:
        self.view_widget.set_picture(board_picture(view, self.colours), None if self.botplay.skipping else acts, foreign)
        if foreign:
            self.view_widget.motion.shorten(self.botplay.motion_limit())

    def _on_board(self, acts: tuple[Act, ...], view: State) -> tuple[Act, ...]:
        """Return what the board shows of these: the dice of a battle roll in its dialog, if one asks about it now."""
        frame = view.frames[-1] if view.frames else None
        decision = self.decision
        if not self.asks or decision is None or decision.kind not in BATTLE_KINDS or not isinstance(frame, BattleFrame):
            return acts
        return tuple(act for act in acts if not (isinstance(act, DicePicture) and act.space == frame.space))

    def people_of(self, seat: int) -> str:
        """Return the name of the people of a seat, "" for none."""
        return names.people_name(self.seats[seat].people)

    def note(self, seat: int) -> str:
        people = self.people_of(seat)
        who = self.tr("person") if self.seats[seat].is_person else self.tr("bot")
        return f"{people} · {who}" if people and people != self.player_name(seat) else who

    def _colour_of(self, seat: int) -> str:
        return self.player(seat).colour if 0 <= seat < len(self.colours) else ""

    def _show_bar(self, view: State) -> None:
        decision = self.decision
        kind = decision.kind if decision is not None and self.asked is not None else ""
        holds = conditions_of(self, kind)
        self.track_changed.emit(track_of(view))
        self.title_changed.emit(self.title())
        self.prompt_changed.emit(prompt_of(self, decision))
        self.pips_changed.emit(pips_of(self, view, decision))
        self.end_turn_changed.emit(*end_button(self, view, kind))
        self.boards.allow_trade(self.with_cards, "can_trade" in holds)
        self.situation_changed.emit(self.situation() | holds | self.hands.conditions())

    def refresh_situation(self) -> None:
        """Tell anew which commands can run."""
        kind = self.decision.kind if self.decision is not None and self.asked is not None else ""
        self.situation_changed.emit(self.situation() | conditions_of(self, kind) | self.hands.conditions())

    def ask(self, decision: Decision) -> None:
        self.boards.show_own_board()
        self.play.ask(decision)
        if self.reports.come_first() and self.reports.offer():
            return  # The question is asked when the report is closed.
        if not self.panels.ask(decision):
            self.reports.offer()

    def stop_asking(self) -> None:
        self.play.stop()
        self.reports.offer()

    def pass_the_machine(self, decision: Decision) -> None:
        # What was reported to the one who leaves is not for the one who comes.
        self.reports.seen()
        self.host.hide_choice()
        self.sidebar.forget()
        self.hand.wait_for_mouse()
        self.boards.show_own_board()
        super().pass_the_machine(decision)

    def submit(self, moves: Moves) -> bool:
        return self.hands.submit(moves, self._make)

    def _make(self, row: list[AnyMove]) -> bool:
        self.trades.note(row[0])
        if self.reports.is_shown:
            self.reports.seen()
        return super().submit(row)

    def let_go(self) -> None:
        gestures, carrier = self.view_widget.gestures, self.hands.carrying.carrier
        if gestures.group is not None:
            gestures.cancel()
        if not carrier.is_held:
            carrier.cancel()

    def put_away_panel(self) -> None:
        self.reports.wait_no_more()
        if not self.reports.is_shown:
            super().put_away_panel()

    def motion_running(self) -> bool:
        return self.view_widget.motion.is_busy or super().motion_running()

    def finish_motion(self) -> None:
        self.view_widget.motion.finish()

    def refresh_bar(self) -> None:
        self.prompt_changed.emit(prompt_of(self, self.decision))
        self.refresh_situation()

    def gestures(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Shift + click on a unit"), self.tr("take one unit, or one more of those you hold")),
            (self.tr("Ctrl + drop"), self.tr("move there by Roads")),
            (self.tr("Drag or click a piece of the supply, a token, a cube"),
             self.tr("build, recruit, found, please, influence, buy")),
            (self.tr("Drag a resource to a player or a city of theirs"), self.tr("offer it in a trade")),
            (self.tr("Second button or long press on units"), self.tr("choose how many are taken")),
            (self.tr("Ctrl + Enter"), self.tr("show what can be done at the space where the keyboard is")),
            (self.tr("Enter, Esc"), self.tr("answer what the bar asks")),
            (self.tr("Mouse over a card, Alt"), self.tr("show it large: Alt at once, and the wheel scrolls its text")),
            (self.tr("Double click on a card, drag it to the board, Enter"), self.tr("play it")),
            (self.tr("Right click on a card"), self.tr("its menu: play it, show it large")),
        )

    def details(self, seat: int) -> tuple[str, ...]:
        view: State = self.session.view(None)
        age = self.tr("Age {age}, round {round}").replace("{age}", ROMAN[view.age - 1]).replace("{round}", str(view.round))
        people = self.people_of(seat)
        facts = [people, age] if people else [age]
        if plays_turn(view, seat):
            facts.append(actions_left(view.players[seat].actions))
        return tuple(facts)

    # ---- the window's commands
    def trigger(self, command: str) -> bool:
        if self.hands.trigger(command):
            return True
        if command.startswith("glance:"):
            self.boards.choose(int(command.removeprefix("glance:")))
            return True
        if command == "trade":
            self.panels.open_trade()
            return True
        if command == "events":
            self.show_events()
            return True
        if command == "news":
            self.reports.show_news()
            return True
        if command in ("zoom_in", "zoom_out", "zoom_fit"):
            zoom = self.view_widget.zoom
            _ZOOM[command](zoom)
            return True
        if self.handplay.trigger(command) or self.spaces.trigger(command):
            return True
        return super().trigger(command)

    def prepare_picture(self, seat: int | None, ratio: float) -> None:
        self.botplay.hold()
        self.sit_down()
        if seat is not None and 0 <= seat < len(self.seats):
            self.boards.shown_seat = seat
        self.view_widget.set_device_ratio(ratio)
        self.view_widget.draw_at_once()
        self.show_position(None)
        self.view_widget.zoom.fit()
        self.view_widget.finish()

    def actions(self) -> tuple[ActionDef, ...]:
        return (*CARD_ACTIONS, *REPORT_ACTIONS, *TRADE_ACTIONS, *HAND_ACTIONS, *SPACE_ACTIONS)

    def explain_actions(self) -> Explanation | None:
        return explain_actions(self)

    def conditions(self) -> Mapping[str, str]:
        return trade_conditions() | hand_conditions()

    def show_named(self, dialog: str) -> bool:
        if self.handplay.show_named(dialog) or show_named(self, dialog):
            return True
        if dialog == "trade":
            self.trades.lay_out()
            self.panels.open_trade()
            return True
        situation = SITUATIONS.get(dialog)
        if situation is None:
            return super().show_named(dialog)
        self._proceed(bring_about(self.session, situation))
        return True

    def renewed(self) -> ClashTable:
        board = BoardView(theme().palette, cache=self.host.cache_path())
        table = ClashTable(self.host, self.session, self.seats, board)
        table.sitting = self.sitting
        table.hotseat.take_over(self.hotseat)
        table._seen = self._seen
        table.botplay.paused = self.botplay.paused
        table.boards.shown_seat = self.boards.shown_seat
        table.handplay.seen = self.handplay.seen
        table.panels.take_over(self.panels)
        return table

    def board(self) -> QWidget:
        return self.view_widget

    @property
    def with_cards(self) -> bool:
        """Whether there are Action and Objective cards (not in the Learning game)."""
        return with_cards(self.session.state)

    @property
    def layout(self) -> str:
        # With the hand below the board the panels are laid out in another way.
        return f"{self.game_id}-cards" if self.with_cards else self.game_id

    def completions(self) -> list[Completion]:
        from desktop.games.clash.commands.root import completions

        return completions(self)

    def go_to_space(self, space: int) -> None:
        """Bring the keyboard to a space of the board, and the space on view."""
        self.view_widget.setFocus()
        self.view_widget.set_focused_space(space)

    def docks(self) -> tuple[DockSpec, ...]:
        left, right = DockSide.LEFT, DockSide.RIGHT
        more = self.sidebar.specs()
        return (
            DockSpec("player", self.tr("Player board"), "mdi6.account", self.boards.player, left, share=3),
            DockSpec("hand", self.tr("Hand"), "mdi6.cards-outline", self.hand, DockSide.BOTTOM, shown=self.with_cards,
                     heights=HAND_HEIGHTS),
            DockSpec("supply", self.tr("Supply"), "mdi6.package-variant", self.boards.supply, left),
            more["goals"],
            DockSpec("opponents", self.tr("Opponents"), "mdi6.account-group", self.boards.opponents, right,
                     note=self.tr("clockwise"), share=4),
            more["scores"],
            DockSpec("journal", self.tr("Journal"), "mdi6.script-text-outline", self._journal, right, share=3),
            DockSpec("history", self.tr("History"), "mdi6.source-branch", self.past.dock, right, compact=False, share=3),
            more["inspector"],
            DockSpec("spaces", self.tr("Spaces"), "mdi6.format-list-bulleted", self.spaces.dock, right, compact=False,
                     shown=False, share=3),
        )  # fmt: skip

    def title(self) -> str:
        view: State = self.session.view(None)
        players = ", ".join(self.speaker.players)
        return f"{players} · {ROMAN[view.age - 1]}/{view.round}"

    def close(self) -> None:
        super().close()
        self.chances.close()
        theme().changed.disconnect(self._on_theme)
        self.hand.put_away()
        self.hands.withdraw()
        self.play.stop()
        self.view_widget.shut_down()

    def final_score(self) -> FinalScore:
        return final_score(self)

    # ---- slots
    @guarded()
    def _on_theme(self) -> None:
        settings = self.host.settings
        self.view_widget.set_look(theme().palette, settings.text_scale, settings.strong_patterns)
        self.view_widget.set_motion(settings.animation_speed, settings.reduced_motion)

    @guarded()
    def _on_journal(self, node: int) -> None:
        """A line of the journal: show the first place that it names; of an Event its card."""
        told = [story for story in event_stories(self.session.history.path(), self.viewer) if story.node == node]
        if told:
            self.panels.show(ReportPanel(self, told))
        self.show_place(node)

    @guarded()
    def show_place(self, node: int) -> None:
        """Show the first place on the board that the lines of a step name."""
        for entry in self.session.history.nodes[node].entries:
            for field in ("space", "city", "target", "end"):
                space = entry.values.get(field)
                if isinstance(space, int) and space >= 0:
                    self.view_widget.show_space(space)
                    self.play.flash(space)
                    return

    def _is_panel_open(self) -> bool:
        """Return whether a panel stands beside the board whose button Enter is written on; with full hands Enter puts down."""
        panel = self.play.panel
        return self.play.load is None and self.play.held[0] < 0 and panel is not None and isValid(panel) and panel.isVisible()

    @guarded()
    def _on_refused(self, refusal: Refusal, move: msgspec.Struct) -> None:
        self.play.show_refusal(refusal, move)

    def show_events(self) -> None:
        """Show the newest Events of the game beside the board, the last one first."""
        self.panels.show(events_so_far(self))

    def open_context(self, space: int, _at: QPoint) -> None:
        """Second button, long press: what can be done there; on units how many of them are taken."""
        city = self.view.cities.get(space)
        units = dict(self.play.own_units(space))
        piece = self.view_widget.clicked_piece
        on_units = bool(units) and (city is None or (piece is not None and piece[0] in units))
        if city is not None and city.owner == self.asked and not on_units:
            self.panels.open_city(space)
        elif on_units:
            self.play.pick_units(space)
        else:
            self.panels.open_space(space)
