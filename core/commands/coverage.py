"""Which scenarios exercise each entry of a game's content, as a table in Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from typing import Any

from core.engine.game import Game
from core.engine.scenario import Report

SHOWN = 3
"""Scenarios that are named for an entry; the rest is counted."""


def exercised(game: Game[Any, Any], reports: Sequence[Report]) -> dict[str, list[Report]]:
    """Return id -> the scenarios that exercise the entry: those whose title names it come first.

    A scenario exercises what its moves, journal lines, questions and refusals name, and what its title names.
    """
    result: dict[str, list[Report]] = {}
    for _, entries in game.content():
        for id, name in entries.items():
            titled = [report for report in reports if _is_titled(report, id, name)]
            others = [report for report in reports if id in report.named and report not in titled]
            result[id] = [*titled, *others]
    return result


def _is_titled(report: Report, id: str, name: str) -> bool:
    words = f" {report.name.replace(':', ' ').replace(',', ' ')} "
    return f" {name} " in words or f" {id} " in words


def table(game: Game[Any, Any], reports: Sequence[Report]) -> str:
    """Return the table, a section for each group of content."""
    found = exercised(game, reports)
    lines = [
        f"# What the scenarios of `{game.id}` cover",
        "",
        "Every entry of the game's content with the number of scenarios that exercise it and the most telling of them. Made by",
        f"`ecumene scenario tests/scenarios/{game.id} --coverage docs/coverage/{game.id}.md`.",
    ]
    for title, entries in game.content():
        lines += ["", f"## {title}", "", "| entry | scenarios | among them |", "|---|---:|---|"]
        for id, name in entries.items():
            named = "; ".join(f"{PurePath(report.file).stem}: {_plain(report.name)}" for report in found[id][:SHOWN])
            lines.append(f"| {_plain(name)} (`{id}`) | {len(found[id])} | {named} |")
    return "\n".join(lines) + "\n"


def _plain(text: str) -> str:
    return text.replace("|", "/")
