"""What one game gives to the client, and what the window gives to a game: the seam between the shell and desktop/games.

A game's package has one object, the `GameClient`, found by a table from id to module. It describes itself for the start
screen and the new-game dialog, and makes a `TableView`: the running game with its board, docks and texts. The window
shows what the table tells through its signals and sends commands back; it never looks into a game.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QRect, QSize, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from desktop.app.actions import ActionDef
from desktop.app.start import ContinueCard, GameChoice
from desktop.dialogs.newgame_data import NewGame, NewGameForm
from desktop.palette.tree import Completion
from desktop.theme.palette import PlayerColour
from desktop.widgets.explained import Explanation

if TYPE_CHECKING:
    from desktop.app.settings import Settings


class SaveProblem(Exception):
    """A save can't be opened. Its text is one sentence for the player."""


class DockSide(Enum):
    """Where a dock is at first."""

    LEFT = "left"
    RIGHT = "right"
    BOTTOM = "bottom"


@dataclass(frozen=True, slots=True)
class DockSpec:
    """A panel round the board. `id` is stable (layouts are remembered by it), `widget` its content.

    `compact` says whether it is shown in the layout for small windows; those of one side are tabbed there. `share` is
    the part of its side's height that it takes in the wide layout, relative to the others. One at the bottom has its title at its
    left and takes `heights` pixels at 100 %: in a window that is low for its text, in the compact and in the wide layout.
    `tab` is the id of the dock behind which it lies at first in the wide layout, "" for a place of its own.
    """

    id: str
    title: str
    icon: str
    widget: QWidget
    side: DockSide
    note: str = ""
    compact: bool = True
    shown: bool = True
    share: int = 1
    heights: tuple[int, int, int] = (60, 100, 200)
    tab: str = ""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the bar says: whose colour, the sentence in the display face, the line below it.

    `who` is the name of the one who is asked where that is not plain; the bar takes the colour then.
    """

    text: str
    note: str = ""
    player: PlayerColour | None = None
    who: str = ""


@dataclass(frozen=True, slots=True)
class Pips:
    """The actions of the turn: how many, how many are spent, whether one is running."""

    total: int = 0
    spent: int = 0
    running: bool = False
    description: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """What the bar asks once before something is done: the sentence, what is at stake, the labels of the two answers.

    It blocks nothing: the commands `confirm` (Enter) and `decline` (Esc) answer it, and any other step withdraws it.
    """

    text: str
    note: str = ""
    yes: str = ""
    no: str = ""


@dataclass(frozen=True, slots=True)
class Pace:
    """Whether others (bots) play now, and whether they were stopped or are skipped."""

    active: bool = False
    paused: bool = False
    skipping: bool = False


@dataclass(frozen=True, slots=True)
class Glance:
    """Another player in few signs: colours, name, the points; `marked` is who plays. Public facts only."""

    seat: int
    player: PlayerColour
    name: str
    figure: str
    marked: bool = False
    words: str = ""
    """The name with what the figure counts, for its tip and screen readers."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A line in the banner: what happened, what is safe, buttons (id and label). `tone`: danger, warn, ok, accent."""

    what: str
    safe: str = ""
    actions: tuple[tuple[str, str], ...] = ()
    tone: str = "danger"


class TableHost(Protocol):
    """What a table may use of its window."""

    settings: Settings

    def show_dialog(self, dialog: QWidget, *, fill: bool = False, keep: str = "") -> QObject:
        """Show a dialog (with signals `accepted` or `rejected`) over the window. Returns the overlay (`closed`).

        `keep`: the id of a dock at the lower edge that stays in front and can be used.
        """
        ...

    def show_curtain(self, curtain: QWidget) -> QObject:
        """Cover the whole window, floating docks included, until the curtain's `accepted`."""
        ...

    def show_choice(self, panel: QWidget) -> None:
        """Show a choice panel beside the board; a panel shown before goes away."""
        ...

    def hide_choice(self) -> None:
        """Take the choice panel away."""
        ...

    def make_way(self, spared: Callable[[], Sequence[QRect]]) -> None:
        """Put the choice panel where it covers none of these places of the screen, if there is room for it elsewhere.

        They are asked for again when the panel gets another room.
        """
        ...

    def show_notice(self, notice: Notice) -> None:
        """Show a banner below the bar, over the board."""
        ...

    def withdraw_notice(self, notice: Notice) -> None:
        """Take the banner of a notice away, unless it shows another one by now."""
        ...

    def show_dock(self, id: str) -> None:
        """Bring a panel to the front."""
        ...

    def cache_path(self) -> Path | None:
        """Return the folder for what may be drawn or worked out anew, None if nothing is to be kept."""
        ...

    def autosave_path(self) -> Path:
        """Return the file that the autosave of this window goes to."""
        ...


