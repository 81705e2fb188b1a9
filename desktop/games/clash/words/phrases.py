"""Short words of the panels: key -> text, with values in braces."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QLocale

from desktop.games.clash.words.names import tr

PHRASES: dict[str, str] = {
    # choices
    "choose": QT_TRANSLATE_NOOP("Clash", "Choose"),
    "chosen_of": QT_TRANSLATE_NOOP("Clash", "{count} of {wanted} chosen"),
    "nothing": QT_TRANSLATE_NOOP("Clash", "Nothing"),
    "lost": QT_TRANSLATE_NOOP("Clash", "{goods} would be lost: more than you can hold."),
    "keep_all": QT_TRANSLATE_NOOP("Clash", "Keep all"),
    "keep_government": QT_TRANSLATE_NOOP("Clash", "Keep {government}"),
    "no_thanks": QT_TRANSLATE_NOOP("Clash", "Do without"),
    "keep_cards": QT_TRANSLATE_NOOP("Clash", "Complete none"),
    "play_none": QT_TRANSLATE_NOOP("Clash", "Play no card"),
    "nothing_to_play": QT_TRANSLATE_NOOP("Clash", "You hold no card for this."),
    "take_person": QT_TRANSLATE_NOOP("Clash", "Take the card"),
    "person_price_drawer": QT_TRANSLATE_NOOP("Clash", "If you do without, the others may have it for 2 Culture tokens."),
    "person_price_other": QT_TRANSLATE_NOOP("Clash", "The players before you did without."),
    "region_number": QT_TRANSLATE_NOOP("Clash", "Region {number}"),
    "objective_worth": QT_TRANSLATE_NOOP("Clash", "Each is worth 2 points. A card counts once: its other half is lost."),
    "objective_none": QT_TRANSLATE_NOOP("Clash", "None of your cards can be completed now."),
    "objective_lost": QT_TRANSLATE_NOOP("Clash", "The card's other half: {objective}"),
    "close": QT_TRANSLATE_NOOP("Clash", "Close"),
    "size_mood": QT_TRANSLATE_NOOP("Clash", "size {size}, {mood}"),
    "size_only": QT_TRANSLATE_NOOP("Clash", "size {size}"),
    "city_of": QT_TRANSLATE_NOOP("Clash", "{city}, city of {player}"),
    "brings": QT_TRANSLATE_NOOP("Clash", "brings {goods}"),
    "now_of": QT_TRANSLATE_NOOP("Clash", "now {player}'s piece"),
    "boost_yes": QT_TRANSLATE_NOOP("Clash", "Pay and succeed"),
    "boost_no": QT_TRANSLATE_NOOP("Clash", "Let it fail"),
    "boost_no_note": QT_TRANSLATE_NOOP("Clash", "You keep the tokens"),
    "token_mood": QT_TRANSLATE_NOOP("Clash", "Brings 1 Mood token"),
    "token_culture": QT_TRANSLATE_NOOP("Clash", "Brings 1 Culture token"),
    "you": QT_TRANSLATE_NOOP("Clash", "you"),
    "top_discard": QT_TRANSLATE_NOOP("Clash", "On top: {card} ({icon})"),
    "top_card": QT_TRANSLATE_NOOP("Clash", "On top: {card}"),
    "unknown_card": QT_TRANSLATE_NOOP("Clash", "{number} cards, face down"),
    "march": QT_TRANSLATE_NOOP("Clash", "From {start} to {end}"),
    "march_moves": QT_TRANSLATE_NOOP("Clash", "{units} move closer"),
    "march_attacks": QT_TRANSLATE_NOOP("Clash", "{units} attack {defender}: held in {win}"),
    "march_attacks_other": QT_TRANSLATE_NOOP("Clash", "{units} attack {defender}: Barbarians win {win}"),
    "government_kept": QT_TRANSLATE_NOOP("Clash", "instead of {advances}"),
    # Events
    "drew_event": QT_TRANSLATE_NOOP("Clash", "{who} drew an Event"),
    "what_happened": QT_TRANSLATE_NOOP("Clash", "What happened"),
    "event_happened": QT_TRANSLATE_NOOP("Clash", "Event"),
    "recent_events": QT_TRANSLATE_NOOP("Clash", "Events so far"),
    "no_events_yet": QT_TRANSLATE_NOOP("Clash", "No Event was drawn yet."),
    "played_later": QT_TRANSLATE_NOOP("Clash", "Played as an action: {text}"),
    "icon_gold_mine": QT_TRANSLATE_NOOP("Clash", "Gold Mine: the drawer gains 2 Gold."),
    "icon_exhausted_land": QT_TRANSLATE_NOOP(
        "Clash", "Exhausted Land: empty Land beside a city of the drawer gives nothing any more."
    ),
    "icon_barbarians_spawn": QT_TRANSLATE_NOOP("Clash", "Barbarians Spawn: they settle near the drawer's cities."),
    "icon_barbarians_move": QT_TRANSLATE_NOOP("Clash", "Barbarians Move: armies march on the drawer's nearest cities."),
    # city panel
    "tab_collect": QT_TRANSLATE_NOOP("Clash", "Collect"),
    "tab_construct": QT_TRANSLATE_NOOP("Clash", "Construct"),
    "tab_recruit": QT_TRANSLATE_NOOP("Clash", "Recruit"),
    "tab_happiness": QT_TRANSLATE_NOOP("Clash", "Happiness"),
    "tab_influence": QT_TRANSLATE_NOOP("Clash", "Influence"),
    "tab_wonder": QT_TRANSLATE_NOOP("Clash", "Wonders"),
    "never_activated": QT_TRANSLATE_NOOP("Clash", "Not activated this turn"),
    "activated_once": QT_TRANSLATE_NOOP("Clash", "Activated this turn: the next activation makes it {mood}"),
    "activated_free": QT_TRANSLATE_NOOP("Clash", "Activated this turn; its mood can't fall further"),
    "left_after": QT_TRANSLATE_NOOP("Clash", "Left after it"),
    "you_have": QT_TRANSLATE_NOOP("Clash", "You have"),
    "pay_next": QT_TRANSLATE_NOOP("Clash", "You choose next how to pay"),
    "harvest": QT_TRANSLATE_NOOP("Clash", "Harvest"),
    "spaces_of": QT_TRANSLATE_NOOP("Clash", "{count} of {limit} spaces"),
    "units_of": QT_TRANSLATE_NOOP("Clash", "{count} of {limit} units"),
    "collect": QT_TRANSLATE_NOOP("Clash", "Collect"),
    "with_card": QT_TRANSLATE_NOOP("Clash", "With {card}"),
    "card_not_needed": QT_TRANSLATE_NOOP("Clash", "The card is not needed for this harvest and stays in your hand."),
    "with_power": QT_TRANSLATE_NOOP("Clash", "Free with {power}"),
    "recruit": QT_TRANSLATE_NOOP("Clash", "Recruit"),
    "in_supply": QT_TRANSLATE_NOOP("Clash", "{number} in the supply"),
    "none_in_supply": QT_TRANSLATE_NOOP("Clash", "none in the supply: one is taken from the board"),
    "price": QT_TRANSLATE_NOOP("Clash", "Price"),
    "or_price": QT_TRANSLATE_NOOP("Clash", "or"),
    "battle_follows": QT_TRANSLATE_NOOP("Clash", "A battle follows: you win {win}, lose {lose}"),
    "cheaper_with": QT_TRANSLATE_NOOP("Clash", "With {power}: {price}"),
    "port_where": QT_TRANSLATE_NOOP("Clash", "Port at {space}"),
    "port_choose": QT_TRANSLATE_NOOP("Clash", "Click its Sea space on the board, or choose one:"),
    "several_cities": QT_TRANSLATE_NOOP("Clash", "Raise more cities in the same action"),
    "become": QT_TRANSLATE_NOOP("Clash", "Become {mood}"),
    "as_action": QT_TRANSLATE_NOOP("Clash", "As an action"),
    "costs_action": QT_TRANSLATE_NOOP("Clash", "costs 1 action"),
    "influence_target": QT_TRANSLATE_NOOP("Clash", "{player} · {distance} spaces away · succeeds in {chance}"),
    "influence_near": QT_TRANSLATE_NOOP("Clash", "{player} · in range · succeeds in {chance}"),
    "influence_range": QT_TRANSLATE_NOOP(
        "Clash",
        "Range {range}: farther cities cost 1 Culture token a space. Chances count the tokens you could pay after the roll.",
    ),
    "no_targets": QT_TRANSLATE_NOOP("Clash", "No city with a building of another colour is known."),
    "no_wonders": QT_TRANSLATE_NOOP("Clash", "You hold no Wonder cards."),
    "requires": QT_TRANSLATE_NOOP("Clash", "Needs {advance}."),
    "is_happy": QT_TRANSLATE_NOOP("Clash", "The city is as happy as can be."),
    "finish": QT_TRANSLATE_NOOP("Clash", "Finish"),
    "cancel": QT_TRANSLATE_NOOP("Clash", "Cancel"),
    "raised_to": QT_TRANSLATE_NOOP("Clash", "chosen: becomes {mood}"),
    "take_out": QT_TRANSLATE_NOOP("Clash", "Leave it {mood}"),
    # Advances
    "buy": QT_TRANSLATE_NOOP("Clash", "Buy"),
    "take_it": QT_TRANSLATE_NOOP("Clash", "Take it"),
    "use": QT_TRANSLATE_NOOP("Clash", "Use"),
    "no_price": QT_TRANSLATE_NOOP("Clash", "It costs you nothing."),
    "owned": QT_TRANSLATE_NOOP("Clash", "You have it."),
    "lent": QT_TRANSLATE_NOOP("Clash", "The Great Library lends it to you this turn."),
    "costs_nothing": QT_TRANSLATE_NOOP("Clash", "Costs nothing: {power}"),
    "food_ideas_gold": QT_TRANSLATE_NOOP("Clash", "{number} Food, Ideas or Gold, in any mix"),
    "opens": QT_TRANSLATE_NOOP("Clash", "Opens the way to: {names}"),
    "raise_city": QT_TRANSLATE_NOOP("Clash", "{city} becomes {mood}"),
    # regions
    "way_1": QT_TRANSLATE_NOOP("Clash", "First way"),
    "way_2": QT_TRANSLATE_NOOP("Clash", "Second way"),
    "terrain_at": QT_TRANSLATE_NOOP("Clash", "{space}: {terrain}"),
    # battles
    "attacks_with": QT_TRANSLATE_NOOP("Clash", "attacks {place} with {units}"),
    "defends_with": QT_TRANSLATE_NOOP("Clash", "defends with {units}"),
    "defends_alone": QT_TRANSLATE_NOOP("Clash", "no units defend"),
    "battle_at": QT_TRANSLATE_NOOP("Clash", "Battle at {place}"),
    "round": QT_TRANSLATE_NOOP("Clash", "Round"),
    "round_number": QT_TRANSLATE_NOOP("Clash", "Round {round}"),
    "combat_value": QT_TRANSLATE_NOOP("Clash", "Combat Value"),
    "dice_sum": QT_TRANSLATE_NOOP("Clash", "Dice {dice}"),
    "not_counted": QT_TRANSLATE_NOOP("Clash", "{name} not counted"),
    "divided": QT_TRANSLATE_NOOP("Clash", "{value} divided by {hit}"),
    "hits": QT_TRANSLATE_NOOP("Clash", "hits: {number}"),
    "cancelled_by": QT_TRANSLATE_NOOP("Clash", "{source} cancels"),
    "more_than_there": QT_TRANSLATE_NOOP("Clash", "more than there are units"),
    "no_dice": QT_TRANSLATE_NOOP("Clash", "No dice"),
    "cancels": QT_TRANSLATE_NOOP("Clash", "cancels"),
    "in_force": QT_TRANSLATE_NOOP("Clash", "In force"),
    "nothing_in_force": QT_TRANSLATE_NOOP("Clash", "No powers are in force."),
    "if_you_go_on": QT_TRANSLATE_NOOP("Clash", "If you go on"),
    "without_it": QT_TRANSLATE_NOOP("Clash", "Without it"),
    "die_value": QT_TRANSLATE_NOOP("Clash", "{value} ({icon})"),
    "roll": QT_TRANSLATE_NOOP("Clash", "Roll: {dice}"),
    "falls": QT_TRANSLATE_NOOP("Clash", "falls"),
    "fell": QT_TRANSLATE_NOOP("Clash", "has fallen"),
    "outcome": QT_TRANSLATE_NOOP("Clash", "Outcome: {outcome}"),
    "retreated_to": QT_TRANSLATE_NOOP("Clash", "{who} retreated to {space}."),
    "wall": QT_TRANSLATE_NOOP("Clash", "The Great Wall defeated the attackers without a roll."),
    "wins": QT_TRANSLATE_NOOP("Clash", "{who} won."),
    "nobody_left": QT_TRANSLATE_NOOP("Clash", "Nobody was left."),
    "power_bonus": QT_TRANSLATE_NOOP("Clash", "{source}: {value}"),
    "no_die_fortress": QT_TRANSLATE_NOOP("Clash", "Siegecraft: the Fortress rolls no die"),
    "no_cancel_fortress": QT_TRANSLATE_NOOP("Clash", "Siegecraft: the Fortress cancels no hit"),
    "win": QT_TRANSLATE_NOOP("Clash", "win {chance}"),
    "lose": QT_TRANSLATE_NOOP("Clash", "lose {chance}"),
    "both_fall": QT_TRANSLATE_NOOP("Clash", "both fall {chance}"),
    "losses_expected": QT_TRANSLATE_NOOP("Clash", "{own} more of your units lost, {enemy} of the enemy's"),
    "earlier_rounds": QT_TRANSLATE_NOOP("Clash", "Earlier rounds"),
    "first_round": QT_TRANSLATE_NOOP("Clash", "This is the first round."),
    "loses": QT_TRANSLATE_NOOP("Clash", "loses {units}"),
    "loses_nothing": QT_TRANSLATE_NOOP("Clash", "no losses"),
    "value_hits": QT_TRANSLATE_NOOP("Clash", "{value} → hits: {hits}"),
    "choose_casualties": QT_TRANSLATE_NOOP("Clash", "Choose {number} of your units that fall"),
    "casualties_hint": QT_TRANSLATE_NOOP("Clash", "Click them, or use their numbers"),
    "remove_them": QT_TRANSLATE_NOOP("Clash", "Remove"),
    "go_on": QT_TRANSLATE_NOOP("Clash", "Go on"),
    "retreat": QT_TRANSLATE_NOOP("Clash", "Retreat"),
    "use_for": QT_TRANSLATE_NOOP("Clash", "Use it"),
    "undefended": QT_TRANSLATE_NOOP("Clash", "Nobody defended it."),
    "after_roll_hint": QT_TRANSLATE_NOOP("Clash", "The dice have fallen; this is counted before casualties"),
    "of_defender": QT_TRANSLATE_NOOP("Clash", "{who} decides for the Barbarians"),
}
"""Key -> words."""


def phrase(key: str, **values: object) -> str:
    """Return words in the language of the program. Raises KeyError for an unknown key or a missing value."""
    return tr(PHRASES[key]).format_map(values) if values else tr(PHRASES[key])


def decimal(number: float) -> str:
    """Return a number with one decimal, written as the language does."""
    return QLocale().toString(number, "f", 1)


def percent(chance: float) -> str:
    """Return a chance in per cent; what is not quite certain or impossible is not rounded to it."""
    number = round(chance * 100)
    if number == 0 and chance > 0:
        return "<1 %"
    if number == 100 and chance < 1:
        return ">99 %"
    return f"{number} %"
