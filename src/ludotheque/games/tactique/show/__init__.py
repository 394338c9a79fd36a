"""How Tactique looks: in a terminal, as a picture, in a log (see `core.game.Show`)."""

from ludotheque.games.tactique.show.picture import svg
from ludotheque.games.tactique.show.sentences import event, move, prompt
from ludotheque.games.tactique.show.terminal import board

__all__ = ["board", "event", "move", "prompt", "svg"]
