"""The Objective cards: the deck, and the objectives in a module for each theme. Importing the package declares them all."""
