"""Every sentence of `lab weights` and `lab calibration`, in both languages."""

from __future__ import annotations

from ludotheque.core.words import Words
from ludotheque.lab import sequential
from ludotheque.terminal.language import both

BEGIN = both(
    "{game} : {games} parties d’apprentissage de l’Oracle contre lui-même à {scale} de sa "
    "réflexion, puis au plus {pairs} paires d’épreuve (graine {seed}).",
    "{game}: {games} practice games of Oracle against itself at {scale} of its thinking, then at "
    "most {pairs} pairs to test (seed {seed}).",
)
PRACTICE = both("apprentissage", "practice")
TEST = both("épreuve", "test")
FITTED = both(
    "Ajusté sur {positions} débuts de tour. Surprise sur parties fraîches : {before} avec les "
    "poids en usage, {after} avec les nouveaux ({even} : à pile ou face).",
    "Fitted to {positions} beginnings of turns. Surprise at fresh games: {before} with the weights "
    "in use, {after} with the new ones ({even}: a coin).",
)
WEIGHTS = both(
    "Millionièmes de logit par point, en usage → nouveaux :",
    "Millionths of a logit a point, in use → new:",
)
SCORE = both(
    "Nouveaux contre poids en usage : {score} des points sur {pairs} paires, "
    "intervalle [{low} – {high}].",
    "New against weights in use: {score} of the points in {pairs} pairs, "
    "interval [{low} – {high}].",
)
VERDICTS: dict[str, Words] = {
    sequential.BETTER: both(
        "Verdict : meilleurs (plutôt {high} que {low}).",
        "Verdict: better (rather {high} than {low}).",
    ),
    sequential.NOT_BETTER: both(
        "Verdict : pas meilleurs (plutôt {low} que {high}).",
        "Verdict: not better (rather {low} than {high}).",
    ),
    sequential.OPEN: both(
        "Verdict : indécis entre {low} et {high} ; donnez plus de minutes.",
        "Verdict: undecided between {low} and {high}; give it more minutes.",
    ),
}
WRITTEN = both("Poids écrits dans {file}.", "Weights written to {file}.")
NOT_WRITTEN = both(
    "Rien n’est écrit : --out FICHIER les garde.", "Nothing is written: --out FILE keeps them."
)
SAID = (
    "What the computer players think a position is worth: millionths of a logit of winning for\n"
    "each point of a feature (brain/features.py). No rule depends on it. Fitted by\n"
    "ludotheque lab weights {game} --games {games} --seed {seed}\n"
    "Against the weights before: {score} of the points in {pairs} pairs ({verdict})."
)
CALIBRATION = both(
    "{game} : {games} parties fraîches de l’Oracle contre lui-même à {scale} de sa réflexion "
    "(graine {seed}) ; chances à chaque début de tour, pour qui a le trait.",
    "{game}: {games} fresh games of Oracle against itself at {scale} of its thinking (seed {seed});"
    " chances as each turn begins, for who has it.",
)
SHOWN = both(
    "Ce qu’on montre aux gens (recherche de {visits} visites) :",
    "What people are shown (a search of {visits} visits):",
)
ESTIMATE = both("L’estimation seule :", "The bare estimate:")
BIN = both(
    "  dit {said}   vu {came}   {count} positions",
    "  said {said}   came {came}   {count} positions",
)
ERROR = both(
    "  Écart moyen : {error} points, dont le hasard de {games} parties fait à lui seul {noise}.",
    "  Mean distance: {error} points, of which the chance of {games} games alone makes {noise}.",
)
TRUEST = both(
    "Le plus juste, pour [shown] dans weights.toml : {line}.",
    "The truest, for [shown] in weights.toml: {line}.",
)
