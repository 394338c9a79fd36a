"""The sentences with which core and agents complain, in French.

Errors are raised in English, near what they are about; whoever shows them turns them here.
"""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"


def typeset(text: str) -> str:
    """French with no-break spaces before ; : ! ? % » and after «, and curly apostrophes."""
    text = re.sub(r" ([;:!?%»])", NO_BREAK + r"\1", text)
    return text.replace("« ", "«" + NO_BREAK).replace("'", "’")


def french(text: str) -> str:
    """A sentence of the engine in French; of what the table below lacks, only the place."""
    return typeset(re.sub(r"'([^']*)'", r"« \1 »", _turned(text)))


def is_known(text: str) -> bool:
    """Whether the table below has a sentence for it."""
    return any(pattern.search(text) for pattern, _ in SENTENCES)


def _turned(text: str) -> str:
    for pattern, words in SENTENCES:
        found = pattern.search(text)
        if found:
            before, after = text[: found.start()], text[found.end() :]
            parts = {name: _turned(part or "") for name, part in found.groupdict().items()}
            return _place(before) + words.format(**parts) + after
    return _place(text)


def _place(before: str) -> str:
    """Where a fault lies: `line 3: ` becomes `ligne 3 : `."""
    return re.sub(r"\bline (\d+): ", r"ligne \1 : ", before)


def _table(*rows: tuple[str, str]) -> list[tuple[re.Pattern[str], str]]:
    return [(re.compile(pattern), words) for pattern, words in rows]


