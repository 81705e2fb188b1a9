"""The docks of Clash of Cultures."""
