"""The application: start-up, settings, actions, crash reports, start screen and main window. Knows no game."""
