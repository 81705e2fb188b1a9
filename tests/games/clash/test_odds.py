"""Odds of battles and of Influence Culture, against published figures, enumeration and the rules themselves."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from core.engine.chance import Chance
from core.games.clash.game import GAME
from core.games.clash.moves import NO, Choose, EndTurn, Influence, March, MoveUnits, Recruit, Remove, UnitCounts
from core.games.clash.rules.battle_value import clash
from core.games.clash.rules.odds import PLAIN, Both, Terms, _ranked, battle_odds, frame_odds, influence_odds
from core.games.clash.rules.odds_rolls import roll_chances
from core.games.clash.rules.odds_sampled import ERROR, sampled
from core.games.clash.state import HAPPY, copy_state
from tests.games.clash.war import BLUE, E2, GREY, I6, L1, RED, War

FORTRESS = (Terms(), Terms(dice=1, cancels=1))
TABLE = {
    (1, 1): "40/40", (1, 2): "2/97", (1, 3): "0/100", (1, 4): "0/100",
    (2, 1): "97/2", (2, 2): "43/43", (2, 3): "4/94", (2, 4): "0/100",
    (3, 1): "100/0", (3, 2): "94/4", (3, 3): "45/45", (3, 4): "7/90",
    (4, 1): "100/0", (4, 2): "100/0", (4, 3): "90/7", (4, 4): "46/46",
}  # fmt: skip
"""(attackers, defenders) of Infantry -> per cent that the attacker wins / loses."""
BEHIND_FORTRESS = {
    (1, 0): "67/33", (1, 1): "6/92", (1, 2): "0/100", (1, 3): "0/100",
    (2, 0): "100/0", (2, 1): "48/37", (2, 2): "4/94", (2, 3): "0/100",
    (3, 0): "100/0", (3, 1): "95/3", (3, 2): "45/44", (3, 3): "7/90",
    (4, 0): "100/0", (4, 1): "100/0", (4, 2): "91/7", (4, 3): "46/46",
}  # fmt: skip
STEEL = {(1, 1): "57/14", (2, 2): "61/18", (3, 3): "61/23", (4, 4): "62/25", (3, 4): "15/78"}


def infantry(number: int) -> UnitCounts:
    """Return this many Infantry."""
    return (("infantry", number),) if number else ()


def percent(attackers: int, defenders: int, first: tuple[Terms, Terms] = PLAIN, later: tuple[Terms, Terms] = PLAIN) -> str:
    """Return per cent won and lost."""
    odds = battle_odds(infantry(attackers), infantry(defenders), first, later)
    assert odds.win + odds.lose + odds.neither == pytest.approx(1.0)
    return f"{odds.win * 100:.0f}/{odds.lose * 100:.0f}"


def test_infantry_against_infantry() -> None:
    assert {pair: percent(*pair) for pair in TABLE} == TABLE


def test_against_a_fortress() -> None:
    assert {pair: percent(*pair, FORTRESS) for pair in BEHIND_FORTRESS} == BEHIND_FORTRESS


def test_with_steel_weapons() -> None:
    steel = (Terms(2), Terms())
    assert {pair: percent(*pair, steel, steel) for pair in STEEL} == STEEL


def test_losses_of_one_against_one() -> None:
    odds = battle_odds(infantry(1), infantry(1))
    # Each side falls unless it alone wins.
    assert odds.own_losses == pytest.approx(odds.lose + odds.neither)
    assert odds.enemy_losses == pytest.approx(odds.win + odds.neither)
    assert odds.error == 0.0


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "units",
    [
        (("infantry", 2),),
        (("cavalry", 1), ("infantry", 1)),
        (("elephant", 2), ("infantry", 1)),
        (("cavalry", 1), ("elephant", 1), ("infantry", 1)),
        (("ship", 3),),
    ],
)
def test_the_distribution_of_a_roll_is_that_of_all_faces(units: UnitCounts) -> None:
    dice = sum(number for _, number in units) + 1
    counted: Counter[tuple[int, int]] = Counter()
    for faces in itertools.product(range(1, 13), repeat=dice):
        roll = clash(faces, units)
        counted[roll.value + sum(n for _, n in roll.bonuses), sum(n for _, n in roll.cancels)] += 1
    found = {(value, cancels): chance for value, cancels, chance in roll_chances(dice, units)}
    assert found.keys() == counted.keys()
    for outcome, number in counted.items():
        assert found[outcome] == pytest.approx(number / 12**dice)


def test_a_leader_rolls_again_until_another_icon_shows() -> None:
    one = {value: chance for value, _, chance in roll_chances(1, (("leader", 1),))}
    # The values 2 to 6, without the two faces of the Leader.
    assert set(one) == {2, 3, 4, 5, 6}
    assert sum(value * chance for value, chance in one.items()) == pytest.approx(4.0)


def test_mixed_armies_lose_their_least_useful_units_first() -> None:
    mixed = battle_odds((("cavalry", 1), ("infantry", 1)), infantry(2))
    assert mixed.win > battle_odds(infantry(2), infantry(2)).win


def test_nobody_can_hit_means_no_end() -> None:
    weak = (Terms(-99), Terms(-99))
    assert battle_odds(infantry(1), infantry(1), weak, weak).neither == 1.0


@pytest.mark.parametrize(
    ("bonus", "tokens", "chance"), [(0, 0, 2 / 6), (1, 0, 3 / 6), (0, 2, 4 / 6), (1, 3, 1.0), (0, 9, 1.0)]
)
def test_influence(bonus: int, tokens: int, chance: float) -> None:
    assert influence_odds(bonus, tokens).win == pytest.approx(chance)
    assert influence_odds(bonus, tokens).lose == pytest.approx(1 - chance)


# ---------------------------------------------------------------- from positions
def attack(number: int = 2) -> MoveUnits:
    """Return the attack from (0, 1) to (0, 0)."""
    war = War()
    return MoveUnits((war.at((0, 1)), war.at((0, 0))), (("infantry", 0, number),))


def position(defenders: int, *buildings: str, mood: int = 1) -> War:
    """Return Red's two Infantry beside a city of Blue."""
    war = War()
    war.player(RED, "tactics")
    war.put((0, 1), RED, infantry=2)
    war.city((0, 0), BLUE, *buildings, mood=mood)
    if defenders:
        war.put((0, 0), BLUE, infantry=defenders)
    return war


