"""The lists of peoples and cities."""

from __future__ import annotations

from collections import Counter

from core.peoples import PEOPLES


def test_there_are_enough() -> None:
    """Every table finds peoples to choose from, and a people does not run out of names soon: seven cities are the most."""
    assert len(PEOPLES) >= 15
    assert {people.id: len(people.cities) for people in PEOPLES.values() if len(people.cities) < 10} == {}


def test_ids_are_ids() -> None:
    """They stand in saves: lower-case ASCII, found under themselves."""
    assert all(key == people.id and key.isascii() and key.isidentifier() and key.islower() for key, people in PEOPLES.items())
    assert len({people.name for people in PEOPLES.values()}) == len(PEOPLES)


def test_no_two_cities_have_the_same_name() -> None:
    """Not in one people, nor at one table: the journal would be ambiguous."""
    counted = Counter(city for people in PEOPLES.values() for city in people.cities)
    assert [city for city, count in counted.items() if count > 1] == []
    assert all(city == city.strip() != "" for city in counted)
