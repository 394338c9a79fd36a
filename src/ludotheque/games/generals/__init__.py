"""Généraux / Generals: a wargame under fog on maps of squares."""
