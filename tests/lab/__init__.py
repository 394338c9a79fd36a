"""Many games at once: arena, ladder, perft."""
