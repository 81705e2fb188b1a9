"""Battles: rolls, values, hits, casualties, payments, the end (Combat, Naval Combat and the powers named there)."""

from __future__ import annotations

import pytest

from core.games.clash.frames import BattleFrame, Side
from core.games.clash.game import GAME
from core.games.clash.goods import goods
from core.games.clash.moves import END_TURN, NO, Choose, Pay, Pick, Remove
from core.games.clash.rules.battle_value import cancel_parts, clash, fighters, value_parts
from core.games.clash.state import ANGRY, HAPPY, NEUTRAL
from core.games.clash.units import FOUGHT
from tests.games.clash.war import BLUE, C2, C4, C5, E2, E3, E4, GREEN, GREY, I3, I5, I6, L1, RED, War

HERE, BACK, HOME = (0, 0), (0, 1), (3, 0)
SEA_HERE, SEA_BACK = (0, 0), (0, 1)


def field(attackers: int, defenders: int, *, attacker: int = RED, defender: int = BLUE) -> War:
    """Return a position in which Infantry has moved into the enemy's space."""
    war = War()
    war.put(HERE, attacker, infantry=attackers)
    if defenders:
        war.put(HERE, defender, infantry=defenders)
    return war


def siege(attackers: int, defenders: int, *buildings: str, mood: int = NEUTRAL) -> War:
    """Return the same in a city of Blue, who has another one."""
    war = field(attackers, defenders)
    war.city(HERE, BLUE, *buildings, mood=mood)
    war.city(HOME, BLUE)
    return war


# ---------------------------------------------------------------- Combat Roll
def test_the_example_of_the_rulebook_RX33() -> None:
    war = field(3, 2)
    war.dice((I6, I5, L1), (I3, C4))
    war.attack(HERE, RED, BLUE, BACK)
    values = war.entries("battle_value")
    assert [(value["value"], value["hits"]) for value in values] == [(14, 2), (8, 1)]
    assert values[0]["parts"] == (("dice", 12), ("clash_infantry", 2))
    assert values[1]["parts"] == (("dice", 7), ("clash_infantry", 1))
    assert war.units(HERE) == {"infantry": 2}
    assert war.outcome() == "attacker"


@pytest.mark.parametrize(
    ("dice", "value", "hits"),
    [((I6, E3, E4), 14, 2), ((E4,), 4, 0), ((C5,), 5, 1), ((E3, C5, C2), 10, 2), ((C4, C4), 8, 1), ((L1, L1), 2, 0)],
)  # fmt: skip
def test_the_sum_is_divided_once_and_rounded_down_RX36_COMB_04(dice: tuple[int, ...], value: int, hits: int) -> None:
    war = field(len(dice), 4)
    war.dice(dice, (L1, L1, L1, L1))
    war.attack(HERE, RED, BLUE, BACK)
    assert (war.frame.sides[0].value, war.frame.sides[0].hits) == (value, hits)


def test_the_first_expansion_example_RX34() -> None:
    war = War()
    war.put(HERE, RED, infantry=2, cavalry=1, leader=1)
    war.put(HERE, BLUE, infantry=4)
    war.dice((C2, C4, E3, L1), (L1, L1, L1, L1))
    war.chance.queue["attacker_dice"].append(I6)
    war.attack(HERE, RED, BLUE, BACK)
    assert war.frame.sides[0].dice == (C2, C4, E3, I6)
    assert (war.frame.sides[0].value, war.frame.sides[0].hits) == (18, 3)


def test_the_second_expansion_example_RX35_COMB_08_COMB_09() -> None:
    war = War()
    war.put(HERE, RED, infantry=1, elephant=1, leader=1)
    war.put(HERE, BLUE, infantry=1)
    war.dice((E2, L1, L1), (I6,))
    war.chance.queue["attacker_dice"] += [2, I5]
    war.attack(HERE, RED, BLUE, BACK)
    value = war.entries("battle_value")[0]
    assert value["parts"] == (("dice", 6), ("clash_infantry", 1))
    assert value["hits"] == 1
    # Blue's hit is cancelled by the Elephant.
    assert war.entries("battle_value")[1]["cancelled"] == (("clash_elephant", 1),)
    assert war.units(HERE, RED) == {"infantry": 1, "elephant": 1, "leader": 1}
    assert [entry["new"] for entry in war.entries("battle_rerolled")] == [2, I5]


