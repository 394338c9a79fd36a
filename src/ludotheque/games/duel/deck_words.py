"""What is wrong with a deck, in words; {cards} names those at fault."""

from __future__ import annotations

from ludotheque.core.words import Words

UNKNOWN_CLASS = Words(
    "La classe «\u00a0{name}\u00a0» n’existe pas\u00a0; il y a {known}.",
    "There is no class “{name}”; there are {known}.",
)
UNKNOWN_CARDS = Words(
    "Ces cartes n’existent pas\u00a0: {cards}.",
    "There are no such cards: {cards}.",
)
OTHER_CLASS = Words(
    "Un paquet ne contient que des cartes de sa classe ou neutres\u00a0; ici\u00a0: {cards}.",
    "A deck holds only cards of its class or neutral ones; here: {cards}.",
)
NOT_GEAR = Words(
    "Ces cartes ne sont pas des Équipements\u00a0: {cards}.",
    "These cards are no Equipments: {cards}.",
)
GEAR_AMONG_CARDS = Words(
    "Un Équipement se range parmi les {count} Équipements, pas parmi les cartes\u00a0: {cards}.",
    "An Equipment is one of the {count} Equipments, not one of the cards: {cards}.",
)
GEAR_LACKING = Words(
    "Il faut {count} Équipements\u00a0; il vous en manque {n}.",
    "A deck needs {count} Equipments; you lack {n}.",
)
GEAR_OVER = Words(
    "Il faut {count} Équipements\u00a0; vous en avez {n} de trop.",
    "A deck needs {count} Equipments; you have {n} too many.",
)
GEAR_TWICE = Words(
    "Les Équipements sont tous différents\u00a0; plusieurs fois\u00a0: {cards}.",
    "The Equipments are all different; more than once: {cards}.",
)
NO_WEAPON = Words(
    "L’arme de la classe est toujours du paquet\u00a0; il manque\u00a0: {cards}.",
    "The weapon of the class is always in the deck; missing: {cards}.",
)
CARDS_LACKING = Words(
    "Il faut {count} cartes en plus des Équipements\u00a0; il vous en manque {n}.",
    "A deck needs {count} cards besides its Equipments; you lack {n}.",
)
CARDS_OVER = Words(
    "Il faut {count} cartes en plus des Équipements\u00a0; vous en avez {n} de trop.",
    "A deck needs {count} cards besides its Equipments; you have {n} too many.",
)
CLASS_COPIES = Words(
    "Au plus {most} exemplaires d’une carte de classe, {once} si elle est imprimée une seule "
    "fois\u00a0; en trop\u00a0: {cards}.",
    "At most {most} copies of a class card, {once} if it is printed once; too many: {cards}.",
)
NEUTRAL_COPIES = Words(
    "Au plus {most} exemplaires d’une carte neutre\u00a0; en trop\u00a0: {cards}.",
    "At most {most} copies of a neutral card; too many: {cards}.",
)
NEUTRAL_TOTAL = Words(
    "Au plus {most} cartes neutres\u00a0; vous en avez {held}\u00a0: {cards}.",
    "At most {most} neutral cards; you have {held}: {cards}.",
)
EPHEMERAL_TOTAL = Words(
    "Au plus {most} Éphémères\u00a0; vous en avez {held}\u00a0: {cards}.",
    "At most {most} Ephemerals; you have {held}: {cards}.",
)
RAPID_TOTAL = Words(
    "Au plus {most} Rapides\u00a0; vous en avez {held}\u00a0: {cards}.",
    "At most {most} Quick cards; you have {held}: {cards}.",
)

# What is no deck at all
NOT_JSON = Words(
    "Ce n’est pas du JSON (ligne {line}, colonne {column}).",
    "This is not JSON (line {line}, column {column}).",
)
TOO_DEEP = Words("Ce texte n’est pas un paquet.", "This text is no deck.")
NOT_AN_OBJECT = Words(
    'Un paquet s’écrit {{"class": …, "equipment": […], "cards": {{…}}}}.',
    'A deck is written {{"class": …, "equipment": […], "cards": {{…}}}}.',
)
MISSING_KEY = Words("Il manque «\u00a0{name}\u00a0» au paquet.", "The deck lacks “{name}”.")
UNKNOWN_KEY = Words("Un paquet n’a pas de «\u00a0{name}\u00a0».", "A deck has no “{name}”.")
BAD_CLASS = Words(
    "«\u00a0class\u00a0» est le nom d’une classe, et non {value}.",
    "“class” is the name of a class, not {value}.",
)
BAD_GEAR = Words(
    "«\u00a0equipment\u00a0» est une liste de noms de cartes.",
    "“equipment” is a list of names of cards.",
)
BAD_CARDS = Words(
    "«\u00a0cards\u00a0» donne à chaque nom de carte un nombre d’exemplaires.",
    "“cards” gives each name of a card a number of copies.",
)
BAD_COUNT = Words(
    "«\u00a0{name}\u00a0»\u00a0: {value} n’est pas un nombre entier de 0 à {most}.",
    "“{name}”: {value} is not a whole number from 0 to {most}.",
)

# A sound deck
LEGAL = Words(
    "{name}\u00a0: {gear} Équipements et {cards} cartes, coût moyen {mean}.",
    "{name}: {gear} Equipments and {cards} cards, mean cost {mean}.",
)
COST = Words("coût {cost}", "cost {cost}")
