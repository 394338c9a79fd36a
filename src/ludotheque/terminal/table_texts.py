"""Every sentence of the terminal table, in both languages."""

from __future__ import annotations

from ludotheque.core.words import Words
from ludotheque.terminal.language import both

# Orders at the table, by what they do: all the words that call them.
ORDERS = {
    "help": ("help", "aide"),
    "hint": ("hint", "conseil"),
    "undo": ("undo", "annuler"),
    "log": ("log", "journal"),
    "moves": ("moves", "coups"),
    "board": ("board", "plateau"),
    "rules": ("rules", "règles", "regles"),
    "save": ("save", "sauver"),
    "again": ("again", "encore"),
    "quit": ("quit", "quitter", "q", "exit"),
}

BAR = both(
    "? aide · conseil · annuler · journal · règles · sauver · quitter",
    "? help · hint · undo · log · rules · save · quit",
)
END_BAR = both(
    "encore · journal · annuler · sauver FICHIER · quitter",
    "again · log · undo · save FILE · quit",
)
HELP_MOVES = both(
    "Tapez un coup comme il est écrit dans la liste (ici « {example} »), son début s'il est "
    "unique, ou son numéro. Plusieurs coups à la suite se séparent par « ; ». Entrée joue le coup "
    "quand il n'y en a qu'un.",
    "Type a move as it is listed (here “{example}”), its beginning if that is unique, or its "
    "number. Several moves in a row are separated by “;”. Enter plays the move when there is only "
    "one.",
)
HELP_ORDERS = (
    (
        "? COUP",
        "? MOVE",
        both(
            "pourquoi un coup est refusé, ou ce qu'il fait",
            "why a move is refused, or what it does",
        ),
    ),
    (
        "conseil",
        "hint",
        both(
            "les meilleurs coups et la chance de gagner", "the best moves and the chance of winning"
        ),
    ),
    ("annuler", "undo", both("revenir à votre dernière décision", "go back to your last decision")),
    ("journal", "log", both("tout ce qui s'est passé", "all that has happened")),
    ("coups", "moves", both("la liste complète des coups", "the whole list of moves")),
    ("plateau", "board", both("revoir le plateau", "see the board again")),
    (
        "règles [ID]",
        "rules [ID]",
        both(
            "le livret de règles, ou un paragraphe (ou un mot)",
            "the rulebook, or one paragraph (or a word)",
        ),
    ),
    (
        "sauver FICHIER",
        "save FILE",
        both("garder la partie dans un fichier", "keep the match in a file"),
    ),
    ("quitter", "quit", both("quitter la table", "leave the table")),
)

NOT_LISTED = both(
    "Le numéro {number} n'est pas dans la liste (de 1 à {count}).",
    "Number {number} is not in the list (1 to {count}).",
)
AMBIGUOUS = both(
    "« {typed} » ne suffit pas ; suite possible : {ways}.",
    "“{typed}” is not enough; it may go on with: {ways}.",
)
NOT_UNDERSTOOD = both(
    "« {typed} » n'est pas compris ici. Coups possibles : {verbs} ; « ? » donne l'aide.",
    "“{typed}” is not understood here. Moves begin with: {verbs}; “?” gives help.",
)
STOPPED_AT = both("Refusé : {why}", "Refused: {why}")
PART_PLAYED = both(
    "Joué jusqu'à « {played} » : le hasard a parlé ou quelque chose s'est montré, ce n'est pas "
    "repris.",
    "Played up to “{played}”: chance has spoken or something has come to light, so it stands.",
)
NOTHING_PLAYED = both("Rien n'a été joué.", "Nothing was played.")
LEGAL = both("« {move} » est permis : {does}", "“{move}” is allowed: {does}")
REFUSED = both("« {move} » est refusé : {why}", "“{move}” is refused: {why}")

HAPPENED = both("Ce qui vient de se passer", "What just happened")
EARLIER = both("… et {count} avant : journal", "… and {count} before: log")
MOVES = both("Vos coups", "Your moves")
MORE_MOVES = both("… et {count} autres lignes : coups", "… and {count} more lines: moves")
ENTER = both("Entrée : {move}", "Enter: {move}")
THINKS = both("{seat} réfléchit…", "{seat} is thinking…")
NO_LOG = both("Rien ne s'est encore passé.", "Nothing has happened yet.")
HINT = both("Conseil : chance de gagner", "Hint: chance of winning")
HINT_THINKS = both("Je cherche…", "Searching…")
NOT_OVER = both("La partie n'est pas finie.", "The match is not over yet.")
NO_UNDO = both("Il n'y a encore rien à reprendre.", "There is nothing to take back yet.")
UNDONE = both("Repris avant « {move} ».", "Taken back to before “{move}”.")
CONSENT = both(
    "{name} a vu la suite : accepte-t-il de reprendre « {move} » ? (o/n) ",
    "{name} has seen more: may “{move}” be taken back? (y/n) ",
)
NO_CONSENT = both("Le coup reste joué.", "The move stands.")
NO_RULEBOOK = both(
    "Le livret de règles n'est pas dans cette installation.",
    "The rulebook is not part of this installation.",
)
NO_PARAGRAPH = both("Aucun paragraphe ne parle de « {id} ».", "No paragraph mentions “{id}”.")
RULES_HOW = both(
    "« règles ID » ou « règles MOT » montre les paragraphes.",
    "“rules ID” or “rules WORD” shows the paragraphs.",
)
MORE_PARAGRAPHS = both("… et {count} de plus.", "… and {count} more.")
SAVE_WHERE = both("Dites dans quel fichier : sauver partie.jsonl", "Say where: save match.jsonl")
SAVE_EXISTS = both(
    "{file} existe déjà : choisissez un autre nom.", "{file} exists already: choose another name."
)
SAVED = both("Partie gardée dans {file}.", "Match kept in {file}.")
CURTAIN = both(
    "Passez le clavier {seat:à @|}, puis Entrée.", "Pass the keyboard to {seat}, then press Enter."
)
FAREWELL = both("Au revoir.", "Goodbye.")
NOT_KEPT = both("La partie n'a pas été gardée.", "The match was not kept.")
INPUT_ENDED = both("Fin de l'entrée.", "End of input.")
HOW_TO_SAVE = both(
    "« sauver partie.jsonl » garde la partie ; « ludotheque replay partie.jsonl » la remontre.",
    "“save match.jsonl” keeps the match; “ludotheque replay match.jsonl” shows it again.",
)
YES = ("o", "oui", "y", "yes")
ALL = tuple(value for value in list(globals().values()) if isinstance(value, Words))
