"""What the game contains: each advance, building, wonder and event with its name, texts and effect in one place.

Importing the package declares everything; the order of the imports gives powers their bits.
"""
