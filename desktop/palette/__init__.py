"""The command palette: everything that can be done now, found by typing, step by step. Knows no game."""
