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


def grown(level: list[Completion]) -> Search:
    """The search of a level of which all is worked out."""
    search = Search(level)
    while not search.is_grown:
        search.grow(0.01)
    return search


def baskets() -> list[Completion]:
    """Units as they are recruited: several rows hold the same words and numbers."""
    words = ("1 Infantry, 2 Settlers", "12 Infantry", "2 Infantry, 1 Settler", "2 Settlers", "2 Infantry")
    return [Completion(text, run=lambda: 1) for text in words]


@pytest.mark.parametrize("typed", ["2 infantry", "2 inf"])
def test_what_is_typed_exactly_comes_first(typed: str) -> None:
    found = texts(Search(baskets()), typed)
    assert found[:2] == ["2 Infantry", "2 Infantry, 1 Settler"]
    assert found[-1] == "1 Infantry, 2 Settlers"


def test_a_number_typed_is_that_number() -> None:
    assert "12 Infantry" not in texts(Search(baskets()), "2")
    assert texts(Search(baskets()), "12") == ["12 Infantry"]
    assert texts(Search([Completion("B2"), Completion("2 Food")]), "2") == ["2 Food"]


def test_what_is_typed_exactly_comes_first_among_what_lies_below_too() -> None:
    search = grown([Completion("Recruit", children=lambda: [Completion("Ur", children=baskets)])])
    assert texts(search, "recruit 2 infantry")[0] == "Recruit › Ur › 2 Infantry"
    assert texts(search, "2 infantry recruit")[0] == "Recruit › Ur › 2 Infantry"
    assert texts(search, "2 settl")[0] == "Recruit › Ur › 2 Settlers"


def test_refused_ones_come_after_all_that_fit_as_well_and_before_what_fits_poorly() -> None:
    level = [
        Completion("Temple", refusal="It is Angry."), Completion("Temple of another kind"), Completion("Template"),
        Completion("Untempled"), Completion("Priest", note="needs a temple"),
    ]  # fmt: skip
    assert texts(Search(level), "temple") == [
        "Temple of another kind", "Temple", "Priest", "Untempled", "Template",
    ]  # fmt: skip


def test_what_is_listed_only_when_it_is_named() -> None:
    bare = Completion("B3", refusal="It gives no Food.", only_named=True)
    search = grown([Completion("Collect", children=lambda: [Completion("2 Food"), bare])])
    assert texts(search, "collect") == ["Collect", "Collect › 2 Food"]
    assert texts(search, "collect b3") == ["Collect › B3"]
    level = Search([Completion("2 Food"), bare])
    assert texts(level, "") == ["2 Food"]
    assert texts(level, "b3") == ["B3"]
    assert texts(level, "3") == []
    # Where there is nothing else, it says why.
    assert texts(Search([bare]), "") == ["B3"]


def test_other_words_and_notes_find_a_completion() -> None:
    search = Search(tree())
    assert texts(search, "harvest") == ["Collect"]
    assert texts(search, "left") == ["End turn"]


def test_what_fails_is_not_worked_out_for_refused_ones() -> None:
    assert Completion("Ur", refusal="no", children=lambda: 1 / 0).next_steps() == ()  # type: ignore[arg-type, return-value]


@pytest.mark.parametrize(
    ("typed", "best"),
    [
        ("colelct", "Collect"), ("kollect", "Collect"), ("constrct ur", "Construct › Ur"), ("sipper coll", "Collect › Sippar"),
        ("consrt", "Construct › Ur"), ("end trun", "End turn"), ("hravest", "Collect"), ("2 fodo", "Collect › Ur › 2 Food"),
    ],
)  # fmt: skip
def test_what_is_mistyped_is_found_nearly(typed: str, best: str) -> None:
    found = grown(tree()).find(typed)
    assert best in [row.text for row in found if row.near]


@pytest.mark.parametrize("typed", ["xyzzy", "zzzz collect", "urr", "3 food", "b44"])
def test_what_is_like_nothing_finds_nothing(typed: str) -> None:
    assert grown(tree()).find(typed) == []


def test_what_fits_leaves_no_doubt_what_was_meant() -> None:
    assert not any(row.near for row in grown(tree()).find("collect"))
    # Letters in their order fit poorly: they stay first.
    found = grown(tree()).find("colect")
    assert [(row.text, row.near) for row in found[:2]] == [("Collect", False), ("Collect › Ur", True)]
    assert len({row.completion for row in found}) == len(found)


def test_nothing_is_guessed_before_all_is_known() -> None:
    assert Search(tree()).find("recolelct") == Search(tree()).find("colelct") == []
