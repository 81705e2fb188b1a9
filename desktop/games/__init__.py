"""What each game adds to the client. `registry` finds a game's views by its id."""
