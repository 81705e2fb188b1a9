"""Action cards in battle: what the watchers see, who decides, sums by source, losses and what objectives are told of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from core.engine.chance import QueuedChance
from core.engine.decision import Part
from core.engine.rng import Generator
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.cards import ACTION, FACE_DOWN, KINDS
from core.games.clash.frames import BattleFrame
from core.games.clash.game import GAME
from core.games.clash.moves import NO, Choose, Pick, Play, Remove
from core.games.clash.rules import battle_end
from core.games.clash.rules.combat_halves import COMBAT_HALVES
from core.games.clash.rules.objectives import Trigger
from core.games.clash.state import Card, State, copy_state
from tests.games.clash.war import BLUE, C2, C5, GREEN, GREY, I3, I5, I6, L1, RED, War

HERE, BACK, ASIDE = (0, 0), (0, 1), (1, 0)
BACKS = FACE_DOWN[ACTION]
MORALE, GROUND, PELTASTS, ROUTING, ARCHERS, MARTYR, RETREAT, DEFENSES, SCOUTS, SIEGE = (
    "A06", "A09", "A01", "A02", "A26", "A24", "A17", "A22", "A23", "A11",
)  # fmt: skip


def field(attackers: dict[str, int], defenders: dict[str, int]) -> War:
    """Return a position of the full game in which Red has moved into Blue's space."""
    war = War(full=True)
    war.put(HERE, RED, **attackers)
    war.put(HERE, BLUE, **defenders)
    return war


def cards_of(state: State) -> tuple[str, str]:
    """Return the cards of the battle on top."""
    frame = state.frames[-1]
    assert isinstance(frame, BattleFrame)
    return frame.cards


def hands(state: State) -> list[list[str]]:
    """Return the hands of Red and Blue."""
    return [[card.id for card in state.players[seat].hand] for seat in (RED, BLUE)]


def test_the_deck_has_each_half_as_often_as_it_should_CT01() -> None:
    assert len(ACTION_CARDS) == 42
    assert set(Counter(card.civil for card in ACTION_CARDS.values()).values()) == {2}
    assert Counter(card.combat for card in ACTION_CARDS.values()) == {
        "high_morale": 5, "high_ground": 5, "peltasts": 4, "routing": 4, "archers": 4, "prepared_defenses": 4, "defiant_stand": 3,
        "wedge_formation": 2, "tactical_surprise": 2, "tactical_retreat": 2, "flanking": 2, "the_siege": 1, "for_the_people": 1,
        "upgraded_defenses": 1, "scouts": 1, "martyr": 1,
    }  # fmt: skip
    assert set(COMBAT_HALVES) == {card.combat for card in ACTION_CARDS.values()}


# ---------------------------------------------------------------- sealed cards
def test_a_card_face_down_is_seen_by_its_player_only() -> None:
    war = field({"infantry": 2}, {"infantry": 2})
    war.hand(RED, MORALE, GROUND)
    war.hand(BLUE, DEFENSES)
    war.attack(HERE, RED, BLUE, BACK)
    war.answer(Play(MORALE))
    seen = {seat: GAME.view(war.state, seat) for seat in (RED, BLUE, GREEN, None)}
    assert {seat: cards_of(view) for seat, view in seen.items()} == {
        RED: (MORALE, ""), BLUE: (BACKS, ""), GREEN: (BACKS, ""), None: (BACKS, ""),
    }  # fmt: skip
    assert [hands(seen[seat]) for seat in (RED, BLUE, GREEN, None)] == [
        [[GROUND], [BACKS]], [[BACKS], [DEFENSES]], [[BACKS], [BACKS]], [[BACKS], [BACKS]],
    ]  # fmt: skip
    assert not war.revealed
    played = next(entry for entry in war.journal if entry.key == "combat_card_played")
    assert (played.private, played.visible_to, "card" in played.values) == ({"card": MORALE}, (RED,), False)


