"""What is no deck at all, in words."""

from __future__ import annotations

from ludotheque.core.words import Words

NOT_JSON = Words(
    "Ce n’est pas du JSON (ligne {line}, colonne {column}).",
    "This is not JSON (line {line}, column {column}).",
)
BAD_LINE = Words(
    "Cette ligne ne nomme aucune carte\u00a0: {line}. On écrit «\u00a03 × Nom (id)\u00a0».",
    "This line names no card: {line}. Write “3 × Name (id)”.",
)
TOO_DEEP = Words("Ce texte n’est pas un paquet.", "This text is no deck.")
NOT_AN_OBJECT = Words("Un paquet s’écrit {{{form}}}.", "A deck is written {{{form}}}.")
MISSING_KEY = Words("Il manque «\u00a0{name}\u00a0» au paquet.", "The deck lacks “{name}”.")
UNKNOWN_KEY = Words("Un paquet n’a pas de «\u00a0{name}\u00a0».", "A deck has no “{name}”.")
BAD_CLASS = Words(
    "«\u00a0{key}\u00a0» est un nom, et non {value}.",
    "“{key}” is a name, not {value}.",
)
BAD_LIST = Words(
    "«\u00a0{key}\u00a0» est une liste de noms de cartes.",
    "“{key}” is a list of names of cards.",
)
BAD_CARDS = Words(
    "«\u00a0{key}\u00a0» donne à chaque nom de carte un nombre d’exemplaires.",
    "“{key}” gives each name of a card a number of copies.",
)
BAD_COUNT = Words(
    "«\u00a0{name}\u00a0»\u00a0: {value} n’est pas un nombre entier de 0 à {most}.",
    "“{name}”: {value} is not a whole number from 0 to {most}.",
)
