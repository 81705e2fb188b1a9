"""The words of Clash of Cultures: names, refusals, journal, questions and moves, from the keys and values of the rules."""
