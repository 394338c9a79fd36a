"""The Attic: a tiny game that shows how a game is added, and that the laws are tried on."""
