"""The rules, by chapter."""
