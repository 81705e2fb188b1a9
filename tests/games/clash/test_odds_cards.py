"""Odds of battles with Action cards: revealed ones count exactly, unknown ones not at all."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from core.engine.chance import Chance
from core.engine.decision import Odds
from core.games.clash.game import GAME
from core.games.clash.moves import NO, YES, AnyMove, Choose, Pick, Play
from core.games.clash.rules.battle_value import REVEAL
from core.games.clash.rules.odds import Terms, battle_odds, frame_odds
from core.games.clash.state import State, copy_state
from tests.games.clash.war import BLUE, RED, War

HERE, BACK = (0, 0), (0, 1)
ARCHERS, MARTYR, ROUTING, SIEGE, RETREAT, SCOUTS, PELTASTS = "A26", "A24", "A02", "A11", "A17", "A23", "A01"
GAMES = 500


def infantry(number: int) -> tuple[tuple[str, int], ...]:
    return (("infantry", number),)


def position(attackers: int, defenders: int, *buildings: str) -> War:
    """Return a battle in which Red is about to be asked for a card; a city of Blue's if there are buildings ("" for none)."""
    war = War(full=True)
    war.put(HERE, RED, infantry=attackers)
    if defenders:
        war.put(HERE, BLUE, infantry=defenders)
    if buildings:
        war.city(HERE, BLUE, *(building for building in buildings if building))
    return war


def odds(war: War, seat: int, move: AnyMove) -> Odds:
    result = GAME.odds(GAME.view(war.state, seat), seat, move, 0.05)
    assert result is not None
    return result


def test_a_card_that_may_be_played_counts_without_an_answer_of_the_enemy() -> None:
    war = position(2, 2)
    war.hand(RED, "A06", ARCHERS, MARTYR, SCOUTS)
    war.hand(BLUE, "A08")
    war.attack(HERE, RED, BLUE)
    plain = battle_odds(infantry(2), infantry(2))
    assert odds(war, RED, NO) == plain == odds(war, RED, Play(SCOUTS))
    assert odds(war, RED, Play("A06")) == battle_odds(infantry(2), infantry(2), (Terms(2), Terms()))
    fewer = battle_odds(infantry(2), infantry(1))
    assert odds(war, RED, Play(ARCHERS)).win == pytest.approx(fewer.win / 3 + plain.win * 2 / 3)
    assert odds(war, RED, Play(ARCHERS)).enemy_losses == pytest.approx((fewer.enemy_losses + 1) / 3 + plain.enemy_losses * 2 / 3)
    both = battle_odds(infantry(1), infantry(1))
    assert odds(war, RED, Play(MARTYR)) == Odds(both.win, both.lose, both.neither, both.own_losses + 1, both.enemy_losses + 1)
    war.answer(Play("A06"))
    # Blue does not know it, so it does not count for him.
    assert odds(war, BLUE, NO).win == pytest.approx(plain.lose)


def test_who_flees_has_lost() -> None:
    war = position(1, 2)
    war.hand(BLUE, RETREAT)
    war.attack(HERE, RED, BLUE)
    assert odds(war, BLUE, Play(RETREAT)) == Odds(0.0, 1.0, 0.0)
    war.answer(Play(RETREAT))
    assert odds(war, BLUE, next(move for move in war.options() if isinstance(move, Pick))) == Odds(0.0, 1.0, 0.0)


def test_the_price_of_relief_shows_in_the_odds() -> None:
    war = position(2, 2, "")
    war.hand(RED, SIEGE)
    war.hand(BLUE, PELTASTS)
    war.player(BLUE, food=2)
    war.attack(HERE, RED, BLUE)
    assert odds(war, RED, Play(SIEGE)) == battle_odds(infantry(2), infantry(2), (Terms(1), Terms()))
    war.answer(Play(SIEGE))
    war.answer(NO)
    assert war.asked() == "battle_power"
    paid = battle_odds(infantry(2), infantry(2), (Terms(1), Terms()))
    cut_off = battle_odds(infantry(2), infantry(2), (Terms(1), Terms(clash=False)))
    assert odds(war, BLUE, YES).win == pytest.approx(paid.lose)
    assert odds(war, BLUE, NO).win == pytest.approx(cut_off.lose)
    assert cut_off.lose < paid.lose


