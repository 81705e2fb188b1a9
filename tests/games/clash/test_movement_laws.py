"""Laws of movement in random positions: what is listed is legal, what is refused is not listed, nothing gets lost."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from core.engine.flow import Step
from core.games.clash.board import UNREVEALED
from core.games.clash.content.map_tiles import TILES
from core.games.clash.moves import MoveUnits
from core.games.clash.rules.exploration import turned
from core.games.clash.rules.movement import begin_moves, move_refusal, normal_move, unit_moves
from core.games.clash.state import City, Region, State, copy_state
from core.games.clash.units import BARBARIANS, FOREST, FOUGHT, MOVED, PLAINS, STUCK, add
from tests.games.clash.expedition import RED, RULES, Expedition

pytestmark = pytest.mark.unmeasured

MARKS = (0, 0, 0, 0, MOVED, FOREST, STUCK, FOUGHT, PLAINS, FOREST | PLAINS)
ADVANCES = ("tactics", "roads", "navigation", "cartography", "fishing", "mining")


def position(random: Random) -> Expedition:
    """Return a random position, irregular ones among them, in which nobody shares a space with an enemy."""
    layout = random.choice((2, 3, 4))
    game = Expedition(
        layout=layout,
        advances=[advance for advance in ADVANCES if random.random() < 0.8],
        amounts={"food": random.randrange(3), "ore": random.randrange(3), "gold": random.randrange(2)},
    )
    state = game.state
    terrain = list(state.terrain)
    order = list(range(len(TILES)))
    random.shuffle(order)
    regions = []
    for slot, spaces in enumerate(game.board.slots):
        half, shown = random.random() < 0.5, random.random() < 0.7
        regions.append(Region(order[slot], half and shown, shown))
        if shown:
            for space, kind in zip(spaces, turned(TILES[order[slot]], half), strict=True):
                terrain[space] = kind
    state.terrain, state.regions = tuple(terrain), tuple(regions)
    wonders = ["great_gardens", "great_pyramid"]
    for space, kind in enumerate(terrain):
        if kind == UNREVEALED or random.random() < 0.4:
            continue
        owner = random.choice((RED, RED, RED, 1, BARBARIANS))
        groups = ()
        if kind == "sea":
            ships = random.randrange(4)
            if ships and owner != BARBARIANS:
                for _ in range(ships):
                    groups = add(groups, owner, "ship", random.choice(MARKS), 1)
                for _ in range(random.randrange(2 * ships + 1)):
                    groups = add(groups, owner, random.choice(("infantry", "settler")), random.choice(MARKS), 1)
        else:
            for _ in range(random.randrange(5)):
                groups = add(groups, owner, "infantry", random.choice(MARKS), 1)
            if owner != BARBARIANS:
                for _ in range(random.randrange(3)):
                    groups = add(groups, owner, "settler", random.choice(MARKS), 1)
            if random.random() < 0.3:
                own = (wonders.pop(),) if wonders and random.random() < 0.3 else ()
                state.cities[space] = City(owner, wonders=own)
        if groups:
            state.units[space] = groups
    return game


def garbage(random: Random, game: Expedition, listed: list[MoveUnits]) -> MoveUnits:
    """Return a move near a legal one, or far from any."""
    move = random.choice(listed) if listed else MoveUnits((0, 1), (("settler", 0, 1),))
    path, units, roads = list(move.path), [list(group) for group in move.units], move.roads
    near = game.board.neighbours
    for _ in range(random.randrange(1, 4)):
        what = random.randrange(10)
        if what == 0 and path:
            path[random.randrange(len(path))] = random.randrange(-2, game.board.size + 2)
        elif what == 1 and path and 0 <= path[-1] < game.board.size:
            path.append(random.choice(near[path[-1]]))
        elif what == 2 and path:
            path.pop(random.randrange(len(path)))
        elif what == 3 and len(path) >= 2 and 0 <= path[0] < game.board.size:
            path.insert(1, random.choice(near[path[0]]))
        elif what == 4:
            roads = not roads
        elif what == 5:
            kind = random.choice(("infantry", "settler", "ship", "dragon"))
            units.append([kind, random.choice(MARKS), random.randrange(-1, 4)])
        elif what == 6 and units:
            units.pop(random.randrange(len(units)))
        elif what == 7 and units:
            random.choice(units)[2] += random.choice((-1, 1))
        elif what == 8 and units:
            random.choice(units)[1] ^= random.choice((MOVED, FOREST, STUCK, FOUGHT, PLAINS))
        elif what == 9 and path and 0 <= path[-1] < game.board.size:
            path[-1] = random.choice(near[path[-1]])
    random.shuffle(units)
    return MoveUnits(tuple(path), tuple((kind, marks, number) for kind, marks, number in units), roads)


def census(state: State) -> Counter[tuple[int, str]]:
    """Return how many units of each owner and kind are on the board."""
    result: Counter[tuple[int, str]] = Counter()
    for groups in state.units.values():
        for owner, kind, _, number in groups:
            result[owner, kind] += number
    return result


@pytest.mark.parametrize("seed", range(40))
def test_listing_judging_and_normal_form_agree(seed: int) -> None:
    random = Random(seed)
    game = position(random)
    listed = list(unit_moves(game.state, RED))
    known = set(listed)
    assert len(known) == len(listed)
    for move in listed:
        assert move_refusal(game.state, RED, move) is None, move
        assert normal_move(game.state, RED, move) == move
    for _ in range(400):
        move = garbage(random, game, listed)
        normal = normal_move(game.state, RED, move)
        refusal = move_refusal(game.state, RED, move)
        assert (refusal is None) == (normal in known), (move, normal, refusal)
        assert normal_move(game.state, RED, normal) == normal, move
        assert move_refusal(game.state, RED, normal) == refusal
        if refusal is not None:
            assert refusal.section


@pytest.mark.parametrize("seed", range(20))
def test_every_way_of_two_spaces_is_judged_like_the_list(seed: int) -> None:
    """All paths of up to two steps and every distance, for whole stacks and single units."""
    random = Random(seed)
    game = position(random)
    known = set(unit_moves(game.state, RED))
    board = game.board
    for start, groups in game.state.units.items():
        own = [group for group in groups if group[0] == RED]
        if not own:
            continue
        whole = tuple((kind, marks, number) for _, kind, marks, number in own)
        singles = [((kind, marks, 1),) for _, kind, marks, _ in own]
        paths = [(start, end) for end in range(board.size)]
        paths += [(start, a, b) for a in board.neighbours[start] for b in board.neighbours[a]]
        for path in paths:
            for units in (whole, *singles):
                for roads in (False, True):
                    move = MoveUnits(path, units, roads)
                    legal = move_refusal(game.state, RED, move) is None
                    assert legal == (normal_move(game.state, RED, move) in known), move


@pytest.mark.parametrize("seed", range(20))
def test_legal_moves_apply_and_keep_the_pieces(seed: int) -> None:
    random = Random(1000 + seed)
    game = position(random)
    listed = list(unit_moves(game.state, RED))
    for move in random.sample(listed, min(len(listed), 40)):
        state = copy_state(game.state)
        before, left = census(state), state.players[RED].goods
        step = Step(state)
        begin_moves(step, RED, move)
        for _ in range(20):
            frame = state.frames[-1] if state.frames else None
            rule = RULES.get(type(frame))
            if rule is None:
                break
            if rule.decision(state, frame) is None:
                rule.run(step, frame)
            elif type(frame).__name__ == "MoveFrame":
                break
            else:
                answers = list(rule.moves(state, frame, RED))
                rule.answer(step, frame, RED, random.choice(answers))
        # A battle against nobody is over at once; lone Settlers may be gone then, Red's units never.
        after = census(state)
        assert {key: number for key, number in after.items() if key[0] == RED} == {
            key: number for key, number in before.items() if key[0] == RED
        }
        paid = sum(left) - sum(state.players[RED].goods)
        assert paid == (2 if move.roads else 0) or paid < 0  # Gold of a captured city comes in
        if not state.frames:
            assert not any(group[2] & MOVED for groups in state.units.values() for group in groups if group[0] == RED)


@pytest.mark.parametrize("seed", range(5))
def test_the_order_of_moves_does_not_depend_on_the_order_of_units(seed: int) -> None:
    game = position(Random(seed))
    listed = list(unit_moves(game.state, RED))
    game.state.units = dict(reversed(game.state.units.items()))
    game.state.cities = dict(reversed(game.state.cities.items()))
    assert list(unit_moves(game.state, RED)) == listed
