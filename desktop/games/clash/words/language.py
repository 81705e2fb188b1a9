"""The context of all texts of the game, and the language of the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

CONTEXT = "Clash"


def tr(text: str) -> str:
    """Return the text in the language of the program."""
    return QCoreApplication.translate(CONTEXT, text)
