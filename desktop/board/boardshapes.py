"""The shapes of one board for the client: where spaces lie, and their drawn outlines as paths in units."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QPainterPath, QTransform

from desktop.board.geometry import NEIGHBOURS, Axial, HexGrid
from desktop.board.model import SpacePicture
from desktop.board.outline import Outline
from desktop.board.shapes import loops_path


class BoardShapes:
    """Shapes made on demand and kept; a board with other terrain gets a new object."""

    def __init__(self, spaces: tuple[SpacePicture, ...]) -> None:
        self.spaces = {space.id: space for space in spaces}
        self.grid = HexGrid(spaces)
        self.terrain: dict[Axial, str] = {(space.q, space.r): space.terrain for space in spaces}
        self.outline = Outline(self.terrain)
        self.regions: dict[int, list[SpacePicture]] = {}
        for space in spaces:
            self.regions.setdefault(space.region, []).append(space)
        self._hexes: dict[int, QPainterPath] = {}
        self._groups: dict[frozenset[int], QPainterPath] = {}

    def hex(self, space: int) -> QPainterPath:
        """The drawn outline of a space, in units."""
        path = self._hexes.get(space)
        if path is None:
            path = self._hexes[space] = loops_path([self.outline.polygon(self.grid.axial[space])])
        return path

    def group(self, spaces: Iterable[int]) -> QPainterPath:
        """The outline round several spaces, in units."""
        key = frozenset(spaces)
        path = self._groups.get(key)
        if path is None:
            loops = self.outline.rim(self.grid.axial[space] for space in key if space in self.grid)
            path = self._groups[key] = loops_path(loops)
        return path

    def board(self) -> QPainterPath:
        """The outline of the whole board, in units."""
        return self.group(self.spaces)

    def direction(self, space: int, towards: int) -> tuple[float, float] | None:
        """The direction from a space to another, in units; None when either is not on the board."""
        if space not in self.grid or towards not in self.grid:
            return None
        (ax, ay), (bx, by) = self.grid.centre(space), self.grid.centre(towards)
        return bx - ax, by - ay

    def ring(self, inner: Iterable[Axial]) -> list[Axial]:
        """The board's hexes next to a group of hexes, sorted."""
        inside = set(inner)
        around = {(q + a, r + b) for q, r in inside for a, b in NEIGHBOURS}
        return sorted(h for h in around - inside if h in self.terrain)


def scaled(path: QPainterPath, factor: float) -> QPainterPath:
    """A path given in units, enlarged."""
    return QTransform.fromScale(factor, factor).map(path)
