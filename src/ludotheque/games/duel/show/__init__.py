"""How the duel looks: in a terminal, as a picture, in a log (see `core.game.Show`)."""

from ludotheque.games.duel.show.picture import svg
from ludotheque.games.duel.show.sentences import REPEATS, event, move, prompt
from ludotheque.games.duel.show.terminal import board

__all__ = ["REPEATS", "board", "event", "move", "prompt", "svg"]
