"""Pictures, levels and labels: plain values."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from desktop.board import levels
from desktop.board.arrange import SHOULDER, city_places, garrison_places, piece_at, stack_places
from desktop.board.labels import Wanted, draw_label, place_labels
from desktop.board.model import BARBARIAN, PIRATE, BoardPicture, CityPicture, RealmPicture, StackPicture
from desktop.board.pieces import garrisons, shared
from desktop.theme import palette
from desktop.theme.fonts import load_fonts
from desktop.theme.palette import LIGHT, PLAYERS
from tests.desktop.board.positions import IDS, example_picture


def test_owners_have_colours() -> None:
    picture = example_picture()
    assert picture.colours(2) is PLAYERS[2]
    assert picture.colours(BARBARIAN) is palette.BARBARIAN
    assert picture.colours(PIRATE) is palette.PIRATE
    assert picture.colours(5) is palette.BARBARIAN


def test_spaces_with_something_on_them_are_occupied() -> None:
    picture = example_picture()
    assert {IDS[2, 0], IDS[5, 1], IDS[3, 1], IDS[7, 4]} <= picture.occupied()
    assert IDS[4, 1] not in picture.occupied()


def test_each_city_is_framed_unless_realms_are_given() -> None:
    picture = example_picture()
    assert len(picture.framed()) == len(picture.cities)
    realm = RealmPicture(0, frozenset((1, 2)))
    assert BoardPicture(picture.spaces, picture.seats, picture.cities, realms=(realm,)).framed() == (realm,)


def test_units_in_a_city_of_their_owner_are_its_garrison() -> None:
    picture = example_picture()
    inside = garrisons(picture)
    assert inside[IDS[6, 1]].tokens == (("infantry", 3), ("elephant", 1))
    assert IDS[5, 1] not in inside
    guest = StackPicture(IDS[2, 0], 1, (("infantry", 1),))
    assert IDS[2, 0] not in garrisons(BoardPicture(picture.spaces, picture.seats, picture.cities, (guest,)))


def test_stacks_that_share_a_space_stand_apart() -> None:
    one, two = StackPicture(7, 0, (("ship", 1),), sea=True), StackPicture(7, 1, (("ship", 2),), sea=True)
    offsets = shared(BoardPicture(stacks=(one, two)), ())
    assert offsets[one.key] != offsets[two.key]
    assert shared(BoardPicture(stacks=(one,)), ())[one.key] == (0.0, 0.0)


@pytest.mark.parametrize("count", range(9))
def test_buildings_stand_apart_behind_the_settlement(count: int) -> None:
    places = city_places(CityPicture(0, 0, buildings=(("temple", 0),) * count), None, None)
    assert places[-1].icon == "settlement"
    assert len(places) == min(count, 7) + 1
    for a, b in combinations(places[:-1], 2):
        assert abs(a.x - b.x) > 0.15 or abs(a.y - b.y) > 0.2


def test_the_port_stands_on_its_sea_side() -> None:
    city = CityPicture(0, 0, buildings=(("temple", 0), ("port", 0), ("market", 0)))
    west = next(p for p in city_places(city, None, (-1.5, 0.8)) if p.icon == "port")
    east = next(p for p in city_places(city, None, (1.5, 0.8)) if p.icon == "port")
    assert west.x < 0 < east.x


@pytest.mark.parametrize("kinds", range(1, 7))
def test_any_number_of_kinds_fits_on_a_hex(kinds: int) -> None:
    tokens = tuple((f"kind{n}", 2) for n in range(kinds))
    places, pennant = stack_places(tokens, 0, sea=False)
    assert len(places) == kinds
    assert pennant[0] < min(place.x for place in places)
    assert all(place.x - place.size / 2 > -1.0 and place.x + place.size / 2 < 1.1 for place in places)


@pytest.mark.parametrize("garrison", [False, True])
@pytest.mark.parametrize(
    "tokens",
    [(("settler", 2), ("infantry", 1)), (("infantry", 3), ("cavalry", 2)), (("settler", 1), ("infantry", 3), ("cavalry", 2)),
     (("infantry", 3), ("cavalry", 2), ("elephant", 1), ("leader", 1))],
    ids=len,
)  # fmt: skip
def test_where_several_kinds_stand_together_each_has_its_number_and_nearest_to_itself(tokens, garrison) -> None:
    places = garrison_places(StackPicture(0, 0, tokens)) if garrison else stack_places(tokens, 0, sea=False)[0]
    assert all(place.has_number for place in places)
    heads = [(place.x, place.y - place.size * 0.8) for place in places]
    spots = [(p.x + p.size * p.number_at[0], p.y + p.size * p.number_at[1]) for p in places]
    for own, spot in enumerate(spots):
        ranges = [dist(spot, head) for head in heads]
        assert min(ranges) == ranges[own]
        assert ranges[own] < 0.7 * min(ranges[:own] + ranges[own + 1 :])


def test_pieces_of_one_each_have_no_numbers_and_one_kind_has_its_at_the_shoulder() -> None:
    places, _ = stack_places((("settler", 1), ("infantry", 1)), 0, sea=False)
    assert not any(place.has_number for place in places)
    (alone,), _ = stack_places((("infantry", 4),), 0, sea=False)
    assert alone.has_number
    assert alone.number_at == SHOULDER


def test_a_piece_is_found_where_it_is_drawn() -> None:
    places, _ = stack_places((("infantry", 2), ("cavalry", 1)), 0, sea=False)
    for place in places:
        assert piece_at(places, place.x, place.y - place.size / 2) is place
    assert piece_at(places, 0, -0.8) is None


def test_the_fitted_level_shows_the_whole_board() -> None:
    for width, height in ((1070, 1024), (925, 485), (760, 400)):
        size = levels.fitted(width, height, (17.0, 16.45))
        assert size * 17.0 <= width - 14
        assert size * 16.45 <= height - 14
        # Not more of the window is left than the sheet's margin.
        assert (size + 1) * 17.0 > width - 48 or (size + 1) * 16.45 > height - 48
        assert levels.filling(width, height, (17.0, 16.45)) >= size
    assert levels.fitted(10, 10, (17.0, 16.45)) == levels.SMALLEST
    assert levels.fitted(800, 600, (0.0, 0.0)) == 56
    assert levels.filling(925, 485, (17.0, 16.45)) * 17.0 <= 925


def test_pieces_and_names_are_shown_on_a_small_window() -> None:
    """The whole board at 1280x640: the view is 925x485 there."""
    assert levels.detail(levels.fitted(925, 485, (17.0, 15.9))) == levels.NORMAL


def test_steps_stop_at_the_ends_of_the_ladder() -> None:
    assert levels.stepped(56, 1, 60) == 60
    assert levels.stepped(56, 2, 60) == 66
    assert levels.stepped(57.5, -1, 60) == 56
    assert levels.stepped(levels.LARGEST, 3, 60) == levels.LARGEST
    assert levels.stepped(levels.SMALLEST, -1, 60) == levels.SMALLEST
    assert levels.nearest(63.9, 60) == 66


def test_labels_do_not_cover_each_other() -> None:
    wanted = [Wanted(n, n % 4 * 1.5, n // 4 * 1.732 + n % 2 * 0.866, 1.7, 0.3) for n in range(16)]
    placed = place_labels(wanted, [], {})
    for a, b in combinations(wanted, 2):
        (ax, ay), (bx, by) = placed[a.space], placed[b.space]
        assert abs(a.x + ax - b.x - bx) >= 1.69 or abs(a.y + ay - b.y - by) >= 0.29


def test_a_label_makes_way_for_a_piece() -> None:
    alone = place_labels([Wanted(0, 0, 0, 1.6, 0.3)], [], {})[0]
    beside = place_labels([Wanted(0, 0, 0, 1.6, 0.3)], [(0.5, 0.5, 0.5, 0.4)], {})[0]
    assert alone[0] == 0
    assert beside[0] < 0


def test_a_label_stays_where_it_was_until_it_covers_something() -> None:
    wanted, piece = Wanted(0, 0, 0, 1.6, 0.3), (0.5, 0.5, 0.5, 0.4)
    beside = place_labels([wanted], [piece], {})
    assert place_labels([wanted], [], beside) == beside
    assert place_labels([wanted], [(-0.9, 0.5, 0.5, 0.4)], beside) != beside


def test_a_label_does_not_push_another_out_of_its_place() -> None:
    south = Wanted(0, 0, 1, 1.6, 0.3)
    before = place_labels([south], [], {})
    both = place_labels([Wanted(1, 0.1, 0.9, 1.6, 0.3), south], [], before)
    assert both[0] == before[0]
    assert abs(0.9 + both[1][1] - 1 - both[0][1]) >= 0.29


@pytest.mark.parametrize("size", [29, 46, 78])
def test_labels_grow_with_the_size_of_text_as_far_as_they_have_room(qapp: object, size: int) -> None:
    load_fonts()
    level, widths = levels.Level(size), {}
    for name in ("Ur", "Thessalonica"):
        for scale in (1.0, 2.0):
            city = CityPicture(0, 0, name, 3, "happy")
            pixmap = draw_label(city, BoardPicture(seats=PLAYERS), level, LIGHT, text_scale=scale).pixmap
            widths[name, scale] = pixmap.width(), pixmap.height()
    grown = widths["Ur", 2.0][1] / widths["Ur", 1.0][1]
    assert grown > (1.05 if size < 40 else 1.3)
    assert widths["Ur", 2.0][1] < 0.98 * size  # the face included
    assert widths["Thessalonica", 2.0][0] <= max(widths["Thessalonica", 1.0][0], 2.6 * size + 40)