def win(war: War) -> float:
    """Return the chance of Red's attack; the position must not change."""
    before = copy_state(war.state)
    odds = GAME.odds(war.state, RED, attack(), 0.05)
    assert war.state == before
    assert odds is not None
    return odds.win


def test_the_odds_of_a_move_take_everything_into_account() -> None:
    assert win(position(0)) == 1.0
    plain = win(position(2))
    assert plain == pytest.approx(battle_odds(infantry(2), infantry(2)).win)
    war = position(1, "fortress")
    assert win(war) == pytest.approx(battle_odds(infantry(2), infantry(1), FORTRESS).win)
    war.player(RED, "siegecraft", wood=2, ore=2)
    assert win(war) == pytest.approx(battle_odds(infantry(2), infantry(1)).win)
    war = position(2)
    war.player(RED, "steel_weapons", gold=1)
    assert win(war) > plain
    war.player(BLUE, "steel_weapons", ore=1)
    assert win(war) == pytest.approx(battle_odds(infantry(2), infantry(2), *[(Terms(1), Terms(1))] * 2).win)
    war = position(2, "temple", mood=HAPPY)
    war.player(BLUE, "fanaticism", "great_wall")
    first = (Terms(-2), Terms(2))
    assert win(war) == pytest.approx(battle_odds(infantry(2), infantry(2), first).win)


