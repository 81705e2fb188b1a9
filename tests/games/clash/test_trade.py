"""Trades between players: what each seat gets to know of an offer, resuming, previews, and what is listed (Player Trades)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import msgspec
import pytest

from core.bots.registry import make_bot
from core.engine import saves
from core.engine.decision import Applied, Entry, IllegalMove
from core.engine.game import Config, SeatConfig
from core.engine.journal import seen_by, words_of
from core.engine.rng import Generator
from core.engine.session import Session
from core.games.clash import GAME, SCENARIOS
from core.games.clash.content.cards import ACTION, EVENT, FACE_DOWN, KINDS, OBJECTIVE, WONDER, is_hidden
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.frames import ClaimFrame, OfferFrame, TurnFrame
from core.games.clash.goods import NONE, Goods, goods, one
from core.games.clash.moves import NO, Accept, AnyMove, Offer
from core.games.clash.rules.cards import held
from core.games.clash.rules.objectives import ASK
from core.games.clash.rules.trade import MOST_COUNTERS, MOST_OFFERS, TO_ALL
from core.games.clash.state import State

ANY_ACTION = FACE_DOWN[ACTION]
TABLE = """
players = 4
options = {mode = "full"}
board = {radius = 3}
seats.0 = {gold = 2, wood = 1, mood = 1, hand = ["A05", "A06:2", "O01", "great_wall"], cities = {"0,0" = {}}}
seats.1 = {gold = 1, food = 2, hand = ["A07", "A08:0", "O02"], cities = {"2,0" = {}}}
seats.2 = {gold = 1, hand = ["A09", "E18:013"], cities = {"0,2" = {}}}
seats.3 = {idea = 2, hand = ["A10"], cities = {"-2,0" = {}}}
"""
SEATS = (0, 1, 2, 3)
WATCHERS = (None, *SEATS)


def table() -> State:
    """Return a turn of seat 0 in which everybody has something to trade."""
    return SCENARIOS.build(tomllib.loads(TABLE))  # type: ignore[no-any-return]


def after(state: State, *moves: tuple[int, AnyMove]) -> tuple[State, list[Applied]]:
    """Return a copy of the state after these moves, and what each brought."""
    state = GAME.copy(state)
    return state, [GAME.apply(state, seat, move) for seat, move in moves]


def frame_of(view: State) -> OfferFrame:
    """Return the offer on top."""
    frame = view.frames[-1]
    assert isinstance(frame, OfferFrame)
    return frame


def hands(view: State) -> list[list[str]]:
    """Return the cards in hand that a view shows."""
    return [[card.id for card in player.hand] for player in view.players]


def read(entries: tuple[Entry, ...], seat: int | None) -> set[str]:
    """Return the cards that a seat reads of in journal lines."""
    words: set[str] = set()
    for entry in entries:
        seen = seen_by(entry, seat)
        words |= words_of(seen.values) | words_of(seen.private)
    return {word for word in words if word in KINDS and not is_hidden(word)}


# ---------------------------------------------------------------- what is seen of an offer
def test_an_unshown_card_is_seen_by_its_owner_only() -> None:
    state, (applied,) = after(table(), (0, Offer(1, NONE, (("A05", False),), one(4))))
    for watcher in WATCHERS:
        offer = frame_of(GAME.view(state, watcher)).offer
        assert offer.cards == ((("A05", False),) if watcher == 0 else ((ANY_ACTION, False),))
        assert read(applied.entries, watcher) == set()
    assert hands(GAME.view(state, 1))[0] == [ANY_ACTION, ANY_ACTION, FACE_DOWN[OBJECTIVE], FACE_DOWN[WONDER]]
    assert not applied.revealed


def test_a_card_known_to_a_seat_is_not_seen_in_an_offer_that_does_not_show_it() -> None:
    state, _ = after(table(), (0, Offer(2, NONE, (("A06", False),), one(4))))
    assert frame_of(GAME.view(state, 2)).offer.cards == ((ANY_ACTION, False),)
    assert "A06" in hands(GAME.view(state, 2))[0]


def test_a_great_person_is_known_to_all_wherever_it_goes() -> None:
    state = SCENARIOS.build(tomllib.loads(TABLE.replace('"E18:013"', '"E18:013", "E19:013"')))
    state.frames[-1] = TurnFrame(2, 1)
    state, _ = after(state, (2, Offer(3, NONE, (("E18", False),))))
    assert {frame_of(GAME.view(state, watcher)).offer.cards for watcher in WATCHERS} == {(("E18", False),)}
    GAME.apply(state, 3, Accept())
    assert GAME.broken(state) == ()
    for watcher in WATCHERS:
        shown = hands(GAME.view(state, watcher))
        assert ("E19" in shown[2], "E18" in shown[3]) == (True, True)


def test_a_shown_card_is_seen_by_the_partner_and_nobody_else() -> None:
    state, (applied,) = after(table(), (0, Offer(1, NONE, (("A05", True), ("O01", False)), one(4))))
    assert applied.revealed
    for watcher in WATCHERS:
        offer = frame_of(GAME.view(state, watcher)).offer
        shown = "A05" if watcher in (0, 1) else ANY_ACTION
        hidden = "O01" if watcher == 0 else FACE_DOWN[OBJECTIVE]
        assert set(offer.cards) == {(shown, True), (hidden, False)}
        assert ("A05" in hands(GAME.view(state, watcher))[0]) == (watcher in (0, 1))
        assert read(applied.entries, watcher) == ({"A05"} if watcher in (0, 1) else set())


def test_a_card_shown_to_all_is_seen_by_all_who_are_asked() -> None:
    state, (applied,) = after(table(), (0, Offer(TO_ALL, NONE, (("A05", True),), one(4))))
    assert frame_of(state).seats == (1, 2)
    for watcher in WATCHERS:
        seen = watcher in (0, 1, 2)
        assert frame_of(GAME.view(state, watcher)).offer.cards == (("A05" if seen else ANY_ACTION, True),)
        assert read(applied.entries, watcher) == ({"A05"} if seen else set())


def test_order_of_hidden_and_shown_cards_tells_nothing() -> None:
    first, _ = after(table(), (0, Offer(1, NONE, (("A05", False), ("A06", True)), one(4))))
    second, _ = after(table(), (0, Offer(1, NONE, (("A05", True), ("A06", False)), one(4))))
    for state, shown in ((first, "A06"), (second, "A05")):
        assert frame_of(GAME.view(state, 1)).offer.cards == ((ANY_ACTION, False), (shown, True))


def test_a_card_wanted_by_name_is_read_by_the_two_only() -> None:
    move = Offer(1, one(4), (), NONE, ("A08",))
    state, (applied,) = after(table(), (0, move))
    for watcher in WATCHERS:
        assert frame_of(GAME.view(state, watcher)).offer.wanted == (("A08",) if watcher in (0, 1) else (ANY_ACTION,))
        assert read(applied.entries, watcher) == set()
    assert GAME.label(table(), 0, move).values["wanted"] == ((ACTION, 1),)


def test_labels_name_kinds_and_numbers_only() -> None:
    state = table()
    move = Offer(1, goods(gold=1), (("A05", False), ("A06", True), ("O01", False)), goods(food=2), ("A08", ANY_ACTION))
    label = GAME.label(state, 0, move)
    assert (label.key, label.values) == (
        "move.offer",
        {
            "partner": 1,
            "given": (("gold", 1), (ACTION, 2), (OBJECTIVE, 1)),
            "wanted": (("food", 2), (ACTION, 2)),
        },
    )
    assert GAME.label(state, 1, Accept(("A07",))) == Entry("move.accept", 1)


def test_after_the_trade_the_two_know_what_changed_hands() -> None:
    state, (_, applied) = after(
        table(), (0, Offer(1, NONE, (("A05", False),), NONE, (ANY_ACTION,))), (1, Accept(("A07",)))
    )
    assert applied.revealed
    assert hands(GAME.view(state, 0))[:2] == [["A06", "O01", "great_wall", "A07"], ["A08", "A05", FACE_DOWN[OBJECTIVE]]]
    assert hands(GAME.view(state, 1))[:2] == [
        ["A07", ANY_ACTION, FACE_DOWN[OBJECTIVE], FACE_DOWN[WONDER]],
        ["A08", "O02", "A05"],
    ]
    for watcher in WATCHERS:
        knows = watcher in (0, 1)
        assert read(applied.entries, watcher) == ({"A05", "A07"} if knows else set())
        if not knows:
            # Seat 2 knew A06: one of seat 0's Action cards went, he can't tell which.
            shown = hands(GAME.view(state, watcher))
            assert all(is_hidden(card) for hand in shown[:2] for card in hand)


def test_who_else_knows_a_card_is_not_seen() -> None:
    state = table()
    for watcher in (1, 3, None):
        mask = 1 if watcher is None else 1 | 1 << watcher
        assert {card.known & ~mask for card in GAME.view(state, watcher).players[0].hand} == {0}
    assert [card.known for card in GAME.view(state, 0).players[0].hand] == [1, 5, 1, 1]


# ---------------------------------------------------------------- the laws, for any offer
def any_offer(state: State, seat: int, generator: Generator, to: int | None = None) -> Offer | None:
    """Return some legal offer of the seat, None if the dice bring none."""
    player = state.players[seat]
    for _ in range(20):
        partner = to if to is not None else (-1, *(o for o in SEATS if o != seat))[generator.below(4)]
        give, want = _some_goods(player.goods, generator), _some_goods((3,) * 7, generator)
        want = tuple(0 if g else w for g, w in zip(give, want, strict=True))  # type: ignore[assignment]
        cards = tuple((card.id, bool(generator.below(2))) for card in player.hand if not generator.below(3))
        wanted: list[str] = [
            (ANY_ACTION, FACE_DOWN[OBJECTIVE], FACE_DOWN[EVENT])[generator.below(3)]
        ] * generator.below(3)
        if partner >= 0:
            wanted += [c.id for c in state.players[partner].hand if c.known >> seat & 1 and not generator.below(3)]
        offer = GAME.normal(state, seat, Offer(partner, give, cards, want, tuple(wanted)))
        if GAME.refusal(state, seat, offer) is None:
            assert isinstance(offer, Offer)
            return offer
    return None


def _some_goods(most: tuple[int, ...], generator: Generator) -> Goods:
    return tuple(generator.below(number + 1) if not generator.below(3) else 0 for number in most)  # type: ignore[return-value]


def any_answer(state: State, seat: int, generator: Generator) -> AnyMove:
    """Return some legal answer to an offer."""
    frame = frame_of(state)
    kind = generator.below(4)
    if kind == 0:
        return NO
    if kind == 1:
        counter = any_offer(state, seat, generator, frame.seat)
        if counter is not None:
            return counter
    accepting = [move for move in GAME.moves(state, seat) if isinstance(move, Accept)]
    return accepting[generator.below(len(accepting))]


def haggled(seed: int, steps: int) -> Iterator[tuple[State, int, AnyMove]]:
    """Yield positions of one long turn of offers and answers, with the move that is made."""
    generator = Generator(seed)
    state = table()
    for player in state.players:
        player.goods = (2, 3, 3, 3, 3, 3, 3)
    for _ in range(steps):
        state.players[0].offers = 0
        decision = GAME.decision(state)
        assert decision is not None
        seat = decision.seats[0]
        move: AnyMove | None
        if decision.kind == "turn":
            move = any_offer(state, seat, generator)
            assert move is not None
        else:
            assert decision.kind == "offer"
            move = any_answer(state, seat, generator)
        yield state, seat, move
        state = GAME.copy(state)
        GAME.apply(state, seat, move)


@pytest.mark.unmeasured
@pytest.mark.parametrize("seed", range(1, 6))
def test_views_agree_with_what_is_made_of_them(seed: int) -> None:
    for state, seat, move in haggled(seed, 40):
        assert GAME.broken(state) == ()
        decision = GAME.decision(state)
        for watcher in WATCHERS:
            view = GAME.view(state, watcher)
            assert GAME.view(view, watcher) == view
            full = GAME.determinize(view, Generator(seed))
            assert GAME.view(full, watcher) == view
            assert GAME.broken(full) == ()
            assert GAME.decision(full) == GAME.decision(view) == decision
        view = GAME.view(state, seat)
        assert list(GAME.moves(view, seat)) == list(GAME.moves(state, seat))
        assert GAME.kinds(view, seat) == GAME.kinds(state, seat)
        generator = Generator(seed)
        tried = [move, Accept(("A05",)), Accept(("A05", "A05")), Offer(0), NO]
        tried += [offer for offer in (any_offer(state, seat, generator, to) for to in SEATS if to != seat) if offer]
        for one_move in tried:
            assert GAME.refusal(view, seat, one_move) == GAME.refusal(state, seat, one_move)
            assert GAME.normal(view, seat, one_move) == GAME.normal(state, seat, one_move)


def with_other_cards(state: State, other: State, seat: int, move: AnyMove, generator: Generator) -> AnyMove | None:
    """Return a move in the other state that looks the same to who knows no cards of the seat: other cards of the same kinds."""

    def swapped(cards: tuple[str, ...], taken: tuple[str, ...] = ()) -> tuple[str, ...] | None:
        result: list[str] = []
        for card in cards:
            free = [c for c in held(other.players[seat], KINDS[card]) if c not in result and c not in taken]
            if not free:
                return None
            result.append(free[generator.below(len(free))])
        return tuple(result)

    if isinstance(move, Offer):
        cards = swapped(tuple(card for card, _ in move.cards))
        assert cards is not None
        offered = tuple(zip(cards, (shown for _, shown in move.cards), strict=True))
        return msgspec.structs.replace(move, cards=offered)
    if isinstance(move, Accept):
        wanted = tuple(sorted(FACE_DOWN[KINDS[card]] for card in frame_of(other).offer.wanted))
        chosen = swapped(wanted)
        return Accept(chosen) if chosen is not None else None
    return move


@pytest.mark.unmeasured
@pytest.mark.parametrize("seed", range(1, 11))
def test_states_that_differ_in_hidden_parts_only_look_the_same_afterwards(seed: int) -> None:
    """Third seats see a trade happen: what they see is the same whichever cards were offered, shown to others, handed over."""
    compared = 0
    for number, (state, seat, move) in enumerate(haggled(seed, 60)):
        for watcher in WATCHERS:
            frames = [frame for frame in state.frames if isinstance(frame, OfferFrame)]
            concerned: set[int | None] = {seat, *(frame.seat for frame in frames)}
            if isinstance(move, Offer):
                # What is shown to all others is known to everybody.
                concerned |= {None, *SEATS} if move.to == TO_ALL else {move.to}
                if any(not is_hidden(card) for card in move.wanted):
                    continue  # a card asked for by name is not known in states made of another's view
            if watcher in concerned or (frames and watcher in frames[0].seats):
                continue
            view = GAME.view(state, watcher)
            generator = Generator(number)
            results = []
            for i in range(2):
                full = GAME.determinize(view, Generator(number * 2 + i))
                made = with_other_cards(state, full, seat, move, generator)
                if made is None or GAME.refusal(full, seat, made) is not None:
                    break
                label = GAME.label(full, seat, made)
                applied = GAME.apply(full, seat, made)
                entries = [seen_by(entry, watcher) for entry in applied.entries]
                results.append((label, entries, applied.revealed, GAME.view(full, watcher), GAME.decision(full)))
            if len(results) == 2:
                assert results[0] == results[1]
                compared += 1
    assert compared > 20


# ---------------------------------------------------------------- resuming
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_trade_can_be_saved_and_taken_up_at_any_point(seed: int) -> None:
    session: Session[State, AnyMove] = Session(GAME, table().config, 1, start=next(haggled(seed, 1))[0])
    made = 0
    for _, seat, move in haggled(seed, 12):
        if session.refusal(seat, move) is not None:
            break  # the walk forgets how many offers were made
        session.submit(seat, move)
        made += 1
        loaded = saves.load(saves.dump(session))
        assert loaded.notices == ()
        assert loaded.session.state == session.state
        assert [loaded.session.journal(watcher) for watcher in WATCHERS] == [
            session.journal(watcher) for watcher in WATCHERS
        ]
        assert session.decision is not None
        asked = session.decision.seats[0]
        assert list(loaded.session.moves(asked)) == list(session.moves(asked))
    assert made > 5


# ---------------------------------------------------------------- previews
def test_the_preview_says_what_each_side_gives_gets_and_loses() -> None:
    state = table()
    view = GAME.view(state, 0)
    preview = GAME.preview(view, 0, Offer(1, goods(gold=1), (("A05", False),), goods(food=2)))
    assert preview.values == {
        "gives": (("gold", 1), (ACTION, 1)), "gets": (("food", 2),), "loses": (), "partner": 1, "partner_loses": (),
    }  # fmt: skip
    assert [entry.key for entry in preview.entries] == ["trade_offered"]
    state.players[0].goods = goods(food=2, gold=2)
    preview = GAME.preview(GAME.view(state, 0), 0, Offer(1, goods(gold=1), (), goods(food=2)))
    assert preview.values["loses"] == (("food", 2),)
    GAME.apply(state, 0, Offer(1, goods(gold=1), (), goods(food=2)))
    preview = GAME.preview(GAME.view(state, 1), 1, Accept())
    assert preview.values == {
        "gives": (("food", 2),), "gets": (("gold", 1),), "loses": (), "partner": 0, "partner_loses": (("food", 2),),
    }  # fmt: skip
    assert [entry.key for entry in preview.entries] == ["traded", "trade_surplus"]
    assert not preview.open


def test_the_preview_ends_where_cards_are_seen() -> None:
    state, _ = after(table(), (0, Offer(1, NONE, (("A05", False),), one(4))))
    preview = GAME.preview(GAME.view(state, 1), 1, Accept())
    assert preview.open
    assert [entry.key for entry in preview.entries] == ["traded"]
    assert GAME.preview(GAME.view(table(), 0), 0, Offer(1, NONE, (("A05", True),))).open
    with pytest.raises(IllegalMove):
        GAME.preview(GAME.view(table(), 0), 0, Offer(1))


# ---------------------------------------------------------------- who lists what
def game(players: int, **options: bool | int | str) -> State:
    """Return the first turn of a game in which everybody has some of everything."""
    state = GAME.new(Config(seats=tuple(SeatConfig(colour=seat) for seat in range(players)), options=options), 1)
    for player in state.players:
        player.goods = (1, 2, 2, 2, 2, 2, 2)
    return state


@pytest.mark.parametrize(
    ("options", "rounds"),
    [({"offers": "never"}, []), ({}, [3]), ({"offers": "often"}, [1, 2, 3]), ({"mode": "learning"}, [])],
)
def test_the_option_says_how_often_offers_are_listed(options: dict[str, bool | int | str], rounds: list[int]) -> None:
    state = game(3, **options)
    seat = state.first
    listed = []
    for state.round in (1, 2, 3):
        offers = [move for move in GAME.moves(state, seat) if isinstance(move, Offer)]
        assert bool(offers) == (Offer in GAME.kinds(state, seat))
        if offers:
            listed.append(state.round)
            assert len(offers) < 80
    assert listed == rounds
    move = Offer((seat + 1) % 3, one(1), (), one(2))
    assert GAME.is_open(state, seat, move)
    # Whatever bots do: a person may always offer.
    assert (GAME.refusal(state, seat, move) is None) == (options.get("mode") != "learning")


def test_listed_offers_leave_room_on_both_sides() -> None:
    state = game(2, offers="often")
    seat = state.first
    state.players[seat].goods = goods(food=2, wood=7, ore=1)
    state.players[1 - seat].goods = goods(food=1, ore=7, gold=1, wood=3)
    swaps = {(m.give, m.want) for m in GAME.moves(state, seat) if isinstance(m, Offer) and not m.cards and not m.wanted}
    food, wood, ore, gold = one(0), one(2), one(1), one(4)
    assert swaps == {(food, ore), (food, gold), (wood, ore), (wood, gold)}


def test_after_an_offer_in_the_turn_none_is_listed_and_bots_make_no_more() -> None:
    state = game(2, offers="often")
    seat = state.first
    offer = next(move for move in GAME.moves(state, seat) if isinstance(move, Offer))
    assert not GAME.is_reluctant(state, seat, offer)
    state, _ = after(state, (seat, offer))
    counters = [move for move in GAME.moves(state, 1 - seat) if isinstance(move, Offer)]
    assert counters
    assert all(GAME.is_reluctant(state, 1 - seat, move) for move in counters)
    GAME.apply(state, 1 - seat, NO)
    assert not any(isinstance(move, Offer) for move in GAME.moves(state, seat))
    assert GAME.is_reluctant(state, seat, offer)
    assert GAME.refusal(state, seat, offer) is None


def test_answers_that_are_not_listed_are_judged_all_the_same() -> None:
    state = table()
    state.players[1].hand = tuple(
        msgspec.structs.replace(state.players[1].hand[0], id=f"A{n:02}") for n in range(11, 30)
    )
    state, _ = after(state, (0, Offer(1, NONE, (), NONE, (ANY_ACTION,) * 3)))
    listed = [move for move in GAME.moves(state, 1) if isinstance(move, Accept)]
    assert len(listed) == 60
    last = Accept(("A27", "A28", "A29"))
    assert last not in listed
    assert GAME.refusal(state, 1, last) is None
    assert GAME.is_open(state, 1, last)
    assert GAME.normal(state, 1, Accept(("A29", "A27", "A28"))) == last


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize(
    "move", [Offer(1, NONE, (("A05", False),), one(4)), Offer(TO_ALL, one(4), (), NONE, (ANY_ACTION,))]
)
def test_bots_answer_offers(bot: str, move: Offer) -> None:
    state, _ = after(table(), (0, move))
    while isinstance(state.frames[-1], OfferFrame):
        seat = frame_of(state).seats[0]
        answer = make_bot("clash", bot).choose(GAME, GAME.view(state, seat), seat, Generator(1), 0.1)
        GAME.apply(state, seat, answer)
    assert GAME.broken(state) == ()


# ---------------------------------------------------------------- limits, and what trades can't do
def test_a_turn_of_offers_ends() -> None:
    """The longest haggling that the limits allow: every offer is countered as often as may be."""
    state = table()
    for player in state.players:
        player.goods = (2, 7, 7, 7, 7, 7, 7)
    decisions = 0
    while True:
        decision = GAME.decision(state)
        assert decision is not None
        seat = decision.seats[0]
        to = frame_of(state).seat if decision.kind == "offer" else TO_ALL
        offer = Offer(to, one(1), (), one(2))
        if GAME.refusal(state, seat, offer) is not None:
            if decision.kind == "turn":
                break
            GAME.apply(state, seat, NO)
        else:
            GAME.apply(state, seat, offer)
        decisions += 1
    assert state.players[0].offers == MOST_OFFERS
    assert decisions == MOST_OFFERS * (1 + 3 * (MOST_COUNTERS + 1))


def test_no_trade_comes_between_a_trigger_and_its_objectives() -> None:
    """A card got by trade can't use what happened before: while objectives are asked for, nothing can be offered."""
    state = table()
    state.frames.append(ClaimFrame(0, "battle", 1, OBJECTIVE_CARDS["O01"].halves[:1], step=ASK))
    refusal = GAME.refusal(state, 0, Offer(1, NONE, (), NONE, (FACE_DOWN[OBJECTIVE],)))
    assert refusal is not None
    assert refusal.key == "complete_or_decline"
    state.frames.pop()
    # A trade is no action after which objectives are asked for (Draconian).
    state, _ = after(state, (0, Offer(1, NONE, (), NONE, (FACE_DOWN[OBJECTIVE],))), (1, Accept(("O02",))))
    assert isinstance(state.frames[-1], TurnFrame)
    assert GAME.decision(state).kind == "turn"  # type: ignore[union-attr]
    assert [card.id for card in state.players[0].hand][-1] == "O02"
