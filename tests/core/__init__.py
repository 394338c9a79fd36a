"""Unit tests of the core."""
