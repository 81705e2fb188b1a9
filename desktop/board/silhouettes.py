"""Writes resources/icons/solid: each icon's silhouette with holes and narrow gaps closed.

Pieces are drawn as cut-outs and need the silhouette for shadow, edge and outline. Run `python -m desktop.board.silhouettes` after
an icon has changed; a test compares. Kept apart from the client because it needs shapely.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform
from shapely.geometry import Polygon
from shapely.ops import unary_union

from desktop.board.shapes import icon_path

_ZOOM = 64.0  # toSubpathPolygons flattens curves to about a pixel: measure on a large grid
_GAP = 0.94  # gaps up to twice this width close (units of the 24 grid)
_TOLERANCE = 0.02


def silhouette(name: str) -> str:
    """The `d` attribute of an icon's silhouette."""
    large = QTransform.fromScale(_ZOOM, _ZOOM).map(icon_path(name))
    large.setFillRule(Qt.FillRule.WindingFill)
    outlines = large.toSubpathPolygons(QTransform())
    shapes = [Polygon([(q.x() / _ZOOM, q.y() / _ZOOM) for q in line]).buffer(0) for line in outlines if len(line) > 3]
    whole = unary_union(shapes).buffer(_GAP).buffer(-_GAP).simplify(_TOLERANCE)
    parts = []
    for polygon in getattr(whole, "geoms", [whole]):
        for ring in [polygon.exterior, *polygon.interiors]:
            points = [f"{x:.2f} {y:.2f}" for x, y in list(ring.coords)[:-1]]
            parts.append("M" + "L".join(points) + "Z")
    return "".join(parts)


def main() -> None:
    """Write all silhouettes beside the icons."""
    icons = Path(__file__).resolve().parents[2] / "resources" / "icons"
    (icons / "solid").mkdir(exist_ok=True)
    for file in sorted(icons.glob("*.svg")):
        (icons / "solid" / file.name).write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">'
            f'<path fill="#000" fill-rule="evenodd" d="{silhouette(file.stem)}"/></svg>\n',
            encoding="utf-8",
        )


if __name__ == "__main__":
    main()