def test_each_icon_activates_one_unit_and_each_unit_once_COMB_07() -> None:
    assert clash((I5, I6, I3), (("infantry", 1),)).bonuses == (("infantry", 1),)
    assert clash((I5, C2), (("infantry", 3),)).bonuses == (("infantry", 1),)
    assert clash((I5, C5), (("infantry", 1), ("cavalry", 1))) == (
        10, (("infantry", 1), ("cavalry", 2)), (), ("infantry", "cavalry")
    )  # fmt: skip


def test_the_lowest_elephant_dice_are_dropped_COMB_27() -> None:
    roll = clash((E4, E2, E3, I6), (("elephant", 2), ("infantry", 1)))
    assert roll.value == 4 + 6
    assert roll.cancels == (("elephant", 2),)
    assert roll.effects == ("", "elephant", "elephant", "infantry")


def test_all_units_roll_before_any_is_removed_and_surplus_hits_are_lost_COMB_05_COMB_11() -> None:
    war = field(4, 1)
    war.dice((I6, I6, I6, I6), (I6,))
    war.attack(HERE, RED, BLUE, BACK)
    first, second = war.entries("battle_value")
    assert (first["raw"], first["hits"]) == (5, 1)
    assert second["hits"] == 1
    assert war.units(HERE) == {"infantry": 3}


def test_settlers_are_no_casualties_but_fall_with_the_last_army_unit() -> None:
    war = field(2, 1)
    war.put(HERE, RED, settler=1)
    war.put(HERE, BLUE, settler=2)
    war.dice((I6, L1), (I6,))
    war.attack(HERE, RED, BLUE, BACK)
    assert war.units(HERE) == {"infantry": 1, "settler": 1}
    assert war.entries("battle_settlers_lost")[0]["units"] == (("settler", 2),)


def test_attacking_settlers_fall_with_their_army_too() -> None:
    war = field(1, 1)
    war.put(HERE, RED, settler=1)
    war.dice((L1,), (I6,))
    war.attack(HERE, RED, BLUE, BACK)
    assert war.outcome() == "defender"
    assert war.units(HERE) == {"infantry": 1}
    assert war.units(HERE, BLUE) == {"infantry": 1}


def test_the_owner_chooses_casualties_the_defender_first_COMB_10() -> None:
    war = War()
    war.put(HERE, RED, infantry=2, cavalry=1)
    war.put(HERE, BLUE, infantry=1, cavalry=1)
    war.dice((E3, L1, L1), (E4, C2))
    decision = war.attack(HERE, RED, BLUE, BACK)
    assert decision is not None
    assert (decision.kind, decision.seats) == ("casualties", (BLUE,))
    assert war.options() == [Remove((("cavalry", 1),)), Remove((("infantry", 1),))]
    assert war.why(Remove((("infantry", 2),))) == "wrong_number_of_casualties"
    assert war.why(Remove((("elephant", 1),))) == "not_in_battle"
    assert war.why(Remove((("cavalry", 2), ("infantry", -1)))) == "not_in_battle"
    assert war.why(NO) == "choose_casualties"
    # The order of kinds and zeros make no difference; nothing is removed before both have chosen.
    decision = war.answer(Remove((("infantry", 1), ("cavalry", 0))))
    assert decision is not None
    assert decision.seats == (RED,)
    assert war.units(HERE, BLUE) == {"infantry": 1, "cavalry": 1}
    war.answer(Remove((("cavalry", 1),)))
    assert war.units(HERE, BLUE) == {"cavalry": 1}
    assert war.units(HERE, RED) == {"infantry": 2}


def test_the_seat_after_the_fighting_player_chooses_for_barbarians() -> None:
    war = War()
    war.put(HERE, RED, infantry=3)
    war.put(HERE, GREY, infantry=2, cavalry=1)
    war.dice((E3, L1, L1), (L1, L1, L1))
    decision = war.attack(HERE, RED, GREY, BACK)
    assert decision is not None
    assert (decision.kind, decision.seats) == ("casualties", (BLUE,))
    war = War(players=2)
    war.put(HERE, GREY, infantry=1, cavalry=1)
    war.put(HERE, BLUE, infantry=2)
    war.dice((L1, L1), (E3, C2))
    decision = war.attack(HERE, GREY, BLUE)
    assert decision is not None
    assert decision.seats == (RED,)


