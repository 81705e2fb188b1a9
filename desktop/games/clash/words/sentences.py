"""Sentences of the journal, questions and names of moves: key -> template with values in braces."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

JOURNAL: dict[str, tuple[str, str]] = {
    # key: (icon, sentence); {who} is the player the line is about
    "turn_started": ("round", QT_TRANSLATE_NOOP("Clash", "{who} began a turn.")),
    "turn_ended": ("round", QT_TRANSLATE_NOOP("Clash", "{who} ended the turn.")),
    "round_started": ("round", QT_TRANSLATE_NOOP("Clash", "Age {age}, round {round}")),
    "age_started": ("age", QT_TRANSLATE_NOOP("Clash", "Age {age} began.")),
    "status_phase": ("age", QT_TRANSLATE_NOOP("Clash", "Status Phase of Age {age}")),
    "first_player": ("first_player", QT_TRANSLATE_NOOP("Clash", "{by} decided that {who} is first player now.")),
    "first_player.self": ("first_player", QT_TRANSLATE_NOOP("Clash", "{who} decided to be first player.")),
    "card_drawn": ("card", QT_TRANSLATE_NOOP("Clash", "{who} drew 1 {kind}.")),
    "card_drawn.private": ("card", QT_TRANSLATE_NOOP("Clash", "{who} drew {card}.")),
    "card_taken_from_discard": ("card", QT_TRANSLATE_NOOP("Clash", "{who} took {card} from the discard pile.")),
    "card_played": ("card", QT_TRANSLATE_NOOP("Clash", "{who} played {half}.")),
    "card_given_up": ("card", QT_TRANSLATE_NOOP("Clash", "{who} discarded {card}: {power}.")),
    "action_won": ("action_pip", QT_TRANSLATE_NOOP("Clash", "1 more action for {who}: {source}.")),
    "assassinated": ("action_pip", QT_TRANSLATE_NOOP("Clash", "{who} will have 1 action less next turn: Assassination by {by}.")),
    "negotiated": (
        "card_action",
        QT_TRANSLATE_NOOP("Clash", "{who} negotiated with {partner}: no attack on each other until after {partner}'s next turn."),
    ),
    "nothing_to_learn": ("card_action", QT_TRANSLATE_NOOP("Clash", "{source}: {who} had nothing to learn.")),
    "hand_seen": ("card_action", QT_TRANSLATE_NOOP("Clash", "{who} looked at the cards of {partner}.")),
    "hand_seen.private": ("card_action", QT_TRANSLATE_NOOP("Clash", "{who} looked at the cards of {partner}: {cards}.")),
    "cards_swapped": ("card", QT_TRANSLATE_NOOP("Clash", "{who} swapped 1 {kind} with {partner}.")),
    "cards_swapped.private": ("card", QT_TRANSLATE_NOOP("Clash", "{who} swapped cards with {partner}: {cards}.")),
    "objectives_looked_at": ("card_objective", QT_TRANSLATE_NOOP("Clash", "{who} looked at Objective cards: {number}.")),
    "objectives_looked_at.private": ("card_objective", QT_TRANSLATE_NOOP("Clash", "{who} looked at {cards}.")),
    "goals_kept": ("card_objective", QT_TRANSLATE_NOOP("Clash", "{who} kept the Objective cards in hand.")),
    "goals_exchanged": ("card_objective", QT_TRANSLATE_NOOP("Clash", "{who} exchanged an Objective card.")),
    "goals_exchanged.private": ("card_objective", QT_TRANSLATE_NOOP("Clash", "{who} exchanged Objective cards: {cards}.")),
    "city_won_over": ("settlement", QT_TRANSLATE_NOOP("Clash", "{who} won over the Barbarians' {city}.")),
    "actions_shuffled": ("card_action", QT_TRANSLATE_NOOP("Clash", "The Action cards were shuffled.")),
    "no_action_card_left": ("card_action", QT_TRANSLATE_NOOP("Clash", "No Action card is left.")),
    "objectives_shuffled": ("card_objective", QT_TRANSLATE_NOOP("Clash", "The Objective cards were shuffled.")),
    "no_objective_card_left": ("card_objective", QT_TRANSLATE_NOOP("Clash", "No Objective card is left.")),
    "objective_completed": ("card_objective", QT_TRANSLATE_NOOP("Clash", "{who} completed {objective}.")),
    "game_ended": ("victory_point", QT_TRANSLATE_NOOP("Clash", "The game ended: {reason}.")),
    "gained": ("", QT_TRANSLATE_NOOP("Clash", "{who} gained {goods} from {source}.")),
    "exchanged": ("", QT_TRANSLATE_NOOP("Clash", "{who} exchanged {given} for {wanted}: {source}.")),
    "paid": ("", QT_TRANSLATE_NOOP("Clash", "{who} paid {goods} for {source}.")),
    "declined": ("", QT_TRANSLATE_NOOP("Clash", "{who} did without {source}.")),
    "power_used": ("action_pip", QT_TRANSLATE_NOOP("Clash", "{who} used {power}.")),
    "advance_gained": ("advance", QT_TRANSLATE_NOOP("Clash", "{who} got {advance}.")),
    "advance_costs_nothing": ("advance", QT_TRANSLATE_NOOP("Clash", "{advance} cost {who} nothing: {power}.")),
    "advance_lent": ("great_library", QT_TRANSLATE_NOOP("Clash", "{who} may use {advance} this turn: Great Library.")),
    "trade_offered": ("trade", QT_TRANSLATE_NOOP("Clash", "{who} offered {partner} {given} for {wanted}.")),
    "trade_countered": ("trade", QT_TRANSLATE_NOOP("Clash", "{who} offered {partner} {given} for {wanted} instead.")),
    "trade_refused": ("trade", QT_TRANSLATE_NOOP("Clash", "{who} refused the trade with {partner}.")),
    "traded": ("trade", QT_TRANSLATE_NOOP("Clash", "{who} gave {partner} {given} for {wanted}.")),
    "trade_surplus": ("", QT_TRANSLATE_NOOP("Clash", "{who} lost {goods}: more than can be held.")),
    "cards_shown": ("card", QT_TRANSLATE_NOOP("Clash", "{who} showed {partner} {given}.")),
    "cards_shown.private": ("card", QT_TRANSLATE_NOOP("Clash", "{who} showed {partner} {cards}.")),
    "cards_traded": ("card", QT_TRANSLATE_NOOP("Clash", "{who} handed {partner} {given}.")),
    "cards_traded.private": ("card", QT_TRANSLATE_NOOP("Clash", "{who} handed {partner} {cards}.")),
    "tracker_refilled": ("card_event", QT_TRANSLATE_NOOP("Clash", "{who} refilled the Event tracker.")),
    "government_changed": ("advance", QT_TRANSLATE_NOOP("Clash", "{who} changed the government: {advances}.")),
    "city_founded": ("settlement", QT_TRANSLATE_NOOP("Clash", "{who} founded {name}.")),
    "city_razed": ("settlement", QT_TRANSLATE_NOOP("Clash", "{who} razed {name}.")),
    "collected": ("food", QT_TRANSLATE_NOOP("Clash", "{who} collected in {city}.")),
    "collected.harvest": ("food", QT_TRANSLATE_NOOP("Clash", "{who} collected {gained} in {city}.")),
    "building_constructed": ("building", QT_TRANSLATE_NOOP("Clash", "{who} built {building} in {city}.")),
    "wonder_built": ("wonder", QT_TRANSLATE_NOOP("Clash", "{who} built {wonder} in {city}.")),
    "wonder_drawn": ("card_wonder", QT_TRANSLATE_NOOP("Clash", "{who} drew a Wonder card.")),
    "wonder_drawn.private": ("card_wonder", QT_TRANSLATE_NOOP("Clash", "{who} drew {wonder}.")),
    "wonder_revealed": ("card_wonder", QT_TRANSLATE_NOOP("Clash", "{who} laid {wonder} open on the table.")),
    "end_rolled": ("die", QT_TRANSLATE_NOOP("Clash", "{who} rolled {die} for the end: up to {most} it comes.")),
    "last_round": ("age", QT_TRANSLATE_NOOP("Clash", "The game ends after this round.")),
    "no_wonder_left": ("card_wonder", QT_TRANSLATE_NOOP("Clash", "No Wonder card is left.")),
    "wonder_captured": ("wonder", QT_TRANSLATE_NOOP("Clash", "{who} captured {wonder}, built by {builder}.")),
    "wonder_destroyed": ("wonder", QT_TRANSLATE_NOOP("Clash", "{wonder} was destroyed.")),
    "no_cards_in_learning_game": (
        "card_action", QT_TRANSLATE_NOOP("Clash", "{source} gives cards, which the Learning game leaves out."),
    ),
    "recruited": ("infantry", QT_TRANSLATE_NOOP("Clash", "{who} recruited {units} in {city}.")),
    "unit_replaced": ("infantry", QT_TRANSLATE_NOOP("Clash", "{who} took 1 {unit} from {space}.")),
    "unit_placed": ("infantry", QT_TRANSLATE_NOOP("Clash", "{who} placed 1 {unit} on {space}: {source}.")),
    "unit_placed.lost": ("infantry", QT_TRANSLATE_NOOP("Clash", "{who} placed 1 {unit} on {space} for the city that was lost.")),
    "mood_rose": ("mood_happy", QT_TRANSLATE_NOOP("Clash", "{city} is now {mood}.")),
    "mood_fell": ("mood_angry", QT_TRANSLATE_NOOP("Clash", "{city} was activated again: now {mood}.")),
    "influence_tried": ("culture", QT_TRANSLATE_NOOP("Clash", "{who} tried to influence {target} from {city}.")),
    "influence_rolled": ("die", QT_TRANSLATE_NOOP("Clash", "{who} rolled {die}: result {result}.")),
    "influence_failed": ("culture", QT_TRANSLATE_NOOP("Clash", "The attempt on {target} failed.")),
    "influence_succeeded": ("culture", QT_TRANSLATE_NOOP("Clash", "{who} influenced the {building} in {target}.")),
    "moved": ("move", QT_TRANSLATE_NOOP("Clash", "{who} moved {units} to {path}.")),
    "moves_done": ("move", QT_TRANSLATE_NOOP("Clash", "{who} finished moving.")),
    "cargo_lost": ("ship", QT_TRANSLATE_NOOP("Clash", "{who} lost {units} with the Ships at {space}.")),
    "explored": ("terrain_unrevealed", QT_TRANSLATE_NOOP("Clash", "{who} explored a region: {terrain}.")),
    "ship_entered": ("ship", QT_TRANSLATE_NOOP("Clash", "{who} sailed into the new region.")),
    "ship_stays": ("ship", QT_TRANSLATE_NOOP("Clash", "The new region has no Sea to enter; the Ships stay.")),
    "battle_started": ("hit", QT_TRANSLATE_NOOP("Clash", "{who} attacked {defender} at {space}.")),
    "battle_roll": ("die", QT_TRANSLATE_NOOP("Clash", "{who} rolled {dice}.")),
    "battle_rerolled": ("die", QT_TRANSLATE_NOOP("Clash", "A die was rolled again.")),
    "battle_value": ("hit", QT_TRANSLATE_NOOP("Clash", "{who}: Combat Value {value}, hits {hits}.")),
    "battle_power": ("hit", QT_TRANSLATE_NOOP("Clash", "{who} used {source}.")),
    "battle_auto_defence": ("great_wall", QT_TRANSLATE_NOOP("Clash", "The Great Wall of {who} stopped the Barbarians.")),
    "battle_casualties": ("hit", QT_TRANSLATE_NOOP("Clash", "{who} lost {units}.")),
    "battle_settlers_lost": ("settler", QT_TRANSLATE_NOOP("Clash", "{who} lost {units}.")),
    "battle_retreat": ("move", QT_TRANSLATE_NOOP("Clash", "{who} retreated to {to}.")),
    "battle_flight": ("move", QT_TRANSLATE_NOOP("Clash", "{who} withdrew to {to}: {source}.")),
    "combat_card_played": ("card_action", QT_TRANSLATE_NOOP("Clash", "{who} put a card face down.")),
    "combat_card_played.private": ("card_action", QT_TRANSLATE_NOOP("Clash", "{who} put {card} face down.")),
    "combat_card_revealed": ("card_action", QT_TRANSLATE_NOOP("Clash", "{who} revealed {half}.")),
    "combat_card_taken": ("card_action", QT_TRANSLATE_NOOP("Clash", "{who} took {card} from {loser}: {source}.")),
    "combat_card_void": ("card_action", QT_TRANSLATE_NOOP("Clash", "The card of {who} has no effect: {source}.")),
    "combat_card_dice": ("die", QT_TRANSLATE_NOOP("Clash", "{who} rolled {dice} for {source}.")),
    "battle_ended": ("hit", QT_TRANSLATE_NOOP("Clash", "The battle ended: {outcome}.")),
    "city_captured": ("settlement", QT_TRANSLATE_NOOP("Clash", "{who} captured {city} from {loser}.")),
    "event_drawn": ("card_event", QT_TRANSLATE_NOOP("Clash", "{who} drew {card}: {icon}.")),
    "event_drawn.plain": ("card_event", QT_TRANSLATE_NOOP("Clash", "{who} drew {card}.")),
    "events_shuffled": ("card_event", QT_TRANSLATE_NOOP("Clash", "The Event cards were shuffled.")),
    "no_event_left": ("card_event", QT_TRANSLATE_NOOP("Clash", "No Event card is left.")),
    "event_ignored": ("card_event", QT_TRANSLATE_NOOP("Clash", "{who} ignored {card}.")),
    "event_announced": ("card_event", QT_TRANSLATE_NOOP("Clash", "{who} announced for the next Event: {option}.")),
    "event_no_effect": ("card_event", QT_TRANSLATE_NOOP("Clash", "{source} had no effect on {who}.")),
    "event_over": ("card_event", QT_TRANSLATE_NOOP("Clash", "{card} is over.")),
    "event_goods_lost": ("", QT_TRANSLATE_NOOP("Clash", "{who} lost {goods}: {source}.")),
    "event_units_lost": ("infantry", QT_TRANSLATE_NOOP("Clash", "{who} lost {units} at {space}: {source}.")),
    "event_mood_fell": ("mood_angry", QT_TRANSLATE_NOOP("Clash", "{city} is now {mood}: {source}.")),
    "event_mood_kept": ("mood_happy", QT_TRANSLATE_NOOP("Clash", "{city} kept its mood for 1 Mood token: {source}.")),
    "event_piece_lost": ("building", QT_TRANSLATE_NOOP("Clash", "{city} lost 1 {building}: {points} points for {who}.")),
    "event_wonder_lost": ("wonder", QT_TRANSLATE_NOOP("Clash", "{city} lost {wonder}, which still scores.")),
    "event_no_construction": (
        "card_event",
        QT_TRANSLATE_NOOP("Clash", "{who} can't construct Buildings before getting Sanitation: {source}."),
    ),
    "event_action_due": ("action_pip", QT_TRANSLATE_NOOP("Clash", "{who} will have 1 action less next turn: {source}.")),
    "great_person_claimed": ("card_event", QT_TRANSLATE_NOOP("Clash", "{who} took {card} into the hand.")),
    "great_person_unclaimed": ("card_event", QT_TRANSLATE_NOOP("Clash", "Nobody took {card}.")),
    "actions_unused": ("action_pip", QT_TRANSLATE_NOOP("Clash", "{who} ended the turn with {actions} actions unused.")),
    "actions_unused.one": ("action_pip", QT_TRANSLATE_NOOP("Clash", "{who} ended the turn with 1 action unused.")),
    "actions_lost": ("action_pip", QT_TRANSLATE_NOOP("Clash", "{who} lost {actions} actions: {source}.")),
    "actions_lost.one": ("action_pip", QT_TRANSLATE_NOOP("Clash", "{who} lost 1 action: {source}.")),
    "land_exhausted": ("exhausted", QT_TRANSLATE_NOOP("Clash", "The land at {space} is exhausted.")),
    "nothing_exhausted": ("exhausted", QT_TRANSLATE_NOOP("Clash", "No land could be exhausted.")),
    "barbarian_city": ("emblem_barbarian", QT_TRANSLATE_NOOP("Clash", "Barbarians settled at {space}.")),
    "barbarians_placed": ("emblem_barbarian", QT_TRANSLATE_NOOP("Clash", "Barbarian Infantry appeared at {space}.")),
    "barbarians_marched": ("emblem_barbarian", QT_TRANSLATE_NOOP("Clash", "Barbarians marched from {start} to {end}.")),
    "no_barbarians_near": ("emblem_barbarian", QT_TRANSLATE_NOOP("Clash", "No Barbarians are near {who}.")),
    "no_settlement_spawned": ("emblem_barbarian", QT_TRANSLATE_NOOP("Clash", "No Barbarian Settlement could be placed.")),
}  # fmt: skip
"""Journal key -> (icon, sentence); "" and general icons are made more exact by the speaker."""

HEADINGS = frozenset({"round_started", "age_started", "status_phase", "turn_started"})
"""Journal lines that head what follows."""
MINOR = frozenset(
    {"turn_ended", "moves_done", "tracker_refilled", "no_cards_in_learning_game", "battle_roll", "declined"}
)
"""Journal lines that the dock leaves out."""

SMALL_NEWS = frozenset(
    {"battle_value", "battle_rerolled", "combat_card_dice", "influence_rolled", "turn_started", "event_over", "actions_unused"}
)
"""Journal lines that are too small to be told of to who comes back to the machine, besides the minor ones."""

OUTCOMES: dict[str, str] = {
    "attacker": QT_TRANSLATE_NOOP("Clash", "the attacker won"),
    "defender": QT_TRANSLATE_NOOP("Clash", "the defender won"),
    "neither": QT_TRANSLATE_NOOP("Clash", "nobody was left"),
    "retreat": QT_TRANSLATE_NOOP("Clash", "the attacker retreated"),
}
ENDINGS: dict[str, str] = {
    "ages": QT_TRANSLATE_NOOP("Clash", "the last Age is over"),
    "no_city": QT_TRANSLATE_NOOP("Clash", "a player had no city at the Status Phase"),
    "rolled": QT_TRANSLATE_NOOP("Clash", "the die brought the end"),
    "wonder": QT_TRANSLATE_NOOP("Clash", "a Wonder brought the end"),
}

QUESTIONS: dict[str, tuple[str, str]] = {
    # kind: (title, what to do)
    "turn": (
        QT_TRANSLATE_NOOP("Clash", "Your turn: choose an action"),
        QT_TRANSLATE_NOOP("Clash", "Drag units, click a city or an Advance"),
    ),
    "turn.over": (
        QT_TRANSLATE_NOOP("Clash", "No actions left"),
        QT_TRANSLATE_NOOP("Clash", "Use free actions, or end your turn"),
    ),
    "move": (
        QT_TRANSLATE_NOOP("Clash", "Move units: {left} moves left"),
        QT_TRANSLATE_NOOP("Clash", "Drag the next group, or finish"),
    ),
    "pay": (QT_TRANSLATE_NOOP("Clash", "How do you pay?"), QT_TRANSLATE_NOOP("Clash", "For {source}")),
    "gain": (QT_TRANSLATE_NOOP("Clash", "What do you take?"), QT_TRANSLATE_NOOP("Clash", "From {source}")),
    "place": (
        QT_TRANSLATE_NOOP("Clash", "Place 1 {unit}"),
        QT_TRANSLATE_NOOP("Clash", "{source}: click one of the marked spaces"),
    ),
    "place.capture": (
        QT_TRANSLATE_NOOP("Clash", "Place 1 {unit}"),
        QT_TRANSLATE_NOOP("Clash", "{captor} captured {lost}: click one of your cities for it"),
    ),
    "replace": (
        QT_TRANSLATE_NOOP("Clash", "Which {unit} moves to {city}?"),
        QT_TRANSLATE_NOOP("Clash", "None is left in your supply: click one on the board"),
    ),
    "cargo": (
        QT_TRANSLATE_NOOP("Clash", "{number} units aboard go down"),
        QT_TRANSLATE_NOOP("Clash", "The Ships left can't carry them: choose which"),
    ),
    "orient": (
        QT_TRANSLATE_NOOP("Clash", "How does the region lie?"),
        QT_TRANSLATE_NOOP("Clash", "Both ways are allowed: choose one"),
    ),
    "ship_space": (
        QT_TRANSLATE_NOOP("Clash", "Where do the Ships go?"),
        QT_TRANSLATE_NOOP("Clash", "Click a Sea space of the new region"),
    ),
    "happiness": (
        QT_TRANSLATE_NOOP("Clash", "Increase Happiness: {price} Mood so far"),
        QT_TRANSLATE_NOOP("Clash", "Choose more cities, or finish"),
    ),
    "boost": (
        QT_TRANSLATE_NOOP("Clash", "Result {result}: pay {tokens} Culture to succeed?"),
        QT_TRANSLATE_NOOP("Clash", "Influence Culture in {target} needs a 5"),
    ),
    "exchange": (
        QT_TRANSLATE_NOOP("Clash", "Which building becomes yours?"),
        QT_TRANSLATE_NOOP("Clash", "You influenced {target}"),
    ),
    "free_advance": (
        QT_TRANSLATE_NOOP("Clash", "Choose a free Advance"),
        QT_TRANSLATE_NOOP("Clash", "From {source}"),
    ),
    "raze": (
        QT_TRANSLATE_NOOP("Clash", "Raze a city of size 1?"),
        QT_TRANSLATE_NOOP("Clash", "It brings 1 Gold: click the city, or keep all"),
    ),
    "raze.only": (
        QT_TRANSLATE_NOOP("Clash", "Raze the only city?"),
        QT_TRANSLATE_NOOP("Clash", "It brings 1 Gold, but the game ends at the next Status Phase if you have no city then"),
    ),
    "government": (
        QT_TRANSLATE_NOOP("Clash", "Change your government?"),
        QT_TRANSLATE_NOOP("Clash", "It costs 1 Mood and 1 Culture token"),
    ),
    "new_government": (
        QT_TRANSLATE_NOOP("Clash", "Which government do you change to?"),
        QT_TRANSLATE_NOOP("Clash", "{source}: it costs nothing"),
    ),
    "first_player": (
        QT_TRANSLATE_NOOP("Clash", "Who is first player now?"),
        QT_TRANSLATE_NOOP("Clash", "You decide: nobody has more Mood and Culture tokens"),
    ),
    "first_player.power": (
        QT_TRANSLATE_NOOP("Clash", "Who is first player now?"), QT_TRANSLATE_NOOP("Clash", "You decide: {power}"),
    ),
    "offer": (
        QT_TRANSLATE_NOOP("Clash", "Trade offer from {by}"),
        QT_TRANSLATE_NOOP("Clash", "Accept, refuse, or make another offer"),
    ),
    "casualties": (
        QT_TRANSLATE_NOOP("Clash", "Choose casualties"),
        QT_TRANSLATE_NOOP("Clash", "Which units are removed?"),
    ),
    "retreat": (
        QT_TRANSLATE_NOOP("Clash", "Go on or retreat?"),
        QT_TRANSLATE_NOOP("Clash", "All attackers would go back together"),
    ),
    "combat_card": (
        QT_TRANSLATE_NOOP("Clash", "Play an Action card in this battle?"),
        QT_TRANSLATE_NOOP("Clash", "It lies face down until both sides have decided"),
    ),
    "flight": (
        QT_TRANSLATE_NOOP("Clash", "Where do your units withdraw to?"),
        QT_TRANSLATE_NOOP("Clash", "{source}: click one of the marked spaces"),
    ),
    "battle_power": (
        QT_TRANSLATE_NOOP("Clash", "Use {source}?"),
        QT_TRANSLATE_NOOP("Clash", "Decide before the dice fall"),
    ),
    "trigger": (
        QT_TRANSLATE_NOOP("Clash", "Play an Action card now?"),
        QT_TRANSLATE_NOOP("Clash", "Choose a card that answers what just happened, or go on"),
    ),
    "trigger.captured": (
        QT_TRANSLATE_NOOP("Clash", "Play an Action card after the capture of {space}?"),
        QT_TRANSLATE_NOOP("Clash", "Choose a card that answers what just happened, or go on"),
    ),
    "objectives": (
        QT_TRANSLATE_NOOP("Clash", "Complete an objective?"),
        QT_TRANSLATE_NOOP("Clash", "Choose one of your Objective cards, or go on"),
    ),
    "choose_player": (
        QT_TRANSLATE_NOOP("Clash", "Which player do you choose?"), QT_TRANSLATE_NOOP("Clash", "{source}"),
    ),
    "buy_advance": (
        QT_TRANSLATE_NOOP("Clash", "Which Advance do you buy?"), QT_TRANSLATE_NOOP("Clash", "{source}: for its usual price"),
    ),
    "grow_city": (
        QT_TRANSLATE_NOOP("Clash", "In which city do you build?"),
        QT_TRANSLATE_NOOP("Clash", "{source}: for nothing, the city is activated"),
    ),
    "raise_city": (
        QT_TRANSLATE_NOOP("Clash", "Which city becomes happier?"),
        QT_TRANSLATE_NOOP("Clash", "{source}: click one of your cities"),
    ),
    "raise_city_for_mood": (
        QT_TRANSLATE_NOOP("Clash", "Make a city happier for 1 Mood token?"),
        QT_TRANSLATE_NOOP("Clash", "{source}: click one of your cities, or do without"),
    ),
    "hire_barbarians": (
        QT_TRANSLATE_NOOP("Clash", "Which Barbarian armies do you hire?"),
        QT_TRANSLATE_NOOP("Clash", "{source}: click one army after the other"),
    ),
    "march.mercenaries": (
        QT_TRANSLATE_NOOP("Clash", "Which Barbarians march where?"),
        QT_TRANSLATE_NOOP("Clash", "Mercenaries: drag an army one Land space"),
    ),
    "reinforce.mercenaries": (
        QT_TRANSLATE_NOOP("Clash", "Which Barbarian city gets the Infantry?"),
        QT_TRANSLATE_NOOP("Clash", "Mercenaries: few are left, click one of the cities that they left"),
    ),
    "settle": (
        QT_TRANSLATE_NOOP("Clash", "Which unit takes the Barbarians' place?"),
        QT_TRANSLATE_NOOP("Clash", "You won over {target}"),
    ),
    "spies_take": (
        QT_TRANSLATE_NOOP("Clash", "Take one of these cards for one of yours?"),
        QT_TRANSLATE_NOOP("Clash", "{source}: only for a card of the same kind"),
    ),
    "spies_give": (
        QT_TRANSLATE_NOOP("Clash", "Which card do you give for it?"), QT_TRANSLATE_NOOP("Clash", "{source}"),
    ),
    "goals_keep": (
        QT_TRANSLATE_NOOP("Clash", "Keep one of these cards for one of yours?"), QT_TRANSLATE_NOOP("Clash", "{source}"),
    ),
    "goals_put_away": (
        QT_TRANSLATE_NOOP("Clash", "Which card do you put away for it?"), QT_TRANSLATE_NOOP("Clash", "{source}"),
    ),
    "draw_action": (
        QT_TRANSLATE_NOOP("Clash", "From where do you draw the Action card?"),
        QT_TRANSLATE_NOOP("Clash", "Great Mausoleum"),
    ),
    "draw_event": (
        QT_TRANSLATE_NOOP("Clash", "From where do you draw the Event?"),
        QT_TRANSLATE_NOOP("Clash", "Great Mausoleum"),
    ),
    "announce_event": (
        QT_TRANSLATE_NOOP("Clash", "How do you resolve the Event?"),
        QT_TRANSLATE_NOOP("Clash", "Announce it before the card is drawn"),
    ),
    "event_lose_mood": (
        QT_TRANSLATE_NOOP("Clash", "Which city loses mood?"), QT_TRANSLATE_NOOP("Clash", "{source}: click one of your cities"),
    ),
    "event_spare_mood": (
        QT_TRANSLATE_NOOP("Clash", "Pay 1 Mood token to keep the city's mood?"),
        QT_TRANSLATE_NOOP("Clash", "{source}, Myths: click the city to pay, or do without"),
    ),
    "event_lose_unit": (
        QT_TRANSLATE_NOOP("Clash", "Where do you lose a unit?"), QT_TRANSLATE_NOOP("Clash", "{source}: click one of the spaces"),
    ),
    "event_which_unit": (
        QT_TRANSLATE_NOOP("Clash", "Which unit do you lose?"), QT_TRANSLATE_NOOP("Clash", "{source}"),
    ),
    "event_player": (
        QT_TRANSLATE_NOOP("Clash", "Which player do you choose?"), QT_TRANSLATE_NOOP("Clash", "{source}"),
    ),
    "event_lose_city": (
        QT_TRANSLATE_NOOP("Clash", "Which city is destroyed?"), QT_TRANSLATE_NOOP("Clash", "{source}: click one of your cities"),
    ),
    "event_lose_piece": (
        QT_TRANSLATE_NOOP("Clash", "Which city loses a piece?"),
        QT_TRANSLATE_NOOP("Clash", "{source}: 1 to 3 pieces in all, click a city"),
    ),
    "event_which_piece": (
        QT_TRANSLATE_NOOP("Clash", "Which piece is lost?"),
        QT_TRANSLATE_NOOP("Clash", "{source}: 2 points for a Building or Settlement"),
    ),
    "event_rebel_city": (
        QT_TRANSLATE_NOOP("Clash", "Which city loses an Infantry and mood?"),
        QT_TRANSLATE_NOOP("Clash", "{source}: click one of the cities"),
    ),
    "event_save_action": (
        QT_TRANSLATE_NOOP("Clash", "Give up an Army unit to keep your action?"),
        QT_TRANSLATE_NOOP("Clash", "{source}: click where, or lose the action"),
    ),
    "event_save_government": (
        QT_TRANSLATE_NOOP("Clash", "Give up an Army unit to keep your government?"),
        QT_TRANSLATE_NOOP("Clash", "{source}: click where, or change the government"),
    ),
    "claim_person": (
        QT_TRANSLATE_NOOP("Clash", "Take {source} into your hand?"),
        QT_TRANSLATE_NOOP("Clash", "For 1 Culture token if you drew the card, else for 2"),
    ),
    "choose_advance": (
        QT_TRANSLATE_NOOP("Clash", "Choose a free Advance"), QT_TRANSLATE_NOOP("Clash", "From {source}"),
    ),
    "explore_region": (
        QT_TRANSLATE_NOOP("Clash", "Which region do you explore?"),
        QT_TRANSLATE_NOOP("Clash", "{source}: click one of the marked regions"),
    ),
    "settle_there": (
        QT_TRANSLATE_NOOP("Clash", "Found a city there for 2 Food?"), QT_TRANSLATE_NOOP("Clash", "{source}: click a space"),
    ),
    "happy_city": (
        QT_TRANSLATE_NOOP("Clash", "Which city becomes Happy?"), QT_TRANSLATE_NOOP("Clash", "{source}: click one of your cities"),
    ),
    "build_in": (
        QT_TRANSLATE_NOOP("Clash", "In which city do you build?"),
        QT_TRANSLATE_NOOP("Clash", "{source}: for the usual price, without activating it"),
    ),
    "which_building": (
        QT_TRANSLATE_NOOP("Clash", "What do you build?"), QT_TRANSLATE_NOOP("Clash", "{source}"),
    ),
    "port_at": (
        QT_TRANSLATE_NOOP("Clash", "Where does the Port stand?"), QT_TRANSLATE_NOOP("Clash", "{source}: click a Sea space"),
    ),
    "exhaust": (
        QT_TRANSLATE_NOOP("Clash", "Which land is exhausted?"),
        QT_TRANSLATE_NOOP("Clash", "Event: click a space beside one of your cities"),
    ),
    "spawn_settlement": (
        QT_TRANSLATE_NOOP("Clash", "Where do Barbarians settle?"),
        QT_TRANSLATE_NOOP("Clash", "Event: click one of the marked spaces"),
    ),
    "spawn_infantry": (
        QT_TRANSLATE_NOOP("Clash", "Which Barbarian city gets an Infantry?"),
        QT_TRANSLATE_NOOP("Clash", "Event: click one of the marked cities"),
    ),
    "march": (
        QT_TRANSLATE_NOOP("Clash", "Which Barbarians march where?"),
        QT_TRANSLATE_NOOP("Clash", "Event: drag an army one space towards your nearest city"),
    ),
    "reinforce": (
        QT_TRANSLATE_NOOP("Clash", "Which Barbarian city gets the Infantry?"),
        QT_TRANSLATE_NOOP("Clash", "Few are left: click one of the marked cities"),
    ),
}
"""Kind of decision -> (title, hint)."""

MOVES: dict[str, str] = {
    "history.start": QT_TRANSLATE_NOOP("Clash", "Start of the game"),
    "move.advance": QT_TRANSLATE_NOOP("Clash", "Advance: {advance}"),
    "move.found": QT_TRANSLATE_NOOP("Clash", "Found a city at {space}"),
    "move.collect": QT_TRANSLATE_NOOP("Clash", "Collect in {city}"),
    "move.construct": QT_TRANSLATE_NOOP("Clash", "Construct {building} in {city}"),
    "move.recruit": QT_TRANSLATE_NOOP("Clash", "Recruit {units} in {city}"),
    "move.wonder": QT_TRANSLATE_NOOP("Clash", "Build {wonder} in {city}"),
    "move.move": QT_TRANSLATE_NOOP("Clash", "Move {units} to {path}"),
    "move.raise": QT_TRANSLATE_NOOP("Clash", "Make {city} {mood}"),
    "move.influence": QT_TRANSLATE_NOOP("Clash", "Influence {target} from {city}"),
    "move.use": QT_TRANSLATE_NOOP("Clash", "Use {power}"),
    "move.end_turn": QT_TRANSLATE_NOOP("Clash", "End the turn"),
    "move.done": QT_TRANSLATE_NOOP("Clash", "Finish"),
    "move.cancel": QT_TRANSLATE_NOOP("Clash", "Cancel"),
    "move.pay": QT_TRANSLATE_NOOP("Clash", "Pay {goods}"),
    "move.gain": QT_TRANSLATE_NOOP("Clash", "Take {goods}"),
    "move.pick": QT_TRANSLATE_NOOP("Clash", "Choose {space}"),
    "move.orient": QT_TRANSLATE_NOOP("Clash", "Place the region"),
    "move.march": QT_TRANSLATE_NOOP("Clash", "Barbarians march from {start} to {end}"),
    "move.remove": QT_TRANSLATE_NOOP("Clash", "Lose {units}"),
    "move.choose": QT_TRANSLATE_NOOP("Clash", "Choose: {option}"),
    "move.play": QT_TRANSLATE_NOOP("Clash", "Play {half}"),
    "move.play.hidden": QT_TRANSLATE_NOOP("Clash", "Play a card"),
    "move.choose.lost_piece": QT_TRANSLATE_NOOP("Clash", "Lose {option}"),
    "move.choose.asked": QT_TRANSLATE_NOOP("Clash", "{question}: {option}"),
    "move.complete": QT_TRANSLATE_NOOP("Clash", "Complete {objective}"),
    "move.offer": QT_TRANSLATE_NOOP("Clash", "Offer {partner} {given} for {wanted}"),
    "move.accept": QT_TRANSLATE_NOOP("Clash", "Accept the trade"),
    "move.government": QT_TRANSLATE_NOOP("Clash", "Change the government: {advances}"),
}

CHOICES: dict[str, str] = {
    "yes": QT_TRANSLATE_NOOP("Clash", "Yes"),
    "no": QT_TRANSLATE_NOOP("Clash", "No"),
    "retreat": QT_TRANSLATE_NOOP("Clash", "Retreat"),
    "go_on": QT_TRANSLATE_NOOP("Clash", "Go on"),
    "whole_card": QT_TRANSLATE_NOOP("Clash", "Icon and text"),
    "enough": QT_TRANSLATE_NOOP("Clash", "No more"),
    "icon_only": QT_TRANSLATE_NOOP("Clash", "The icon only"),
    "deck": QT_TRANSLATE_NOOP("Clash", "From the deck"),
    "discard": QT_TRANSLATE_NOOP("Clash", "From the discard pile"),
    "no_die": QT_TRANSLATE_NOOP("Clash", "No die for the Fortress"),
    "no_cancel": QT_TRANSLATE_NOOP("Clash", "The Fortress cancels no hit"),
    "both": QT_TRANSLATE_NOOP("Clash", "Neither die nor cancelling"),
}
"""Option of a `Choose` -> words."""
