"""The list of spaces: what stands on one is there whole."""

from __future__ import annotations

from desktop.docks.spaces import SpaceRow, SpacesDock

LONG = "size 5, Happy; 2 Infantry, 1 Settler, Academy, Fortress, Temple, Great Gardens"


def heights(dock: SpacesDock) -> list[int]:
    return [dock.list.visualRect(dock.list.rows.index(number)).height() for number in range(len(dock.rows))]


def test_what_stands_on_a_space_takes_the_lines_that_it_needs(qtbot):
    dock = SpacesDock()
    qtbot.addWidget(dock)
    dock.resize(280, 400)
    dock.show_rows([SpaceRow(0, "D3", "Sea"), SpaceRow(1, "Babylon (C2)", LONG)])
    dock.show()
    low, high = heights(dock)
    assert high > low
    dock.resize(900, 400)
    qtbot.waitUntil(lambda: heights(dock) == [low, low])
