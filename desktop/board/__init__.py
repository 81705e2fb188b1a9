"""The board widget all games share: a hex board as an illuminated chart, its pieces, highlights and gestures."""
