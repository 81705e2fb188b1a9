"""Sources and compiled files of the translations."""
