"""The rules of the games and everything that runs without a window. Imports no Qt."""
