"""Game Setup: the board, the players' start, the decks, the first player."""

from __future__ import annotations

from core.engine.decision import Refusal
from core.engine.game import Config, Option
from core.engine.rng import below, permutation, seed_state
from core.games.clash.board import UNREVEALED, BoardSpec, layout_board
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.events.deck import BASE_EVENTS
from core.games.clash.content.map_tiles import TILES
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.frames import CourseFrame
from core.games.clash.goods import goods
from core.games.clash.rules.found import place_city
from core.games.clash.state import HAPPY, Card, Deck, Player, Region, State
from core.games.clash.units import SETTLER
from core.games.clash.variants import start_settlers

START_ADVANCES = ("farming", "mining")
START_GOODS = goods(food=2)

OPTIONS: tuple[Option, ...] = (
    Option(id="mode", default="full", choices=("full", "learning")),
    Option(id="events", default="full", choices=("full", "icons", "optional")),
    Option(id="length", default="normal", choices=("normal", "short")),
    Option(id="ending", default="fixed", choices=("fixed", "roll", "wonder")),
    Option(id="open_wonders", default=False),
    Option(id="offers", default="seldom", choices=("never", "seldom", "often")),
)
"""`mode` "learning": events bring their icons only, and there are no Action and Objective cards. `offers`: how often bots offer
trades. The others are the rulebook's variants."""


def problem(config: Config) -> Refusal | None:
    """Return what is wrong with a configuration, or None."""
    if len(config.seats) not in (2, 3, 4):
        return Refusal("number_of_players", "Game Setup", {"players": len(config.seats)})
    known = {option.id: option for option in OPTIONS}
    for name, value in config.options.items():
        option = known.get(name)
        if option is None:
            return Refusal("unknown_option", "Variants", {"option": name})
        if value not in (option.choices or (False, True)) or isinstance(value, bool) == bool(option.choices):
            return Refusal("option_value", "Variants", {"option": name, "value": str(value)})
    options = {option.id: option.default for option in OPTIONS} | config.options
    if options["mode"] == "learning" and options["events"] != "full":
        return Refusal("learning_has_icons_only", "Variants")
    if options["length"] == "short" and options["ending"] != "fixed":
        return Refusal("short_game_ends_with_age_4", "Variants")
    colours = [seat.colour for seat in config.seats]
    if any(not 0 <= colour < 4 for colour in colours):
        return Refusal("no_such_colour", "Game Setup")
    if len(set(colours)) != len(colours):
        return Refusal("colour_twice", "Game Setup")
    return None


def new_state(config: Config, seed: int) -> State:
    """Return the state at the start of the first turn's frame. Raises ValueError for a configuration with a problem."""
    refusal = problem(config)
    if refusal is not None:
        raise ValueError(f"{refusal.key}: {refusal.values}")
    number = len(config.seats)
    board = layout_board(number)
    rng, tiles = permutation(seed_state(seed), len(TILES))
    rng, events = permutation(rng, len(BASE_EVENTS))
    rng, wonders = permutation(rng, len(WONDERS))
    rng, first = below(rng, number)
    options = {option.id: option.default for option in OPTIONS} | config.options
    actions: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()
    if options["mode"] == "full":
        rng, order = permutation(rng, len(ACTION_CARDS))
        actions = tuple([list(ACTION_CARDS)[i] for i in order])
        rng, order = permutation(rng, len(OBJECTIVE_CARDS))
        objectives = tuple([list(OBJECTIVE_CARDS)[i] for i in order])
    terrain = [UNREVEALED] * board.size
    for home in board.homes:
        for hex_, kind in zip(home.spaces, home.terrain, strict=True):
            terrain[board.index[hex_]] = kind
    advances = 0
    for advance in START_ADVANCES:
        advances |= ADVANCES[advance].mask
    event_ids = tuple(BASE_EVENTS)
    wonder_ids = tuple(WONDERS)
    state = State(
        config=Config(seats=config.seats, options=options),
        board=BoardSpec(number),
        rng=rng,
        terrain=tuple(terrain),
        regions=tuple(Region(tile) for tile in tiles[: len(board.slots)]),
        players=[Player(goods=START_GOODS, advances=advances) for _ in range(number)],
        cities={},
        units={},
        frames=[CourseFrame()],
        events=Deck(draw=tuple(event_ids[i] for i in events)),
        wonder_deck=Deck(draw=tuple(wonder_ids[i] for i in wonders)),
        first=first,
        names_used=(0,) * number,
        action_deck=Deck(draw=actions[number:] if actions else ()),
        objective_deck=Deck(draw=objectives[number:] if objectives else ()),
    )
    for seat, (action, objective) in enumerate(zip(actions[:number], objectives[:number], strict=True)):
        state.players[seat].hand = (Card(action, 1 << seat), Card(objective, 1 << seat))
    for seat, home in enumerate(board.homes):
        space = board.index[home.spaces[0]]
        place_city(state, seat, space)
        city = state.cities[space]
        state.cities[space] = type(city)(city.owner, HAPPY, city.name)
        state.units[space] = ((seat, SETTLER, 0, start_settlers(state.config)),)
    return state
