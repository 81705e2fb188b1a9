"""Cities change hands (Capturing Cities, Barbarians Capturing Cities, Destroying and Conquering Wonders)."""

from __future__ import annotations

import pytest

from core.games.clash.frames import CaptureFrame
from core.games.clash.game import GAME
from core.games.clash.moves import Construct, Pick
from core.games.clash.rules.capture import capture_gold
from core.games.clash.rules.construct import construct_refusal
from core.games.clash.scoring import score
from core.games.clash.state import ANGRY, HAPPY, NEUTRAL, City
from core.games.clash.units import BARBARIANS
from tests.games.clash.war import BLUE, GREEN, GREY, I6, L1, RED, War

HERE, BACK, HOME, FAR = (0, 0), (0, 1), (3, 0), (3, 1)
PIECES = ("academy", "fortress", "port", "temple")


def conquest(*buildings: str | tuple[str, int], loser: int = BLUE, mood: int = NEUTRAL, wonders: tuple[str, ...] = ()) -> War:
    """Return a position in which Red's Infantry stands in an undefended city; the loser has another city."""
    war = War()
    war.put(HERE, RED, infantry=2)
    for wonder in wonders:
        war.player(loser, wonder)
    war.city(HERE, loser, *buildings, mood=mood, wonders=wonders, name="Ur", activated=2)
    if loser >= 0:
        war.city(HOME, loser)
    return war


def test_the_example_of_the_rulebook_RX38() -> None:
    war = conquest("temple", ("academy", GREEN), wonders=("great_wall",))
    war.attack(HERE, RED, BLUE, BACK)
    assert war.goods(RED) == {"gold": 4}
    city = war.held(HERE)
    assert city.buildings == (("academy", GREEN), ("temple", RED))
    assert (city.owner, city.mood, city.name, city.wonders) == (RED, ANGRY, "Ur", ("great_wall",))
    assert city.influenced
    assert war.state.players[RED].wonders
    assert not war.state.players[BLUE].wonders
    assert war.state.builders == {"great_wall": BLUE}
    assert [dict(score(war.state, seat).sources)["wonders"] for seat in (RED, BLUE)] == [4, 4]
    assert war.units(HOME) == {"settler": 1}
    # It may be activated again at once: as an Angry city, once (CAP-2).
    assert (city.activated, city.spent) == (0, False)


@pytest.mark.parametrize("size", range(1, 6))
def test_the_gold_by_size_and_mood_RX39_CAPT_01(size: int) -> None:
    for mood, gold in ((NEUTRAL, size), (HAPPY, size + 1), (ANGRY, 1)):
        war = conquest(*PIECES[: size - 1], mood=mood)
        war.attack(HERE, RED, BLUE, BACK)
        assert war.goods(RED) == {"gold": gold}
        assert war.held(HERE).mood == ANGRY


def test_gold_above_seven_is_lost() -> None:
    war = conquest(*PIECES)
    war.player(RED, gold=5)
    war.attack(HERE, RED, BLUE, BACK)
    assert war.goods(RED) == {"gold": 7}


def test_captured_buildings_work_without_the_advance_RX40_CAPT_08() -> None:
    war = War({(0, 0): "plains", (0, 1): "sea", (1, 0): "plains", (2, 0): "plains"})
    war.put((0, 0), RED, infantry=1)
    war.city((0, 0), BLUE, "port", "fortress", port=war.at((0, 1)))
    war.dice((L1,), (L1,))
    war.attack((0, 0), RED, BLUE, (1, 0))
    city = war.held((0, 0))
    assert city.port == war.at((0, 1))
    assert {kind for kind, _ in city.buildings} == {"port", "fortress"}
    war.city((2, 0), RED, mood=HAPPY)
    for building in ("fortress", "port"):
        refusal = construct_refusal(war.state, RED, Construct(war.at((2, 0)), building))
        assert refusal is not None


def test_pieces_that_are_missing_are_removed_for_gold_RX41() -> None:
    war = conquest("temple", "port")
    war.state.cities[war.at(HERE)] = City(BLUE, buildings=(("port", BLUE), ("temple", BLUE)), port=war.at(BACK))
    for q in range(-4, 1):
        war.city((q, 4), RED, "temple")
    war.attack(HERE, RED, BLUE, BACK)
    assert war.goods(RED) == {"gold": 4}
    assert war.held(HERE).buildings == (("port", RED),)
    assert war.held(HERE).size == 2
    assert war.held(HERE).port == war.at(BACK)


