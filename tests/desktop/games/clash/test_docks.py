"""The docks of a real table: what they show equals the view, and says why something can't be had."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QToolTip

from core.games.clash.content.powers import ADVANCES, of_category
from core.games.clash.content.unit_types import supply_left
from core.games.clash.game import GAME
from core.games.clash.goods import NAMES
from core.games.clash.moves import TakeAdvance
from core.games.clash.scoring import score
from core.games.clash.state import city_count
from desktop import robust
from desktop.games.clash.docks import opponents
from desktop.games.clash.docks.advances import AFFORDABLE, DEAR, LENT, LOCKED, OWNED, AdvancesBoard
from desktop.games.clash.docks.opponents import OpponentCard
from desktop.games.clash.docks.own import Chip, ChipRow, points_text
from desktop.games.clash.words.names import tr
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.base import Painting
from tests.desktop.games.clash.panels import rich_city
from tests.desktop.games.clash.tables import LEFT, Sitting
from tests.desktop.games.clash.test_boardplay import field
from tests.desktop.games.clash.test_table_turn import pay_as_suggested, town


def hover(sitting: Sitting, space: int) -> None:
    """Move the pointer over a space."""
    port, at = sitting.board.viewport(), QPointF(sitting.point(space))
    none = Qt.MouseButton.NoButton
    QApplication.sendEvent(
        port, QMouseEvent(QEvent.Type.MouseMove, at, QPointF(port.mapToGlobal(at.toPoint())), none, none, Qt.KeyboardModifier(0))
    )


# ---------------------------------------------------------------- own board, supply, opponents
def test_the_own_board_shows_the_view(rich):
    table, view = rich.table, rich.table.view
    player = view.players[0]
    shown = {name: counter.value for name, counter in table.boards.own.counters.items()}
    assert shown == dict(zip(NAMES, player.goods, strict=True))
    name, points = table.boards.own.banner.accessibleName(), points_text(score(view, 0).total_halves)
    assert "Babylon" in name
    assert points in name + table.boards.own.banner.accessibleDescription()
    assert f"{city_count(view, 0)} cities" in name + table.boards.own.banner.accessibleDescription()


def test_counters_follow_a_move(sitting):
    table = sitting.position(town())
    grid = table.boards.advances
    QTest.mouseClick(grid, LEFT, pos=grid.box_of("irrigation").center().toPoint())
    QTest.mouseClick(sitting.panel.button, LEFT)
    pay_as_suggested(sitting)
    goods = dict(zip(NAMES, sitting.state.players[0].goods, strict=True))
    assert {name: counter.value for name, counter in table.boards.own.counters.items()} == goods
    assert goods["mood"] == 6
    assert table.boards.advances._rows["irrigation"].state == OWNED


def test_the_supply_is_called_after_the_piece_at_the_keyboard_while_it_is_there(rich, qtbot):
    pieces = rich.table.boards.supply.pieces
    rich.widen()
    pieces.setFocus()
    QTest.keyClick(pieces, Qt.Key.Key_Right)
    kind, left = pieces._rows[0]
    assert pieces.accessibleName() == f"Settlement: {left}"
    assert kind == "settlement"
    rich.board.setFocus()
    assert pieces.accessibleName() == "Supply"


def test_the_supply_shows_what_is_left(rich):
    view = rich.table.view
    shown = dict(rich.table.boards.supply.pieces._rows)
    for kind in ("infantry", "settler", "ship"):
        assert shown[kind] == supply_left(view, 0, kind)
    assert shown["settlement"] == 7 - city_count(view, 0)
    assert str(shown["infantry"]) in rich.table.boards.supply.pieces.accessibleDescription()


def test_the_cards_of_the_others_show_the_view_clockwise(rich):
    table, view = rich.table, rich.table.view
    cards: list[OpponentCard] = table.boards.opponents.cards
    assert [card._shown.seat for card in cards] == [1, 2, 3]
    for card in cards:
        shown: Any = card._shown
        player = view.players[shown.seat]
        assert shown.goods == player.goods
        assert shown.points == points_text(score(view, shown.seat).total_halves)
        counts = {icon: number for icon, number, _ in shown.counts}
        assert counts["settlement"] == city_count(view, shown.seat)
        assert counts["academy"] == player.advances.bit_count()
        assert shown.name in card.toolTip()
        assert shown.points in card.accessibleName()
    assert [card._shown.first for card in cards] == [True, False, False]


def test_a_click_on_a_card_shows_that_players_board_and_the_next_one_the_own(rich):
    table, view = rich.table, rich.table.view
    card = table.boards.opponents.cards[1]
    QTest.mouseClick(card, LEFT)
    goods = dict(zip(NAMES, view.players[2].goods, strict=True))
    assert {name: counter.value for name, counter in table.boards.own.counters.items()} == goods
    assert table.boards.advances._rows["navigation"].state == OWNED
    assert [card._shown.seat for card in table.boards.opponents.cards] == [1, 2, 3]
    assert table.boards.own.back.isVisible()
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Return)
    goods = dict(zip(NAMES, view.players[0].goods, strict=True))
    assert {name: counter.value for name, counter in table.boards.own.counters.items()} == goods
    assert not table.boards.own.back.isVisible()


@pytest.mark.parametrize("way", ["Esc on the board", "Esc in a dock", "button", "banner"])
def test_there_is_a_way_back_from_anothers_board(rich, way):
    table = rich.table
    card = table.boards.opponents.cards[0]
    QTest.mouseClick(card, LEFT)
    assert table.looking() == 1
    if way == "Esc on the board":
        table.view_widget.setFocus()
        QTest.keyClick(table.view_widget, Qt.Key.Key_Escape)
    elif way == "Esc in a dock":
        card.setFocus()
        QTest.keyClick(card, Qt.Key.Key_Escape)
    elif way == "button":
        QTest.mouseClick(table.boards.own.back, LEFT)
    else:
        QTest.mouseClick(table.boards.own.banner, LEFT)
    assert table.looking() == 0


@pytest.mark.parametrize("where", ["board", "dock"])
def test_esc_declines_a_question_wherever_the_keyboard_is(sitting, where):
    sitting.position({**rich_city(), "begin": "raze"})
    assert sitting.kind == "raze"
    focus = sitting.table.view_widget if where == "board" else sitting.table.boards.advances
    focus.setFocus()
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert sitting.kind != "raze"


def test_a_number_answers_a_question_while_a_dock_has_the_keyboard(sitting):
    sitting.position({**rich_city(), "begin": "raze"})
    sitting.table.boards.advances.setFocus()
    QTest.keyClick(sitting.table.boards.advances, Qt.Key.Key_1)
    assert sitting.kind != "raze"


@pytest.mark.parametrize("number", [1, 4, 9])
def test_what_lies_before_a_player_takes_one_line(qtbot, number):
    row = ChipRow()
    qtbot.addWidget(row)
    row.show_chips(tuple(Chip("card_objective", f"An objective {k}", "tip") for k in range(number)))
    row.resize(270, row.wanted_size().height())
    boxes = [box for _, box in row._boxes()]
    assert len({box.top() for box in boxes}) == 1
    assert boxes[-1].right() <= row.width() + 0.5
    assert boxes[-1].bottom() <= row.height()


def test_the_own_board_comes_back_when_one_is_asked_again(sitting):
    sitting.position(field())
    QTest.mouseClick(sitting.table.boards.opponents.cards[0], LEFT)
    assert sitting.table.looking() == 1
    sitting.drag(sitting.space(0, -1), sitting.space(-1, 0), "settler")
    assert sitting.table.looking() == 0


# ---------------------------------------------------------------- Advances
def test_each_advance_is_shown_as_the_rules_have_it(rich):
    table = rich.table
    for advance, row in table.boards.advances._rows.items():
        card = ADVANCES[advance]
        refusal = table.refusal(TakeAdvance(advance))
        if table.view.players[0].advances & card.mask:
            assert row.state == OWNED
        elif refusal is None:
            assert row.state == AFFORDABLE
            assert not row.why
        else:
            assert row.state in (DEAR, LOCKED)
            assert row.why == table.speaker.refusal(refusal)
    states = {row.state for row in table.boards.advances._rows.values()}
    assert {OWNED, AFFORDABLE, LOCKED} <= states


def test_what_is_too_dear_or_lent_is_told_from_what_is_locked(sitting):
    table = sitting.position(town(food=0, idea=0, gold=0, lent="roads"))
    rows = table.boards.advances._rows
    assert rows["irrigation"].state == DEAR
    assert rows["irrigation"].why
    assert rows["dogma"].state == LOCKED
    assert rows["roads"].state == LENT
    assert "Great Library" in rows["roads"].why


def test_the_tooltip_says_what_it_does_and_why_it_can_not_be_had(rich):
    grid = rich.table.boards.advances
    for advance in ADVANCES:
        tip = grid.tip(advance)
        assert ADVANCES[advance].name in tip
        assert grid._rows[advance].why in tip
    at = grid.box_of("dogma").center().toPoint()
    QApplication.sendEvent(grid, QHelpEvent(QEvent.Type.ToolTip, at, grid.mapToGlobal(at)))
    assert "Dogma" in QToolTip.text()
    QToolTip.hideText()


def test_advances_are_walked_and_opened_by_key(sitting):
    grid = sitting.position(town()).boards.advances
    grid.setFocus()
    QTest.keyClick(grid, Qt.Key.Key_Down)
    QTest.keyClick(grid, Qt.Key.Key_Right)
    QTest.keyClick(grid, Qt.Key.Key_Left)
    assert grid.accessibleDescription()
    QTest.keyClick(grid, Qt.Key.Key_Return)
    assert grid.is_matrix
    assert sitting.panel.power == list(ADVANCES)[4]


def test_where_there_is_only_room_for_boxes_a_line_names_them_and_says_that_they_can_be_clicked(sitting):
    grid = sitting.position(town()).boards.advances
    assert grid.is_matrix
    assert grid.headline == ("", "Click a box, or here for all names")
    at = grid.box_of("irrigation").center()
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(QEvent.Type.MouseMove, at, QPointF(grid.mapToGlobal(at)), none, none, Qt.KeyboardModifier(0))
    QApplication.sendEvent(grid, move)
    assert grid.headline == ("Irrigation", tr(ADVANCES["irrigation"].text))
    assert min(box.top() for box in (grid.box_of(advance) for advance in ADVANCES)) >= grid._headline()


def test_a_category_names_its_advances(rich):
    grid = rich.table.boards.advances
    rich.widen(1280, 720)
    assert grid.is_matrix
    owned = [card.name for card in of_category("warfare") if rich.table.view.players[0].advances & card.mask]
    at = QPoint(40, round(grid.box_of("tactics").center().y()))
    QApplication.sendEvent(grid, QHelpEvent(QEvent.Type.ToolTip, at, grid.mapToGlobal(at)))
    tip = QToolTip.text()
    QToolTip.hideText()
    assert all(card.name in tip for card in of_category("warfare"))
    assert [name for name in owned if f"✓ {name}" in tip] == owned
    assert tip.count("✓") == len(owned) > 0


# ---------------------------------------------------------------- inspector
def test_the_inspector_tells_of_the_space_under_the_hand(rich):
    table, view = rich.table, rich.table.view
    inspector = table.sidebar.inspector
    city = next(space for space, city in view.cities.items() if city.name == "Babylon")
    hover(rich, city)
    for words in ("Babylon", "Mira", "Happy", "size 5", "Temple", "Academy", "Fortress", "Great Gardens", "Best harvest"):
        assert words in inspector.text
    barbarian = next(space for space, city in view.cities.items() if city.owner < 0)
    hover(rich, barbarian)
    assert "Barbarian city" in inspector.text
    assert "3 Infantry" in inspector.text
    hidden = view.terrain.index("unrevealed")
    hover(rich, hidden)
    assert view.geometry().name(hidden) in inspector.text
    assert "Babylon" not in inspector.text
    exhausted = view.exhausted[0]
    hover(rich, exhausted)
    assert "xhausted" in inspector.text


def test_the_inspector_names_the_marks_of_units(sitting):
    sitting.position(field(marks={"0,-1": {"infantry": {"mountain": 2}, "settler": {"forest": 1}}}))
    hover(sitting, sitting.space(0, -1))
    text = sitting.table.sidebar.inspector.text
    assert "entered a Mountain" in text
    assert "came through a Forest" in text


def test_the_inspector_follows_the_keyboard(sitting):
    table = sitting.position(field())
    sitting.board.setFocus()
    sitting.board.set_focused_space(sitting.space(0, 0))
    assert "Ur" in table.sidebar.inspector.text
    sitting.key(Qt.Key.Key_Up)
    assert "2 Infantry" in table.sidebar.inspector.text


# ---------------------------------------------------------------- journal
def test_the_journal_tells_what_happened_under_headings_and_leaves_small_things_out(sitting, qtbot):
    table = sitting.position(field())
    sitting.drag(sitting.space(0, -1), sitting.space(-1, 0), "settler")
    sitting.press("Finish moving")
    sitting.press("End turn")
    qtbot.waitUntil(lambda: table.asked == 0)
    rows = table._journal._model.rows
    assert any(row.heading for row in rows)
    assert not any(row.heading and row.colour for row in rows)
    assert any("Mira" in row.text and "Settler" in row.text for row in rows if not row.heading)
    written = [entry.key for node in table.session.history.path() for entry in node.entries]
    assert "turn_ended" in written
    assert len(rows) < len(written)
    colours = {row.colour for row in rows if row.text.startswith("Mira") and not row.heading}
    assert colours == {table.player(0).colour}


def test_a_line_of_the_journal_leads_to_its_place(sitting):
    table = sitting.position(town(units={"-1,0": {"settler": 1}}))
    sitting.click(sitting.space(-1, 0), "settler")
    sitting.choose("Found a city")
    row = next(i for i, row in enumerate(table._journal._model.rows) if "founded" in row.text)
    box = table._journal.list.visualRect(table._journal.list.model().index(row, 0))
    QTest.mouseClick(table._journal.list.viewport(), LEFT, pos=box.center())
    assert sitting.space(-1, 0) in sitting.lit()
    table.play._forget.timeout.emit()
    assert sitting.space(-1, 0) not in sitting.lit()


# ---------------------------------------------------------------- the bar
def test_the_bar_shows_whose_turn_it_is_where_the_game_is_and_what_is_left(rich):
    bar = rich.window.bar
    assert bar.track.accessibleName() == "Age IV of VI, round 2 of 3"
    assert "Your turn" in bar.text.text()
    assert bar.crest.player == rich.table.player(0)
    assert "2 actions left" in bar.pips.accessibleName()
    assert rich.window.windowTitle().startswith("Mira, Rome, Jonas, China · IV/2")


# ---------------------------------------------------------------- faults
def test_a_dock_that_can_not_be_painted_does_not_end_the_game(sitting, monkeypatch):
    table = sitting.position(field())
    monkeypatch.setattr(type(table.boards.supply.pieces), "_cells", lambda self: 1 / 0)
    table.boards.supply.pieces.update()
    sitting.window.grab()
    table.boards.supply.pieces.grab()
    assert robust.is_faulty(table.boards.supply.pieces)
    sitting.drag(sitting.space(0, -1), sitting.space(-1, 0), "settler")
    assert sitting.units(sitting.space(-1, 0)) == {"settler": 1}
    assert GAME.decision(sitting.state) is not None
    monkeypatch.undo()
    robust.forgive(table.boards.supply.pieces)


def test_points_are_written_with_halves():
    assert [points_text(halves) for halves in (0, 1, 2, 47)] == ["0", "½", "1", "23½"]


def test_the_pointer_off_the_board_leaves_the_last_text(sitting):
    table = sitting.position(field())
    hover(sitting, sitting.space(0, 0))
    before = table.sidebar.inspector.text
    table.view_widget.hover(-1)
    assert table.sidebar.inspector.text == before
    assert table.view_widget.space_at(QPoint(2, 2)) == -1


def test_what_did_not_change_is_not_painted_again(seen, sitting, monkeypatch, qtbot):
    sitting.position(town())
    sitting.widen()
    qtbot.waitUntil(lambda: not sitting.window._relayout.isActive())  # the panels share out their room
    QApplication.processEvents()
    painted: list[str] = []
    paint = Painting._paint

    def noting(self, painter):
        # What lies on the board, as the buttons of the zoom, is painted whenever the board is.
        if not sitting.window.frame.area.isAncestorOf(self):
            painted.append(type(self).__name__)
        paint(self, painter)

    monkeypatch.setattr(Painting, "_paint", noting)
    sitting.table.show_position(None)
    for _ in range(5):
        QApplication.processEvents()
    assert not {"OpponentCard", "RoundTrack", "PromptBar", "NamePlate", "Crest", "ToolButton"} & set(painted)


def test_the_columns_of_the_advances_do_not_depend_on_a_scroll_bar(qtbot, still):
    """They did: where three columns needed the bar, and two did not, the layout went round for ever and the program fell."""
    board = AdvancesBoard()
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setWidget(board)
    board.scrolls_in(area)
    qtbot.addWidget(area)
    area.show()
    three = next(width for width in range(200, 900) if (area.resize(width, 2000), not board.is_matrix)[1])
    for width in range(three - 30, three + 31):
        for height in range(100, 900, 20):
            area.resize(width, height)
            assert board.is_matrix == (width < three)


def test_the_goods_of_another_player_stand_in_pairs_of_icon_and_number(sitting, monkeypatch):
    sitting.position(rich_city())
    card = sitting.table.boards.opponents.cards[0]
    card.resize(240, card.sizeHint().height())
    drawn: list[tuple[Any, str]] = []
    monkeypatch.setattr(opponents, "paint_icon", lambda painter, icon, box, *_: drawn.append((box, "")))
    monkeypatch.setattr(opponents.paint, "text", lambda painter, box, words, *_, **__: drawn.append((box, words)))
    card.grab()
    pairs = [(a[0], b) for a, b in pairwise(drawn) if not a[1] and b[1]][1:]  # the first is the emblem
    for (icon, (number, words)), (after, _) in pairwise(pairs[: len(NAMES)]):
        within = number.left() - icon.right()
        assert after.left() - number.left() - theme().metrics(Role.BODY_BOLD).horizontalAdvance(words) >= 3 * within