class TableView(QObject):
    """A running game at the table. A game derives from it; all defaults do nothing.

    Signals that the window listens to: `prompt_changed(Prompt)`, `track_changed(Track)`, `pips_changed(Pips)`,
    `situation_changed(frozenset)` with the conditions of desktop.app.actions that hold (`at_table` is the window's own),
    `reasons_changed(dict)` with condition -> translated sentence why it does not hold just now ("" for the usual one),
    `end_turn_changed(str, bool)` with label and whether the button is shown in gold, `dock_note_changed(str, str)` with a
    dock's id and the note in its title, `pace_changed(Pace)`, `attention_wanted` when a person is asked after others have
    played, `hints_changed(tuple)` with pairs of key and text,
    `glances_changed(list)` with a Glance for each other player (a click on one triggers `glance:` and the seat),
    `title_changed(str)` with public facts,
    `question_changed(Question | None)` for what the bar asks before something is done, `spoken(str)` with a sentence for those
    who don't see the window, `ended(FinalScore)`,
    `leave_requested`, `again_requested(NewGame)` to begin another game.
    """

    prompt_changed = Signal(object)
    track_changed = Signal(object)
    pips_changed = Signal(object)
    pace_changed = Signal(object)
    attention_wanted = Signal()
    situation_changed = Signal(object)
    reasons_changed = Signal(object)
    end_turn_changed = Signal(str, bool)
    dock_note_changed = Signal(str, str)
    hints_changed = Signal(object)
    glances_changed = Signal(object)
    title_changed = Signal(str)
    question_changed = Signal(object)
    spoken = Signal(str)
    ended = Signal(object)
    leave_requested = Signal()
    again_requested = Signal(object)

    game_id: str = ""

    @property
    def layout(self) -> str:
        """The name under which the layout of the panels is remembered."""
        return self.game_id

    def board(self) -> QWidget:
        """Return the widget in the middle."""
        raise NotImplementedError

    def docks(self) -> tuple[DockSpec, ...]:
        """Return the panels."""
        return ()

    def actions(self) -> tuple[ActionDef, ...]:
        """Return commands of the game's own."""
        return ()

    def completions(self) -> Sequence[Completion]:
        """Return what the command palette completes of the game now; nothing that the one at the machine may not know."""
        return ()

    def gestures(self) -> tuple[tuple[str, str], ...]:
        """Return gestures of the game's own for the page of keys: (gesture, effect), translated."""
        return ()

    def explain_actions(self) -> Explanation | None:
        """Return what the figure of the actions in the bar is made of, None if there is nothing to say."""
        return None

    def conditions(self) -> Mapping[str, str]:
        """Return conditions of the game's own commands: name -> translated sentence why a command can't run."""
        return {}

    def title(self) -> str:
        """Return the text of the window's title. Public facts only."""
        return ""

    def start(self) -> None:
        """Called once when all widgets are in the window: emit all signals, ask the first decision.

        Nothing may be written to the autosave before.
        """

    def let_go(self) -> None:
        """Something opens over the board: what a drag holds goes back to where it was, as with Esc."""

    def trigger(self, command: str) -> bool:
        """Run a command (an id of the action table or of a notice). Returns whether it was the table's."""
        return False

    def save(self, path: Path) -> None:
        """Write the game to a file. Raises OSError, or SaveProblem."""
        raise NotImplementedError

    def flush(self) -> None:
        """Finish writing the autosave, because the window closes or a fault was caught."""

    def number_of_seats(self) -> int:
        """Return how many play."""
        raise NotImplementedError

    def prepare_picture(self, seat: int | None, ratio: float) -> None:
        """Show what a seat sees (None: who is to move) and draw all of it at once, for `ecumene render`.

        `ratio` is device pixels a logical pixel. Bots do not move meanwhile.
        """

    def renewed(self) -> TableView:
        """Return a new table of the same game, not yet started, whose texts are in the language now in force.

        This one is closed before the new one starts.
        """
        raise NotImplementedError

    def show_named(self, dialog: str) -> bool:
        """Show a dialog of the game by its name, for `ecumene render --dialog`. Returns whether there is one."""
        return False

    def close(self) -> None:
        """End workers and timers; the game stays saved."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A situation of the gallery. `dialog` is a name for `--dialog`; `mockup` the name of its mock-up, "" for none.

    Where a theme has a mock-up of its own, `{theme}` stands in the name. `at_table`: it shows a game, not the start screen.
    `finished`: it shows a finished game that the game brings along.
    """

    name: str
    dialog: str = ""
    mockup: str = ""
    at_table: bool = True
    finished: bool = False


class GameClient(Protocol):
    """One game in the client."""

    id: str
    def scenes(self) -> tuple[Scene, ...]:
        """Return the situations of a gallery that any table of the game can show (TableView.show_named)."""
        ...

    def sample(self, finished: bool = False) -> Path | None:
        """Return a saved game for pictures: one that shows much of the game, or a finished one. None if it brings none along."""
        ...

    def choice(self) -> GameChoice:
        """Return how the start screen names it."""
        ...

    def form(self) -> NewGameForm:
        """Return what the new-game dialog shows."""
        ...

    def quick_start(self, player_name: str, seed: int) -> NewGame:
        """Return the game that quick start begins."""
        ...

    def learning_game(self, player_name: str, seed: int) -> NewGame:
        """Return the game to learn the rules with; only asked of a game whose choice has a `learn_note`."""
        ...

    def describe_save(self, path: Path) -> ContinueCard:
        """Return the card of a saved game. Raises SaveProblem."""
        ...

    def new_table(self, host: TableHost, game: NewGame) -> TableView:
        """Begin a game. Raises SaveProblem when the rules refuse the configuration."""
        ...

    def open_table(self, host: TableHost, path: Path) -> TableView:
        """Open a saved game. Raises SaveProblem."""
        ...

    def start_picture(self, extent: QSize, dpr: float) -> QPixmap | None:
        """Return a board for the start screen, or None for the painted chart."""
        ...


class Clients(Protocol):
    """The table of games; importing a game is put off until it is asked for."""

    def ids(self) -> tuple[str, ...]:
        """Return the ids of all games that have views."""
        ...

    def load(self, game_id: str) -> GameClient:
        """Return a game's client. Raises SaveProblem for an id that has none."""
        ...

    def of_save(self, path: Path) -> str:
        """Return the id of the game that a save holds. Raises SaveProblem."""
        ...