# ---------------------------------------------------------------- End of Battle Check
def test_the_attacker_may_retreat_with_all_his_units_COMB_12_COMB_14() -> None:
    war = field(2, 1)
    war.put(HERE, RED, settler=1)
    war.put(BACK, RED, infantry=1)
    war.dice((L1, L1), (L1,))
    decision = war.attack(HERE, RED, BLUE, BACK)
    assert decision is not None
    assert (decision.kind, decision.seats) == ("retreat", (RED,))
    assert war.options() == [Choose("go_on"), Choose("retreat")]
    assert war.why(NO) == "retreat_or_go_on"
    assert war.why(END_TURN) == "retreat_or_go_on"
    war.answer("retreat")
    assert war.outcome() == "retreat"
    assert war.units(HERE) == {"infantry": 1}
    assert war.groups(BACK) == ((RED, "infantry", 0, 1), (RED, "infantry", FOUGHT, 2), (RED, "settler", FOUGHT, 1))


def test_going_on_brings_another_round_with_the_units_left() -> None:
    war = field(2, 2)
    war.dice((I6, L1), (I6, L1))
    war.attack(HERE, RED, BLUE, BACK)
    assert war.frame.sides[0].lost == (("infantry", 1),)
    war.dice((I6,), (C4,))
    war.answer("go_on")
    assert war.outcome() == "attacker"
    assert war.entries("battle_ended")[0]["rounds"] == 2
    assert [entry["round"] for entry in war.entries("battle_roll")] == [1, 1, 2, 2]


def test_mutual_destruction_has_no_winner_COMB_16_COMB_28() -> None:
    war = siege(1, 1, "fortress")
    war.player(BLUE, "fanaticism")
    war.dice((I6,), (I6, I6))
    # The Fortress cancels Red's hit in the first round; Blue's garrison and it score.
    war.attack(HERE, RED, BLUE, BACK)
    assert war.outcome() == "defender"
    war = siege(2, 1, "fortress", "temple")
    war.player(BLUE, "fanaticism")
    war.put(HERE, BLUE, settler=1)
    war.dice((I6, I6), (I6, I6))
    war.attack(HERE, RED, BLUE, BACK)
    assert war.outcome() == "neither"
    assert war.units(HERE) == {}
    assert war.held(HERE).owner == BLUE
    # No loser: no Infantry by Fanaticism.
    assert war.units(HOME) == {}


def test_only_the_attacker_is_asked_and_barbarians_never_retreat_COMB_13() -> None:
    war = field(2, 2, attacker=GREY, defender=RED)
    war.dice((L1, L1, I6, I6), (L1, L1, I3, L1))
    war.attack(HERE, GREY, RED)
    assert war.outcome() == "attacker"
    assert war.units(HERE, GREY) == {"infantry": 1}


def test_lone_settlers_are_defeated_without_dice_and_the_winners_are_tired() -> None:
    war = field(1, 0)
    war.put(HERE, BLUE, settler=2)
    war.attack(HERE, RED, BLUE, BACK)
    assert war.outcome() == "attacker"
    assert war.groups(HERE) == ((RED, "infantry", FOUGHT, 1),)
    assert not war.entries("battle_roll")
    assert war.goods(RED) == {}


def test_all_who_took_part_are_marked_defenders_too_MOVE_05() -> None:
    war = field(1, 2, attacker=GREY, defender=RED)
    war.put(HERE, RED, settler=1)
    war.dice((L1,), (I6, L1))
    war.attack(HERE, GREY, RED)
    assert war.groups(HERE) == ((RED, "infantry", FOUGHT, 2), (RED, "settler", FOUGHT, 1))


# ---------------------------------------------------------------- Fortress, Siegecraft
def test_a_lone_fortress_fights_one_round_RX37_COMB_15() -> None:
    war = siege(2, 0, "fortress")
    war.dice((I5, I3), (I6,))
    war.attack(HERE, RED, BLUE, BACK)
    assert war.entries("battle_value")[1]["value"] == 6
    assert war.entries("battle_value")[1]["hits"] == 1
    assert war.outcome() == "attacker"
    assert war.held(HERE).owner == RED
    assert war.units(HERE) == {"infantry": 1}


def test_a_lone_fortress_wins_if_no_attacker_survives() -> None:
    war = siege(1, 0, "fortress")
    war.put(HERE, BLUE, settler=1)
    war.dice((I6,), (I6,))
    war.attack(HERE, RED, BLUE, BACK)
    assert war.outcome() == "defender"
    assert war.held(HERE).owner == BLUE
    assert war.units(HERE) == {"settler": 1}


