"""What is wrong with a drawn map, in words; {cell} is the first at fault."""

from __future__ import annotations

from ludotheque.core.words import Words

# The rules on maps, in the order of their ids.
FORM, RECTANGLE, SIZE, LETTERS, PLAYERS, OWNERS = range(1, 7)
MAKERS, SHORES, BUILDINGS, DAYS, SYMMETRY = range(7, 12)

TOO_LONG = Words(
    "Le texte est trop long\u00a0: {most} signes au plus.",
    "The text is too long: {most} signs at most.",
)
BAD_LINE = Words(
    "Ligne {line}\u00a0: «\u00a0{given}\u00a0» n’est pas un en-tête\u00a0; il y a {known}, "
    "puis «\u00a0map:\u00a0» et les rangées.",
    "Line {line}: “{given}” is no header line; there are {known}, then “map:” and the rows.",
)
TWICE = Words(
    "Ligne {line}\u00a0: «\u00a0{given}\u00a0» est donné deux fois.",
    "Line {line}: “{given}” is given twice.",
)
BAD_VALUE = Words(
    "Ligne {line}\u00a0: {key} «\u00a0{given}\u00a0» n’est pas {wanted}.",
    "Line {line}: {key} “{given}” is not {wanted}.",
)
MISSING = Words("Il manque la ligne «\u00a0{given}:\u00a0».", "The line “{given}:” is missing.")
NO_ROWS = Words("Il n’y a aucune rangée après «\u00a0map:\u00a0».", "There is no row after “map:”.")
CELLS_WANTED = Words("une liste de cases comme (3,4)", "a list of cells such as (3,4)")
NUMBER_WANTED = Words("un nombre entier", "a whole number")
NAME_WANTED = Words(
    "un texte lisible de {most} signes au plus", "a readable text of {most} signs at most"
)
ONE_OF = Words("l’un de {known}", "one of {known}")

NOT_RECTANGULAR = Words(
    "La {row}ᵉ rangée a {width} {width:case|cases}, la première en a {first}\u00a0: une carte est "
    "un rectangle.",
    "Row {row} from the top has {width} {width:cell|cells}, the first has {first}: a map is a "
    "rectangle.",
)
BAD_SIZE = Words(
    "La carte fait {width} × {height} cases\u00a0; de {least} × {least} à {most} × {most}.",
    "The map has {width} × {height} cells; from {least} × {least} to {most} × {most}.",
)
UNKNOWN_LETTER = Words(
    "Case {cell}\u00a0: le signe «\u00a0{given}\u00a0» n’est pas connu\u00a0; il y a {known}.",
    "Cell {cell}: the sign “{given}” is not known; there are {known}.",
)
BAD_PLAYERS = Words(
    "Une carte a de {least} à {most} joueurs, et non {n}.",
    "A map has {least} to {most} players, not {n}.",
)
OWNER_BEYOND = Words(
    "P{n} possède des bâtiments, mais la carte a {players} joueurs.",
    "P{n} owns buildings, but the map has {players} players.",
)
OFF_MAP = Words(
    "La case {cell} de P{n} est hors de la carte.", "The cell {cell} of P{n} is off the map."
)
NO_BUILDING = Words(
    "La case {cell} de P{n} ne porte aucun bâtiment.", "The cell {cell} of P{n} has no building."
)
OWNED_TWICE = Words(
    "La case {cell} est donnée deux fois\u00a0: à P{n} et à P{other}.",
    "The cell {cell} is given twice: to P{n} and to P{other}.",
)
NO_MAKER = Words(
    "P{n} n’a aucun bâtiment qui crée des unités.", "P{n} has no building that creates units."
)
DRY = Words(
    "Case {cell}\u00a0: ce bâtiment doit toucher l’eau.",
    "Cell {cell}: this building must touch water.",
)
TOO_MANY_BUILDINGS = Words(
    "La carte a {n} bâtiments\u00a0; {most} au plus.", "The map has {n} buildings; {most} at most."
)
BAD_DAYS = Words(
    "La limite de jours va de {least} à {most}, et non {n}.",
    "The day limit is {least} to {most}, not {n}.",
)
NOT_SQUARE = Words(
    "La symétrie annoncée ({claimed}) demande une carte carrée.",
    "The symmetry claimed ({claimed}) needs a square map.",
)
BROKEN_TERRAIN = Words(
    "La symétrie annoncée ({claimed}) est rompue\u00a0: {cell} porte «\u00a0{given}\u00a0», "
    "son image {image} porte «\u00a0{found}\u00a0».",
    "The symmetry claimed ({claimed}) is broken: {cell} is “{given}”, its image {image} is "
    "“{found}”.",
)
BROKEN_OWNER = Words(
    "La symétrie annoncée ({claimed}) est rompue\u00a0: {cell} et son image {image} n’échangent "
    "pas les joueurs comme les autres cases.",
    "The symmetry claimed ({claimed}) is broken: {cell} and its image {image} do not exchange the "
    "players as other cells do.",
)
SYMMETRY_NAMES = {
    "none": Words("aucune", "none"),
    "rotate180": Words("demi-tour", "half turn"),
    "rotate90": Words("quart de tour", "quarter turn"),
    "mirror_left_right": Words("miroir gauche-droite", "mirror, left and right"),
    "mirror_top_bottom": Words("miroir haut-bas", "mirror, top and bottom"),
    "mirror_diagonal": Words("miroir en diagonale", "mirror, diagonal"),
}
UNTITLED = Words("Carte dessinée", "Drawn map")
