"""What the command palette completes in this game: every legal move, those that are refused with the reason, and looks."""