SENTENCES = _table(
    (
        r"no C compiler was found \(cc, gcc or clang\)",
        "aucun compilateur C n'a été trouvé (cc, gcc ou clang)",
    ),
    (r"Cython is not installed", "Cython n'est pas installé"),
    (r"unknown game (?P<a>.+?); known: (?P<b>.+)", "jeu inconnu {a} ; connus : {b}"),
    (r"unknown option (?P<a>.+?); known: (?P<b>.+)", "option inconnue {a} ; connues : {b}"),
    (
        r"option (?P<a>\S+) has no value (?P<b>.+?); known: (?P<c>.+)",
        "l’option {a} n’a pas de valeur {b} ; connues : {c}",
    ),
    (r"unknown agent (?P<a>.+?); known: (?P<b>.+)", "joueur inconnu {a} ; connus : {b}"),
    (r"option (?P<a>\S+): (?P<b>.+?) is not (?P<c>.+)", "option {a} : {b} n’est pas {c}"),
    (r"^one of (?P<a>.+?), or (?P<b>.+)", "l’une des valeurs {a}, ni {b}"),
    (r"^one of (?P<a>.+)", "l’une des valeurs {a}"),
    (r"^a drawn map", "une carte dessinée"),
    (r"^an order of the seats such as (?P<a>.+)", "un ordre des places tel que {a}"),
    (r"^a whole number from (?P<a>\S+) to (?P<b>\S+)", "un nombre entier de {a} à {b}"),
    (
        r"^one value for all seats or (?P<a>\d+) to (?P<b>\d+) separated by commas, each (?P<c>.+)",
        "une valeur pour toutes les places ou de {a} à {b} séparées par des virgules, "
        "chaque fois {c}",
    ),
    (
        r"^one value for all seats or (?P<a>\d+) separated by commas, each (?P<b>.+)",
        "une valeur pour toutes les places ou {a} séparées par des virgules, chaque fois {b}",
    ),
    (
        r"^a list of different numbers from (?P<a>\S+) to (?P<b>\S+)",
        "une liste de nombres différents de {a} à {b}",
    ),
    (
        r"seed (?P<a>.+?) is not a whole number from 0 to (?P<b>.+)",
        "la graine {a} n’est pas un nombre entier de 0 à {b}",
    ),
    (
        r"there is no move (?P<a>.+?); (?P<b>\d+) were made",
        "il n’y a pas de coup {a} ; {b} ont été joués",
    ),
    (
        r"can't take back (?P<a>.+) of (?P<b>.+) moves",
        "on ne peut pas reprendre {a} coups sur {b}",
    ),
    (
        r"there is no seat (?P<a>.+); seats are (?P<b>.+) to (?P<c>.+)",
        "il n’y a pas de place {a} ; les places vont de {b} à {c}",
    ),
    (r"seat (?P<a>.+) has no decision to make in this view", "la place {a} n’a rien à décider"),
    (r"a budget of (?P<a>.+) iterations is less than one", "{a} itérations, c’est moins d’une"),
    (r"a budget of (?P<a>.+) seconds is not more than none", "{a} secondes, ce n’est rien"),
    (r"nothing may follow the closing line", "rien ne peut suivre la ligne de clôture"),
    (
        r"the file is cut short: no closing line",
        "le fichier est incomplet : sa ligne de clôture manque",
    ),
    (r"the file is cut short", "le fichier est incomplet"),
    (
        r"this is not a saved match: (?P<a>.+)",
        "ce n’est pas une partie enregistrée ({a})",
    ),
    (r"(?P<a>\d+) players at (?P<b>\d+) seats", "{a} joueurs pour {b} places"),
    (r"Input data was truncated", "la ligne est incomplète"),
    (r"JSON is malformed: .+", "ce n’est pas du JSON"),
    (r"Object missing required field (?P<a>.+)", "le champ {a} manque"),
    (r"Object contains unknown field (?P<a>.+)", "le champ {a} est inconnu"),
    (r"Expected (?P<a>`.+?`), got (?P<b>`.+?`) - at (?P<c>.+)", "{a} attendu en {c}, et non {b}"),
    (r"format (?P<a>.+?) is not (?P<b>.+)", "le format {a} n’est pas {b}"),
    (r"played of the game (?P<a>.+?), this is (?P<b>.+)", "c’est une partie de {a}, pas de {b}"),
    (
        r"played under rules (?P<a>.+?), this is (?P<b>.+)",
        "partie jouée avec les règles {a}, celles-ci sont {b}",
    ),
    (
        r"a file of the older format (?P<a>\S+) lacks its tables",
        "un fichier de l’ancien format {a} ne contient pas ses tables de jeu",
    ),
    (
        r"the tables (?P<a>\S+) of this match are not known here",
        "les tables {a} de cette partie ne sont pas connues ici",
    ),
    (
        r"the tables of this match are not those that its rules read",
        "les tables de cette partie ne sont pas celles que lisent ses règles",
    ),
    (
        r"the tables of this match are not those of its digest (?P<a>\S+)",
        "les tables de cette partie ne sont pas celles de son empreinte {a}",
    ),
    (
        r"the tables of this match can't be read",
        "les tables de cette partie sont illisibles",
    ),
    (r"played (?P<a>.+?), this is (?P<b>.+)", "partie jouée {a}, ici {b}"),
    (r"move (?P<a>.+?) where (?P<b>\S+) must stand", "coup {a} là où doit se trouver le coup {b}"),
    (
        r"seat (?P<a>.+?) moves in seat (?P<b>\S+)'s turn",
        "la place {a} joue pendant le tour de la place {b}",
    ),
    (
        r"(?P<a>\d+) moves read, (?P<b>.+?) promised",
        "{a} coups lus, {b} annoncés",
    ),
    (
        r"the moves do not lead to the position promised",
        "les coups ne mènent pas à la position annoncée",
    ),
    (r"the outcome told is not the one played", "l’issue annoncée n’est pas celle de la partie"),
    (
        r"the seal does not fit: something above was edited",
        "le sceau ne correspond pas : une ligne a été modifiée",
    ),
    (
        r"a block must begin with `scenario ID title`",
        "un bloc doit commencer par `scenario ID titre`",
    ),
    (
        r"there is no `do:`, `illegal:` or `expect:` line",
        "il n’y a aucune ligne `do:`, `illegal:` ou `expect:`",
    ),
    (
        r"(?P<a>`.+:`) must stand above the first step",
        "{a} doit se trouver avant la première étape",
    ),
    (
        r"a seat must act, but has no legal move",
        "une place doit jouer, mais n’a aucun coup permis",
    ),
    (r"option (?P<a>.+) is given twice", "l’option {a} est donnée deux fois"),
    (r"set-up: (?P<a>.+)", "mise en place : {a}"),
    (r"this fence is never closed", "ce bloc n’est jamais fermé"),
    (
        r"the first position is not one of this game: (?P<a>.+)",
        "la première position n’est pas de ce jeu : {a}",
    ),
    (
        r"the position before it is not one of this game",
        "la position d’avant n’est pas de ce jeu",
    ),
    (
        r"a step says something",
        "une étape dit quelque chose",
    ),
    (
        r"option (?P<a>.+) is not of the form key=value",
        "l’option {a} n’est pas de la forme clé=valeur",
    ),
    (r"can't be read: (?P<a>.+)", "illisible : {a}"),
    (r"(?P<a>[^:]+) is not of the form `word: …`", "{a} n’est pas de la forme `mot: …`"),
    (r"(?P<a>.+) is not a number from 0 to (?P<b>.+)", "{a} n’est pas un nombre de 0 à {b}"),
    (r"no game has scenarios named (?P<a>.+)", "aucun jeu n’a de scénarios nommés {a}"),
    (r"expected a refusal, but it was allowed", "refus attendu, mais le coup est permis"),
    (r"expected (?P<a>'.+'), found (?P<b>'.*')", "attendu {a}, trouvé {b}"),
    (r"refused: (?P<a>.+)", "refusé : {a}"),
    (r"refused, but without a rule", "refusé, mais sans règle"),
    (r"refused, but something changed", "refusé, mais quelque chose a changé"),
    (r"the player (?P<a>.+?) chose (?P<b>.+)", "le joueur {a} a choisi {b}"),
    (r"the game (?P<a>\S+) offers no matrix", "le jeu {a} n’offre aucun tableau de rencontres"),
    (r"no matrix of (?P<a>.+?); known: (?P<b>.+)", "aucun tableau de {a} ; connus : {b}"),
    (
        r"option (?P<a>\S+) has no names to play against each other",
        "l’option {a} n’a pas de valeurs à opposer",
    ),
    (r"(?P<a>\S+) games are less than one", "{a} parties, c’est moins d’une"),
    (r"scale (?P<a>.+?) is not more than 0", "l’échelle {a} n’est pas supérieure à 0"),
)
