"""The rules of the duel, by chapter; record style throughout."""
