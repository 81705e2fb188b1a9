"""What is secret in a game, and which steps are marked as revealing or random (rulings EXPL-08, UNDO-01)."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
import pytest

from core.engine.chance import QueuedChance
from core.engine.decision import Applied
from core.engine.journal import seen_by, words_of
from core.engine.rng import Generator
from core.games.clash import GAME, SCENARIOS
from core.games.clash.content.cards import FACE_DOWN, KINDS, WONDER, is_hidden
from core.games.clash.content.powers import WONDERS
from core.games.clash.state import State
from tests.properties.cases import Case, walk

BOARD = "board = {radius = 3}\n"


def build(text: str) -> State:
    """Return the state of a TOML text."""
    return SCENARIOS.build(tomllib.loads(text))  # type: ignore[no-any-return]


def apply(state: State, **words: Any) -> Applied:
    """Make a move of seat 0."""
    return GAME.apply(state, 0, SCENARIOS.move({"seat": 0, **words}, state), QueuedChance({}))


def test_wonder_cards_are_secret_in_hand() -> None:
    state = build(BOARD + 'wonder_deck = ["great_wall"]\nseats.0 = {food = 2}\nseats.1.hand = ["great_arena"]')
    applied = apply(state, advance="engineering")
    assert applied.revealed
    drawn = next(entry for entry in applied.entries if entry.key == "wonder_drawn")
    assert seen_by(drawn, 0).private == {"wonder": "great_wall"}
    assert seen_by(drawn, 1).private == {}
    hands = {seat: [[card.id for card in player.hand] for player in GAME.view(state, seat).players] for seat in (0, 1, None)}
    back = FACE_DOWN[WONDER]
    assert hands == {0: [["great_wall"], [back]], 1: [[back], ["great_arena"]], None: [[back], [back]]}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_decks_tiles_and_the_generator_are_secret(seat: int | None) -> None:
    state = build('layout = 2\nregions = {R6 = {tile = 11}, R4 = {tile = 12, hidden = true}}\nevent_discard = ["E03"]')
    view = GAME.view(state, seat)
    assert set(view.events.draw) == set(view.wonder_deck.draw) == {""}
    assert len(view.events.draw) == 37
    assert view.events.discard == ("E03",)
    assert [region.tile for region in view.regions] == [-1, -1, -1, -1, -1, 6, -1, -1]
    assert view.rng == 0


def test_a_region_is_shown_after_the_space_was_declared() -> None:
    state = build('layout = 2\nregions = {R7 = {tile = 9, hidden = true}}\nseats.0.units = {"3,5" = {settler = 1}}')
    applied = apply(state, move={"from": "3,5", "to": "2,5", "units": {"settler": 1}})
    assert applied.revealed
    assert GAME.view(state, 1).regions[6].tile == 4
    # The orientation is chosen with the tile in view: nothing is revealed by it.
    assert not apply(state, orient="base").revealed


@pytest.mark.parametrize(
    ("position", "words", "marks"),
    [
        ("seats.0.food = 2", {"advance": "fishing"}, (False, False, False)),
        ("seats.0 = {food = 2, cubes = 1}", {"advance": "fishing"}, (True, False, False)),
        ("", {"end_turn": True}, (False, False, True)),
        (
            'seats.0.cities = {"0,0" = {}}\nseats.1.cities = {"1,0" = {buildings = ["temple"]}}',
            {"influence": {"city": "0,0", "target": "1,0"}},
            (False, True, False),
        ),
        (
            'seats.0 = {advances = ["tactics"], units = {"0,0" = {infantry = 1}}}\nseats.1.units = {"1,0" = {settler = 1}}',
            {"move": {"from": "0,0", "to": "1,0", "units": {"infantry": 1}}},
            (False, False, False),
        ),
        (
            'seats.0 = {advances = ["tactics"], units = {"0,0" = {infantry = 1}}}\nseats.1.units = {"1,0" = {infantry = 1}}',
            {"move": {"from": "0,0", "to": "1,0", "units": {"infantry": 1}}},
            (False, True, False),
        ),
    ],
)
def test_marks_of_a_step(position: str, words: dict[str, Any], marks: tuple[bool, bool, bool]) -> None:
    applied = apply(build(BOARD + 'events = ["E34"]\n' + position), **words)
    assert (applied.revealed, applied.random, applied.passed) == marks


def test_a_wonder_that_is_being_paid_for_is_known_to_all() -> None:
    state = build(
        BOARD + 'seats.0 = {food = 2, gold = 3, wood = 4, ore = 5, culture = 5, hand = ["great_wall", "great_arena"], '
        'advances = ["engineering", "arts", "circus_and_sports"], cities = {"0,0" = {mood = "happy"}, "2,0" = {}}}'
    )
    applied = apply(state, wonder={"city": "0,0", "wonder": "great_arena"})
    assert applied.revealed
    decision = GAME.decision(state)
    assert decision is not None
    assert decision.source == "great_arena"
    for seat in (1, None):
        view = GAME.view(state, seat)
        assert [card.id for card in view.players[0].hand] == ["great_arena", FACE_DOWN[WONDER]]
        full = GAME.determinize(view, Generator(1))
        GAME.apply(full, 0, next(GAME.moves(full, 0)))
        assert GAME.broken(full) == ()


def known_cards(view: State) -> set[str]:
    """Return the cards that a view shows anywhere."""
    found: set[str] = set()
    waiting: list[Any] = [msgspec.to_builtins(view)]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, dict):
            waiting.extend((*value, *value.values()))
        elif isinstance(value, list | tuple):
            waiting.extend(value)
    return found & set(KINDS)


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_reads_of_a_card_that_he_does_not_know(players: int, seed: int) -> None:
    """Labels, journal, questions and refusals name only cards that the watcher's view shows before or after."""
    case = Case("clash", players, 1)
    for _, state, seat, move in walk(case, seed):
        after = GAME.copy(state)
        label = GAME.label(state, seat, move)
        applied = GAME.apply(after, seat, move)
        decision = GAME.decision(after)
        for watcher in (None, *(other for other in range(players) if other != seat)):
            read = words_of(label.values)
            for entry in applied.entries:
                seen = seen_by(entry, watcher)
                read |= words_of(seen.values) | words_of(seen.private)
            if decision is not None:
                read |= {decision.source} | words_of(decision.values)
            named = {word for word in read if word in KINDS and not is_hidden(word)} - set(WONDERS)
            known = known_cards(GAME.view(state, watcher)) | known_cards(GAME.view(after, watcher))
            assert named <= known, (label, applied.entries, watcher)
