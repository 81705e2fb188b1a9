"""The verbs of a turn: what can be done with actions and without, each with its steps, refused ones with the reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from core.engine.decision import Refusal
from core.games.clash.content.cards import ACTION, KINDS, is_hidden
from core.games.clash.content.powers import ADVANCES, WONDERS, in_force
from core.games.clash.goods import NAMES
from core.games.clash.moments import USES
from core.games.clash.moves import (
    END_TURN,
    AnyMove,
    BuildWonder,
    Collect,
    Construct,
    EndTurn,
    Found,
    Influence,
    MoveUnits,
    Offer,
    Play,
    Raise,
    Recruit,
    TakeAdvance,
    Use,
)
from core.games.clash.rules.play import half_of
from core.games.clash.rules.trade import start_refusal
from core.games.clash.state import HAPPY, cities_of
from desktop.games.clash.commands import cities, moving, trading
from desktop.games.clash.commands.position import Position, legal_first
from desktop.games.clash.dialogs.pictures import icon_of
from desktop.games.clash.dialogs.uses import use_options, use_refusal
from desktop.games.clash.icons import icon_of as piece_icon
from desktop.games.clash.words.cards import card_name
from desktop.games.clash.words.names import piece_name, tr
from desktop.games.clash.words.phrases import phrase
from desktop.games.clash.words.texts import text_of
from desktop.palette.tree import Completion

Verb = tuple[str, str, str, tuple[type, ...], Callable[[Position], Sequence[Completion]]]
"""Words, other words, icon, the kinds of moves that it makes, its steps."""


def verbs() -> tuple[Verb, ...]:
    """Return the verbs in the order in which they are listed."""
    return (
        (tr("Advance"), tr("buy learn"), "academy", (TakeAdvance,), advances),
        (tr("Collect"), tr("harvest"), "food", (Collect,), partial(cities.in_each_city, kind=Collect, steps=cities.collect)),
        (tr("Construct"), tr("build"), "temple", (Construct,),
         partial(cities.in_each_city, kind=Construct, steps=cities.construct)),
        (tr("Recruit"), tr("units army"), "infantry", (Recruit,),
         partial(cities.in_each_city, kind=Recruit, steps=cities.recruit)),
        (tr("Move"), tr("units attack sail explore"), "ship", (MoveUnits,), moving.starts),
        (tr("Found a city"), tr("settle"), "settler", (Found,), moving.foundings),
        (tr("Increase Happiness"), tr("mood"), "mood_happy", (Raise,),
         partial(cities.in_each_city, kind=Raise, steps=cities.happiness)),
        (tr("Influence Culture"), "", "culture", (Influence,), cities.influence),
        (tr("Build a Wonder"), tr("construct"), "card_wonder", (BuildWonder,), cities.wonders),
        (tr("Play a card"), tr("action card"), "card_action", (Play,), cards),
        (tr("Use"), tr("power free action"), "action_pip", (Use,), uses),
        (tr("Trade"), tr("offer exchange"), "mdi6.handshake", (Offer,), trades),
    )  # fmt: skip


def turn(position: Position, confirm: bool) -> list[Completion]:
    """Return the verbs of a turn. `confirm`: a turn with actions left is not ended at once."""
    group = tr("Your turn")
    found = [_verb(position, *verb, group) for verb in verbs()]
    found.append(_end_turn(position, confirm, group))
    known = {kind for _, _, _, kinds, _ in verbs() for kind in kinds} | {EndTurn}
    return found + [other(position, move, group) for move in position.legal if type(move) not in known]


def barred(position: Position | None, refusal: Refusal, words: Callable[[Refusal], str]) -> list[Completion]:
    """Return the verbs, all of them refused for one reason."""
    found = []
    for text, also, icon, _, _ in verbs():
        if position is not None:
            found.append(position.barred(refusal, text, icon, tr("Your turn")))
        else:
            found.append(Completion(text, icon=icon, refusal=words(refusal), group=tr("Your turn"), also=also))
    return found


def other(position: Position, move: AnyMove, group: str = "", note: str = "") -> Completion:
    """Return a move by the name that the history gives it."""
    from core.games.clash.game import GAME

    return position.end(move, position.speaker.label(GAME.label(position.view, position.seat, move)), note, group=group)


GENERAL = frozenset({"no_actions", "not_asked", "no_city", "no_trades_in_learning_game", "too_many_offers"})
"""Refusals that are about a verb as a whole."""


def _probe(position: Position, kind: type) -> AnyMove | None:
    """Return a move of a kind whose refusal tells whether anything of that kind can be done at all."""
    city = next(iter(cities_of(position.view, position.seat)), -1)
    probes: dict[type, AnyMove] = {
        TakeAdvance: TakeAdvance("farming"), Construct: Construct(city, "academy"), Recruit: Recruit(city, (("settler", 1),)),
        MoveUnits: MoveUnits((0, 1), ()), Found: Found(-1), BuildWonder: BuildWonder(city, ""),
        Collect: Collect(city, ((city, NAMES[0]),)), Raise: Raise(city, HAPPY), Influence: Influence(city, city),
    }  # fmt: skip
    return probes.get(kind)


def _verb(
    position: Position, text: str, also: str, icon: str, kinds: tuple[type, ...],
    steps: Callable[[Position], Sequence[Completion]], group: str,
) -> Completion:  # fmt: skip
    refusal = None
    note = ""
    if not any(position.moves(kind) for kind in kinds):
        refusal = _general(position, kinds[0])
        note = tr("not possible now: see why") if kinds[0] is not Offer else ""
        if refusal is None and kinds[0] in _EMPTY and not steps(position):
            return Completion(text, icon=icon, refusal=_EMPTY[kinds[0]](), group=group, also=also)
    if refusal is not None:
        return position.barred(refusal, text, icon, group)
    return Completion(text, note, icon, group=group, also=also, children=partial(steps, position))


_EMPTY: dict[type, Callable[[], str]] = {
    BuildWonder: partial(phrase, "no_wonders"), Play: partial(phrase, "no_action_cards"),
    Influence: partial(phrase, "no_targets"), Use: lambda: tr("You have no power that is used."),
}  # fmt: skip
"""What is said where there is nothing to list."""


def _general(position: Position, kind: type) -> Refusal | None:
    """Return why nothing of a kind can be done at all, if that is one reason; None if each thing has its own."""
    if kind is Offer:
        return start_refusal(position.view, position.seat)
    if kind is Found and not any(dict(units).get("settler") for units in _stacks(position).values()):
        return position.refusal(Found(-1))
    probe = _probe(position, kind)
    refusal = position.refusal(probe) if probe is not None else None
    return refusal if refusal is not None and refusal.key in GENERAL else None


def _stacks(position: Position) -> dict[int, Any]:
    return dict(moving.own_stacks(position.view, position.seat))


def _end_turn(position: Position, confirm: bool, group: str) -> Completion:
    text, icon = tr("End turn"), "mdi6.flag-checkered"
    left = position.view.players[position.seat].actions
    if not left or not confirm:
        return Completion(text, icon=icon, key="E", group=group, run=partial(position.submit, END_TURN))
    note = tr("Actions left: {number}. They are lost.").replace("{number}", str(left))
    sure = Completion(tr("End the turn"), note, icon, run=partial(position.submit, END_TURN))
    back = Completion(tr("Go on playing"), icon="mdi6.arrow-u-left-top", run=lambda: None)
    return Completion(text, note, icon, key="E", group=group, children=lambda: (sure, back))


# ---------------------------------------------------------------- Advances, cards, powers
def advances(position: Position) -> list[Completion]:
    """Return all Advances: those that can be bought, then the others with what they lack; those one has last."""
    found = []
    for card in ADVANCES.values():
        category = piece_name(card.category)
        text, about = piece_name(card.id), partial(text_of, card.id)
        found.append(position.either(TakeAdvance(card.id), text, category, icon_of(card.id), also=category, explain=about))
    owned = position.view.players[position.seat].advances
    masks = [card.mask for card in ADVANCES.values()]
    ordered = sorted(zip(found, masks, strict=True), key=lambda pair: (bool(pair[0].refusal), bool(owned & pair[1])))
    return [entry for entry, _ in ordered]


def cards(position: Position) -> list[Completion]:
    """Return the Action cards of the hand by what they do in one's turn."""
    found = []
    for card in dict.fromkeys(held.id for held in position.view.players[position.seat].hand):
        half = half_of(card)
        if is_hidden(card) or (KINDS[card] != ACTION and half is None):
            continue
        text = tr(half.name) if half is not None else card_name(card)
        about = partial(text_of, half.id) if half is not None else None
        found.append(position.either(Play(card), text, icon="card_action", also=card_name(card), explain=about))
    return legal_first(found)


