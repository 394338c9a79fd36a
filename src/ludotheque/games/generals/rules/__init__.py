"""The rules of Generals, by chapter of the rulebook."""
