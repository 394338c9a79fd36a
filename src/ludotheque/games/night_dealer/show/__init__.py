"""How Night Dealer looks: in a terminal, as a picture, in a log (see `core.game.Show`)."""

from ludotheque.games.night_dealer.show.hints import aids
from ludotheque.games.night_dealer.show.picture import svg
from ludotheque.games.night_dealer.show.sentences import event, move, prompt
from ludotheque.games.night_dealer.show.terminal import board

__all__ = ["aids", "board", "event", "move", "prompt", "svg"]