def test_the_card_may_be_any_of_the_hand_also_for_who_had_seen_some_of_it() -> None:
    """Which card others had seen is played must not show in what is left in the hand."""
    views = []
    for card in (MORALE, GROUND):
        war = field({"infantry": 2}, {"infantry": 2})
        war.hand(RED, MORALE, known=(BLUE, GREEN))
        war.hand(RED, GROUND)
        war.hand(BLUE, DEFENSES)
        war.attack(HERE, RED, BLUE, BACK)
        assert hands(GAME.view(war.state, BLUE))[RED] == [MORALE, BACKS]
        war.answer(Play(card))
        views.append([GAME.view(war.state, seat) for seat in (BLUE, GREEN, None)])
        assert GAME.view(war.state, BLUE).players[RED].hand == (Card(BACKS, 1 << RED),)
        assert hands(GAME.view(war.state, RED))[RED] == [MORALE if card == GROUND else GROUND]
        war.dice((L1, L1), (L1, L1))
        war.answer(NO)
        # Once it is revealed the others know again what they had seen.
        assert hands(GAME.view(war.state, BLUE))[RED] == [MORALE if card == GROUND else BACKS]
    assert views[0] == views[1]


@pytest.mark.parametrize("seat", [RED, BLUE, GREEN, None])
def test_a_full_state_made_of_a_view_agrees_with_it_and_can_be_played(seat: int | None) -> None:
    war = field({"infantry": 2}, {"infantry": 2})
    war.hand(RED, MORALE, known=(BLUE,))
    war.hand(RED, GROUND, PELTASTS)
    war.hand(BLUE, DEFENSES, RETREAT)
    war.attack(HERE, RED, BLUE, BACK)
    war.answer(Play(PELTASTS))
    view = GAME.view(war.state, seat)
    assert GAME.view(view, seat) == view
    for seed in range(40):
        # Any card may lie there, also one that the attacker can't play: it has no effect then.
        full = GAME.determinize(view, Generator(seed))
        assert GAME.view(full, seat) == view
        assert KINDS[cards_of(full)[0]] == ACTION
        if seat == BLUE:
            assert list(GAME.moves(full, BLUE)) == list(GAME.moves(view, BLUE)) == list(GAME.moves(war.state, BLUE))
        for move in (NO, *(move for move in GAME.moves(full, BLUE) if isinstance(move, Play))):
            played = copy_state(full)
            GAME.apply(played, BLUE, move)
            assert GAME.broken(played) == ()


def test_the_second_card_is_revealed_with_the_first() -> None:
    war = field({"infantry": 2}, {"infantry": 2})
    war.hand(RED, MORALE)
    war.hand(BLUE, DEFENSES)
    war.attack(HERE, RED, BLUE, BACK)
    war.answer(Play(MORALE))
    war.dice((L1, L1), (L1, L1, L1))
    war.answer(Play(DEFENSES))
    assert war.revealed
    for seat in (RED, BLUE, GREEN, None):
        assert cards_of(GAME.view(war.state, seat)) == (MORALE, DEFENSES)
    assert [entry["card"] for entry in war.entries("combat_card_revealed")] == [MORALE, DEFENSES]


def test_the_label_of_the_move_names_no_card() -> None:
    war = field({"infantry": 1}, {"infantry": 1})
    war.hand(RED, MORALE)
    war.attack(HERE, RED, BLUE, BACK)
    assert GAME.label(war.state, RED, Play(MORALE)).values == {"card": BACKS}


def test_a_preview_ends_where_the_cards_are_turned() -> None:
    war = field({"infantry": 1}, {"infantry": 1})
    war.hand(RED, MORALE)
    war.attack(HERE, RED, BLUE, BACK)
    preview = GAME.preview(GAME.view(war.state, RED), RED, Play(MORALE))
    assert preview.open
    assert [entry.key for entry in preview.entries] == ["combat_card_played"]


