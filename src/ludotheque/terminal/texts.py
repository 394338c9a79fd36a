"""Every sentence of the command line, in both languages."""

from __future__ import annotations

from ludotheque.core.words import Words
from ludotheque.terminal.language import both

LEVELS = {
    "apprenti": both("Apprenti", "Apprentice"),
    "adepte": both("Adepte", "Adept"),
    "maitre": both("Maître", "Master"),
    "oracle": both("Oracle", "Oracle"),
    "random": both("Hasard", "Chance"),
    "greedy": both("Glouton", "Greedy"),
    "search": both("Chercheur", "Searcher"),
    "seer": both("Voyant", "Seer"),
    "ismcts": both("Manuel (ISMCTS)", "Textbook (ISMCTS)"),
}

# Bad input.
UNKNOWN_GAME = both(
    "Jeu inconnu : « {name} ». Jeux connus : {known}.", "Unknown game “{name}”; known: {known}."
)
NAME_A_GAME = both("Dites à quel jeu : {known}.", "Say which game: {known}.")
NO_GAMES = both("Aucun jeu trouvé.", "No game was found.")
UNKNOWN_LEVEL = both(
    "Joueur inconnu : « {name} ». Joueurs connus : {known}.",
    "Unknown player “{name}”; known: {known}.",
)
TWO_PLAYERS = both(
    "--agents attend deux joueurs séparés par une virgule, pas « {text} ».",
    "--agents wants two players separated by a comma, not “{text}”.",
)
WATCH_COUNT = both(
    "Il faut {wanted} joueurs, pas {given}.", "It takes {wanted} players, not {given}."
)
VS_COUNT = both(
    "--vs nomme trop ou trop peu de joueurs : {given} pour {wanted}.",
    "--vs names too many or too few players: {given} for {wanted}.",
)
UNKNOWN_SEAT = both(
    "Place inconnue : « {name} ». Places de ce jeu : {known} ou random.",
    "Unknown seat “{name}”; this game has {known}, or random.",
)
NOT_A_SETTING = both(
    "--set « {text} » n'est pas de la forme nom=valeur.",
    "--set “{text}” is not of the form name=value.",
)
SET_TWICE = both("--set donne {name} deux fois.", "--set gives {name} twice.")
OUT_OF_RANGE = both(
    "{name} : {value} n'est pas compris entre {low} et {high}.",
    "{name}: {value} is not between {low} and {high}.",
)
NO_FILE = both("Fichier introuvable : {file}.", "There is no file {file}.")
UNREADABLE = both("Fichier illisible : {file} : {why}.", "The file {file} can't be read: {why}.")
NO_FOLDER = both(
    "ce n'est pas un fichier d'un dossier existant", "it is not a file in a folder that exists"
)
UNWRITABLE = both("Impossible d'écrire {file} : {why}.", "Can't write {file}: {why}.")
IS_FOLDER = both("c'est un dossier", "it is a folder")
NO_RIGHT = both("l'accès en est interdit", "access to it is denied")
NO_ROOM = both("il n'y a plus de place", "there is no room left")
NO_WAY_ON = both("Impossible de continuer : {why}.", "Can't go on: {why}.")
NOT_UTF8 = both("ce n'est pas du texte en UTF-8", "it is not UTF-8 text")
BAD_REPLAY = both("{file} : {why}", "{file}: {why}")
LOAD_ALONE = both(
    "--load reprend une partie avec sa graine et ses options : ni --seed ni --set.",
    "--load resumes a match with its own seed and options: neither --seed nor --set.",
)
NO_SCENARIO = both("Aucun bloc scenario dans {file}.", "There is no scenario block in {file}.")
BAD_LANG = both("--lang « {name} » n'est ni fr ni en.", "--lang “{name}” is neither fr nor en.")
INTERRUPTED = both("Interrompu.", "Interrupted.")
UNKNOWN_COMMAND = both(
    "Commande inconnue : « {name} ». Commandes : {known}.",
    "Unknown command “{name}”; commands: {known}.",
)
UNKNOWN_FLAG = both("Option inconnue : {name}.", "Unknown option {name}.")
MISSING = both("Il manque {name}.", "{name} is missing.")
MISSING_ONE = both(
    "Il manque {one} ou {other} ; par exemple {one} maitre,adepte.",
    "{one} or {other} is missing; for example {one} maitre,adepte.",
)
BAD_VALUE = both(
    "{name} : « {value} » n'est pas une valeur possible.", "{name}: “{value}” is not a valid value."
)
EXTRA = both("« {words} » est de trop ici.", "“{words}” is one too many here.")
BAD_USAGE = both("Ligne de commande incorrecte : {why}", "Wrong command line: {why}")
SEE_HELP = both("Aide : {command} --help", "Help: {command} --help")

