"""The template game with its reaction window declared, to try the server's delays on."""
