"""Matching what was typed, and looking through the steps below a level."""

from __future__ import annotations

import pytest

from desktop.palette.match import fold, match, words_of
from desktop.palette.search import Search
from desktop.palette.tree import Completion


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("", "Anything"), ("col", "Collect"), ("ur col", "Collect in Ur"), ("acur", "Academy in Ur"), ("UBER", "Über Ur"),
        ("llec", "Collect"), ("2 inf", "2 Infantry"),
    ],
)  # fmt: skip
def test_what_is_typed_fits(typed: str, text: str) -> None:
    assert match(words_of(typed), text) is not None


@pytest.mark.parametrize(("typed", "text"), [("x", "Collect"), ("col sip", "Collect in Ur"), ("tcelloc", "Collect")])
def test_what_is_typed_does_not_fit(typed: str, text: str) -> None:
    assert match(words_of(typed), text) is None


def test_the_letters_that_fit_are_told() -> None:
    found = match(words_of("ur col"), "Collect in Ur")
    assert found is not None
    assert found.places == (0, 1, 2, 11, 12)


def test_whole_words_come_before_beginnings_and_those_before_the_middle() -> None:
    scores = [match(words_of("ur"), text) for text in ("Ur", "To Ur", "To Uruk", "Your hand")]
    numbers = [found.score for found in scores if found is not None]
    assert numbers == sorted(numbers, reverse=True)
    assert len(set(numbers)) == 4


@pytest.mark.parametrize("text", ["Ünïcode ß İstanbul", "Straße", "abc"])
def test_folding_keeps_the_places_of_the_letters(text: str) -> None:
    assert len(fold(text)) == len(text)


def tree() -> list[Completion]:
    """Two verbs with two cities each; one of the cities refused."""

    def cities(verb: str) -> list[Completion]:
        return [
            Completion("Ur", run=lambda: (verb, "Ur"), children=lambda: [Completion("2 Food", run=lambda: 1)]),
            Completion("Sippar", refusal="It is Angry."),
        ]

    return [
        Completion("Collect", also="harvest", children=lambda: cities("collect")),
        Completion("Construct", children=lambda: cities("construct")),
        Completion("End turn", note="2 actions are left", run=lambda: 2),
    ]


def texts(search: Search, typed: str) -> list[str]:
    return [row.text for row in search.find(typed)]


def test_an_empty_query_shows_the_level_in_its_order() -> None:
    assert texts(Search(tree()), "") == ["Collect", "Construct", "End turn"]


def test_what_lies_below_is_found_when_it_has_been_worked_out() -> None:
    search = Search(tree())
    assert texts(search, "col ur") == []
    assert not search.is_grown
    while not search.is_grown:
        search.grow(0.01)
    assert texts(search, "col ur") == ["Collect › Ur", "Collect › Ur › 2 Food"]
    assert [step.text for step in search.find("food con")[0].steps] == ["Construct", "Ur", "2 Food"]


def test_refused_ones_come_last() -> None:
    search = Search(tree())
    while not search.is_grown:
        search.grow(0.01)
    assert texts(search, "collect")[0] == "Collect"
    assert texts(search, "collect")[-1] == "Collect › Sippar"


def test_other_words_and_notes_find_a_completion() -> None:
    search = Search(tree())
    assert texts(search, "harvest") == ["Collect"]
    assert texts(search, "left") == ["End turn"]


def test_what_fails_is_not_worked_out_for_refused_ones() -> None:
    assert Completion("Ur", refusal="no", children=lambda: 1 / 0).next_steps() == ()  # type: ignore[arg-type, return-value]
