"""What is kept on disk: one append-only log, and tables worked out from it."""
