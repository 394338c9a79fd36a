"""Learning at the table: guides, the tables of lessons, and how far everybody is."""
