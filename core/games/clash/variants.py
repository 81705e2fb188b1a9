"""What the options of a table change (Variants; Learning Game): every reading of an option that several modules need."""

from __future__ import annotations

from core.engine.game import Config
from core.games.clash.content.dice import FACES, SIDES
from core.games.clash.moments import ClashStep
from core.games.clash.state import State

SECTION = "Variants"
ROUNDS = 3
"""Rounds of an Age (Game Structure)."""
AGES, SHORT_AGES, LONG_AGES = 6, 4, 7
"""Ages of the game, of the Shorter Game, and on the reverse side of the Round track (Variable End Game)."""
RED_ROUNDS = 5
"""The last rounds of the Round track's reverse side, which may be the game's last (Variable End Game)."""
ROLL_TO_END = (5, 4, 3, 2, 1)
"""Rounds left, the red one included, less 1 -> the highest result with which the game ends: the longer, the likelier (ruling
VARI-R1)."""
ROLLED, WONDER = "rolled", "wonder"
"""Reasons for which a game with a variable end is over before its last Age."""


def last_age(config: Config) -> int:
    """Return the Age after which the game ends at the latest."""
    options = config.options
    if options.get("length") == "short":
        return SHORT_AGES
    return AGES if options.get("ending", "fixed") == "fixed" else LONG_AGES


def first_end(config: Config) -> int:
    """Return the Age in which the game may end at the earliest, as long as every player has a city."""
    last = last_age(config)
    return last if last != LONG_AGES else last - (RED_ROUNDS - 1) // ROUNDS


def rounds_left(state: State) -> int:
    """Return how many rounds the game still has at the most, the present one included."""
    return (last_age(state.config) - state.age + 1) * ROUNDS - state.round + 1


def is_red_round(state: State) -> bool:
    """Return whether this round may be the last one by the variable end."""
    return state.config.options.get("ending", "fixed") != "fixed" and rounds_left(state) <= RED_ROUNDS


def start_settlers(config: Config) -> int:
    """Return with how many Settlers each player starts."""
    return 2 if config.options.get("length") == "short" else 1


def free_advances(config: Config) -> int:
    """Return how many free Advances a player gets in each Status Phase."""
    return 2 if config.options.get("length") == "short" else 1


def wonders_lie_open(state: State) -> bool:
    """Return whether drawn Wonders lie on the table for everybody (Open Wonders)."""
    return bool(state.config.options.get("open_wonders"))


def roll_to_end(step: ClashStep, seat: int) -> bool:
    """Roll for the end before a red round; return whether the game ends now (Variable End Game: Roll to End)."""
    state = step.state
    if state.config.options.get("ending") != "roll" or not is_red_round(state):
        return False
    most = ROLL_TO_END[rounds_left(state) - 1]
    die = FACES[step.chance.draw(state, "end_die", SIDES)[0] - 1].value
    state.last_round = die <= most
    step.write("end_rolled", seat, die=die, most=most, ends=int(state.last_round))
    return state.last_round


def wonder_constructed(step: ClashStep) -> None:
    """Let this round be the last one if a Wonder was constructed in a red one (Variable End Game: A Wonderful Ending)."""
    state = step.state
    if state.config.options.get("ending") == "wonder" and is_red_round(state) and not state.last_round:
        state.last_round = True
        step.write("last_round")
