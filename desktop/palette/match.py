"""Fuzzy matching: every word typed must be found, at the beginning of a word, inside one, or as letters in their order.

A number typed fits that number only: "2" is not found in "12" or "B2".
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple

WORD = 50.0
"""The score of a word typed that begins a word."""
WHOLE = 60.0
"""The score of a word typed that is a word."""
IN_ORDER, ALL_WORDS, SAME = 12.0, 25.0, 15.0
"""What is added where the words typed follow each other in the text, where they begin all its words, where they are it."""

ALIKE = 0.74
"""How much of a mistyped word must be right, as difflib counts: two letters that changed places in a word of four are."""
MISTYPED_FROM, MEANT = 4, 3
"""Letters from which on a word may be mistyped, and how many words it may stand for."""


class Match(NamedTuple):
    """How well something fits (more is better), and which letters of it did."""

    score: float
    places: tuple[int, ...]


_WORDS = re.compile(r"\w+")
_OTHER = re.compile("[^\x00-\x7f]")


@lru_cache(maxsize=1024)
def _plain(letter: str) -> str:
    return (unicodedata.normalize("NFKD", letter)[0].lower() or letter)[0]


@lru_cache(maxsize=16384)
def fold(text: str) -> str:
    """Return a text for comparing, letter by letter: small, without accents ("Über" -> "uber"), as long as the text.

    >>> fold("Café 2")
    'cafe 2'
    """
    if not text.isascii():
        text = _OTHER.sub(lambda found: _plain(found[0]), text)
    return text.lower()


def words_of(query: str) -> tuple[str, ...]:
    """Return the words that were typed, folded."""
    return tuple(fold(query).split())


def known_words(text: str) -> list[str]:
    """Return the words of a text, folded."""
    return _WORDS.findall(fold(text))


def meant(word: str, known: Iterable[str]) -> list[str]:
    """Return what of the known words a folded word that begins none of them may stand for: their beginnings, the likeliest first.

    Nothing comes of short words and of those with a figure.
    """
    if len(word) < MISTYPED_FROM or any(letter.isdigit() for letter in word):
        return []
    # As the word may not be typed to its end, it is compared with as much of the others, and a letter more if one is missing.
    return get_close_matches(word, {other[: len(word) + more] for other in known for more in (0, 1)}, MEANT, ALIKE)


def match(words: tuple[str, ...], text: str) -> Match | None:
    """Return how a text fits what was typed (see `words_of`); None if it does not. No words fit everything."""
    folded = fold(text)
    score = 0.0
    places: set[int] = set()
    for word in words:
        found = _word(word, folded)
        if found is None:
            return None
        score += found.score
        places.update(found.places)
    if words and folded.startswith(words[0]):
        score += 10
    return Match(score + closeness(words, folded), tuple(sorted(places)))


def closeness(words: tuple[str, ...], folded: str) -> float:
    """Return what is added because the words typed stand in a folded text as they were typed."""
    if not words:
        return 0.0
    typed = " ".join(words)
    if folded == typed:
        return IN_ORDER + ALL_WORDS + SAME
    added = IN_ORDER if len(words) > 1 and f" {typed}" in f" {folded}" else 0.0
    return added + ALL_WORDS if folded.startswith(words[0]) and begin_all(words, folded) else added


def begin_all(words: tuple[str, ...], folded: str) -> bool:
    """Return whether the words typed begin all words of a folded text, in their order."""
    there = _WORDS.findall(folded)
    return len(there) == len(words) and all(map(_begins, there, words))


def _begins(there: str, word: str) -> bool:
    return there == word if word.isdigit() else there.startswith(word)


def contains(words: tuple[str, ...], padded: str) -> bool:
    """Return whether every word begins a word of a folded text that has a blank before it; a number must be one."""
    return all(f" {word}" in padded and (not word.isdigit() or _number(word, padded) is not None) for word in words)


def _number(word: str, folded: str) -> re.Match[str] | None:
    return re.search(rf"(?<!\w){word}(?!\w)", folded)


def _word(word: str, folded: str) -> Match | None:
    if word.isdigit():
        found = _number(word, folded)
        return Match(WHOLE, tuple(range(*found.span()))) if found is not None else None
    inside = -1
    at = folded.find(word)
    while at >= 0:
        if at == 0 or not folded[at - 1].isalnum():
            end = at + len(word)
            whole = end == len(folded) or not folded[end].isalnum()
            return Match(WHOLE if whole else WORD, tuple(range(at, end)))
        inside = at if inside < 0 else inside
        at = folded.find(word, at + 1)
    if inside >= 0:
        return Match(25.0, tuple(range(inside, inside + len(word))))
    return _letters(word, folded)


def _letters(word: str, folded: str) -> Match | None:
    """Find the letters in their order, the first of them at the beginning of a word; best where they begin words."""
    if len(word) < 2:
        return None
    best: Match | None = None
    for start, letter in enumerate(folded):
        if letter != word[0] or (start and folded[start - 1].isalnum()):
            continue
        places = [start]
        for other in word[1:]:
            follows = places[-1] + 1
            if folded[follows : follows + 1] == other:
                places.append(follows)
                continue
            # The beginning of a later word says more than a letter in the middle of this one.
            at = next((k for k in range(follows, len(folded)) if folded[k] == other and not folded[k - 1].isalnum()), -1)
            at = at if at >= 0 else folded.find(other, follows)
            if at < 0:
                break
            places.append(at)
        if len(places) == len(word):
            score = 15.0 - 0.2 * (places[-1] - start - len(word) + 1)
            if best is None or score > best.score:
                best = Match(score, tuple(places))
    return best if best is not None and best.score > 5 else None
