"""Widgets in the client's look. They know the theme and nothing of any game."""
