"""Plays a whole two-player game by typing in the command palette: `python -m tests.desktop.play.palette --seed 3`.

It looks at the rows of the palette, and presses keys; from the start screen to the end screen nothing else is touched.
"""

from __future__ import annotations

import sys
from random import Random

from PySide6.QtCore import Qt

from desktop.palette.box import PaletteBox
from desktop.palette.tree import Found
from tests.desktop.play.mouse import wait
from tests.desktop.play.offscreen import CONTROL, KeysOnly, Stuck, main

TURN = "Your turn"
WISHES = {
    "Advance": 5.0, "Collect": 5.0, "Construct": 6.0, "Recruit": 3.0, "Move": 4.0, "Found a city": 9.0,
    "Increase Happiness": 1.5, "Influence Culture": 2.0, "Build a Wonder": 6.0, "Play a card": 3.0, "Use": 0.6,
    "Trade": 0.3, "End turn": 0.15,
}  # fmt: skip
"""How much each verb is wished for; of those that are not refused one is drawn."""
FREE = ("Use", "Trade", "Play a card")
STEPS = 8
TRIES = 40


class PaletteGame(KeysOnly):
    """The game by typing."""

    def __init__(self, folder, seed: int) -> None:
        super().__init__(folder, seed)
        self._chance = Random(seed)
        self.report.update(typed=[], refused_seen=0)

    # ---- the palette
    @property
    def box(self) -> PaletteBox | None:
        """The open palette, None if it is not."""
        layer = self.window.palette_of_commands.layer
        return layer.box if layer is not None else None

    def open(self) -> PaletteBox:
        """Press Ctrl+K."""
        if self.box is None:
            self.keys.press(Qt.Key.Key_K, CONTROL)
        box = self.box
        if box is None:
            raise Stuck("Ctrl+K does not open the palette")
        return box

    def rows(self) -> list[Found]:
        """The rows that can be seen."""
        box = self.box
        return box.list.rows.rows if box is not None else []

    def complete(self, row: Found) -> None:
        """Type the beginning of a row's words, walk to it, and press Enter."""
        box = self.box
        assert box is not None
        words = row.text.split()
        self.keys.type(" ".join(words[:2])[:8])
        at = next((number for number, other in enumerate(self.rows()) if other.completion is row.completion), -1)
        if at < 0:
            raise Stuck(f"{row.text!r} is not found by its own words: {box.steps}, {box.field.text()!r}")
        while box.list.chosen != at:
            self.keys.press(Qt.Key.Key_Down if at > box.list.chosen else Qt.Key.Key_Up)
        self.keys.press(Qt.Key.Key_Return)

    def say(self, *words: str) -> None:
        """Type words in the palette, one step after the other, and complete what stands at the top."""
        self.open()
        for step in words:
            self.keys.type(step)
            wait(lambda: bool(self.rows()), 3.0)
            self.keys.press(Qt.Key.Key_Return)

    # ---- KeysOnly
    def open_new_game(self) -> None:
        self.say("new game")

    def remove_a_seat(self) -> None:
        self.say("take seat 3")

    def act(self) -> None:
        history = self.table.session.history
        before = history.current
        tried: list[str] = []
        for _ in range(TRIES):
            self.open()
            path = []
            for _ in range(STEPS):
                rows = self._open_rows()
                if not rows:
                    break
                row = self._choose(rows, not path)
                path.append(row.text)
                box = self.box
                steps = box.steps if box is not None else ()
                self.complete(row)
                if self.box is None or self.box.steps == steps:
                    break
            if wait(lambda: history.current is not before, 0.3):
                self.report["typed"].append(" › ".join(path))
                return
            tried.append(" › ".join(path))
            if self.box is not None:
                self.keys.press(Qt.Key.Key_Escape)
        raise Stuck(f"nothing can be typed: {self.table.decision}; tried: {tried}")

    def _open_rows(self) -> list[Found]:
        """Return the rows that can be completed: at first those of what is asked."""
        rows = self.rows()
        if not rows:
            return []
        box = self.box
        if box is not None and not box.steps:
            group = rows[0].completion.group
            rows = [row for row in rows if row.completion.group == group]
        self.report["refused_seen"] += sum(bool(row.completion.refusal) for row in rows)
        return [row for row in rows if not row.completion.refusal]

    def _is_curious(self) -> bool:
        """Whether to look why something is not possible."""
        return self._chance.random() < 0.05

    def _choose(self, rows: list[Found], first: bool) -> Found:
        """Draw a row: a verb by how much it is wished for, anything else mostly from the top."""
        if first and rows[0].completion.group == TURN:
            rows = [row for row in rows if not row.completion.note.startswith("not possible now") or self._is_curious()]
            able = {row.text for row in rows}
            tired = not able - {*FREE, "End turn"}
            weights = [4.0 if tired and row.text == "End turn" else WISHES.get(row.text, 1.0) for row in rows]
            return self._chance.choices(rows, weights)[0]
        plain = [row for row in rows if not row.text.endswith("…")] or rows
        return plain[min(int(self._chance.expovariate(0.7)), len(plain) - 1)]


if __name__ == "__main__":
    # The bots' processes import this file anew: nothing else may happen here.
    sys.exit(main(PaletteGame, __doc__))
