"""The end of a game as the end screen shows it: points by source, and their course over the rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.clash.content.powers import WONDERS
from core.games.clash.scoring import SOURCES
from core.games.clash.state import State
from desktop.dialogs.end import FinalRow, FinalScore, PointSource
from desktop.games.clash.docks.own import points_text
from desktop.games.clash.why import all_points, points
from desktop.games.clash.words.cards import objective_name
from desktop.games.clash.words.names import ROMAN, piece_name, tr
from desktop.widgets.charts import ChartLine, ChartMark

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable

MILESTONES = 4
"""Marks along the course of the game, at most."""
SOURCE_ICONS = {
    "cities": "settlement", "advances": "academy", "objectives": "card_objective", "wonders": "card_wonder",
    "events": "card_event",
}  # fmt: skip


def final_score(table: ClashTable) -> FinalScore:
    """Return what the end screen shows: the winners first, then by points."""
    game = table.session.game
    state: State = table.session.view(None)
    winners = game.winners(state)
    scores = sorted(game.scores(state), key=lambda score: (score.seat not in winners, -score.total_halves, score.seat))
    rows = tuple(
        FinalRow(
            table.player(score.seat), table.player_name(score.seat), table.note(score.seat),
            tuple(halves / 2 for _, halves in score.sources), rank, score.seat in winners, details(state, score.seat),
            (*all_points(table, score.seat), points(table, score.seat)),
        )
        for rank, score in enumerate(scores, 1)
    )  # fmt: skip
    victors = " & ".join(table.player_name(seat) for seat in winners)
    words = tr("Victory for {names}") if len(winners) == 1 else tr("{names} share the victory")
    headline = words.replace("{names}", victors)
    won_with = points_text(scores[0].total_halves)
    beaten = next((score for score in scores if score.seat not in winners), None)
    ahead = points_text(scores[0].total_halves - beaten.total_halves) if beaten is not None else ""
    leads = ahead not in ("", "0")
    told = tr("{points} points, {ahead} ahead of {second}. {reason}") if leads else tr("{points} points. {reason}")
    sentence = told.replace("{points}", won_with).replace("{ahead}", ahead).replace(
        "{second}", table.player_name(beaten.seat) if beaten is not None else ""
    ).replace("{reason}", table.speaker.entry_of_ending(state.ended))  # fmt: skip
    sources = tuple(PointSource(piece_name(source), SOURCE_ICONS[source]) for source in SOURCES)
    lines, sections = course(table)
    return FinalScore(
        headline, sentence, sources, rows, lines, sections, milestones(table), taken_back=table.past.account()
    )


def details(state: State, seat: int) -> tuple[str, ...]:
    """Return of each source what brought its points, where that can be named."""
    player = state.players[seat]
    owned = [card.id for card in WONDERS.values() if player.wonders & card.mask]
    built = [wonder for wonder, builder in state.builders.items() if builder == seat and wonder not in owned]
    named = {
        "objectives": ", ".join(objective_name(objective) for _, objective in player.completed),
        "wonders": ", ".join(piece_name(wonder) for wonder in (*owned, *built)),
    }
    return tuple(named.get(source, "") for source in SOURCES)


def milestones(table: ClashTable) -> tuple[ChartMark, ...]:
    """Return what is marked along the course: Wonders that were built and cities that fell to a player, the last few of them."""
    game = table.session.game
    found: dict[str, ChartMark] = {}
    stages: list[tuple[int, ...]] = []
    for node in table.session.history.path():
        stage = game.progress(node.state)
        if not stages or stages[-1] != stage:
            stages.append(stage)
        for entry in node.entries:
            words = ""
            if entry.key == "wonder_built":
                words = piece_name(str(entry.values["wonder"]))
            elif entry.key == "city_captured" and entry.seat >= 0 and entry.values["city"]:
                words = tr("{city} falls").replace("{city}", str(entry.values["city"]))
            # The same city may fall again and again; two labels of one round would cover each other.
            if words and words not in found and all(mark.index != len(stages) for mark in found.values()):
                found[words] = ChartMark(len(stages), words)
    return tuple(found.values())[-MILESTONES:]


def course(table: ClashTable) -> tuple[tuple[ChartLine, ...], tuple[tuple[str, int], ...]]:
    """Return the points after every round, and the Ages with their numbers of rounds."""
    game = table.session.game
    stages: list[tuple[int, ...]] = []
    values: list[list[float]] = [[] for _ in table.seats]
    for node in table.session.history.path():
        stage = game.progress(node.state)
        if not stages or stages[-1] != stage:
            stages.append(stage)
            for score in game.scores(node.state):
                values[score.seat].append(score.total)
    for score in game.scores(table.session.state):
        values[score.seat].append(score.total)
    ages: dict[int, int] = {}
    for stage in stages:
        ages[stage[0]] = ages.get(stage[0], 0) + 1
    sections = tuple((ROMAN[age - 1], rounds) for age, rounds in sorted(ages.items()))
    lines = tuple(
        ChartLine(table.player(seat), f"{table.player_name(seat)} {points_text(round(2 * points[-1]))}", tuple(points))
        for seat, points in enumerate(values)
    )
    return lines, sections
