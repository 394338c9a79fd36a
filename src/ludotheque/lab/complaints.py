"""What measuring complains of, in both languages."""

from ludotheque.core.words import Words

FEW_GAMES = Words("{games} parties, c’est moins d’une", "{games} games are less than one")
NEGATIVE_GAME = Words(
    "la partie {number} n’existe pas\u00a0: on compte à partir de 0",
    "there is no game {number}: games count from 0",
)
ONLY_NATIVE = Words(
    "le plafond se mesure en code natif, qui manque ici",
    "the ceiling is measured in native code, which is missing here",
)
CHOSE = Words(
    "le joueur {name} a choisi {move}\u00a0: {why}", "the player {name} chose {move}: {why}"
)
NO_MATRIX = Words(
    "le jeu {game} n’offre aucun tableau de rencontres", "the game {game} offers no matrix"
)
UNKNOWN_MATRIX = Words(
    "aucun tableau de {name}\u00a0; connus\u00a0: {known}", "no matrix of {name}; known: {known}"
)
NO_NAMES = Words(
    "l’option {option} n’a pas de valeurs à opposer",
    "option {option} has no names to play against each other",
)
ONE_FOR_ALL = Words(
    "l’option {option} vaut pour toute la table, pas pour une place",
    "option {option} is for the whole table, not for a seat",
)
NO_VALUE = Words(
    "l’option {option} n’a pas de valeur {name}\u00a0; connues\u00a0: {known}",
    "option {option} has no value {name}; known: {known}",
)
NO_FEATURES = Words(
    "le jeu {game} ne nomme rien que son estimation puisse peser (brain/features.py)",
    "the game {game} names nothing that its estimate could weigh (brain/features.py)",
)
