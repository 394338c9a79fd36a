"""Generals once more, slowly: objects, dictionaries and sets, and no code of the engine.

It is read beside the rulebook. Everything is worked out from scratch whenever it is asked for:
what a team sees, how far a unit goes, who may be attacked.
"""
