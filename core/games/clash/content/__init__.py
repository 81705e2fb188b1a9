"""What the game contains: each advance, building, wonder and event with its name, texts and effect in one place."""