def test_the_cards_of_a_round_are_gone_in_the_next() -> None:
    war = position(2, 2)
    war.hand(RED, "A06")
    war.attack(HERE, RED, BLUE, BACK)
    war.dice((1, 1), (1, 1))
    war.answer(Play("A06"))
    assert odds(war, RED, Choose("go_on")) == battle_odds(infantry(2), infantry(2))


def test_a_pursuit_still_to_come_counts_after_the_roll() -> None:
    war = position(2, 2)
    war.hand(RED, ROUTING)
    war.player(RED, "great_arena", mood=1)
    war.attack(HERE, RED, BLUE, BACK)
    war.dice((7, 9), (1, 1))  # 9: one point more is another hit
    war.answer(Play(ROUTING))
    assert war.asked() == "battle_power"
    rest = battle_odds(infantry(2), infantry(1))
    assert odds(war, RED, NO).win == pytest.approx(1 / 3 + rest.win * 2 / 3)
    assert odds(war, RED, YES) == Odds(1.0, 0.0, 0.0, 0.0, 2.0)


PAIRS = [
    (ARCHERS, "A28", 2, 3, ()),
    (ROUTING, "A03", 2, 2, ()),
    (ROUTING, "A34", 3, 2, ()),
    (PELTASTS, MARTYR, 3, 2, ("fortress",)),
    (ARCHERS, "A16", 2, 1, ("fortress",)),
    (SIEGE, PELTASTS, 3, 2, ("fortress",)),
    ("A05", "A09", 2, 3, ("",)),
    ("A31", SCOUTS, 2, 2, ()),
    (MARTYR, "A07", 1, 1, ("fortress",)),
    (ARCHERS, RETREAT, 1, 2, ("fortress",)),
    ("A10", "A13", 2, 0, ("fortress",)),
]


@pytest.mark.unmeasured
@pytest.mark.parametrize(("first", "second", "attackers", "defenders", "buildings"), PAIRS)
def test_the_odds_agree_with_many_fought_battles(
    first: str, second: str, attackers: int, defenders: int, buildings: tuple[str, ...]
) -> None:
    """The rules, run with the generator, give the computed shares within four standard deviations."""
    war = position(attackers, defenders, *buildings)
    war.hand(RED, first)
    war.hand(BLUE, second)
    war.attack(HERE, RED, BLUE)
    war.answer(Play(first))
    both = replace(war.frame, asks="", step=REVEAL, offers=0, cards=(first, second))
    expected = frame_odds(war.state, both)
    outcomes: Counter[str] = Counter()
    lost = [0, 0]
    rng = 4711
    for _ in range(GAMES):
        state = copy_state(war.state)
        state.rng = rng
        outcomes[_fought(state, Play(second), lost)] += 1
        rng = state.rng
    for outcome, chance in (("attacker", expected.win), ("defender", expected.lose), ("neither", expected.neither)):
        deviation = (chance * (1 - chance) / GAMES) ** 0.5
        assert abs(outcomes[outcome] / GAMES - chance) < 4 * deviation + 0.005, (outcomes, expected)
    assert [number / GAMES for number in lost] == pytest.approx([expected.own_losses, expected.enemy_losses], abs=0.2)


def _fought(state: State, move: AnyMove, lost: list[int]) -> str:
    """Fight to the end without further cards, paying what can be paid; returns the outcome and counts the units lost."""
    while True:
        decision = GAME.decision(state)
        assert decision is not None
        applied = GAME.apply(state, decision.seats[0], move, Chance())
        for entry in applied.entries:
            if entry.key == "battle_casualties":
                lost[entry.values["side"]] += sum(number for _, number in entry.values["units"])  # type: ignore[index, union-attr]
            elif entry.key == "battle_ended":
                return str(entry.values["outcome"])
        decision = GAME.decision(state)
        assert decision is not None
        moves = list(GAME.moves(state, decision.seats[0]))
        move = YES if decision.kind == "battle_power" else NO if decision.kind == "combat_card" else moves[0]
