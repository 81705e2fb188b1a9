"""Why a move is not allowed, in one sentence: refusal key -> template."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

REFUSALS: dict[str, str] = {
    # turn
    "no_actions": QT_TRANSLATE_NOOP("Clash", "You have no actions left this turn."),
    "not_asked": QT_TRANSLATE_NOOP("Clash", "This can't be done now."),
    "not_an_answer": QT_TRANSLATE_NOOP("Clash", "This is no answer to what is asked."),
    "not_your_turn": QT_TRANSLATE_NOOP("Clash", "It is not your turn."),
    "game_over": QT_TRANSLATE_NOOP("Clash", "The game is over."),
    "no_such_power": QT_TRANSLATE_NOOP("Clash", "You can't use {power}: you don't have it."),
    "once_per_turn": QT_TRANSLATE_NOOP("Clash", "{power} was used already this turn."),
    "price": QT_TRANSLATE_NOOP("Clash", "You can't pay the price: {price}."),
    "cannot_pay": QT_TRANSLATE_NOOP("Clash", "You can't pay for it."),
    "needs_advance": QT_TRANSLATE_NOOP("Clash", "This needs the Advance {advance}."),
    "no_piece_left": QT_TRANSLATE_NOOP("Clash", "You have no piece left for it."),
    "no_cards_in_learning_game": QT_TRANSLATE_NOOP(
        "Clash", "The Learning game is played without Action and Objective cards."
    ),
    # goods
    "pay_first": QT_TRANSLATE_NOOP("Clash", "Choose first how to pay for {source}."),
    "wrong_payment": QT_TRANSLATE_NOOP("Clash", "This is no payment for {source}."),
    "choose_gain": QT_TRANSLATE_NOOP("Clash", "Choose what you gain from {source}."),
    "place_first": QT_TRANSLATE_NOOP("Clash", "Place the {unit} first."),
    "wrong_space_to_place": QT_TRANSLATE_NOOP("Clash", "The {unit} can't be placed there."),
    # advances
    "no_such_advance": QT_TRANSLATE_NOOP("Clash", "There is no such Advance."),
    "advance_owned": QT_TRANSLATE_NOOP("Clash", "You have {advance} already."),
    "top_advance_first": QT_TRANSLATE_NOOP("Clash", "{advance} needs the top Advance of its category, {requires}."),
    "government_prerequisite": QT_TRANSLATE_NOOP("Clash", "{advance} needs {requires}."),
    "one_government": QT_TRANSLATE_NOOP("Clash", "You have a government already: {government}."),
    "advance_price": QT_TRANSLATE_NOOP("Clash", "{advance} costs {amount} Food, Ideas or Gold."),
    "choose_an_advance": QT_TRANSLATE_NOOP("Clash", "Choose an Advance first."),
    "other_category": QT_TRANSLATE_NOOP("Clash", "{advance} does not belong to {category}."),
    "name_an_advance": QT_TRANSLATE_NOOP("Clash", "Name an Advance."),
    "name_a_token": QT_TRANSLATE_NOOP("Clash", "Name the token that you give."),
    "no_government_lent": QT_TRANSLATE_NOOP("Clash", "The Great Library lends no Advance of a government."),
    "one_or_two_steps": QT_TRANSLATE_NOOP("Clash", "Circus & Sports raises a city by one or two steps."),
    # cities
    "not_your_city": QT_TRANSLATE_NOOP("Clash", "You have no city there."),
    "no_city": QT_TRANSLATE_NOOP("Clash", "You have no city."),
    "no_city_there": QT_TRANSLATE_NOOP("Clash", "There is no city."),
    "city_spent": QT_TRANSLATE_NOOP("Clash", "{city} was activated while Angry and can't be activated again this turn."),
    "already_happy": QT_TRANSLATE_NOOP("Clash", "{city} can't become that happy."),
    "no_settler": QT_TRANSLATE_NOOP("Clash", "There is no Settler of yours."),
    "found_on_land": QT_TRANSLATE_NOOP("Clash", "A city stands on a Land space."),
    "found_on_barren": QT_TRANSLATE_NOOP("Clash", "No city can be founded on Barrens."),
    "space_has_city": QT_TRANSLATE_NOOP("Clash", "There is a city already."),
    "enemy_units": QT_TRANSLATE_NOOP("Clash", "Enemy units stand there."),
    "exhausted": QT_TRANSLATE_NOOP("Clash", "The land is exhausted."),
    "no_settlement_left": QT_TRANSLATE_NOOP("Clash", "All {limit} of your Settlements are on the board."),
    # collect
    "only_collect_of_the_turn": QT_TRANSLATE_NOOP(
        "Clash", "With Economic Liberty the free Collect is the only one of the turn."
    ),
    "collect_nothing": QT_TRANSLATE_NOOP("Clash", "Choose at least one space to collect from."),
    "collect_limit": QT_TRANSLATE_NOOP("Clash", "{city} collects from at most {limit} spaces."),
    "space_collected_twice": QT_TRANSLATE_NOOP("Clash", "{space} gives one resource only."),
    "wrong_resource": QT_TRANSLATE_NOOP("Clash", "{space} does not give {resource}."),
    "one_sea_space": QT_TRANSLATE_NOOP("Clash", "Only one Sea space can be collected from."),
    "husbandry_limit": QT_TRANSLATE_NOOP("Clash", "Too many spaces lie 2 Land spaces away: {limit} may."),
    "smelt_one_of_two": QT_TRANSLATE_NOOP("Clash", "Metallurgy turns 1 of at least 2 Ore into Gold."),
    "no_such_space": QT_TRANSLATE_NOOP("Clash", "There is no such space."),
    "collect_exhausted": QT_TRANSLATE_NOOP("Clash", "Nothing can be collected from {space}: the land is exhausted."),
    "collect_another_city": QT_TRANSLATE_NOOP("Clash", "Nothing can be collected from {space}: another city stands there."),
    "collect_enemy_units": QT_TRANSLATE_NOOP("Clash", "Nothing can be collected from {space}: enemy units stand there."),
    "collect_too_far": QT_TRANSLATE_NOOP("Clash", "{space} is too far from {city}."),
    "collect_no_yield": QT_TRANSLATE_NOOP("Clash", "{space} ({terrain}) gives you nothing: you lack the Advance for it."),
    # construct
    "no_such_building": QT_TRANSLATE_NOOP("Clash", "There is no such building."),
    "city_angry": QT_TRANSLATE_NOOP("Clash", "{building} can't be built in {city}: the city is Angry."),
    "one_of_each_building": QT_TRANSLATE_NOOP("Clash", "{city} has its {building} already."),
    "city_too_large": QT_TRANSLATE_NOOP("Clash", "No city grows beyond size {limit}."),
    "larger_than_number_of_cities": QT_TRANSLATE_NOOP(
        "Clash", "The city would have size {size}, but you have only {cities} cities."
    ),
    "port_needs_sea": QT_TRANSLATE_NOOP("Clash", "{city} does not lie at the Sea."),
    "port_into_adjacent_sea": QT_TRANSLATE_NOOP("Clash", "The Port must extend into a Sea space beside {city}."),
    "wonder_not_in_hand": QT_TRANSLATE_NOOP("Clash", "You don't hold this Wonder."),
    "wonder_needs_happy_city": QT_TRANSLATE_NOOP("Clash", "A Wonder needs a Happy city; {city} is not."),
    "wonder_needs_building": QT_TRANSLATE_NOOP("Clash", "{wonder} needs a city with a {building}."),
    # recruit
    "recruit_nothing": QT_TRANSLATE_NOOP("Clash", "Choose at least one unit."),
    "recruit_limit": QT_TRANSLATE_NOOP("Clash", "{city} recruits at most {limit} units."),
    "no_such_unit": QT_TRANSLATE_NOOP("Clash", "There is no such unit."),
    "recruit_needs_building": QT_TRANSLATE_NOOP("Clash", "{unit}: the city needs a {building}."),
    "stacking_limit": QT_TRANSLATE_NOOP("Clash", "No more than {limit} Army units can stand on one Land space."),
    "stack_limit": QT_TRANSLATE_NOOP("Clash", "No more than {limit} Army units can stand on one Land space."),
    "replace_first": QT_TRANSLATE_NOOP("Clash", "Choose first which {unit} to move here: none is left in your supply."),
    "no_such_unit_there": QT_TRANSLATE_NOOP("Clash", "There is no {unit} of yours."),
    # happiness, influence
    "mood_chosen_already": QT_TRANSLATE_NOOP("Clash", "This mood is chosen already for {city}."),
    "mood_only_rises": QT_TRANSLATE_NOOP("Clash", "Increase Happiness only raises the mood of {city}."),
    "no_city_chosen": QT_TRANSLATE_NOOP("Clash", "Choose a city first."),
    "finish_happiness_first": QT_TRANSLATE_NOOP("Clash", "Finish Increase Happiness first."),
    "one_influence_a_turn": QT_TRANSLATE_NOOP("Clash", "Influence Culture has succeeded already this turn."),
    "nothing_to_influence": QT_TRANSLATE_NOOP("Clash", "{city} has no building of another colour."),
    "city_immune": QT_TRANSLATE_NOOP("Clash", "{city} can't be influenced: its owner has Monuments and it holds a Wonder."),
    "influenced_city_targets_itself": QT_TRANSLATE_NOOP(
        "Clash", "{city} is under Cultural Influence: it can only target itself."
    ),
    "no_way_to_target": QT_TRANSLATE_NOOP("Clash", "No way over revealed spaces leads to {city}."),
    "boost_forbidden": QT_TRANSLATE_NOOP(
        "Clash", "{city} is {distance} spaces away, the range is {range}, and it can't be boosted here."
    ),
    "influence_range": QT_TRANSLATE_NOOP(
        "Clash", "{city} is {distance} spaces away, the range is {range}; you can't pay {price}."
    ),
    "finish_influence_first": QT_TRANSLATE_NOOP("Clash", "Finish Influence Culture first."),
    # movement
    "no_units": QT_TRANSLATE_NOOP("Clash", "No unit was chosen."),
    "no_path": QT_TRANSLATE_NOOP("Clash", "There is no way."),
    "stays_there": QT_TRANSLATE_NOOP("Clash", "The units are there already."),
    "units_not_there": QT_TRANSLATE_NOOP("Clash", "These units are not on {space}."),
    "already_moved": QT_TRANSLATE_NOOP("Clash", "Units on {space} have moved in this action already."),
    "has_fought": QT_TRANSLATE_NOOP("Clash", "Units that were in a battle can't move again this turn."),
    "stuck_on_mountain": QT_TRANSLATE_NOOP("Clash", "Units that moved into a Mountain can't move again this turn."),
    "needs_tactics": QT_TRANSLATE_NOOP("Clash", "Army units move only with the Advance {advance}."),
    "needs_army": QT_TRANSLATE_NOOP("Clash", "Enemies there: the group needs an Army unit."),
    "needs_roads": QT_TRANSLATE_NOOP("Clash", "This needs the Advance Roads."),
    "no_attack_from_forest": QT_TRANSLATE_NOOP("Clash", "Units that moved into a Forest can't attack this turn."),
    "shielded_from_plains": QT_TRANSLATE_NOOP(
        "Clash", "Units that moved into Plains this turn can't attack the city of the Great Gardens."
    ),
    "too_far": QT_TRANSLATE_NOOP("Clash", "Too far for a land move. The most here: {limit}."),
    "no_region_there": QT_TRANSLATE_NOOP("Clash", "There is nothing to explore."),
    "cargo_moves_with_ships": QT_TRANSLATE_NOOP("Clash", "Units aboard only cross the Sea with their Ships."),
    "no_ship_there": QT_TRANSLATE_NOOP("Clash", "No Ship of yours lies there."),
    "no_room_aboard": QT_TRANSLATE_NOOP("Clash", "There is room for {room} units aboard."),
    "cargo_left_behind": QT_TRANSLATE_NOOP("Clash", "The Ships that stay can't carry the units left there."),
    "roads_explore_nothing": QT_TRANSLATE_NOOP("Clash", "Roads don't lead into unrevealed regions."),
    "roads_only_on_land": QT_TRANSLATE_NOOP("Clash", "Roads lead over Land only."),
    "roads_need_own_city": QT_TRANSLATE_NOOP("Clash", "A move by Roads starts or ends in one of your cities."),
    "roads_only_for_land_units": QT_TRANSLATE_NOOP("Clash", "Only Land units use Roads."),
    "name_the_way": QT_TRANSLATE_NOOP("Clash", "Choose the way: the retreat goes back over it."),
    "way_blocked": QT_TRANSLATE_NOOP("Clash", "The way is blocked."),
    "ships_only_at_sea": QT_TRANSLATE_NOOP("Clash", "Ships sail on Sea spaces only."),
    "region_out_of_reach": QT_TRANSLATE_NOOP("Clash", "Your Ships can't reach this region."),
    "enemy_ships_in_the_way": QT_TRANSLATE_NOOP("Clash", "Enemy Ships are in the way."),
    "sea_not_connected": QT_TRANSLATE_NOOP("Clash", "These Seas are not connected, and you don't have {advance}."),
    "navigation_does_not_reach": QT_TRANSLATE_NOOP("Clash", "Navigation does not lead there: another Sea comes first."),
    "remove_cargo_first": QT_TRANSLATE_NOOP("Clash", "Choose first which units go down."),
    "remove_exactly": QT_TRANSLATE_NOOP("Clash", "Exactly {number} units go down."),
    "finish_moves_first": QT_TRANSLATE_NOOP("Clash", "Finish the Move action first."),
    "orient_first": QT_TRANSLATE_NOOP("Clash", "Place the region first."),
    "place_ship_first": QT_TRANSLATE_NOOP("Clash", "Choose first where the Ships go."),
    "ship_cannot_reach": QT_TRANSLATE_NOOP("Clash", "The Ships can't reach this space."),
    # combat
    "retreat_or_go_on": QT_TRANSLATE_NOOP("Clash", "Decide first: retreat or go on."),
    "choose_casualties": QT_TRANSLATE_NOOP("Clash", "Choose {number} casualties first."),
    "wrong_number_of_casualties": QT_TRANSLATE_NOOP("Clash", "Choose exactly {number} casualties."),
    "not_in_battle": QT_TRANSLATE_NOOP("Clash", "These units are not in the battle."),
    "answer_the_offer": QT_TRANSLATE_NOOP("Clash", "Decide first about {source}."),
    # events and barbarians
    "plague": QT_TRANSLATE_NOOP("Clash", "Plague: nothing can be built until you have the Advance Sanitation."),
    "announce_event": QT_TRANSLATE_NOOP("Clash", "Announce first whether you resolve the whole card or its icon only."),
    "choose_the_pile": QT_TRANSLATE_NOOP("Clash", "Choose first from where to draw."),
    "empty_land_beside_your_city": QT_TRANSLATE_NOOP(
        "Clash", "Choose an empty Land space beside one of your cities, not Barrens, for the Exhausted Land marker."
    ),
    "wrong_settlement_space": QT_TRANSLATE_NOOP("Clash", "The Barbarian Settlement can't be placed there."),
    "wrong_barbarian_city": QT_TRANSLATE_NOOP("Clash", "Choose a Barbarian city with room."),
    "not_to_march": QT_TRANSLATE_NOOP("Clash", "No Barbarian army is to march from there."),
    "march_towards_your_nearest_city": QT_TRANSLATE_NOOP("Clash", "Barbarians march one space towards your nearest city."),
    # status phase
    "choose_first_player": QT_TRANSLATE_NOOP("Clash", "Choose the first player."),
    "choose_city_to_raze": QT_TRANSLATE_NOOP("Clash", "Choose a city to raze, or none."),
    "raze_only_size_1": QT_TRANSLATE_NOOP("Clash", "Only a city of size 1 can be razed; {city} is larger."),
    "choose_new_government": QT_TRANSLATE_NOOP("Clash", "Choose your new government first: {source}."),
    "choose_government": QT_TRANSLATE_NOOP("Clash", "Choose a government, or keep yours."),
    "government_same_number": QT_TRANSLATE_NOOP(
        "Clash", "Choose the top Advance of another government and as many Advances as you have now."
    ),
    # cards
    "card_not_in_hand": QT_TRANSLATE_NOOP("Clash", "This card is not in your hand."),
    "card_has_no_use_here": QT_TRANSLATE_NOOP("Clash", "This card has no use now."),
    "card_only_captured": QT_TRANSLATE_NOOP("Clash", "{card} is played right after you capture a city."),
    "card_only_collect": QT_TRANSLATE_NOOP("Clash", "{card} is played with a Collect action."),
    "card_only_influence": QT_TRANSLATE_NOOP("Clash", "{card} is played with an attempt of Influence Culture."),
    "play_or_decline": QT_TRANSLATE_NOOP("Clash", "Play a card that answers what just happened, or go on without."),
    "same_name_same_trigger": QT_TRANSLATE_NOOP("Clash", "{card} was played already for what just happened."),
    "wrong_kind_of_card": QT_TRANSLATE_NOOP("Clash", "{power} takes an {kind}."),
    "negotiations_bar_attack": QT_TRANSLATE_NOOP("Clash", "Negotiations: you can't attack {defender} this turn."),
    "only_a_barbarian_settlement": QT_TRANSLATE_NOOP("Clash", "This card wins over a Barbarian city of size 1, nothing else."),
    "march_one_land_space": QT_TRANSLATE_NOOP("Clash", "Hired Barbarians march exactly one Land space."),
    "nobody_to_learn_from": QT_TRANSLATE_NOOP(
        "Clash", "No player with a unit or city within 2 spaces of yours owns an Advance that you could have."
    ),
    "no_partner_to_learn_from": QT_TRANSLATE_NOOP(
        "Clash", "You have nothing to learn from this player, or they have no unit or city within 2 spaces of yours."
    ),
    "advance_not_taught": QT_TRANSLATE_NOOP("Clash", "Nobody who could teach you owns {advance}."),
    "no_advance_left": QT_TRANSLATE_NOOP("Clash", "There is no Advance that you could get."),
    "needs_academy": QT_TRANSLATE_NOOP("Clash", "There is no Academy in your cities."),
    "needs_won_battle": QT_TRANSLATE_NOOP("Clash", "You have won no land battle this turn that this card could still follow."),
    "no_two_advances": QT_TRANSLATE_NOOP("Clash", "You can't buy two Advances of one category."),
    "no_two_of_this_category": QT_TRANSLATE_NOOP("Clash", "You can't buy two Advances of {category}, beginning with this one."),
    "no_affordable_advance": QT_TRANSLATE_NOOP("Clash", "There is no Advance that you can pay for."),
    "all_assassinated": QT_TRANSLATE_NOOP("Clash", "All other players will have an action less already."),
    "assassinated_already": QT_TRANSLATE_NOOP("Clash", "{seat} will have an action less already."),
    "only_at_start_of_turn": QT_TRANSLATE_NOOP("Clash", "This is played at the start of the turn, before anything else."),
    "nobody_holds_cards": QT_TRANSLATE_NOOP("Clash", "No other player holds Action, Objective or Wonder cards."),
    "holds_no_cards": QT_TRANSLATE_NOOP("Clash", "Choose another player who holds Action, Objective or Wonder cards."),
    "swap_the_same_kind": QT_TRANSLATE_NOOP("Clash", "Cards are swapped for cards of the same kind."),
    "no_objective_in_hand": QT_TRANSLATE_NOOP("Clash", "You hold no Objective card."),
    "no_objective_left": QT_TRANSLATE_NOOP("Clash", "No Objective card is left to draw."),
    "no_room_in_cities": QT_TRANSLATE_NOOP("Clash", "None of your cities has room for an Army unit."),
    "all_cities_happy": QT_TRANSLATE_NOOP("Clash", "You have no city that could become happier."),
    "no_army_to_hire": QT_TRANSLATE_NOOP("Clash", "No Barbarian army is within 2 spaces of your cities or Army units."),
    "army_out_of_reach": QT_TRANSLATE_NOOP("Clash", "Choose a Barbarian army within 2 spaces of your cities or Army units."),
    "nothing_to_construct": QT_TRANSLATE_NOOP("Clash", "None of your cities can construct a building."),
    "region_not_beside_your_cities": QT_TRANSLATE_NOOP(
        "Clash", "Choose an unrevealed region that touches a region with a city of yours."
    ),
    "complete_or_decline": QT_TRANSLATE_NOOP("Clash", "Complete an objective first, or go on without."),
    "not_on_this_card": QT_TRANSLATE_NOOP("Clash", "{card} does not show this objective."),
    "card_came_too_late": QT_TRANSLATE_NOOP("Clash", "{card} came into your hand too late for what just happened."),
    "same_objective_twice": QT_TRANSLATE_NOOP("Clash", "{objective} needs something else than you have completed already."),
    "objectives_exclude": QT_TRANSLATE_NOOP("Clash", "{objective} can't be completed together with {other}."),
    "objective_not_fulfilled": QT_TRANSLATE_NOOP("Clash", "{objective} is not fulfilled by what just happened."),
    "objective_falls_short": QT_TRANSLATE_NOOP("Clash", "{objective} is not fulfilled: you have {have} of {need}."),
    "objective_status_phase_only": QT_TRANSLATE_NOOP("Clash", "{objective} can only be completed in the Status Phase."),
    "objective_at_once_only": QT_TRANSLATE_NOOP("Clash", "{objective} can only be completed right after what fulfils it."),
    "answer_the_question": QT_TRANSLATE_NOOP("Clash", "Choose one of the options first."),
    # set-up
    "number_of_players": QT_TRANSLATE_NOOP("Clash", "The game is for 2 to 4 players."),
    "unknown_option": QT_TRANSLATE_NOOP("Clash", "There is no option {option}."),
    "learning_has_icons_only": QT_TRANSLATE_NOOP("Clash", "The Learning game only has the Events' icons anyway."),
    "short_game_ends_with_age_4": QT_TRANSLATE_NOOP("Clash", "The Shorter Game ends with Age IV, so it has no variable end."),
    "option_value": QT_TRANSLATE_NOOP("Clash", "The option {option} can't be {value}."),
    "no_such_colour": QT_TRANSLATE_NOOP("Clash", "Choose one of the four colours for each player."),
    "colour_twice": QT_TRANSLATE_NOOP("Clash", "Two players have the same colour."),
}
"""Refusal key -> sentence with the refusal's values in braces. `price` stands for amounts."""
