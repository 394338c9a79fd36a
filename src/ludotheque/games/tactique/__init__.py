"""TCG Tactique: two grids, three factions, four ways to win."""
