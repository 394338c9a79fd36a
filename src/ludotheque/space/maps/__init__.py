"""Maps of squares that people draw: their text, what must hold for them, and how it is said."""
