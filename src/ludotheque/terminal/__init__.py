"""The command line for people: sentences in two languages, reports, and a table to play at."""
