"""Counts and whole matches as text, held against what the rules do now."""
