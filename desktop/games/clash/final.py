"""The end of a game as the end screen shows it: points by source, and their course over the rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.clash.content.powers import WONDERS
from core.games.clash.scoring import SOURCES
from core.games.clash.state import State
from desktop.dialogs.end import FinalRow, FinalScore, PointSource
from desktop.games.clash.docks.own import points_text
from desktop.games.clash.words.cards import objective_name
from desktop.games.clash.words.names import ROMAN, piece_name, tr
from desktop.widgets.charts import ChartLine

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable

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
        )
        for rank, score in enumerate(scores, 1)
    )  # fmt: skip
    victors = " & ".join(table.player_name(seat) for seat in winners)
    words = tr("Victory for {names}") if len(winners) == 1 else tr("{names} share the victory")
    headline = words.replace("{names}", victors)
    points = points_text(scores[0].total_halves)
    sentence = tr("{points} points. {reason}").replace("{points}", points).replace(
        "{reason}", table.speaker.entry_of_ending(state.ended)
    )
    sources = tuple(PointSource(piece_name(source), SOURCE_ICONS[source]) for source in SOURCES)
    lines, sections = course(table)
    return FinalScore(headline, sentence, sources, rows, lines, sections)


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
