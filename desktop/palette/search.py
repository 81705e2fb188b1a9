"""Finds completions for what was typed: those of the level that is shown, and those further down as they are worked out."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice, product
from time import perf_counter

from desktop.palette.match import (
    MEANT,
    WHOLE,
    WORD,
    Match,
    closeness,
    contains,
    fold,
    known_words,
    match,
    meant,
    words_of,
)
from desktop.palette.tree import Completion, Found

ARROW = " › "
DEEPEST = 4
"""Steps that can be skipped by typing words of several steps at once."""
MOST = 5000
"""Completions below a level that are looked through."""
MARKED = 200
"""Rows of which the letters that fit are looked up."""
GUESSES = 50
"""Rows that are listed at most because of mistyped words."""
_DEEPER, _BY_NOTE, _SAME = 14.0, 22.0, 8.0
"""What is taken off the score for each step further down, of what only its note fits, and of what fits no better than the step
above it.
"""
_POOR = 1000.0
"""What is taken off the score where not every word typed begins a word of the text or of its other words."""
_REFUSED = 500.0
"""What is taken off the score of a refused completion: it comes after all that fit as well, before those that fit poorly."""
_FITS = -600.0
"""The score below which something fits poorly."""


class Search:
    """One level of the palette, and what lies below it.

    What lies below is worked out in slices (`grow`), so that the window never waits for it.
    """

    def __init__(self, level: Sequence[Completion]) -> None:
        self.level = tuple(level)
        self._below: list[tuple[tuple[Completion, ...], str, str, str]] = []
        """(steps, text, all for comparing, what the steps above say for comparing) of what lies below the level."""
        self._known = {word for entry in self.level for word in known_words(f"{entry.text} {entry.also}")}
        """All words by which something is found."""
        self._open = deque((entry,) for entry in self.level if entry.is_step and not entry.apart)

    @property
    def is_grown(self) -> bool:
        """Whether all that lies below is known."""
        return not self._open

    def grow(self, seconds: float) -> bool:
        """Work out what lies below, for about this time. Returns whether anything was added."""
        end = perf_counter() + seconds
        before = len(self._below)
        while self._open and perf_counter() < end:
            steps = self._open.popleft()
            if len(self._below) >= MOST:
                self._open.clear()
                break
            above = ARROW.join(step.text for step in steps)
            folded = f" {fold(above)}"
            for child in steps[-1].next_steps():
                row = (*steps, child)
                text = f"{above}{ARROW}{child.text}"
                self._known.update(known_words(f"{child.text} {child.also}"))
                self._below.append((row, text, f" {fold(f'{text} {child.also}')}", folded))
                if child.is_step and not child.apart and len(row) < DEEPEST:
                    self._open.append(row)
        return len(self._below) > before

    def find(self, query: str) -> list[Found]:
        """Return what fits, the best first; all of the level in its order for an empty query.

        Where nothing fits well, and all is known, what fits if words were mistyped comes last.
        """
        words = words_of(query)
        if not words:
            shown = [entry for entry in self.level if not entry.only_named] or self.level
            return [Found((entry,), entry.text) for entry in shown]
        found = self._fitting(words, deeper=len(query.strip()) > 1)
        # What of a text fits is looked up for the rows that can be seen.
        found = [_marked(words, row) for row in found[:MARKED]] + found[MARKED:]
        if self.is_grown and not (found and found[0].score > _FITS):
            listed = {row.completion for row in found}
            found += islice(self._near(words, listed), GUESSES)
        return found

    def _fitting(self, words: tuple[str, ...], *, deeper: bool = True) -> list[Found]:
        found = list(self._level(words))
        if deeper:
            found += self._deeper(words)
        found.sort(key=lambda row: -row.score)
        return found

    def _near(self, words: tuple[str, ...], listed: set[Completion]) -> Iterator[Found]:
        """Yield what fits well if mistyped words are put right, and is not listed yet."""
        right = (
            [word] if word.isdigit() or any(known.startswith(word) for known in self._known) else meant(word, self._known)
            for word in words
        )
        for others in islice(product(*right), MEANT):
            for row in self._fitting(others) if others != words else ():
                if row.score > _FITS and row.completion not in listed:
                    listed.add(row.completion)
                    yield replace(_marked(others, row), near=True)

    def _level(self, words: tuple[str, ...]) -> Iterable[Found]:
        for entry in self.level:
            fits = match(words, entry.text)
            named = f" {fold(f'{entry.text} {entry.also}')}"
            if entry.only_named and not contains(words, named):
                continue
            taken = _REFUSED if entry.refusal else 0.0
            if fits is None:
                if not contains(words, f"{named} {fold(entry.note)}"):
                    continue
                fits = Match(WORD * len(words) - _BY_NOTE, ())
            if fits.score < WORD * len(words) and not contains(words, named):
                taken += _POOR
            yield Found((entry,), entry.text, fits.places, fits.score - taken)

    def _deeper(self, words: tuple[str, ...]) -> Iterable[Found]:
        padded = [f" {word}" for word in words]
        numbers = tuple(word for word in words if word.isdigit())
        for steps, text, folded, above in self._below:
            for word in padded:
                if word not in folded:
                    break
            else:
                if numbers and not contains(numbers, folded):
                    continue
                last = steps[-1]
                own = fold(last.text)
                if last.only_named and not any(contains((word,), f" {own}") for word in words):
                    continue
                # Where all words fit the steps above, one of those was meant, which stands in the list as well.
                taken = _SAME if all(word in above for word in padded) else 0.0
                taken += _DEEPER * (len(steps) - 1) + (_REFUSED if last.refusal else 0.0)
                score = sum(WHOLE if f"{word} " in f"{folded} " else WORD for word in padded)
                yield Found(steps, text, (), score + _closeness(words, own) - taken)


def _closeness(words: tuple[str, ...], own: str) -> float:
    """Return what is added because the first or the last of the words typed are the words of a step, as they stand in it."""
    if not own.startswith(words):
        return 0.0  # mostly so, and quickly seen
    count = len(own.split())
    if not 0 < count <= len(words):
        return closeness(words, own)
    return max(closeness(words[:count], own), closeness(words[-count:], own))


def _marked(words: tuple[str, ...], row: Found) -> Found:
    """Return a row with the letters that fit."""
    if row.places:
        return row
    fits = [found for word in words if (found := match((word,), row.text)) is not None]
    return replace(row, places=tuple(sorted({place for found in fits for place in found.places})))