def test_what_scouts_took_is_known_to_all() -> None:
    war = field({"infantry": 1}, {"infantry": 1})
    war.hand(RED, MORALE)
    war.hand(BLUE, SCOUTS, DEFENSES)
    war.attack(HERE, RED, BLUE, BACK)
    war.answer(Play(MORALE))
    war.dice((L1,), (L1,))
    war.answer(Play(SCOUTS))
    assert war.state.players[BLUE].hand[-1] == Card(MORALE, 0b111)
    for seat in (RED, GREEN, None):
        assert hands(GAME.view(war.state, seat)) == [[], [MORALE, BACKS]]


# ---------------------------------------------------------------- who gives up what
def test_the_owner_chooses_what_falls_to_archers() -> None:
    war = field({"infantry": 1}, {"infantry": 2, "cavalry": 1})
    war.hand(RED, ARCHERS)
    war.attack(HERE, RED, BLUE, BACK)
    war.chance.queue["attacker_card_dice"] = [I5]
    decision = war.answer(Play(ARCHERS))
    assert decision is not None
    assert (decision.kind, decision.seats) == ("casualties", (BLUE,))
    assert war.options() == [Remove((("cavalry", 1),)), Remove((("infantry", 1),))]
    assert war.why(Remove((("infantry", 2),))) == "wrong_number_of_casualties"
    war.dice((L1,), (C2, L1))
    war.answer(Remove((("cavalry", 1),)))
    side = war.frame.sides[1]
    assert (side.units, side.early, side.lost, side.fallen) == ((("infantry", 2),), 1, (), (("cavalry", 1),))
    assert side.value == 2 + 1


def test_both_owners_choose_for_martyr_the_defender_first_and_both_fall_together() -> None:
    war = field({"infantry": 2, "cavalry": 1}, {"infantry": 1, "cavalry": 1})
    war.hand(RED, MARTYR)
    war.attack(HERE, RED, BLUE, BACK)
    decision = war.answer(Play(MARTYR))
    assert decision is not None
    assert (decision.kind, decision.seats) == ("casualties", (BLUE,))
    war.answer(Remove((("infantry", 1),)))
    assert war.units(HERE, BLUE) == {"infantry": 1, "cavalry": 1}
    war.dice((L1, L1), (L1,))
    war.answer(Remove((("infantry", 1),)))
    assert war.units(HERE, BLUE) == {"cavalry": 1}
    assert war.units(HERE, RED) == {"infantry": 1, "cavalry": 1}
    assert war.asked() == "retreat"


def test_routing_leaves_the_choice_among_those_left() -> None:
    war = field({"infantry": 2}, {"infantry": 1, "cavalry": 2})
    war.hand(RED, ROUTING)
    war.attack(HERE, RED, BLUE, BACK)
    war.dice((C5, L1), (L1, L1, L1))
    war.chance.queue["attacker_card_dice"] = [I6]
    war.answer(Play(ROUTING))
    war.answer(Remove((("infantry", 1),)))
    # Only Cavalry is left: nothing to choose.
    assert war.units(HERE, BLUE) == {"cavalry": 1}
    assert war.frame.sides[1].lost == (("cavalry", 1), ("infantry", 1))


def test_the_controller_chooses_for_barbarians() -> None:
    war = War(full=True)
    war.put(HERE, RED, infantry=1)
    war.put(HERE, GREY, infantry=1, cavalry=1)
    war.hand(RED, ARCHERS)
    war.attack(HERE, RED, GREY, BACK)
    war.chance.queue["attacker_card_dice"] = [I6]
    decision = war.answer(Play(ARCHERS))
    assert decision is not None
    assert (decision.kind, decision.seats) == ("casualties", (BLUE,))