# Lists and contests.
GAMES_SEATS = both("{count} joueurs", "{count} players")
GAMES_OPTIONS = both("Options (--set nom=valeur)", "Options (--set name=value)")
GAMES_HOW = both(
    "Jouer : ludotheque play {game} --vs adepte", "To play: ludotheque play {game} --vs adepte"
)
OPTION = both(
    "{does} ({values} ; par défaut {default})",
    "{does} ({values}; default {default})",
)
EACH_SEAT = both("pour chaque place : {values}", "for each seat: {values}")
NUMBERS_OF = both("nombres parmi {values}", "numbers among {values}")
CONTEST = both(
    "{game} : {a} contre {b}, {games} parties, places échangées, graine {seed}, "
    "réflexion × {scale}",
    "{game}: {a} against {b}, {games} games, seats exchanged, seed {seed}, thinking × {scale}",
)
CEILING = both(
    "{game} : qui voit tout contre {b}, {games} parties, places échangées, graine {seed}, "
    "réflexion × {scale}",
    "{game}: who sees everything against {b}, {games} games, seats exchanged, seed {seed}, "
    "thinking × {scale}",
)
EQUAL_TIME = both(
    "{game} : {a} contre {b}, {games} parties, places échangées, graine {seed}, "
    "{seconds} s pour chaque décision de chacun",
    "{game}: {a} against {b}, {games} games, seats exchanged, seed {seed}, "
    "{seconds} s for each decision of either",
)
LADDER = both(
    "{game} : chaque niveau contre celui d'en dessous, {games} parties, graine {seed}, "
    "réflexion × {scale}",
    "{game}: each level against the one below, {games} games, seed {seed}, thinking × {scale}",
)
IN_TURN = both("Options prises tour à tour : {sets}", "Options taken in turn: {sets}")
MATRIX = both(
    "{game} : {option}, {player} des deux côtés, {games} parties par rencontre, places échangées, "
    "graine {seed}, réflexion × {scale}",
    "{game}: {option}, {player} on both sides, {games} games per pairing, seats exchanged, "
    "seed {seed}, thinking × {scale}",
)
MATRIX_SHARES = both(
    "Part des points de chaque ligne contre chaque colonne",
    "Share of points of each row against each column",
)
MATRIX_AGAINST_OTHERS = both(
    "Part des points contre tous les autres", "Share of points against all others"
)
MATRIX_LINE = both(
    "premier joueur {first} (de {low} à {high}) ; {turns} tours, {decisions} décisions ; "
    "nulles : {draws}",
    "first player {first} ({low} to {high}); {turns} turns, {decisions} decisions; draws: {draws}",
)
MATRIX_ALL = both("Ensemble : {games} parties", "All together: {games} games")
MATRIX_EVEN = both("égalité à {even}", "even at {even}")
MATRIX_TURNS = both("{turns} tours", "{turns} turns")
MATRIX_STRIPS = both(
    "Part de qui joue en premier, avec l'intervalle à 95 % ; le trait marque l'égalité. À droite : "
    "tours d'une partie.",
    "Share of whoever plays first, with its 95% interval; the tick marks an even share. On the "
    "right: turns of a game.",
)
MATRIX_DREW = both("{file} : le tableau est dessiné.", "{file}: the picture is drawn.")
MATRIX_PICTURE = both(
    "Part des points de la ligne contre la colonne ; entre parenthèses l'intervalle à 95 %. "
    "Sur la diagonale : part du premier joueur.",
    "Share of points of the row against the column; its 95% interval in brackets. "
    "On the diagonal: share of the first player.",
)
ALONE = both("{name} ne va pas sans {other}.", "{name} does not go without {other}.")
NOT_TOGETHER = both("{name} ne va pas avec {other}.", "{name} does not go with {other}.")
NO_DECKS = both("On ne compose pas de paquet à {game}.", "{game} has no decks to build.")
NOT_A_DECK = both("{file} : {why}", "{file}: {why}")
DECK_LEGAL = both("Paquet permis.", "A legal deck.")
DECK_BROKEN = both("Paquet refusé : {count}.", "Not a legal deck: {count}.")
FAULTS = both("règles enfreintes : {count}", "rules broken: {count}")
AGAINST = both("{a} contre {b}", "{a} against {b}")
INTERVAL = both("de {low} à {high}", "{low} to {high}")
BELOW_FELT = both(
    "Borne basse sous {felt} : l'écart entre ces niveaux n'est pas assuré.",
    "Lower bound under {felt}: the gap between these levels is not certain.",
)
EXTRA_GAMES = both(
    "{length} décisions par partie ; la première place prend {first} des points.",
    "{length} decisions per game; the first seat takes {first} of the points.",
)
EXTRA_SPEED = both("{games} parties par seconde.", "{games} games a second.")
EXTRA_TIME = both(
    "{name} réfléchit {mean} par décision, au plus {longest}.",
    "{name} thinks {mean} per decision, at most {longest}.",
)
PERFT = both("{game}, graine {seed}", "{game}, seed {seed}")
PERFT_ROW = both("profondeur {depth} : {count}", "depth {depth}: {count}")
NO_GUIDE = both("{game} n’a pas d’exercices.", "{game} has no exercises.")
VERDICT_SOUND = both("{id} : {move}, meilleur de {margin}", "{id}: {move}, better by {margin}")
VERDICT_WRONG = both(
    "{id} : FAUX, la recherche préfère {move} ({margin})",
    "{id}: WRONG, the search prefers {move} ({margin})",
)
PASSED = "{passed} passed, {failed} failed"  # read by programs: the same in every language

# Replays.
REPLAY_OK = both(
    "Partie vérifiée : {game}, règles {rules}, {moves} coups.",
    "Verified: {game}, rules {rules}, {moves} moves.",
)
REPLAY_AT = both("Position après {at} coups sur {moves}", "Position after {at} of {moves} moves")
REPLAY_OPEN = both("La partie n'est pas finie.", "The match is not finished.")

# Who.
YOU = both("vous", "you")
PLAYER = both("joueur {letter}", "player {letter}")
DRAW = both("Partie nulle.", "The match is drawn.")
YOU_WIN = both("Vous gagnez !", "You win!")
YOU_LOSE = both("{name} gagne.", "{name} wins.")
SEVERAL_WIN = both("{names} gagnent.", "{names} win.")
ALL = tuple(value for value in list(globals().values()) if isinstance(value, Words))
