"""Rooms and wire: moves in, views out. Knows core and agents, never a game."""