def test_the_odds_name_what_they_suppose_to_be_paid_for() -> None:
    def bought(war: War) -> tuple[str, ...]:
        odds = GAME.odds(war.state, RED, attack(), 0.05)
        assert odds is not None
        return odds.bought

    war = position(2)
    assert bought(war) == ()
    war.player(RED, "steel_weapons")
    assert bought(war) == ()  # nothing to pay with
    war.player(RED, "steel_weapons", ore=1)
    war.player(BLUE, "steel_weapons", ore=1)
    assert bought(war) == ("steel_weapons",)
    war = position(2)
    war.player(RED, "steel_weapons", "metallurgy", ore=1)
    assert bought(war) == ()  # costs nothing


def test_what_roads_cost_is_not_there_for_the_battle() -> None:
    def by_roads(ore: int) -> float:
        war = position(2)
        war.player(RED, "tactics", "roads", "steel_weapons", food=1, ore=ore)
        war.state.units[war.at((0, 2))] = war.state.units.pop(war.at((0, 1)))
        move = MoveUnits(tuple(war.at(hex_) for hex_ in ((0, 2), (0, 1), (0, 0))), (("infantry", 0, 2),), True)
        odds = GAME.odds(war.state, RED, move, 0.05)
        assert odds is not None
        return odds.win

    plain = battle_odds(infantry(2), infantry(2)).win
    assert by_roads(1) == pytest.approx(plain)
    assert by_roads(2) > plain + 0.1


def test_the_odds_assume_the_better_half_of_siegecraft_if_not_both_can_be_paid() -> None:
    war = position(0, "fortress")
    war.player(RED, "siegecraft", wood=1, ore=1)
    odds = [GAME.odds(war.state, RED, attack(1), 0.05)]
    war.player(RED, gold=1)
    odds.append(GAME.odds(war.state, RED, attack(1), 0.05))
    # Against a Fortress alone its die is paid for, not the hit that it cancels.
    assert [result and round(result.win, 2) for result in odds] == [0.67, 1.0]


def test_no_odds_where_nothing_is_fought() -> None:
    war = War()
    war.player(RED, "tactics")
    war.put((0, 1), RED, infantry=2)
    assert GAME.odds(war.state, RED, attack(), 0.05) is None
    assert GAME.odds(war.state, RED, EndTurn(), 0.05) is None
    hidden = War({(0, 0): "unrevealed", (0, 1): "plains", (1, 0): "sea"})
    hidden.put((0, 1), RED, infantry=2)
    move = MoveUnits((hidden.at((0, 1)), hidden.at((0, 0))), (("infantry", 0, 2),))
    assert GAME.odds(hidden.state, RED, move, 0.05) is None
    move = MoveUnits((hidden.at((0, 1)), hidden.at((1, 0))), (("infantry", 0, 2),))
    assert GAME.odds(hidden.state, RED, move, 0.05) is None


def test_ships_by_moving_and_by_recruiting() -> None:
    war = War({(0, 0): "sea", (0, 1): "sea", (1, 0): "plains"})
    war.put((0, 1), RED, ship=1)
    war.put((0, 0), BLUE, ship=1)
    odds = GAME.odds(war.state, RED, MoveUnits((war.at((0, 1)), war.at((0, 0))), (("ship", 0, 1),)), 0.05)
    assert odds is not None
    assert odds.win == pytest.approx(battle_odds((("ship", 1),), (("ship", 1),)).win)
    war.city((1, 0), RED, "port", port=war.at((0, 0)))
    recruited = GAME.odds(war.state, RED, Recruit(war.at((1, 0)), (("ship", 1),)), 0.05)
    assert recruited == odds
    assert GAME.odds(war.state, RED, Recruit(war.at((1, 0)), (("settler", 1),)), 0.05) is None


def test_influence_from_a_position() -> None:
    war = War()
    war.city((0, 0), RED)
    war.city((1, 0), BLUE, "temple")
    move = Influence(war.at((0, 0)), war.at((1, 0)))
    odds = GAME.odds(war.state, RED, move, 0.05)
    assert odds is not None
    assert odds.win == pytest.approx(2 / 6)
    war.player(RED, "conversion", culture=1, mood=4)
    odds = GAME.odds(war.state, RED, move, 0.05)
    assert odds is not None
    assert odds.win == pytest.approx(4 / 6)
    war.player(RED, "great_arena")
    odds = GAME.odds(war.state, RED, move, 0.05)
    assert odds is not None
    assert odds.win == 1.0
    war.player(BLUE, "devotion")
    odds = GAME.odds(war.state, RED, move, 0.05)
    assert odds is not None
    assert odds.win == pytest.approx(3 / 6)


