"""The games. `registry` maps a game id to its modules; nothing else knows their names."""
