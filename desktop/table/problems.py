"""Why a file is no usable saved game, in the language of the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from core.engine.saves import SENTENCES, SaveError


def save_problem(error: SaveError) -> str:
    """Return the sentence of an error. The part of a file that is damaged is named in English."""
    return QCoreApplication.translate("Saves", SENTENCES[error.key]).format(**error.values)
