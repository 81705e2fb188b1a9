"""What all games share: decisions, flow, chance, history, journal, saves, board graph, geometry."""
