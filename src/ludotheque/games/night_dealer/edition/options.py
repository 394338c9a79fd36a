"""The options of a match: readings and numbers that a table may want otherwise."""

from ludotheque.core.options import Option, Subset
from ludotheque.core.words import Words
from ludotheque.games.night_dealer.codes import WHEELS

OPTIONS = (
    Option(
        "apprentice",
        "on",
        ("on", "off"),
        Words("montrer ce qu’un coup changerait ?", "show what a move would change?"),
    ),
    Option(
        "scoring",
        "points",
        ("points", "rounds"),
        Words("que compte-t-on ?", "what is counted?"),
    ),
    Option(
        "shield_scope",
        "all",
        ("all", "effects"),
        Words("qu’arrête un bouclier ?", "what does a shield stop?"),
    ),
    Option(
        "tie_at_target",
        "play_on",
        ("play_on", "draw"),
        Words("et à égalité au-delà du but ?", "and if level at the target or above?"),
    ),
    Option(
        "rps_scope",
        "contact",
        ("contact", "board"),
        Words("quelles tuiles se battent ?", "which tiles fight?"),
    ),
    Option(
        "eclipse_wheels",
        [4, 5],
        Subset(range(1, WHEELS + 1)),
        Words("quelles roues portent l’Éclipse ?", "which wheels carry the Eclipse?"),
    ),
    Option(
        "starter",
        "random",
        ("random", "A", "B"),
        Words("qui ouvre la première manche ?", "who opens the first round?"),
    ),
    Option(
        "seat_rule",
        "alternate",
        ("alternate", "fixed"),
        Words("qui ouvre les manches suivantes ?", "who opens the next rounds?"),
    ),
    Option(
        "target_points",
        9,
        range(9, 19),
        Words("combien de points pour gagner ?", "how many points to win?"),
    ),
    Option(
        "max_rounds",
        3,
        range(1, 6),
        Words("combien de manches au plus ?", "how many rounds at most?"),
    ),
)
