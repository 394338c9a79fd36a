"""Boards as tables: cells and what lies beside them."""
