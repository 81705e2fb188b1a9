"""The layers: what import-linter is told in pyproject.toml, and what its contracts can not say."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """Every import between the modules of the project."""
    return grimp.build_graph("core", "desktop", cache_dir=None)


def test_the_contracts_hold() -> None:
    """As `.ci/run` checks them."""
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports; raise SystemExit(lint_imports())"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_a_broken_layer_is_noticed(tmp_path: Path) -> None:
    """The contracts are shown to fail: the engine importing Qt, a game importing another one, a widget importing a game."""
    packages = [
        "core",
        "core.engine",
        "core.bots",
        "core.games",
        "core.games.go",
        "core.games.chess",
        "core.games.go.ai",
    ]
    packages += ["desktop", "desktop.docks", "desktop.games", "desktop.games.go", "resources", "translations"]
    for package in packages:
        folder = tmp_path / package.replace(".", "/")
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    (tmp_path / "core/engine/__init__.py").write_text("import PySide6.QtCore\n", encoding="utf-8")
    (tmp_path / "core/engine/flow.py").write_text("import core.bots\n", encoding="utf-8")
    (tmp_path / "core/games/registry.py").touch()
    (tmp_path / "core/games/chess/__init__.py").write_text("import core.games.go.ai\n", encoding="utf-8")
    (tmp_path / "desktop/docks/__init__.py").write_text(
        "import core.games.go\nimport desktop.games.go\nimport core.games.registry\n", encoding="utf-8"
    )
    whole = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    start = whole.index("[tool.importlinter]")
    end = whole.index("[tool.coverage.run]")
    (tmp_path / "pyproject.toml").write_text(whole[start:end], encoding="utf-8")
    code = "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports; raise SystemExit(lint_imports())"
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert f"Contracts: 0 kept, {len(config['contracts'])} broken." in done.stdout, done.stdout + done.stderr
    assert "registry" not in done.stdout.split("Broken contracts")[1]


def test_views_know_only_their_own_game(graph: grimp.ImportGraph) -> None:
    """desktop.games.x imports core.games.x and the table, no other game."""
    wrong = [
        (importer, imported)
        for importer in graph.modules
        if importer.startswith("desktop.games.")
        for imported in graph.find_modules_directly_imported_by(importer)
        if imported.startswith("core.games.") and imported.split(".")[2] not in {importer.split(".")[2], "registry"}
    ]
    assert wrong == []


def test_starting_loads_nothing_heavy() -> None:
    """Neither the entry, nor the rules, nor the table of games bring Qt, networkx, shapely or numpy with them."""
    heavy = ("PySide6", "shiboken6", "networkx", "shapely", "numpy", "pyqtgraph", "qtawesome")
    _run_and_find(heavy, "import core, core.engine, core.cli, core.games.registry, desktop.entry")


def test_a_headless_command_loads_no_qt() -> None:
    """Not even one that plays a whole game."""
    command = "simulate --game clash --players 2 --bots random --games 1 --seed 1 --json"
    _run_and_find(("PySide6", "shiboken6"), f"from desktop.entry import main; assert main({command!r}.split()) == 0")


def _run_and_find(names: tuple[str, ...], code: str) -> None:
    """Run code in a new process, and fail if it has loaded one of the modules."""
    code += f"\nimport sys\nraise SystemExit(' '.join(name for name in {names!r} if name in sys.modules) or 0)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
