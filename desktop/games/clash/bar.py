"""What the bar at the top of the window says of a game: Age and round, who is asked what, the actions of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from core.engine.decision import Decision
from core.games.clash.frames import HappinessFrame, TurnFrame
from core.games.clash.moves import DONE
from core.games.clash.state import State
from core.games.clash.turn import ACTIONS
from core.games.clash.variants import ROUNDS, last_age
from desktop.app.gameview import Pips, Prompt
from desktop.games.clash.words.language import tr
from desktop.games.clash.words.names import ROMAN
from desktop.widgets.counters import Track

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable


def actions_left(number: int) -> str:
    """Return how many actions are left, in words."""
    return QCoreApplication.translate("Clash", "%n actions left", "", number)


def plays_turn(view: State, seat: int) -> bool:
    """Return whether it is the turn of this seat."""
    return any(isinstance(frame, TurnFrame) and frame.seat == seat for frame in view.frames)


def seat_in_turn(view: State) -> int | None:
    """Return whose turn it is; None between turns."""
    return next((frame.seat for frame in reversed(view.frames) if isinstance(frame, TurnFrame)), None)


def track_of(view: State) -> Track:
    """Return the track of Ages and rounds: as many Ages as the game has at most."""
    ages = ROMAN[: last_age(view.config)]
    words = (
        tr("Age {age} of {ages}, round {round} of {rounds}")
        .replace("{age}", ROMAN[view.age - 1]).replace("{ages}", ages[-1])
        .replace("{round}", str(view.round)).replace("{rounds}", str(ROUNDS))
    )  # fmt: skip
    return Track(tr("Age"), tr("Round"), ages, ROUNDS, view.age - 1, view.round - 1, words)


def prompt_of(table: ClashTable, decision: Decision | None) -> Prompt:
    """Return who is asked, and what for, if that is a person at the machine."""
    if decision is None:
        return Prompt(tr("The game is over"), "")
    seat = decision.seats[0]
    if table.asked == seat:
        title, hint = table.speaker.question(decision)
        who = table.player_name(seat) if table.hotseat.names(seat) else ""
        return Prompt(title, hint, table.player(seat), who)
    if table.botplay.paused:
        title = tr("Stopped: {name} to move").replace("{name}", table.player_name(seat))
        return Prompt(title, tr("Look around; the bots go on when you want"), table.player(seat))
    title = tr("Waiting for {name}").replace("{name}", table.player_name(seat))
    return Prompt(title, tr("Watch, or look around"), table.player(seat))


def pips_of(table: ClashTable, view: State, decision: Decision | None) -> Pips:
    """Return the actions of the one whose turn it is, whoever is asked meanwhile; none in a Status Phase."""
    seat = seat_in_turn(view)
    if decision is None or seat is None:
        return Pips()
    player = view.players[seat]
    total = max(ACTIONS, player.actions)
    words = actions_left(player.actions)
    if seat != table.asked:
        words = f"{table.player_name(seat)}: {words}"
    frame = view.frames[-1]
    if isinstance(frame, HappinessFrame):
        # Put together freely: its action is spent when it is done, none at all if a power lets it be taken free.
        spent = total - player.actions
        return Pips(total, spent, bool(player.actions) and not frame.using, words)
    # A trade is no action: none runs while an offer is answered.
    running = decision.kind not in ("turn", "offer") and player.actions < total
    return Pips(total, total - player.actions - running, running, words)


def end_button(table: ClashTable, view: State, kind: str) -> tuple[str, bool]:
    """Return the label of the button that ends what is going on, and whether it is the next thing to do."""
    label = {"move": tr("Finish moving"), "happiness": tr("Finish")}.get(kind, tr("End turn"))
    if kind == "move" and table.hands.ends_with_it():
        label = tr("End turn")
    return label, kind in ("move", "happiness") or (kind == "turn" and view.players[table.seat].actions == 0)


def conditions_of(table: ClashTable, kind: str) -> frozenset[str]:
    """Return the conditions of the game's commands that hold while a person is asked this kind of question ("" for nobody)."""
    holds = set()
    if kind in ("turn", "move") or (kind == "happiness" and table.refusal(DONE) is None):
        holds.add("can_end_turn")
    if kind in ("turn", "move") and table.with_cards:
        holds.add("can_trade")
    return frozenset(holds)
