"""What a table says to taking back, in words: the three policies, what was taken back, and what was decided about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from core.engine.decision import Entry
from core.engine.history import Policy

ICONS = {
    Policy.FREE: "mdi6.lock-open-variant-outline",
    Policy.ASK: "mdi6.account-question-outline",
    Policy.STRICT: "mdi6.lock-outline",
}
_NAMES = {
    Policy.FREE: QT_TRANSLATE_NOOP("TakingBack", "Free"),
    Policy.ASK: QT_TRANSLATE_NOOP("TakingBack", "Ask"),
    Policy.STRICT: QT_TRANSLATE_NOOP("TakingBack", "Strict"),
}
_NOTES = {
    Policy.FREE: QT_TRANSLATE_NOOP("TakingBack", "any step; the journal and the end of the game tell of it"),
    Policy.ASK: QT_TRANSLATE_NOOP(
        "TakingBack", "dice, revealed facts and passed turns only if all other people agree; bots always do"
    ),
    Policy.STRICT: QT_TRANSLATE_NOOP("TakingBack", "never past dice, revealed facts or a passed turn"),
}
_DECIDED = {
    Policy.FREE: QT_TRANSLATE_NOOP("TakingBack", "Any step may be taken back from now on."),
    Policy.ASK: QT_TRANSLATE_NOOP(
        "TakingBack", "Dice, revealed facts and passed turns may be taken back from now on if all agree."
    ),
    Policy.STRICT: QT_TRANSLATE_NOOP("TakingBack", "Dice, revealed facts and passed turns stay from now on."),
}


translate = QCoreApplication.translate


def usual(persons: int) -> Policy:
    """Return the policy of a table with so many people that chose none."""
    return Policy.FREE if persons <= 1 else Policy.STRICT


def policy_of(text: str, persons: int) -> Policy:
    """Return the policy that a text names, the usual one if it names none."""
    return Policy(text) if text in [policy.value for policy in Policy] else usual(persons)


def name(policy: Policy) -> str:
    """Return the policy in a word."""
    return translate("TakingBack", _NAMES[policy])


def note(policy: Policy) -> str:
    """Return what the policy means."""
    return translate("TakingBack", _NOTES[policy])


def what_counts(values: Mapping[str, Any]) -> str:
    """Return how many steps of each kind are meant, by the values of a line `history.taken_back`."""
    steps, dice, revealed, passed = (int(values.get(key, 0)) for key in ("steps", "dice", "revealed", "passed"))
    parts = []
    if dice:
        parts.append(QCoreApplication.translate("TakingBack", "%n steps with dice or draws", "", dice))
    if revealed:
        parts.append(QCoreApplication.translate("TakingBack", "%n steps that revealed something", "", revealed))
    if passed:
        parts.append(QCoreApplication.translate("TakingBack", "%n steps that passed to another player", "", passed))
    return ", ".join(parts) or QCoreApplication.translate("TakingBack", "%n steps", "", steps)


def remark(entry: Entry, player: Callable[[int], str]) -> tuple[str, str] | None:
    """Return (icon, sentence) of a line of the journal that is about the table, None for any other."""
    who = player(entry.seat) if entry.seat >= 0 else ""
    if entry.key == "history.policy":
        policy = Policy(str(entry.values["policy"]))
        said = translate("TakingBack", _DECIDED[policy])
        return ICONS[policy], translate("TakingBack", "{who} asked for it: {what}").format(who=who, what=said) if who else said
    if entry.key == "history.taken_back":
        words = translate("TakingBack", "{who} took back {what}.") if who else translate("TakingBack", "Taken back: {what}.")
        return "mdi6.history", words.format(who=who, what=what_counts(entry.values))
    return None