def test_marching_barbarians_are_seen_by_their_victim() -> None:
    war = War()
    war.city((0, 0), RED)
    war.put((0, 0), RED, infantry=2)
    war.put((1, 0), GREY, infantry=1)
    war.put((0, 2), GREY, infantry=1)
    war.events("E03")
    war.event()
    march = March(war.at((1, 0)), war.at((0, 0)))
    odds = GAME.odds(war.state, RED, march, 0.05)
    assert odds is not None
    assert odds.win == pytest.approx(battle_odds(infantry(1), infantry(2)).lose)
    quiet = next(move for move in war.options() if move.start == war.at((0, 2)))
    assert GAME.odds(war.state, RED, quiet, 0.05) is None
    war.player(RED, "great_wall")
    odds = GAME.odds(war.state, RED, march, 0.05)
    assert odds is not None
    assert (odds.win, odds.enemy_losses) == (1.0, 1.0)


def test_the_choice_to_retreat_or_to_go_on() -> None:
    war = position(2)
    war.dice((L1, I6), (L1, L1))
    war.answer(attack())
    going_on = GAME.odds(war.state, RED, Choose("go_on"), 0.05)
    assert going_on is not None
    assert going_on.win == pytest.approx(battle_odds(infantry(2), infantry(1)).win)
    assert GAME.odds(war.state, RED, Choose("retreat"), 0.05) is not None
    assert GAME.odds(war.state, RED, NO, 0.05) is None


def test_what_is_offered_before_and_after_the_roll() -> None:
    war = position(2)
    war.player(RED, "steel_weapons", "great_arena", ore=1, mood=1)
    war.answer(attack())
    without, with_ = (GAME.odds(war.state, RED, move, 0.05) for move in (NO, Choose("yes")))
    assert without is not None
    assert with_ is not None
    assert with_.win > without.win
    assert GAME.odds(war.state, RED, Choose("what"), 0.05) is None
    war.dice((E2, E2), (L1, L1))
    war.answer(NO)
    assert war.asked() == "battle_power"
    without, with_ = (GAME.odds(war.state, RED, move, 0.05) for move in (NO, Choose("yes")))
    assert without is not None
    assert with_ is not None
    assert without.win == pytest.approx(battle_odds(infantry(2), infantry(2)).win)
    assert with_.win == pytest.approx(battle_odds(infantry(2), infantry(1)).win)
    assert with_.enemy_losses > 1


@pytest.mark.unmeasured
@pytest.mark.parametrize("powers", [(), ("steel_weapons", "fanaticism")])
def test_the_odds_agree_with_many_fought_battles(powers: tuple[str, ...]) -> None:
    """The rules, run with the generator, give the computed shares within four standard deviations."""
    start = position(2, "fortress", "temple", mood=HAPPY)
    start.player(BLUE, "great_wall", *powers, ore=1)
    start.put((0, 1), RED, infantry=1)
    start.state.rng = 12345
    expected = GAME.odds(start.state, RED, attack(3), 0.05)
    assert expected is not None
    games = 1500
    outcomes: Counter[str] = Counter()
    rng = start.state.rng
    for _ in range(games):
        state = copy_state(start.state)
        state.rng = rng
        seat, move = RED, attack(3)
        while True:
            applied = GAME.apply(state, seat, move, Chance())
            ended = [entry for entry in applied.entries if entry.key == "battle_ended"]
            if ended:
                outcomes[str(ended[0].values["outcome"])] += 1
                break
            decision = GAME.decision(state)
            assert decision is not None
            seat = decision.seats[0]
            move = next(m for m in GAME.moves(state, seat) if m in (Choose("go_on"), Choose("yes")))  # type: ignore[assignment]
        rng = state.rng
    for outcome, chance in (("attacker", expected.win), ("defender", expected.lose), ("neither", expected.neither)):
        deviation = (chance * (1 - chance) / games) ** 0.5
        assert abs(outcomes[outcome] / games - chance) < 4 * deviation + 1e-9