def test_a_port_that_is_removed_leaves_its_sea() -> None:
    war = conquest()
    war.state.cities[war.at(HERE)] = City(BLUE, buildings=(("port", BLUE),), port=war.at(BACK))
    for q in range(-4, 1):
        war.city((q, 4), RED, "port")
    war.attack(HERE, RED, BLUE, BACK)
    assert war.held(HERE).port == -1


def test_without_a_settlement_piece_the_city_is_removed_RX41_CAPT_04() -> None:
    war = conquest("temple", ("port", GREEN), mood=NEUTRAL, wonders=("great_library",))
    for r in range(7):
        war.city((-4, r) if r < 5 else (-3, r - 5), RED)
    war.attack(HERE, RED, BLUE, BACK)
    assert war.at(HERE) not in war.state.cities
    assert war.goods(RED) == {"gold": 7}
    gained = war.entries("gained")
    assert [entry["goods"] for entry in gained] == [(("gold", 4),), (("gold", 4),)]
    assert war.units(HERE) == {"infantry": 2}
    # The Wonder is lost for everybody; the former owner still gets his Settler.
    assert war.state.builders == {}
    assert not any(player.wonders for player in war.state.players)
    assert war.units(HOME) == {"settler": 1}


def test_pieces_of_the_capturer_stay_and_need_no_supply_CAPT_02() -> None:
    war = conquest(("temple", RED), "academy")
    for q in range(-4, 0):
        war.city((q, 4), RED, "temple")
    war.attack(HERE, RED, BLUE, BACK)
    assert war.held(HERE).buildings == (("academy", RED), ("temple", RED))
    assert not war.held(HERE).influenced


def test_a_city_keeps_its_size_CAPT_03() -> None:
    war = conquest(*PIECES)
    war.attack(HERE, RED, BLUE, BACK)
    assert war.held(HERE).size == 5


def test_nothing_is_gained_for_exchanged_pieces_CAP_5() -> None:
    war = conquest("academy", "temple")
    war.player(RED, "dogma")
    war.attack(HERE, RED, BLUE, BACK)
    assert war.goods(RED) == {"gold": 3}
    assert war.asked() == "turn"


def test_the_loser_chooses_the_city_of_his_settler() -> None:
    war = conquest()
    war.city(FAR, BLUE)
    decision = war.attack(HERE, RED, BLUE, BACK)
    assert decision is not None
    assert (decision.kind, decision.source, decision.seats) == ("place", "capture", (BLUE,))
    assert war.why(Pick(war.at(HERE))) == "wrong_space_to_place"
    war.answer(Pick(war.at(FAR)))
    assert war.units(FAR) == {"settler": 1}


def test_no_settler_without_another_city_or_a_piece_CAPT_06() -> None:
    war = War()
    war.put(HERE, RED, infantry=1)
    war.city(HERE, BLUE)
    war.attack(HERE, RED, BLUE, BACK)
    assert not war.entries("unit_placed")
    war = conquest()
    war.put(FAR, BLUE, settler=4)
    war.attack(HERE, RED, BLUE, BACK)
    assert not war.entries("unit_placed")


# ---------------------------------------------------------------- Wonders
def test_the_great_pyramid_stays_with_its_builder() -> None:
    war = conquest(wonders=("great_pyramid",))
    mask = war.state.players[BLUE].wonders
    war.attack(HERE, RED, BLUE, BACK)
    assert war.state.players[BLUE].wonders == mask
    assert not war.state.players[RED].wonders
    assert war.held(HERE).wonders == ("great_pyramid",)


def test_a_builder_who_reconquers_gets_the_card_back() -> None:
    war = conquest(wonders=("great_library",))
    war.attack(HERE, RED, BLUE, BACK)
    del war.state.units[war.at(HERE)]
    war.put(HERE, BLUE, infantry=1)
    war.attack(HERE, BLUE, RED, BACK)
    assert war.state.players[BLUE].wonders
    assert not war.state.players[RED].wonders
    assert dict(score(war.state, BLUE).sources)["wonders"] == 8


