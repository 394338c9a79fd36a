"""The laws: what holds for every game found, each in its own file with a plain `check`."""
