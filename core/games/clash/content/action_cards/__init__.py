"""The Action cards: the deck, and the civil halves in a module for each theme. Importing the package declares them all."""