# ---------------------------------------------------------------- sums by source
def test_rolls_explanations_and_journal_agree() -> None:
    war = War(full=True)
    war.put(HERE, RED, infantry=3)
    war.put(HERE, BLUE, infantry=1)
    war.city(HERE, BLUE, "fortress")
    war.hand(RED, "A05")
    war.hand(BLUE, "A16")
    war.attack(HERE, RED, BLUE, BACK)
    war.answer(Play("A05"))
    war.dice((I3, L1, L1), (L1, L1))
    war.answer(Play("A16"))
    assert GAME.explain(war.state, "combat_value", seat=RED) == (
        Part("dice", 5, "Combat Roll"), Part("clash_infantry", 1, "Combat Roll"), Part("wedge_formation", 1, "Combat"),
    )  # fmt: skip
    assert GAME.explain(war.state, "cancelled_hits", seat=BLUE) == (
        Part("fortress", 1, "Fortress"), Part("upgraded_defenses", 1, "Remove Casualties"),
    )  # fmt: skip
    value = war.entries("battle_value")[0]
    assert value["parts"] == (("dice", 5), ("clash_infantry", 1), ("wedge_formation", 1))
    assert value["cancelled"] == (("fortress", 1), ("upgraded_defenses", 1))
    assert (value["raw"], value["hits"]) == (1, 0)


def test_the_dice_are_explained_by_source() -> None:
    war = War(full=True)
    war.put(HERE, RED, infantry=1)
    war.put(HERE, BLUE, infantry=2)
    war.city(HERE, BLUE, "fortress")
    war.hand(BLUE, "A13")
    war.attack(HERE, RED, BLUE, BACK)
    war.dice((L1,), (L1, L1, L1, L1))
    war.answer(Play("A13"))
    parts = GAME.explain(war.state, "battle_dice", seat=BLUE)
    assert [(part.source, part.value) for part in parts] == [("infantry", 2), ("fortress", 1), ("for_the_people", 1)]
    assert sum(part.value for part in parts) == len(war.frame.sides[1].dice)
    assert GAME.explain(war.state, "battle_dice", seat=RED) == (Part("infantry", 1, "Combat Roll"),)


def test_silenced_units_reroll_and_ignore_nothing() -> None:
    """High Ground takes the abilities of Leaders and Elephants as well."""
    war = field({"infantry": 1, "leader": 1, "elephant": 1}, {"infantry": 2})
    war.hand(BLUE, GROUND)
    war.attack(HERE, RED, BLUE, BACK)
    war.dice((L1, 4, I6), (C2, L1))
    war.answer(Play(GROUND))
    first, second = war.entries("battle_value")
    assert first["parts"] == (("dice", 1 + 2 + 6),)
    assert (second["parts"], second["cancelled"]) == ((("dice", 3),), ())
    assert war.entries("battle_rerolled") == []
    assert war.entries("battle_roll")[0]["effects"] == ("", "", "")


# ---------------------------------------------------------------- losses, and what objectives are told
def told(war: War, monkeypatch: pytest.MonkeyPatch) -> list[Trigger]:
    """Return a list that takes up the triggers of battles."""
    found: list[Trigger] = []
    monkeypatch.setattr(battle_end, "push_claims", lambda step, trigger, seats: found.append(trigger))
    return found


def test_all_losses_are_counted_whatever_they_fell_by(monkeypatch: pytest.MonkeyPatch) -> None:
    war = field({"infantry": 2}, {"infantry": 3, "settler": 1})
    war.city(HERE, BLUE, "temple")
    war.city((3, 0), BLUE)
    war.hand(RED, ARCHERS, ROUTING)
    found = told(war, monkeypatch)
    war.attack(HERE, RED, BLUE, BACK, landing=True)
    war.chance.queue["attacker_card_dice"] = [I6, I5]
    war.dice((L1, L1), (C5, L1))
    war.answer(Play(ARCHERS))
    war.answer(Choose("go_on"))
    war.dice((C5,), (L1, L1))
    war.answer(Play(ROUTING))
    trigger = found[0]
    assert (trigger.kind, trigger.seat, trigger.space) == ("battle", RED, war.at(HERE))
    assert trigger.losses == ((("infantry", 1),), (("infantry", 3), ("settler", 1)))
    battle = trigger.battle
    assert battle is not None
    assert [side.start for side in battle.sides] == [(("infantry", 2),), (("infantry", 3), ("settler", 1))]
    assert (battle.outcome, battle.landing, battle.buildings, battle.round) == ("attacker", True, ("temple",), 2)
    assert battle.city is not None
    assert battle.city.owner == BLUE
    assert war.held(HERE).owner == RED


