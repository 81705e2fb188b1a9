"""What is wrong with how a command was called."""

from __future__ import annotations


class UsageError(ValueError):
    """The command was called wrongly; the message is one sentence."""
