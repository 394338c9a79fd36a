"""Tests of the rules of Generals, rule by rule, and against a second, slow model of the game."""
