"""What of a view of the state the board gets to show: realms, and what spaces yield."""

from __future__ import annotations

from desktop.board.labels import draw_place_name
from desktop.board.levels import Level
from desktop.games.clash.picture import realms_of, yields_at
from desktop.theme.palette import LIGHT
from tests.desktop.games.clash.tables import Sitting
from tests.desktop.games.clash.test_table_turn import town


def test_cities_side_by_side_are_framed_as_one_realm(sitting: Sitting) -> None:
    table = sitting.position(town())
    framed = {(realm.owner, realm.spaces) for realm in realms_of(table.view)}
    together = frozenset((sitting.space(-2, 1), sitting.space(-2, 2)))
    assert framed == {(0, together), (0, frozenset((sitting.space(0, 0),))), (1, frozenset((sitting.space(1, -1),)))}


def test_what_a_space_yields_is_asked_of_the_engine(sitting: Sitting) -> None:
    data = town()
    data["seats"]["0"]["advances"] = ["farming", "mining"]
    data["seats"]["0"]["cities"]["0,0"]["buildings"] = ["port"]
    table = sitting.position(data)
    yields = {where: yields_at(table.view, 0, sitting.space(*where)) for where in ((1, 0), (0, -1), (-1, 0), (1, -1), (2, 0))}
    assert yields == {(1, 0): ("ore",), (0, -1): ("wood",), (-1, 0): ("food",), (1, -1): (), (2, 0): ()}
    assert set(yields_at(table.view, 0, sitting.space(0, 1))) == {"gold", "mood_happy"}
    assert yields_at(table.view, 0, -1) == ()


def test_the_hovered_space_shows_its_yields_when_seen_from_near(sitting: Sitting) -> None:
    table = sitting.position(town())
    board = table.view_widget
    space = sitting.space(0, -1)
    board.zoom.to_level(108, animated=False)
    board.finish()
    plain = board.pieces._shown["place", space].item.pixmap().size()
    board.hover(space)
    shown = board.pieces._shown["place", space].item.pixmap().size()
    assert shown.height() > plain.height()
    assert shown == draw_place_name("forest · 1", Level(108, board.level().dpr), LIGHT, ("wood",)).pixmap.size()
    board.hover(-1)
    assert board.pieces._shown["place", space].item.pixmap().size() == plain
