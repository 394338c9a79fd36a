"""The rules of Tactique."""
