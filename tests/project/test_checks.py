"""The checks of `.ci/run` that are code of our own."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def check_coverage() -> ModuleType:
    """The script, as a module."""
    spec = importlib.util.spec_from_file_location("check_coverage", ROOT / ".ci" / "check_coverage.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _summary(covered: int, branches: int) -> dict[str, int]:
    return {"covered_branches": covered, "num_branches": branches, "covered_lines": 1, "num_statements": 2}


def _report(total: tuple[int, int], **files: tuple[int, int]) -> dict[str, Any]:
    names = {"rule": "core/games/clash/rules/combat.py", "other": "core/engine/flow.py"}
    return {
        "totals": _summary(*total),
        "files": {names[name]: {"summary": _summary(*numbers)} for name, numbers in files.items()},
    }


@pytest.mark.parametrize(
    ("report", "named"),
    [
        (_report((90, 100), rule=(17, 20)), []),
        (_report((90, 100), other=(1, 20)), []),
        (_report((899, 1000), rule=(20, 20)), ["core:"]),
        (_report((95, 100), rule=(16, 20)), ["core/games/clash/rules/combat.py:"]),
        (_report((10, 100), rule=(0, 0)), ["core:", "core/games/clash/rules/combat.py:"]),
    ],
)
def test_too_little_coverage_is_named(check_coverage: ModuleType, report: dict[str, Any], named: list[str]) -> None:
    """Branches count; a rule module without branches is judged by its lines."""
    assert [problem.split(" ")[0] for problem in check_coverage.problems(report)] == named


def test_the_exit_code_says_it(check_coverage: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """0 when all is well, 1 when not."""
    report = tmp_path / "report.json"
    report.write_text(json.dumps(_report((95, 100), rule=(20, 20))), encoding="utf-8")
    assert check_coverage.main([str(report)]) == 0
    report.write_text(json.dumps(_report((5, 100), rule=(20, 20))), encoding="utf-8")
    assert check_coverage.main([str(report)]) == 1
    assert "5.0%" in capsys.readouterr().out


def test_readme_and_checks_agree() -> None:
    """The two commands stand in the README, the second is run to the letter, and the packages for Linux are the same."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    lines = readme.splitlines()
    assert "pip install . && ecumene" in lines
    assert 'pip install ".[dev]" && pytest' in lines
    assert "readme_command='pip install \".[dev]\" && pytest'" in run
    listed = re.search(r"^qt_packages=\((.*?)\)", run, re.DOTALL | re.MULTILINE)
    named = re.search(r"^sudo apt install (.*)$", readme, re.MULTILINE)
    assert listed is not None
    assert named is not None
    assert named[1].split() == listed[1].split()
