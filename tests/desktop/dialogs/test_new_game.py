"""The new-game dialog: seats, options and seed as data, by mouse and by keyboard."""
from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop import robust
from desktop.dialogs.base import show_over
from desktop.dialogs.new_game import NewGameDialog
from desktop.dialogs.newgame_data import (
    PERSON,
    BotSpec,
    NewGame,
    NewGameForm,
    OptionSpec,
    PeopleSpec,
    Seat,
    new_seed,
    seed_of,
)
from desktop.theme.style import Appearance, theme
from desktop.widgets.labels import Label


def problem(game: NewGame) -> str | None:
    return "Five points are too few." if game.options["points"] == 5 else None


FORM = NewGameForm(
    "toy", "A toy game", (2, 3, 4), (BotSpec("random", "Random bot"), BotSpec("greedy", "Greedy bot", "looks ahead")),
    (PeopleSpec("rome", "Rome"), PeopleSpec("china", "China")),
    (OptionSpec("learning", "Learning game", "icons only", True), OptionSpec("short", "Short game"),
     OptionSpec("points", "Points", "to win", 10, ((5, "five"), (10, "ten"))),
     OptionSpec("undo", "Undo", "", "marked", (("free", "Always"), ("marked", "Visible")), "At the table")),
    people_label="Civilization", problem=problem, length=lambda game: f"about {len(game.seats)} hours")


@pytest.fixture
def host(qtbot):
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1280, 720)
    host.show()
    host.activateWindow()
    qtbot.waitUntil(host.isActiveWindow)
    return host


def opened(host, default: NewGame | None = None) -> NewGameDialog:
    dialog = NewGameDialog(FORM, default, "Mira")
    show_over(host, dialog)
    return dialog


def test_defaults_are_one_person_and_two_bots(host):
    dialog = opened(host)
    result = dialog.result()
    assert [seat.bot for seat in result.seats] == [PERSON, "greedy", "greedy"]
    assert [seat.name for seat in result.seats] == ["Mira", "", ""]
    assert [seat.colour for seat in result.seats] == [0, 1, 2]
    assert result.options == {"learning": True, "short": False, "points": 10, "undo": "marked"}
    assert 100_000 <= result.seed < 1_000_000
    assert dialog.foot_note.text() == "about 3 hours"


def test_the_rules_are_asked_when_the_dialog_is_there_to_be_seen(host, qtbot):
    """Loading them takes a while."""
    asked: list[NewGame] = []
    form = replace(FORM, problem=lambda game: asked.append(game) or "The rules say no.")
    dialog = NewGameDialog(form, None, "Mira")
    show_over(host, dialog)
    assert asked == []
    qtbot.waitUntil(lambda: bool(asked))
    assert dialog.foot_note.text() == "The rules say no."
    assert not dialog.primary.isEnabled()


def test_what_a_people_means_is_told(host):
    dialog = NewGameDialog(replace(FORM, people_note="Peoples have names only."), None, "Mira")
    show_over(host, dialog)
    assert [label.text() for label in dialog.findChildren(Label) if label.isVisible()].count("Peoples have names only.") == 1


def test_enter_begins_and_esc_cancels(host, qtbot):
    dialog = opened(host)
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.seed, Qt.Key.Key_Return)
    dialog = opened(host)
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog.seed, Qt.Key.Key_Escape)


def test_seats_are_added_up_to_the_limit_and_taken_away_down_to_it(host):
    dialog = opened(host)
    QTest.mouseClick(dialog.seats._add, Qt.MouseButton.LeftButton)
    assert len(dialog.result().seats) == 4
    assert dialog.result().seats[3].colour == 3
    assert not dialog.seats._add.isEnabled()
    assert "4 players" in dialog.seats._add.text()
    dialog.seats.rows()[1].remove.click()
    dialog.seats.rows()[1].remove.click()
    assert [seat.colour for seat in dialog.result().seats] == [0, 3]
    assert not dialog.seats.rows()[0].remove.isEnabled()


