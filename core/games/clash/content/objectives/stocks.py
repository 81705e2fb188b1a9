"""Objectives about resources in stock and trade."""

from __future__ import annotations

from core.games.clash.content.powers import in_force
from core.games.clash.goods import FOOD, GOLD, IDEA, ORE, WOOD, one
from core.games.clash.rules.goals import Goal, Objective, declare_objective
from core.games.clash.rules.survey import Survey
from core.games.clash.rules.trade_routes import TRADERS, routes
from core.games.clash.units import SHIP

STOCK, PRICE = 5, 2
OF_EACH = 3


def stock_of(id: str, name: str, resource: int, title: str) -> Objective:
    """Declare the objective to have a stock of a resource, some of which is paid."""
    return declare_objective(
        id, name, f"Status Phase: you have at least {STOCK} {title}. Pay {PRICE} of them; nothing replaces them.",
        status=Goal(lambda survey, seat: survey.state.players[seat].goods[resource], STOCK), price=one(resource, PRICE),
    )  # fmt: skip


def well_stocked(survey: Survey, seat: int) -> int:
    """Return how much of 3 Food, 3 Ore and 3 Wood the seat has."""
    goods = survey.state.players[seat].goods
    return min(goods[FOOD], OF_EACH) + min(goods[ORE], OF_EACH) + min(goods[WOOD], OF_EACH)


def routes_by(kinds: tuple[str, ...], survey: Survey, seat: int) -> int:
    """Return the number of trade routes that the seat can make with these units; none without the Advance."""
    if not in_force(survey.state.players[seat].powers, "trade_routes"):
        return 0
    return routes(survey.state, seat, kinds)


IDEAS = stock_of("ideas", "Ideas!", IDEA, "Ideas")
RICH = stock_of("rich", "Rich", GOLD, "Gold")
ORES = stock_of("ore_stock", "Ore!", ORE, "Ore")
WOODS = stock_of("wood_stock", "Wood!", WOOD, "Wood")
FOODS = stock_of("food_stock", "Food!", FOOD, "Food")
WELL_STOCKED = declare_objective(
    "well_stocked", "Well Stocked", f"Status Phase: you have at least {OF_EACH} Food, {OF_EACH} Ore and {OF_EACH} Wood.",
    status=Goal(well_stocked, 3 * OF_EACH),
)  # fmt: skip
TRADER = declare_objective(
    "trader", "Trader",
    "Status Phase: you have Trade Routes and could make at least 3 of them. Not in the same phase as Sea Lanes.",
    status=Goal(lambda survey, seat: routes_by(TRADERS, survey, seat), 3), excludes=("sea_lanes",),
)  # fmt: skip
SEA_LANES = declare_objective(
    "sea_lanes", "Sea Lanes",
    "Status Phase: you have Trade Routes and could make at least 2 of them by Ships alone. Not in the same phase as Trader.",
    status=Goal(lambda survey, seat: routes_by((SHIP,), survey, seat), 2), excludes=("trader",),
)  # fmt: skip