def test_settlers_behind_a_fortress_fall_with_the_city() -> None:
    war = siege(2, 0, "fortress")
    war.put(HERE, BLUE, settler=1)
    war.dice((L1, L1), (L1,))
    war.attack(HERE, RED, BLUE, BACK)
    assert war.held(HERE).owner == RED
    assert war.units(HERE, BLUE) == {}


def test_the_fortress_acts_in_the_first_round_only_CMB_12() -> None:
    war = siege(2, 1, "fortress")
    war.dice((I6, L1), (E2, E2))
    war.attack(HERE, RED, BLUE, BACK)
    values = war.entries("battle_value")
    assert values[0]["cancelled"] == (("fortress", 1),)
    assert values[0]["hits"] == 0
    war.dice((I6, L1), (E2,))
    war.answer("go_on")
    assert war.outcome() == "attacker"
    assert len(war.entries("battle_roll")[3]["faces"]) == 1


def test_the_die_of_the_fortress_activates_clash_abilities_COMB_06() -> None:
    war = siege(1, 1, "fortress")
    war.dice((I6,), (L1, I3))
    war.attack(HERE, RED, BLUE, BACK)
    assert ("clash_infantry", 1) in war.entries("battle_value")[1]["parts"]


def test_a_fortress_in_a_barbarian_city_defends() -> None:
    war = field(1, 0)
    war.city(HERE, GREY, ("fortress", BLUE))
    war.dice((I6,), (I6,))
    war.attack(HERE, RED, GREY, BACK)
    assert war.outcome() == "defender"
    assert war.goods(RED) == {}


def test_siegecraft_takes_die_and_cancel_for_wood_and_ore() -> None:
    war = siege(2, 1, "fortress")
    war.player(RED, "siegecraft", wood=2, ore=2)
    decision = war.attack(HERE, RED, BLUE, BACK)
    assert decision is not None
    assert (decision.kind, decision.source, decision.seats) == ("battle_power", "siegecraft", (RED,))
    assert war.options() == [NO, Choose("no_die"), Choose("no_cancel"), Choose("both")]
    war.dice((I6, L1), (L1,))
    war.answer("both")
    # What is left is the Gold for the captured city.
    assert war.goods(RED) == {"gold": 2}
    assert war.outcome() == "attacker"
    assert len(war.entries("battle_roll")[1]["faces"]) == 1


def test_gold_may_pay_for_siegecraft_and_only_what_can_be_paid_is_offered() -> None:
    war = siege(2, 1, "fortress")
    war.player(RED, "siegecraft", wood=1, gold=2)
    war.attack(HERE, RED, BLUE, BACK)
    assert war.options() == [NO, Choose("no_die"), Choose("no_cancel")]
    assert war.why(Choose("both")) == "cannot_pay"
    assert war.why(Choose("elephants")) == "answer_the_offer"
    assert war.why(END_TURN) == "answer_the_offer"
    war.dice((L1, L1), (L1,))
    decision = war.answer("no_die")
    assert decision is not None
    assert decision.kind == "pay"
    assert set(war.options()) == {Pay(goods(wood=1, gold=1)), Pay(goods(gold=2))}
    war.answer(Pay(goods(wood=1, gold=1)))
    assert war.asked() == "retreat"
    assert war.frame.no_die
    assert not war.frame.no_cancel


def test_siegecraft_is_for_attackers_of_a_fortress_only() -> None:
    war = siege(2, 1, "temple")
    war.player(RED, "siegecraft", wood=2, ore=2)
    war.player(BLUE, "siegecraft", wood=2, ore=2)
    war.dice((L1, L1), (L1,))
    war.attack(HERE, RED, BLUE, BACK)
    assert war.asked() == "retreat"


def test_declined_offers_are_not_repeated() -> None:
    war = siege(2, 1, "fortress")
    war.player(RED, "siegecraft", wood=2)
    war.dice((L1, L1), (L1, L1))
    war.attack(HERE, RED, BLUE, BACK)
    war.answer(NO)
    assert war.asked() == "retreat"
    war.dice((L1, L1), (L1,))
    war.answer("go_on")
    assert war.asked() == "retreat"
    assert war.goods(RED) == {"wood": 2}


