"""Fixtures of the panels' tests."""

from __future__ import annotations

import pytest

from desktop.theme.style import Appearance, theme


@pytest.fixture
def still(qapp):
    """Animations are off; the theme is put back afterwards."""
    theme().configure(appearance=Appearance.LIGHT, animation_speed=0.0)
    yield theme()
    theme().configure(appearance=Appearance.LIGHT, scale=1.0, animation_speed=1.0, reduced_motion=False)
