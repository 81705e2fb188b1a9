"""Judges a coverage report of `core` (JSON, with branches): how much of it the suite must reach.

Usage: python .ci/check_coverage.py REPORT.json
"""

from __future__ import annotations

import json
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

CORE_PERCENT = 90.0
"""Branches of all of `core`, in percent."""
RULES_PERCENT = 85.0
"""Branches of each rule module, in percent."""
RULE_MODULES = "core/games/*/rules/*.py"


def percent(summary: dict[str, Any]) -> float:
    """Return the branches covered in percent; of a file without branches, the lines covered."""
    if summary["num_branches"]:
        return 100.0 * float(summary["covered_branches"]) / float(summary["num_branches"])
    if summary["num_statements"]:
        return 100.0 * float(summary["covered_lines"]) / float(summary["num_statements"])
    return 100.0


def problems(report: dict[str, Any]) -> list[str]:
    """Return what is below its limit, in words; nothing when the report is good."""
    found = []
    overall = percent(report["totals"])
    if overall < CORE_PERCENT:
        found.append(f"core: {overall:.1f}% of branches, at least {CORE_PERCENT:.0f}% are asked for")
    for name, file in sorted(report["files"].items()):
        if fnmatch(Path(name).as_posix(), f"*{RULE_MODULES}") and (value := percent(file["summary"])) < RULES_PERCENT:
            found.append(f"{name}: {value:.1f}% of branches, at least {RULES_PERCENT:.0f}% are asked for")
    return found


def weakest(report: dict[str, Any], count: int = 15) -> list[str]:
    """Return the least covered files, the weakest first, as lines of a table."""
    rows = sorted((percent(file["summary"]), name) for name, file in report["files"].items())
    return [f"{value:6.1f}%  {name}" for value, name in rows[:count]]


def main(arguments: list[str]) -> int:
    """Print the table and what is wrong; return the exit code."""
    report = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    print(f"branches of core covered: {percent(report['totals']):.1f}%; the least covered files:")
    print("\n".join(weakest(report)))
    found = problems(report)
    for problem in found:
        print(f"too little: {problem}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
