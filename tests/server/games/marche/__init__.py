"""The Walk: a long, simple game with a hidden hand, to measure the server with."""