# ---------------------------------------------------------------- Steel Weapons
def test_the_attacker_decides_on_siegecraft_then_steel_weapons_then_the_defender_COMB_01() -> None:
    war = siege(2, 1, "fortress")
    war.player(RED, "siegecraft", "steel_weapons", wood=2, ore=1)
    war.player(BLUE, "steel_weapons", ore=1)
    asked = []
    decision = war.attack(HERE, RED, BLUE, BACK)
    war.dice((L1, L1), (L1, L1))
    while decision is not None and decision.kind == "battle_power":
        asked.append((decision.source, decision.seats[0]))
        decision = war.answer(NO)
    assert asked == [("siegecraft", RED), ("steel_weapons", RED), ("steel_weapons", BLUE)]


def test_steel_weapons_add_two_in_every_round_and_one_against_their_like_COMB_17() -> None:
    war = field(1, 1)
    war.player(RED, "steel_weapons", ore=1)
    war.attack(HERE, RED, BLUE, BACK)
    war.dice((L1,), (L1,))
    war.answer("yes")
    war.dice((I3,), (L1,))
    war.answer("go_on")
    assert [value["value"] for value in war.entries("battle_value")] == [3, 1, 6, 1]
    assert ("steel_weapons", 2) in war.entries("battle_value")[2]["parts"]
    assert war.goods(RED) == {}
    # The enemy owns it, too, but can't pay.
    war = field(1, 1)
    war.player(RED, "steel_weapons", gold=1)
    war.player(BLUE, "steel_weapons")
    war.attack(HERE, RED, BLUE, BACK)
    war.dice((L1,), (L1,))
    war.answer("yes")
    assert war.frame.sides[0].value == 2
    assert war.goods(RED) == {}


def test_steel_weapons_add_two_against_barbarians() -> None:
    war = field(1, 1, attacker=GREY, defender=RED)
    war.player(RED, "steel_weapons", ore=1)
    decision = war.attack(HERE, GREY, RED)
    assert decision is not None
    assert decision.seats == (RED,)
    war.dice((L1,), (I3,))
    war.answer("yes")
    assert war.outcome() == "defender"
    assert war.goods(RED) == {"gold": 1}


def test_metallurgy_makes_them_free_against_enemies_without_COMB_18() -> None:
    war = field(1, 1)
    war.player(RED, "steel_weapons", "metallurgy")
    war.dice((L1,), (L1,))
    decision = war.attack(HERE, RED, BLUE, BACK)
    assert decision is not None
    # Free, so it is used without asking.
    assert decision.kind == "retreat"
    assert war.frame.sides[0].value == 3
    war = field(1, 1)
    war.player(RED, "steel_weapons", "metallurgy", ore=1)
    war.player(BLUE, "steel_weapons")
    decision = war.attack(HERE, RED, BLUE, BACK)
    assert decision is not None
    assert decision.source == "steel_weapons"


# ---------------------------------------------------------------- Fanaticism, Great Arena, Great Wall, Warships
def test_fanaticism_adds_two_in_the_first_round_for_both_sides_COMB_19() -> None:
    war = siege(1, 1, "temple")
    war.player(RED, "fanaticism")
    war.player(BLUE, "fanaticism")
    war.dice((L1,), (L1,))
    war.attack(HERE, RED, BLUE, BACK)
    war.dice((L1,), (L1,))
    war.answer("go_on")
    assert [value["value"] for value in war.entries("battle_value")] == [3, 3, 1, 1]
    war = field(1, 1)
    war.player(RED, "fanaticism")
    war.dice((L1,), (L1,))
    war.attack(HERE, RED, BLUE, BACK)
    assert war.frame.sides[0].value == 1


def test_the_loser_with_fanaticism_gets_infantry_after_the_capture_COMB_20() -> None:
    war = siege(1, 0, "temple")
    war.player(BLUE, "fanaticism")
    war.put(HOME, BLUE, infantry=1)
    war.attack(HERE, RED, BLUE, BACK)
    assert war.held(HERE).owner == RED
    # An undefended city is a lost battle as well (CARD-06); the Settler comes first.
    assert war.units(HOME) == {"infantry": 2, "settler": 1}
    placed = war.entries("unit_placed")
    assert [entry["unit"] for entry in placed] == ["settler", "infantry"]


def test_the_losing_attacker_with_fanaticism_gets_it_too_and_chooses_the_city() -> None:
    war = siege(1, 1, "temple")
    war.player(RED, "fanaticism")
    war.city((-3, 0), RED)
    war.city((-3, 2), RED)
    war.city((-3, 3), RED)
    war.put((-3, 3), RED, infantry=4)
    war.dice((L1,), (I6,))
    decision = war.attack(HERE, RED, BLUE, BACK)
    assert decision is not None
    assert (decision.kind, decision.source) == ("place", "fanaticism")
    assert set(war.options()) == {Pick(war.at((-3, 0))), Pick(war.at((-3, 2)))}


