"""The look of the client: colours, type, icons and styles. Knows no game."""
