"""Canaries: for each law, broken variants of the template game that the law must catch."""
