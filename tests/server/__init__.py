"""The server: what it does, what it refuses, and what it never loses."""
