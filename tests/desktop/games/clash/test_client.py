"""The game's client: seats and peoples of a new game, what the start screen says of a save, forged saves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QSize

from core.bots.match import play
from core.bots.registry import make_bot
from core.commands.tables import make_config
from core.engine import saves
from core.games.clash.game import GAME
from core.peoples import PEOPLES
from desktop.app import render
from desktop.app.gameview import SaveProblem
from desktop.dialogs.newgame_data import NewGame, Seat
from desktop.games.clash import VIEWS
from desktop.games.clash.client import named, with_peoples
from desktop.theme.palette import PLAYERS
from tests.desktop.games.clash.mock_position import session
from tests.desktop.games.clash.tables import session_of
from tests.desktop.games.clash.test_table_turn import town


def new_game(*seats: Seat, seed: int = 3) -> NewGame:
    return NewGame("clash", seats, {"mode": "learning"}, seed)


# ---------------------------------------------------------------- seats
def test_every_seat_gets_a_people_of_its_own_by_the_seed():
    game = new_game(Seat(people="rome"), Seat(bot="greedy"), Seat(bot="greedy"), Seat(bot="random"))
    seats = with_peoples(game)
    peoples = [seat.people for seat in seats]
    assert len(set(peoples)) == 4
    assert set(peoples) <= set(PEOPLES)
    assert "rome" in peoples
    assert with_peoples(game) == seats
    assert any(with_peoples(new_game(*game.seats, seed=seed)) != seats for seed in range(4, 9))


def test_a_people_that_is_not_known_is_replaced():
    seats = with_peoples(new_game(Seat(people="atlantis"), Seat(bot="greedy")))
    assert all(seat.people in PEOPLES for seat in seats)


def test_the_form_refuses_two_seats_with_one_people(qapp):
    form = VIEWS.form()
    assert form.problem(new_game(Seat(people="rome"), Seat(bot="greedy", people="rome")))
    assert form.problem(new_game(Seat(people="rome"), Seat(bot="greedy", people="china", colour=1))) is None
    assert form.problem(new_game(Seat(), Seat(bot="greedy", colour=1))) is None
    assert form.problem(new_game(Seat(), Seat(bot="greedy")))


def test_the_form_offers_what_the_rules_have(qapp):
    form = VIEWS.form()
    assert tuple(form.seat_numbers) == GAME.seats
    assert {people.id for people in form.peoples} == set(PEOPLES)
    for bot in form.bots:
        assert make_bot("clash", bot.id) is not None
    offered = {spec.id: (spec.default, {value for value, _ in spec.choices}) for spec in form.options}
    assert offered == {option.id: (option.default, set(option.choices or ())) for option in GAME.options()}
    for spec in form.options:
        assert all(spec.note_of(value) for value, _ in spec.choices)


def test_seats_of_a_save_without_names_are_called_after_peoples():
    seats = named((Seat(people="rome"), Seat(name="Ada"), Seat(), Seat()), 5)
    assert [seat.name for seat in seats[:2]] == [PEOPLES["rome"].name, "Ada"]
    assert len({seat.name for seat in seats}) == 4
    assert all(seat.people in PEOPLES for seat in seats[2:])
    assert named(seats, 6) == seats


# ---------------------------------------------------------------- the start screen's card
def write(folder: Path, data: bytes) -> Path:
    path = folder / "a.ecumene"
    path.write_bytes(data)
    return path


def test_the_card_names_people_place_in_the_game_and_players(qapp, tmp_path):
    card = VIEWS.describe_save(write(tmp_path, saves.dump(session())))
    assert card.title == PEOPLES["babylonia"].name
    words = " ".join(card.lines)
    assert "Age IV, round 2" in words
    assert "4 players" in words
    assert card.player == PLAYERS[0]
    assert card.file_name == "Babylonia - Age IV round 2"
    assert not card.over


def test_render_says_that_a_save_holds_moves_that_the_rules_do_not_know(qapp, capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(render, "make_application", lambda *_, **__: qapp)
    simulated = make_config(GAME, 2, ())
    document = json.loads(saves.dump(play(GAME, simulated, 1, [make_bot("clash", "random")] * 2)[0]))
    first = document["steps"][0][2]
    first["do"] = "collekt"
    path, out = write(tmp_path, json.dumps(document).encode()), tmp_path / "a.png"
    assert render.main([str(path), "--out", str(out), "--size", "1000x640"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("ecumene render: The rules have changed")
    assert len(said.strip().splitlines()) == 1


def damaged(**changes: Any) -> bytes:
    """Return a save whose snapshot was changed, with a checksum that fits."""
    document = json.loads(saves.dump(session_of(town())))
    document["snapshot"].update(changes)
    canonical = msgspec.json.encode(document["snapshot"])
    document["checksum"] = saves.checksum(canonical)
    return json.dumps(document).encode()


@pytest.mark.parametrize("changes", [{"age": 0}, {"age": 99}, {"age": -1}, {"round": 12}, {"age": "x"}, {"players": []}])
def test_a_forged_save_has_no_card(qapp, tmp_path, changes):
    path = write(tmp_path, damaged(**changes))
    with pytest.raises(SaveProblem, match=r"\w+"):
        VIEWS.describe_save(path)


@pytest.mark.parametrize(
    "extra",
    [{}, {"seats": []}, {"seats": [1, 2]}, {"seats": [{}, {}]}, {"seats": "x"},
     {"seats": [{"bot": "", "name": "A", "people": "x", "colour": "red"}] * 2},
     {"seats": [{"bot": "nobody", "name": 3, "people": "x", "colour": 77}] * 2}],
)  # fmt: skip
def test_seats_that_make_no_sense_are_replaced(sitting, tmp_path, extra):
    begun = session_of(town())
    begun.extra = extra
    path = sitting.write(begun)
    assert VIEWS.describe_save(path).title is not None
    assert sitting.window.games.open(path)
    assert len(sitting.table.seats) == 2
    assert all(seat.colour >= 0 for seat in sitting.table.seats)
    sitting.window.grab()


def test_a_spoilt_autosave_does_not_keep_the_program_from_starting(sitting, qtbot):
    sitting.window.slot.path.write_bytes(damaged(age=99))
    sitting.window.show_start()
    assert sitting.window.start_screen.primary.isVisible()


# ---------------------------------------------------------------- pictures
def test_the_start_screen_has_a_picture_in_any_size(qapp):
    for size, ratio in ((QSize(640, 420), 1.0), (QSize(1920, 1080), 2.0)):
        picture = VIEWS.start_picture(size, ratio)
        assert picture is not None
        assert picture.deviceIndependentSize().toSize() == size
