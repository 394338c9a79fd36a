"""What the frame of scenarios complains of, in both languages; what a game's own words complain of
is for who writes them, in English (`ScenarioError`)."""

from __future__ import annotations

from ludotheque.core.words import Words

NOT_A_NUMBER = Words(
    "{given} n’est pas un nombre de 0 à {most}", "{given} is not a number from 0 to {most}"
)
UNREADABLE = Words("illisible\u00a0: {why}", "can't be read: {why}")
NEVER_CLOSED = Words("ce bloc n’est jamais fermé", "this fence is never closed")
NO_BEGINNING = Words(
    "un bloc doit commencer par `scenario ID titre`", "a block must begin with `scenario ID title`"
)
NOT_A_LINE = Words("{given} n’est pas de la forme `mot: …`", "{given} is not of the form `word: …`")
SETUP = Words("mise en place", "set-up")
NO_STEP = Words(
    "il n’y a aucune ligne `do:`, `illegal:` ou `expect:`",
    "there is no `do:`, `illegal:` or `expect:` line",
)
TOO_LATE = Words(
    "`{word}:` doit se trouver avant la première étape",
    "`{word}:` must stand above the first step",
)
NO_LEGAL_MOVE = Words(
    "une place doit jouer, mais n’a aucun coup permis", "a seat must act, but has no legal move"
)
NOT_A_PAIR = Words(
    "l’option {given} n’est pas de la forme clé=valeur",
    "option {given} is not of the form key=value",
)
TWICE = Words("l’option {given} est donnée deux fois", "option {given} is given twice")
SAYS_NOTHING = Words("une étape dit quelque chose", "a step says something")
FOUND = Words("attendu {wanted}, trouvé {found}", "expected {wanted}, found {found}")
REFUSED = Words("refusé\u00a0: {why}", "refused: {why}")
NOT_A_MOVE_AT_ALL = Words(
    "{why}\u00a0: un coup interdit doit tout de même être un coup",
    "{why}: an illegal move must still be a move",
)
CHANGED = Words("refusé, mais quelque chose a changé", "refused, but something changed")
ALLOWED = Words("refus attendu, mais le coup est permis", "expected a refusal, but it was allowed")
NOBODYS = Words("aucun jeu n’a de scénarios nommés {id}", "no game has scenarios named {id}")