def test_a_battle_that_goes_on_is_judged_by_its_units_left() -> None:
    war = position(2)
    war.dice((I6, L1), (I6, L1))
    war.answer(attack())
    odds = GAME.odds(war.state, RED, Choose("go_on"), 0.05)
    assert odds is not None
    assert odds == battle_odds(infantry(1), infantry(1))
    assert frame_odds(war.state, war.frame) != odds


# ---------------------------------------------------------------- very many units, casualties
@pytest.mark.parametrize(
    ("first", "later"),
    [
        (PLAIN, PLAIN),
        (FORTRESS, PLAIN),
        ((Terms(2), Terms(clash=False)), (Terms(), Terms(cancels=1))),
        ((Terms(pursuit=0.5), Terms(dice=1)), PLAIN),
    ],
)
def test_sampled_chances_agree_with_exact_ones_within_their_error(first: Both, later: Both) -> None:
    attackers, defenders = (("infantry", 3), ("cavalry", 1), ("leader", 1)), (("infantry", 3), ("elephant", 1))
    exact = battle_odds(attackers, defenders, first, later)
    found = sampled(_ranked(attackers), _ranked(defenders), first, later)
    assert exact.error == 0.0
    for chance, guess in zip((exact.win, exact.lose, exact.neither), found, strict=False):
        assert abs(chance - guess) < 1.5 * ERROR
    assert abs(exact.own_losses - found[3]) < 0.2
    assert abs(exact.enemy_losses - found[4]) < 0.2
    assert sampled(_ranked(attackers), _ranked(defenders), first, later) == found


def test_a_sampled_battle_beside_a_lone_fortress_and_one_without_end() -> None:
    won = sampled(infantry(1), (), FORTRESS, PLAIN)
    assert abs(won[0] - 0.67) < 1.5 * ERROR
    assert won[0] + won[1] == pytest.approx(1.0)
    hopeless = (Terms(-99), Terms(-99))
    assert sampled(infantry(1), infantry(1), hopeless, hopeless)[2] == 1.0


def test_very_many_units_are_sampled_and_said_to_be_slow() -> None:
    odds = battle_odds(infantry(10), infantry(9))
    assert 0.0 < odds.error == ERROR
    assert odds.win + odds.lose + odds.neither == pytest.approx(1.0)
    assert battle_odds(infantry(4), infantry(4)).error == 0.0
    war = position(2)
    assert not GAME.odds_are_slow(war.state, RED, attack())
    many = position(10)
    assert GAME.odds_are_slow(many.state, RED, attack(10))
    asked = GAME.odds(many.state, RED, attack(10), 0.3)
    assert asked is not None
    assert asked.error == ERROR


def test_casualties_are_chosen_with_the_chances_that_they_leave() -> None:
    war = War()
    here = (0, 0)
    war.put(here, RED, infantry=2, cavalry=1)
    war.put(here, BLUE, infantry=1, cavalry=1)
    war.dice((5, L1, L1), (8, 3))
    war.attack(here, RED, BLUE, (0, 1))
    assert war.asked() == "casualties"
    without_infantry = GAME.odds(war.state, BLUE, Remove((("infantry", 1),)), 0.05)
    without_cavalry = GAME.odds(war.state, BLUE, Remove((("cavalry", 1),)), 0.05)
    assert without_infantry is not None
    assert without_cavalry is not None
    # Cavalry is worth more than Infantry; the attacker gives up Infantry.
    assert without_infantry.win > without_cavalry.win
    left = battle_odds((("cavalry", 1), ("infantry", 1)), (("cavalry", 1),))
    assert without_infantry.win == pytest.approx(left.lose)