def test_no_infantry_by_fanaticism_without_a_city_or_a_piece() -> None:
    war = field(1, 0)
    war.city(HERE, BLUE, "temple")
    war.player(BLUE, "fanaticism")
    war.attack(HERE, RED, BLUE, BACK)
    assert not war.entries("unit_placed")
    war = siege(1, 0, "temple")
    war.player(BLUE, "fanaticism")
    for r in range(1, 5):
        war.put((-4, r - 1), BLUE, infantry=4)
    war.attack(HERE, RED, BLUE, BACK)
    assert [entry["unit"] for entry in war.entries("unit_placed")] == ["settler"]


def test_the_great_arena_adds_one_once_a_battle_where_it_scores_a_hit() -> None:
    war = field(2, 2)
    war.player(RED, "great_arena", culture=2, mood=1)
    war.dice((E2, E2), (L1, L1))
    decision = war.attack(HERE, RED, BLUE, BACK)
    assert decision is not None
    # A four becomes a five.
    assert (decision.kind, decision.source) == ("battle_power", "great_arena")
    decision = war.answer("yes")
    assert decision is not None
    assert decision.kind == "pay"
    assert set(war.options()) == {Pay(goods(mood=1)), Pay(goods(culture=1))}
    war.answer(Pay(goods(mood=1)))
    assert war.frame.sides[0].hits == 1
    assert ("great_arena", 1) in war.entries("battle_value")[0]["parts"]
    war.dice((E2, E2), (L1,))
    war.answer("go_on")
    # Used up: not asked again.
    assert war.asked() == "retreat"
    assert war.goods(RED) == {"culture": 2}


def test_the_great_arena_is_not_asked_where_it_changes_nothing_or_at_sea() -> None:
    war = field(2, 2)
    war.player(RED, "great_arena", culture=2)
    war.dice((L1, E2), (L1, L1))
    war.attack(HERE, RED, BLUE, BACK)
    assert war.asked() == "retreat"
    war = field(2, 2)
    war.player(RED, "great_arena")
    war.dice((E2, E2), (L1, L1))
    war.attack(HERE, RED, BLUE, BACK)
    assert war.asked() == "retreat"
    war = fleets(1, 1)
    war.player(RED, "great_arena", culture=2)
    war.dice((E4,), (L1,))
    war.attack(SEA_HERE, RED, BLUE, SEA_BACK, naval=True)
    assert war.asked() == "retreat"


def test_the_great_arena_can_be_kept_for_a_later_round() -> None:
    war = field(2, 2)
    war.player(BLUE, "great_arena", mood=1)
    war.dice((L1, L1), (E2, E2))
    decision = war.attack(HERE, RED, BLUE, BACK)
    assert decision is not None
    assert decision.seats == (BLUE,)
    war.answer(NO)
    war.dice((L1, L1), (E2, E2))
    decision = war.answer("go_on")
    assert decision is not None
    assert decision.source == "great_arena"


def test_the_great_wall_weakens_attackers_of_happy_cities_in_the_first_round_COMB_25() -> None:
    for mood, expected in ((HAPPY, [4, 6]), (NEUTRAL, [6, 6]), (ANGRY, [6, 6])):
        war = siege(1, 1, mood=mood)
        war.player(BLUE, "great_wall")
        war.put(HERE, BLUE, infantry=3)
        war.dice((I5,), (L1, L1, L1, L1))
        war.attack(HERE, RED, BLUE, BACK)
        war.dice((I5,), (L1, L1, L1, L1))
        war.answer("go_on")
        assert [value["value"] for value in war.entries("battle_value")][::2] == expected


def test_a_combat_value_is_never_below_zero() -> None:
    war = siege(1, 1, mood=HAPPY)
    war.player(BLUE, "great_wall")
    war.dice((L1,), (L1,))
    war.attack(HERE, RED, BLUE, BACK)
    assert war.frame.sides[0].value == 0
    parts = value_parts(war.state, war.frame, RED)
    assert sum(part.value for part in parts) == 0
    assert [part.source for part in parts] == ["dice", "great_wall", "not_below_zero"]


