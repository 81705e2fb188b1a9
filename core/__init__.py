"""The rules of the games and everything that runs without a window. Imports no Qt."""

__version__ = "0.1.0"
"""Of the program; pyproject.toml reads it here."""
