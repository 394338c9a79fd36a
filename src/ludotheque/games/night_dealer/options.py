"""The options of a match: readings and numbers that a table may want otherwise."""

from ludotheque.core.options import Option, Subset
from ludotheque.core.words import Words
from ludotheque.games.night_dealer.names import WHEELS

OPTIONS = (
    Option(
        "apprentice",
        "on",
        ("on", "off"),
        Words("montre ce qu’une pose retournerait", "shows what a placement would flip"),
    ),
    Option(
        "scoring",
        "points",
        ("points", "rounds"),
        Words("on compte les cases, ou les manches gagnées", "count cells, or rounds won"),
    ),
    Option(
        "shield_scope",
        "all",
        ("all", "effects"),
        Words(
            "un bouclier arrête tout, ou seulement pièges et malédictions",
            "a shield stops everything, or only traps and curses",
        ),
    ),
    Option(
        "tie_at_target",
        "play_on",
        ("play_on", "draw"),
        Words(
            "égalité au seuil : on continue ou on partage", "level at the target: play on or draw"
        ),
    ),
    Option(
        "rps_scope",
        "contact",
        ("contact", "board"),
        Words(
            "seules les tuiles posées ce tour se battent, ou toutes",
            "only tiles laid this turn fight, or all of them",
        ),
    ),
    Option(
        "eclipse_wheels",
        [4, 5],
        Subset(range(1, WHEELS + 1)),
        Words("les roues qui portent l’Éclipse", "the wheels that carry the Eclipse"),
    ),
    Option(
        "starter",
        "random",
        ("random", "A", "B"),
        Words("qui ouvre la première manche", "who opens the first round"),
    ),
    Option(
        "seat_rule",
        "alternate",
        ("alternate", "fixed"),
        Words("l’ouverture change de main ou non", "the opening changes hands or not"),
    ),
    Option(
        "target_points",
        9,
        range(9, 19),
        Words("les points qui font gagner", "the points that win"),
    ),
    Option(
        "max_rounds",
        3,
        range(1, 6),
        Words("le plus grand nombre de manches", "the most rounds played"),
    ),
)
