"""La Hache et l’Arcane: two classes, hidden hands, reactions."""