@pytest.mark.parametrize("mood", [ANGRY, NEUTRAL, HAPPY])
def test_the_great_wall_defeats_barbarians_without_dice(mood: int) -> None:
    war = War()
    war.city(HERE, RED, mood=mood)
    war.player(RED, "great_wall")
    war.put(HERE, GREY, infantry=4)
    war.attack(HERE, GREY, RED)
    assert war.units(HERE) == {}
    assert war.held(HERE).owner == RED
    assert war.goods(RED) == {"gold": 1}
    assert not war.entries("battle_roll")


def test_the_great_wall_does_not_help_outside_cities() -> None:
    war = field(1, 1, attacker=GREY, defender=RED)
    war.player(RED, "great_wall")
    war.dice((I6,), (L1,))
    war.attack(HERE, GREY, RED)
    assert war.outcome() == "attacker"


def test_warships_cancel_a_hit_in_the_first_round_at_sea_and_for_those_who_land_COMB_23() -> None:
    war = fleets(1, 1)
    war.player(RED, "warships")
    war.player(BLUE, "warships")
    war.dice((I6,), (I6,))
    war.attack(SEA_HERE, RED, BLUE, SEA_BACK, naval=True)
    assert [side.hits for side in war.frame.sides] == [0, 0]
    war.dice((I6,), (I6,))
    war.answer("go_on")
    assert war.outcome() == "neither"
    for landing, hits in ((True, [1, 0]), (False, [1, 1])):
        war = field(2, 2)
        war.player(RED, "warships")
        war.player(BLUE, "warships")
        war.dice((I6, L1), (I6, L1))
        war.attack(HERE, RED, BLUE, BACK, landing=landing)
        assert [side.hits for side in war.frame.sides] == hits


# ---------------------------------------------------------------- Barbarians
def test_a_won_battle_against_barbarian_units_gives_one_gold_attacking_or_defending() -> None:
    war = field(2, 2, defender=GREY)
    war.dice((I6, I6), (L1, L1))
    war.attack(HERE, RED, GREY, BACK)
    assert war.goods(RED) == {"gold": 1}
    war = field(1, 1, attacker=GREY, defender=BLUE)
    war.dice((L1,), (I6,))
    war.attack(HERE, GREY, BLUE)
    assert war.goods(BLUE) == {"gold": 1}


def test_a_lone_fortress_that_defeats_barbarians_earns_the_gold_BARB_05() -> None:
    war = War()
    war.city(HERE, RED, "fortress")
    war.put(HERE, GREY, infantry=1)
    war.dice((L1,), (I6,))
    war.attack(HERE, GREY, RED)
    assert war.outcome() == "defender"
    assert war.goods(RED) == {"gold": 1}


def test_no_gold_for_retreat_or_mutual_destruction_COMB_28() -> None:
    war = field(1, 1, defender=GREY)
    war.dice((L1,), (L1,))
    war.attack(HERE, RED, GREY, BACK)
    war.answer("retreat")
    assert war.goods(RED) == {}
    war = field(1, 1, defender=GREY)
    war.dice((I6,), (I6,))
    war.attack(HERE, RED, GREY, BACK)
    assert war.goods(RED) == {}


# ---------------------------------------------------------------- Naval Combat
def fleets(attackers: int, defenders: int) -> War:
    """Return a position with Ships of Red and Blue on one Sea space."""
    war = War({(q, r): "sea" for q in range(-1, 2) for r in range(-1, 2)})
    war.put(SEA_HERE, RED, ship=attackers)
    war.put(SEA_HERE, BLUE, ship=defenders)
    return war


def test_ships_have_no_clash_ability_and_no_steel_weapons_COMB_22() -> None:
    war = fleets(2, 1)
    war.player(RED, "steel_weapons", "siegecraft", "fanaticism", ore=3, wood=3)
    war.dice((I6, L1), (L1,))
    war.attack(SEA_HERE, RED, BLUE, SEA_BACK, naval=True)
    assert war.entries("battle_value")[0]["parts"] == (("dice", 7),)
    assert war.outcome() == "attacker"


def test_cargo_plays_no_role_and_goes_down_without_ships_SHIP_09() -> None:
    war = fleets(2, 1)
    war.put(SEA_HERE, RED, infantry=2, settler=2)
    war.put(SEA_HERE, BLUE, infantry=2)
    war.dice((I6, L1), (I6,))
    decision = war.attack(SEA_HERE, RED, BLUE, SEA_BACK, naval=True)
    assert war.outcome() == "attacker"
    assert war.units(SEA_HERE, BLUE) == {}
    # Red has one Ship left for four units and chooses two to give up.
    assert decision is not None
    assert decision.seats == (RED,)
    war.answer(Remove((("settler", 2),)))
    assert war.units(SEA_HERE, RED) == {"ship": 1, "infantry": 2}


