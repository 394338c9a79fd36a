"""The rules of the duel, one test per rule id."""