def test_cargo_that_goes_down_counts_and_the_claims_come_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    war = War({HERE: "sea", BACK: "sea"}, full=True)
    war.put(HERE, RED, ship=2, infantry=2, settler=2)
    war.put(HERE, BLUE, ship=1)
    war.hand(BLUE, MARTYR)
    found = told(war, monkeypatch)
    war.attack(HERE, RED, BLUE, BACK, naval=True)
    war.answer(Play(MARTYR))
    assert war.asked() == "cargo"
    assert found == []
    war.answer(Remove((("infantry", 1), ("settler", 1))))
    assert [trigger.losses for trigger in found] == [((("infantry", 1), ("settler", 1), ("ship", 1)), (("ship", 1),))]


def test_both_players_are_asked_for_objectives_the_attacker_first(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(battle_end, "push_claims", lambda step, trigger, seats: asked.append(seats))
    war = field({"infantry": 1}, {"infantry": 1})
    war.dice((I6,), (L1,))
    war.attack(HERE, RED, BLUE, BACK)
    war = War(full=True)
    war.put(HERE, GREY, infantry=1)
    war.put(HERE, GREEN, infantry=1)
    war.dice((I6,), (L1,))
    war.attack(HERE, GREY, GREEN)
    assert asked == [(RED, BLUE), (GREY, GREEN)]


def test_who_flees_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    war = field({"infantry": 1}, {"infantry": 2, "settler": 1})
    war.hand(BLUE, RETREAT)
    found = told(war, monkeypatch)
    war.attack(HERE, RED, BLUE, BACK)
    war.answer(Play(RETREAT))
    assert war.asked() == "flight"
    assert len(war.options()) == 6
    war.answer(Pick(war.at(ASIDE)))
    assert found[0].losses == ((), ())
    assert war.outcome() == "attacker"
    assert war.entries("battle_ended")[0]["rounds"] == 1
    assert war.units(ASIDE) == {"infantry": 2, "settler": 1}


def test_the_learning_game_remembers_no_deeds_and_asks_for_no_cards() -> None:
    war = War()
    war.put(HERE, RED, infantry=1)
    war.put(HERE, BLUE, infantry=1)
    war.player(RED, "tactics")
    war.player(BLUE, "tactics")
    war.dice((I6,), (L1,))
    war.attack(HERE, RED, BLUE, BACK)
    assert war.outcome() == "attacker"
    assert [player.deeds for player in war.state.players] == [(), (), ()]


def test_a_game_resumed_at_each_question_goes_on_alike() -> None:
    """The Siege, its payment and the choice of a space stand in the state alone."""
    war = War(full=True)
    war.put(HERE, RED, infantry=2)
    war.put(HERE, BLUE, infantry=2)
    war.city(HERE, BLUE)
    war.hand(RED, SIEGE)
    war.hand(BLUE, RETREAT)
    war.player(BLUE, food=2, gold=1)
    war.attack(HERE, RED, BLUE, BACK)
    state = war.state
    for move in (Play(SIEGE), Play(RETREAT), Choose("yes")):
        state = GAME.decode_state(GAME.encode_state(state))
        decision = GAME.decision(state)
        assert decision is not None
        GAME.apply(state, decision.seats[0], move, QueuedChance({}))
    decision = GAME.decision(state)
    assert decision is not None
    assert (decision.kind, decision.source) == ("pay", "the_siege")
