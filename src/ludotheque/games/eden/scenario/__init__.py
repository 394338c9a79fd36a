"""Its words in scenario blocks."""
