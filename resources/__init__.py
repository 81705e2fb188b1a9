"""Icons, board art, themes and map data that travel with the program."""
