"""What is wrong with a replay file, in both languages."""

from __future__ import annotations

from ludotheque.core.words import Words

CUT_SHORT = Words("le fichier est incomplet", "the file is cut short")
NOT_CLOSED = Words(
    "le fichier est incomplet\u00a0: sa ligne de clôture manque",
    "the file is cut short: no closing line",
)
NOT_A_FILE = Words("ce n’est pas une partie enregistrée", "this is not a saved match")
NOT_A_MATCH = Words(
    "ce n’est pas une partie enregistrée ({why})", "this is not a saved match: {why}"
)
UNREADABLE = Words("cette ligne est illisible ({why})", "this line can't be read: {why}")
OLDER_FORMAT = Words(
    "un fichier de l’ancien format {format} ne contient pas ses tables de jeu",
    "a file of the older format {format} lacks its tables",
)
NEWER_FORMAT = Words(
    "le format {format} vient d’une version plus récente du programme",
    "format {format} was written by a newer version of this program",
)
OTHER_FORMAT = Words("le format {format} n’est pas {wanted}", "format {format} is not {wanted}")
OTHER_GAME = Words(
    "c’est une partie de {game}, pas de {wanted}", "played of the game {game}, this is {wanted}"
)
OTHER_RULES = Words(
    "partie jouée avec les règles {rules}, celles-ci sont {wanted}",
    "played under rules {rules}, this is {wanted}",
)
PLAYERS = Words("{players} joueurs pour {seats} places", "{players} players at {seats} seats")
BAD_START = Words(
    "la première position n’est pas de ce jeu\u00a0: {why}",
    "the first position is not one of this game: {why}",
)
BREAKS_RULES = Words("elle enfreint les règles", "it breaks the rules")
OTHER_MOVE = Words(
    "coup {number} là où doit se trouver le coup {wanted}",
    "move {number} where {wanted} must stand",
)
OTHER_SEAT = Words(
    "la place {seat} joue pendant le tour de la place {wanted}",
    "seat {seat} moves in seat {wanted}'s turn",
)
BAD_BEFORE = Words(
    "la position d’avant n’est pas de ce jeu", "the position before it is not one of this game"
)
OTHER_COUNT = Words(
    "{read} coups lus, {promised} annoncés", "{read} moves read, {promised} promised"
)
OTHER_POSITION = Words(
    "les coups ne mènent pas à la position annoncée",
    "the moves do not lead to the position promised",
)
OTHER_OUTCOME = Words(
    "l’issue annoncée n’est pas celle de la partie", "the outcome told is not the one played"
)
BROKEN_SEAL = Words(
    "le sceau ne correspond pas\u00a0: une ligne a été modifiée",
    "the seal does not fit: something above was edited",
)
UNUSUAL_START = Words(
    "seules s’importent les parties qui partent de la première position habituelle",
    "only matches from the usual first position can be imported",
)
