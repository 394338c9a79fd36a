"""What the core complains of, in both languages; {places} are filled where it is raised."""

from __future__ import annotations

from ludotheque.core.words import Words

LINE = Words("ligne {at}", "line {at}")
NONE = Words("aucune", "none")

# -- games, options, seeds
UNKNOWN_GAME = Words(
    "jeu inconnu {name}\u00a0; connus\u00a0: {known}", "unknown game {name}; known: {known}"
)
UNKNOWN_OPTION = Words(
    "option inconnue {name}\u00a0; connues\u00a0: {known}", "unknown option {name}; known: {known}"
)
OPTION = Words("option {name}", "option {name}")
NOT_ALLOWED = Words("{given} n’est pas {allowed}", "{given} is not {allowed}")
ONE_OF = Words("l’une des valeurs {names}", "one of {names}")
ONE_OF_OR = Words("{names}, ni {other}", "{names}, or {other}")
WHOLE_NUMBER = Words("un nombre entier de {low} à {high}", "a whole number from {low} to {high}")
DIFFERENT_NUMBERS = Words(
    "une liste de nombres différents de {low} à {high}",
    "a list of different numbers from {low} to {high}",
)
PER_SEAT = Words(
    "une valeur pour toutes les places ou {many} séparées par des virgules, chaque fois {each}",
    "one value for all seats or {many} separated by commas, each {each}",
)
ALL_DIFFERENT = Words(
    "{many} valeurs séparées par des virgules, toutes différentes, chaque fois {each}",
    "{many} values separated by commas, all different, each {each}",
)
FROM_TO = Words("de {low} à {high}", "{low} to {high}")
BAD_SEED = Words(
    "la graine {seed} n’est pas un nombre entier de 0 à 2^128 - 1",
    "seed {seed} is not a whole number from 0 to 2^128 - 1",
)

# -- matches
NO_MOVE_YET = Words(
    "il n’y a pas de coup {number}\u00a0; {made} ont été joués",
    "there is no move {number}; {made} were made",
)
TOO_FAR_BACK = Words(
    "on ne peut pas reprendre {count} coups sur {made}", "can't take back {count} of {made} moves"
)
NO_SEAT = Words(
    "il n’y a pas de place {seat}\u00a0; les places vont de 0 à {last}",
    "there is no seat {seat}; seats are 0 to {last}",
)

# -- tables that were kept
UNKNOWN_FIELDS = Words(
    "les tables de cette partie ont été écrites par une autre version du programme, dont les"
    " champs ne sont pas connus ({signature})",
    "the tables of this match were written by another version of the program, whose fields are not"
    " known ({signature})",
)
BAD_FIELDS = Words("la liste des champs est illisible", "the list of fields can't be read")
OTHER_FIELDS = Words(
    "les octets ne correspondent pas à la liste de leurs champs",
    "the bytes do not fit the list of their fields",
)
OTHER_SHAPE = Words(
    "le champ {field} ne se reprend pas : il était plus grand",
    "the field {field} can't be taken over: it was larger",
)
OTHER_DIGEST = Words(
    "les tables de cette partie ne sont pas celles de son empreinte {digest}",
    "the tables of this match are not those of its digest {digest}",
)
UNREADABLE_TABLES = Words(
    "les tables de cette partie sont illisibles", "the tables of this match can't be read"
)
UNKNOWN_TABLES = Words(
    "les tables {digest} de cette partie ne sont pas connues ici",
    "the tables {digest} of this match are not known here",
)

# -- native code
NO_COMPILER = Words(
    "aucun compilateur C n’a été trouvé (cc, gcc ou clang)",
    "no C compiler was found (cc, gcc or clang)",
)
NO_CYTHON = Words("Cython n’est pas installé", "Cython is not installed")
NO_SANITIZER = Words(
    "le compilateur C n’a pas d’assainisseur d’adresses (libasan.so)",
    "the C compiler has no address sanitizer (libasan.so)",
)
