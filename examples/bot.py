"""A bot that plays online: python examples/bot.py URL TOKEN MATCH [INVITE]

Make a bot and its token in the page (or POST /api/bots), then send it to a table. The class is
the one that plays in the lab: it is given a view and returns a move.
"""

import random
import sys

from ludotheque.server.client import play


class Wanderer:
    """Takes any legal move."""

    name = "wanderer"

    def choose(self, view, budget=None):
        """The view is all the bot may know; view.legal are the moves it may make."""
        return random.choice(view.legal)


if len(sys.argv) < 4:
    sys.exit(__doc__)
last = play(Wanderer(), *sys.argv[1:4], invite="".join(sys.argv[4:5]))
print(f"seat {last.seat}: {last.outcome.en} {last.outcome.scores}")
