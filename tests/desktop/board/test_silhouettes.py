"""Every icon has its silhouette, and it is the right one."""

from __future__ import annotations

from importlib import resources

import pytest

from desktop.board.shapes import icon_path, solid_path
from desktop.board.silhouettes import silhouette

NAMES = sorted(f.name[:-4] for f in resources.files("resources").joinpath("icons").iterdir() if f.name.endswith(".svg"))


@pytest.mark.parametrize("name", NAMES)
def test_a_silhouette_covers_its_icon(name: str) -> None:
    icon, solid = icon_path(name).boundingRect(), solid_path(name).boundingRect()
    assert solid.adjusted(-0.1, -0.1, 0.1, 0.1).contains(icon)
    assert icon.adjusted(-0.1, -0.1, 0.1, 0.1).contains(solid)


@pytest.mark.parametrize("name", ["settlement", "ship", "infantry", "temple", "great_wall", "emblem_1_sun"])
def test_silhouettes_are_up_to_date(name: str) -> None:
    file = resources.files("resources").joinpath("icons", "solid", f"{name}.svg")
    assert silhouette(name) in file.read_text(encoding="utf-8")


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        icon_path("no such icon")