def test_the_order_changes_by_keys_and_by_dragging(host, qtbot):
    dialog = opened(host)
    first = dialog.seats.rows()[0]
    QTest.keyClick(first.handle, Qt.Key.Key_Down)
    assert [seat.colour for seat in dialog.result().seats] == [1, 0, 2]
    assert first.handle.hasFocus()
    last = dialog.seats.rows()[2]
    there = last.handle.mapFromGlobal(last.mapToGlobal(QPoint(8, last.height() // 2)))
    handle = dialog.seats.rows()[0].handle
    QTest.mousePress(handle, Qt.MouseButton.LeftButton)
    target = handle.mapFromGlobal(last.handle.mapToGlobal(there))
    QTest.mouseMove(handle, target)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=target)
    assert [seat.colour for seat in dialog.result().seats] == [0, 2, 1]


def test_a_seat_changes_player_people_colour_and_name(host):
    dialog = opened(host)
    row = dialog.seats.rows()[1]
    row.who.setFocus()
    QTest.keyClick(row.who, Qt.Key.Key_Up)
    assert dialog.result().seats[1].bot == "random"
    QTest.keyClick(row.people, Qt.Key.Key_Down)
    assert dialog.result().seats[1].people == "rome"
    QTest.keyClicks(row.name, "Jonas")
    assert dialog.result().seats[1].name == "Jonas"
    menu = row.crest.menu()
    assert len(menu.actions()) == 2  # its own colour and the free one; the others are taken
    menu.actions()[1].trigger()
    menu.deleteLater()
    assert dialog.result().seats[1].colour == 3


def test_two_seats_can_not_have_the_same_people(host):
    dialog = opened(host)
    for row in dialog.seats.rows()[:2]:
        QTest.keyClick(row.people, Qt.Key.Key_Down)
    assert dialog.problem() == "Two seats have chosen the same people."
    assert not dialog.primary.isEnabled()
    dialog.accept()
    assert dialog.isVisible()


def test_the_rules_of_the_game_have_a_word(host):
    dialog = opened(host)
    points = next(field for field in dialog.fields if field.spec.id == "points")
    points.choice.setFocus()
    QTest.keyClick(points.choice, Qt.Key.Key_Up)
    assert dialog.foot_note.text() == "Five points are too few."
    assert not dialog.primary.isEnabled()
    QTest.keyClick(points.choice, Qt.Key.Key_Down)
    assert dialog.primary.isEnabled()


def test_options_by_keyboard(host):
    dialog = opened(host)
    short = next(field for field in dialog.fields if field.spec.id == "short")
    QTest.keyClick(short.toggle, Qt.Key.Key_Space)
    assert dialog.result().options["short"] is True


def test_the_seed_is_a_number_or_words(host):
    dialog = opened(host)
    dialog.seed.setText("48213")
    assert dialog.result().seed == 48213
    dialog.seed.setText("Kirkuk")
    assert dialog.result().seed == seed_of("kirkuk ")
    dialog.seed.setText(" ")
    assert dialog.problem() == "The seed is empty."


def test_seeds_are_the_same_everywhere():
    assert seed_of("007") == 7
    assert seed_of("Kirkuk") == seed_of(" KIRKUK") == 24994295010171984
    assert seed_of("9" * 30) != seed_of("9" * 31)
    assert 100_000 <= new_seed() < 1_000_000


def test_a_default_is_shown_again(host):
    default = NewGame("toy", (Seat("random", "A", "china", 2), Seat(PERSON, "B", "", 0)), {"short": True, "points": 99}, 5,
                      True)
    dialog = opened(host, default)
    result = dialog.result()
    assert result.seats == default.seats
    assert result.options["short"] is True
    assert result.options["points"] == 10
    assert result.seed == 5
    assert result.random_order


def test_a_form_brings_seats_but_no_seed(host):
    form = replace(FORM, default=NewGame("toy", (Seat(), Seat("random", "", "", 1)), {}, 1))
    dialog = NewGameDialog(form)
    show_over(host, dialog)
    assert len(dialog.result().seats) == 2
    assert dialog.result().seed >= 100_000


def test_plain_data_goes_round():
    game = NewGame("toy", (Seat("random", "A", "china", 2), Seat()), {"short": True}, 5, True)
    assert NewGame.from_plain(game.plain(), 5) == game


@pytest.mark.parametrize("data", [{}, {"game": "toy"}, {"game": 1, "seats": 3, "options": {}, "random_order": 0},
                                  {"game": "x", "seats": [{"bot": 1}], "options": {}, "random_order": False},
                                  {"game": "x", "seats": [], "options": 5, "random_order": False}])
def test_plain_data_of_another_form_is_nothing(data):
    assert NewGame.from_plain(data, 1) is None


def test_a_random_order_comes_from_the_seed():
    game = NewGame("toy", tuple(Seat(colour=k) for k in range(4)), {}, 5, True)
    assert game.seated() == game.seated()
    assert sorted(seat.colour for seat in game.seated()) == [0, 1, 2, 3]
    assert any(replace(game, seed=seed).seated() != game.seats for seed in range(5))
    assert replace(game, random_order=False).seated() == game.seats


@pytest.mark.parametrize("scale", [.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 640), (700, 480)])
def test_it_holds_in_small_windows_and_large_text(host, size, scale):
    try:
        theme().configure(appearance=Appearance.DARK, scale=scale)
        host.resize(*size)
        dialog = opened(host)
        assert dialog.size().width() <= QSize(*size).width()
        assert dialog.size().height() <= QSize(*size).height()
        host.grab()
        assert not [w for w in dialog.findChildren(QWidget) if robust.is_faulty(w)]
        assert dialog.rect().contains(dialog.primary.geometry())
        dialog.reject()
    finally:
        theme().configure(appearance=Appearance.LIGHT, scale=1.0)


def test_a_game_without_peoples_names_bots_by_their_kind(host):
    dialog = NewGameDialog(replace(FORM, peoples=()), None, "")
    show_over(host, dialog)
    assert [seat.name for seat in dialog.result().seats] == ["Player 1", "Greedy bot", "Greedy bot"]


def test_an_option_that_another_one_settles_can_not_be_chosen(host):
    options = (OptionSpec("mode", "Game", default="full", choices=(("full", "Full"), ("learning", "Learning"))),
               OptionSpec("events", "Events", default="full", choices=(("full", "Whole"), ("icons", "None")),
                          settled=(("mode", "learning", "icons"),)))
    dialog = NewGameDialog(replace(FORM, options=options, problem=lambda game: None))
    show_over(host, dialog)
    mode, events = dialog.fields
    events.choice.setCurrentIndex(1)
    events.choice.activated.emit(1)
    mode.choice.setCurrentIndex(1)
    mode.choice.activated.emit(1)
    assert not events.choice.isEnabled()
    assert events.choice.value() == "icons"
    assert dialog.result().options == {"mode": "learning", "events": "full"}
    mode.choice.setCurrentIndex(0)
    mode.choice.activated.emit(0)
    assert events.choice.isEnabled()
    assert dialog.result().options == {"mode": "full", "events": "icons"}


def test_the_dialog_grows_with_its_content_where_there_is_room(host, qtbot):
    host.resize(1280, 900)
    dialog = opened(host)
    bar = dialog._scroll.verticalScrollBar()
    assert bar.maximum() == 0
    top = dialog.y()
    for row in dialog.seats.rows():
        row.who.setCurrentIndex(0)
        row.who.chosen.emit(PERSON)
    while len(dialog.seats.rows()) < 4:
        QTest.keyClick(dialog.seats._add, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bar.maximum() == 0 and dialog.open_table.isVisible())
    assert dialog.y() == top
    host.resize(1280, 480)
    assert dialog.height() <= 480


def test_what_bots_do_is_asked_where_one_sits(host):
    choices = (("never", "Never"), ("often", "Often"))
    spec = OptionSpec("offers", "Trade offers of bots", "", "often", choices, "At the table", of_bots=True)
    form = replace(FORM, options=(*FORM.options[:3], spec))
    dialog = NewGameDialog(form, None, "Mira")
    show_over(host, dialog)
    field = next(field for field in dialog.fields if field.spec.id == "offers")
    heading = dialog._heads["At the table"]
    assert field.isVisible()
    assert all(widget.isVisible() for widget in heading)
    for row in dialog.seats.rows():
        row._on_who(PERSON)
    assert not field.isVisible()
    assert not any(widget.isVisible() for widget in heading)
    assert dialog.result().options["offers"] == "often"
    dialog.seats.rows()[0]._on_who("greedy")
    assert field.isVisible()