def test_only_ships_are_marked_at_sea_SHIP_02() -> None:
    war = fleets(2, 1)
    war.put(SEA_HERE, RED, infantry=1)
    war.dice((I6, L1), (L1,))
    war.attack(SEA_HERE, RED, BLUE, SEA_BACK, naval=True)
    assert war.groups(SEA_HERE) == ((RED, "infantry", 0, 1), (RED, "ship", FOUGHT, 2))


def test_ships_retreat_with_their_cargo_to_where_they_started_COMB_26() -> None:
    war = fleets(2, 2)
    war.put(SEA_HERE, RED, infantry=2)
    war.dice((L1, L1), (L1, L1))
    war.attack(SEA_HERE, RED, BLUE, SEA_BACK, naval=True)
    war.answer("retreat")
    assert war.units(SEA_BACK) == {"ship": 2, "infantry": 2}
    assert war.units(SEA_HERE) == {"ship": 2}


def test_cargo_is_checked_where_the_ships_end_and_for_both_sides() -> None:
    war = fleets(2, 3)
    war.put(SEA_HERE, RED, infantry=3)
    war.put(SEA_HERE, BLUE, infantry=6)
    war.dice((I6, L1), (I6, L1, L1))
    war.attack(SEA_HERE, RED, BLUE, SEA_BACK, naval=True)
    war.answer("retreat")
    assert war.units(SEA_BACK) == {"ship": 1, "infantry": 2}
    assert war.units(SEA_HERE) == {"ship": 2, "infantry": 4}


def test_recruited_ships_cannot_retreat_COMB_26() -> None:
    war = fleets(1, 1)
    war.dice((L1, I6), (L1, L1))
    war.attack(SEA_HERE, RED, BLUE, naval=True)
    assert war.outcome() == "attacker"


def test_landed_units_retreat_aboard() -> None:
    war = War({(0, 0): "plains", (0, 1): "sea", (1, 0): "plains"})
    war.put((0, 1), RED, ship=1)
    war.put((0, 0), RED, infantry=2)
    war.put((0, 0), GREEN, infantry=2)
    war.dice((L1, L1), (L1, L1))
    war.attack((0, 0), RED, GREEN, (0, 1), landing=True)
    war.answer("retreat")
    assert war.units((0, 1)) == {"ship": 1, "infantry": 2}


# ---------------------------------------------------------------- parts
def test_parts_are_told_for_both_sides() -> None:
    sides = (Side(RED, units=(("infantry", 1),), dice=(I6,)), Side(BLUE, units=(("infantry", 1),), dice=(E2, E3)))
    war = siege(1, 1, "fortress", "temple", mood=HAPPY)
    war.player(BLUE, "great_wall", "fanaticism")
    frame = BattleFrame(war.at(HERE), RED, BLUE, -1, sides=sides, buildings=("fortress", "temple"))
    assert [(p.source, p.value) for p in value_parts(war.state, frame, RED)] == [
        ("dice", 6), ("clash_infantry", 1), ("great_wall", -2)
    ]  # fmt: skip
    assert [(p.source, p.value) for p in value_parts(war.state, frame, BLUE)] == [("dice", 5), ("fanaticism", 2)]
    assert [(p.source, p.value) for p in cancel_parts(war.state, frame, BLUE)] == [("fortress", 1)]
    assert cancel_parts(war.state, frame, RED) == ()


def test_the_numbers_of_a_battle_are_explained() -> None:
    war = siege(2, 1, "fortress")
    assert GAME.explain(war.state, "combat_value", seat=RED) == ()
    assert GAME.explain(war.state, "cancelled_hits", seat=RED) == ()
    war.dice((I6, L1), (E2, E2))
    war.attack(HERE, RED, BLUE, BACK)
    value = GAME.explain(war.state, "combat_value", seat=RED)
    assert sum(part.value for part in value) == war.frame.sides[0].value == 8
    assert [part.source for part in GAME.explain(war.state, "cancelled_hits", seat=BLUE)] == ["fortress"]


def test_who_fights_on_land_and_at_sea() -> None:
    units = (("cavalry", 1), ("infantry", 2), ("settler", 1), ("ship", 1))
    assert fighters(units, False) == (("cavalry", 1), ("infantry", 2))
    assert fighters(units, True) == (("ship", 1),)
