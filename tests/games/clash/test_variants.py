"""The variants that change how long a game lasts and with what it starts; the rest stands in scenarios/clash/variants.toml."""

from __future__ import annotations

import pytest

from core.bots.match import play
from core.bots.registry import make_bot
from core.commands.tables import make_config
from core.commands.usage import UsageError
from core.engine import saves
from core.engine.game import Config, SeatConfig
from core.engine.session import Session
from core.games.clash import GAME
from core.games.clash.setup import OPTIONS
from core.games.clash.state import units_on_board
from core.games.clash.variants import is_red_round, last_age, rounds_left

Options = dict[str, bool | int | str]


def config(players: int = 2, **options: bool | int | str) -> Config:
    """Return a table with these options."""
    return GAME.complete(Config(seats=tuple(SeatConfig(colour=seat) for seat in range(players)), options=options))


@pytest.mark.parametrize(
    ("options", "last", "first_end"),
    [({}, 6, 6), ({"length": "short"}, 4, 4), ({"ending": "roll"}, 7, 6), ({"ending": "wonder"}, 7, 6)],
)
def test_the_last_age_follows_from_the_options(options: Options, last: int, first_end: int) -> None:
    assert (last_age(config(**options)), GAME.final_stage(config(**options))) == (last, first_end)


@pytest.mark.parametrize("ending", ["roll", "wonder"])
def test_the_last_five_rounds_are_red(ending: str) -> None:
    state = GAME.new(config(ending=ending), 1)
    assert rounds_left(state) == 21
    red = []
    for state.age in range(1, 8):
        for state.round in range(1, 4):
            if is_red_round(state):
                red.append((state.age, state.round))
    assert red == [(6, 2), (6, 3), (7, 1), (7, 2), (7, 3)]


def test_no_round_is_red_with_the_fixed_end() -> None:
    state = GAME.new(config(), 1)
    state.age, state.round = 6, 3
    assert not is_red_round(state)


SHORT: Options = {"length": "short"}


@pytest.mark.parametrize(("options", "settlers"), [({}, 1), (SHORT, 2), ({**SHORT, "mode": "learning"}, 2)])
def test_the_shorter_game_starts_with_two_settlers(options: Options, settlers: int) -> None:
    state = GAME.new(config(3, **options), 1)
    assert [units_on_board(state, seat, "settler") for seat in range(3)] == [settlers] * 3


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "learning", "events": "icons"},
        {"mode": "learning", "events": "optional"},
        {"length": "short", "ending": "roll"},
        {"length": "short", "ending": "wonder"},
    ],
)
def test_what_does_not_go_together(options: Options) -> None:
    problem = GAME.problem(config(**options))
    assert problem is not None
    assert problem.section == "Variants"


@pytest.mark.parametrize("mode", ["full", "learning"])
def test_every_option_goes_with_the_usual_others(mode: str) -> None:
    for option in OPTIONS:
        for value in option.choices or (False, True):
            if option.id != "mode" and (mode == "full" or option.id != "events"):
                assert GAME.problem(config(mode=mode, **{option.id: value})) is None


def test_a_table_that_names_only_the_mode_gets_the_other_options() -> None:
    """The Learning game was all there was: its saves name no other option."""
    session = Session(GAME, Config(seats=(SeatConfig(), SeatConfig(colour=1)), options={"mode": "learning"}), 3)
    assert {option.id for option in OPTIONS} == set(session.config.options)
    loaded = saves.load(saves.dump(session))
    assert loaded.notices == ()
    assert loaded.session.state == session.state


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("options", "reasons"),
    [
        ({"length": "short"}, {"ages"}),
        ({"length": "short", "mode": "learning"}, {"ages"}),
        ({"ending": "roll"}, {"rolled", "ages"}),
        ({"ending": "wonder", "open_wonders": True}, {"wonder", "ages"}),
    ],
)
def test_whole_games_end_as_their_options_say(options: Options, reasons: set[str]) -> None:
    table = config(2, **options)
    for seed in range(1, 4):
        _, result = play(GAME, table, seed, [make_bot("clash", "random")] * 2, check=True)
        assert result.ended in reasons | {"no_city"}
        if result.ended != "no_city":
            assert GAME.final_stage(table) <= result.progress[0] <= last_age(table)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("mode=learning", "events=optional", "length=short"), "mode=learning and events=optional"),
        (("length=short", "ending=roll"), "length=short and ending=roll"),
    ],
)
def test_options_that_exclude_each_other_are_named_at_the_command_line(options: tuple[str, ...], said: str) -> None:
    with pytest.raises(UsageError) as raised:
        make_config(GAME, 2, options)
    found = set(str(raised.value).rpartition(": ")[2].rstrip(".").split(" and "))
    assert found == set(said.split(" and "))