def uses(position: Position) -> list[Completion]:
    """Return the powers of Advances and Wonders that can be used, each with its uses; then why not the others."""
    powers = position.view.players[position.seat].powers
    found = []
    for power in USES:
        if not in_force(powers, power):
            continue
        options = use_options(position, power)
        about = partial(text_of, power)
        icon = icon_of(power) or (piece_icon(power) if power in WONDERS else "")
        if options:
            found.append(Completion(piece_name(power), icon=icon, children=partial(_uses_of, position, power), explain=about))
            continue
        refusal = use_refusal(position, power)
        if refusal is not None:
            found.append(position.barred(refusal, piece_name(power), icon))
    return legal_first(found)


def _uses_of(position: Position, power: str) -> list[Completion]:
    found = []
    for option in use_options(position, power):
        assert isinstance(option.id, Use)
        # The price says already that it costs an action.
        note = "" if USES[power].main else option.note
        found.append(position.end(option.id, option.text, note, option.icon))
    return found


# ---------------------------------------------------------------- trades
def trades(position: Position) -> list[Completion]:
    """Return the players to trade with, step by step, and offers that suggest themselves."""
    offers = [other(position, move, note=trading.cards_words(move.cards)) for move in position.moves(Offer)]
    return [*trading.partners(position), *offers]
