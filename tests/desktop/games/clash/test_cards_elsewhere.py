"""Cards beside the hand: at the opponents, on the own board, in the discard piles."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from core.games.clash.content.cards import ACTION, EVENT, OBJECTIVE, WONDER
from core.games.clash.rules.cards import number_held
from core.games.clash.rules.objectives import OBJECTIVES
from core.games.clash.rules.play import CIVIL_HALVES
from desktop.app.actions import ActionTable
from desktop.games.clash.cardpictures import card_picture
from desktop.games.clash.dialogs.piles import PilesDialog
from tests.desktop.games.clash.test_hand import GROWTH, land


def test_opponents_show_their_cards_by_kind_and_completed_objectives(rich):
    view = rich.table.view
    for other in rich.table.boards.opponents.cards:
        shown: Any = other._shown
        player = view.players[shown.seat]
        numbers = {icon: number for icon, number, _ in shown.cards}
        assert numbers == {
            "card_action": number_held(player, ACTION), "card_objective": number_held(player, OBJECTIVE),
            "card_wonder": number_held(player, WONDER), "card_event": number_held(player, EVENT),
            "victory_point": len(player.completed),
        }  # fmt: skip
        for _, objective in player.completed:
            assert OBJECTIVES[objective].name in other.toolTip()
        assert "Objectives" in other.toolTip() or not player.completed
        for held in player.hand:
            assert held.id not in other.toolTip()


def test_a_card_that_one_has_seen_is_named_at_its_holder(sitting):
    data = land([GROWTH])
    data["seats"]["1"]["hand"] = ["A01:0", "O01"]
    sitting.position(data)
    tip = sitting.table.boards.opponents.cards[0].toolTip()
    assert CIVIL_HALVES["advance"].name in tip
    assert OBJECTIVES["civilization"].name not in tip


def test_the_own_board_names_completed_objectives_and_points_by_source(rich):
    own = rich.table.boards.own
    done = [OBJECTIVES[objective].name for _, objective in rich.table.view.players[0].completed]
    assert done
    for name in done:
        assert name in own.chips.accessibleName() + own.chips.accessibleDescription()
    assert "Objectives 2" in own.banner.toolTip()


def test_the_discard_piles_can_be_looked_through(rich):
    rich.window.resize(1920, 1080)
    QApplication.processEvents()
    rich.window._on_relayout()
    rich.press("Discard piles…")
    dialog = rich.window.findChild(PilesDialog)
    view = rich.table.view
    decks = {ACTION: view.action_deck, EVENT: view.events, OBJECTIVE: view.objective_deck}
    heights = []
    for kind, deck in decks.items():
        dialog.choice.set_value(kind)
        QApplication.processEvents()
        heights.append(dialog.wall.minimumHeight() if deck.discard else 0)
        names = [shown.picture for shown in dialog.wall.cards]
        assert names == [card_picture(id) for id in deck.discard]
        assert dialog.nothing.isVisible() == (not deck.discard)
    spare = dialog._scroll.viewport().height() - dialog.choice.height() - max(heights)
    assert 0 <= spare < 40, "as high as the largest pile"
    rich.key(Qt.Key.Key_Escape, widget=dialog)
    assert not dialog.isVisible()
    actions: ActionTable = rich.window.actions_table
    actions.action("discard_piles").trigger()
    assert any(found.isVisible() for found in rich.window.findChildren(PilesDialog))


def test_in_the_learning_game_only_events_are_discarded_and_wonders_are_chips(sitting):
    data = land([])
    del data["options"]
    data["seats"]["0"]["hand"] = ["great_gardens"]
    data["seats"]["1"]["hand"] = []
    sitting.position(data)
    assert "Great Gardens" in sitting.table.boards.own.chips.accessibleName()
    assert not sitting.window._docking.docks["hand"].isVisible()
    sitting.table.show_named("discard-piles")
    dialog = sitting.window.findChild(PilesDialog)
    assert list(dialog._piles) == [EVENT]