def test_barbarians_set_the_wonder_aside_and_its_captor_gets_it() -> None:
    war = War()
    war.player(RED, "great_library")
    war.city(HERE, RED, wonders=("great_library",))
    war.put(HERE, GREY, infantry=1)
    war.attack(HERE, GREY, RED)
    assert not war.state.players[RED].wonders
    assert war.state.builders == {"great_library": RED}
    assert dict(score(war.state, RED).sources)["wonders"] == 4
    del war.state.units[war.at(HERE)]
    war.put(HERE, BLUE, infantry=1)
    war.attack(HERE, BLUE, GREY, BACK)
    assert war.state.players[BLUE].wonders


# ---------------------------------------------------------------- Barbarians
def test_barbarians_capture_a_city_RX44_CAPT_05() -> None:
    war = War()
    war.city(HERE, RED, "temple", ("port", BLUE), mood=HAPPY, port=war.at(BACK), name="Ur")
    war.city(HOME, RED)
    war.city(FAR, RED)
    war.put(HERE, GREY, infantry=2)
    decision = war.attack(HERE, GREY, RED)
    assert decision is not None
    assert (decision.kind, decision.seats) == ("place", (RED,))
    war.answer(Pick(war.at(FAR)))
    city = war.held(HERE)
    assert (city.owner, city.mood, city.name) == (BARBARIANS, ANGRY, "Ur")
    assert city.buildings == (("port", BLUE), ("temple", RED))
    assert city.influenced
    assert city.port == war.at(BACK)
    assert war.units(FAR) == {"settler": 1}
    assert [war.goods(seat) for seat in (RED, BLUE)] == [{}, {}]
    # Both pieces score for their colours.
    assert dict(score(war.state, RED).sources)["cities"] == 2 * 3
    assert dict(score(war.state, BLUE).sources)["cities"] == 2


def test_without_a_grey_settlement_the_city_is_removed_and_nobody_gains() -> None:
    war = War()
    for number in range(10):
        war.city((-4 + number % 5, 4 - number // 5), GREY)
    war.city(HERE, RED, "temple")
    war.city(HOME, RED)
    war.put(HERE, GREY, infantry=1)
    war.attack(HERE, GREY, RED)
    assert war.at(HERE) not in war.state.cities
    assert war.goods(RED) == {}
    assert war.units(HERE) == {"infantry": 1}
    assert war.units(HOME) == {"settler": 1}


def test_an_empty_barbarian_city_gives_one_gold_and_a_defended_one_two_BARB_06() -> None:
    war = conquest(("temple", BLUE), ("port", RED), loser=GREY, mood=HAPPY)
    war.attack(HERE, RED, GREY, BACK)
    assert war.goods(RED) == {"gold": 1}
    city = war.held(HERE)
    assert (city.owner, city.mood) == (RED, ANGRY)
    assert city.buildings == (("port", RED), ("temple", BLUE))
    war = conquest(loser=GREY)
    war.put(HERE, GREY, infantry=1)
    war.dice((I6, L1), (L1,))
    war.attack(HERE, RED, GREY, BACK)
    assert war.goods(RED) == {"gold": 2}


def test_a_barbarian_city_without_own_settlement_piece_is_removed_for_gold() -> None:
    war = conquest(("temple", BLUE), loser=GREY)
    for r in range(7):
        war.city((-4, r) if r < 5 else (-3, r - 5), RED)
    war.attack(HERE, RED, GREY, BACK)
    assert war.at(HERE) not in war.state.cities
    assert war.goods(RED) == {"gold": 1 + 2}


def test_influenced_buildings_count_for_the_gold_CAPT_07() -> None:
    assert capture_gold(City(BLUE, NEUTRAL, buildings=(("temple", GREEN), ("port", RED)))) == 3
    assert capture_gold(City(BLUE, NEUTRAL, wonders=("great_wall",))) == 2


def test_a_capture_alone_settles_too() -> None:
    war = conquest("temple")
    war.push(CaptureFrame(RED, war.at(HERE), BLUE))
    assert war.held(HERE).owner == RED
    assert not any("city" in text for text in GAME.broken(war.state))
