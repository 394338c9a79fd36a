"""What agents complain of, in both languages."""

from ludotheque.core.words import Words

FEW_ITERATIONS = Words(
    "{count} itérations, c’est moins d’une", "a budget of {count} iterations is less than one"
)
NO_TIME = Words(
    "{seconds} secondes, ce n’est rien", "a budget of {seconds} seconds is not more than none"
)
NOT_DECIDING = Words(
    "la place {seat} n’a rien à décider", "seat {seat} has no decision to make in this view"
)
UNKNOWN_AGENT = Words(
    "joueur inconnu {name}\u00a0; connus\u00a0: {known}", "unknown agent {name}; known: {known}"
)
BAD_SCALE = Words("l’échelle {scale} n’est pas supérieure à 0", "scale {scale} is not more than 0")
