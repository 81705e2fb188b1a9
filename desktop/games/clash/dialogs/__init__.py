"""The questions and panels of Clash of Cultures. They hold no rules: what is legal, and why not, they ask of the engine."""
