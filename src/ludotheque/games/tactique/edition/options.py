"""The options of a match: who fights whom, how one wins, and readings that a table may want."""

from pathlib import Path

from ludotheque.core.content import read_toml
from ludotheque.core.options import Option, PerSeat
from ludotheque.core.words import Words
from ludotheque.games.tactique.codes import SEATS

CONTENT = Path(__file__).parent.parent / "content"
FACTIONS = tuple(read_toml(CONTENT / "factions.toml").raw)
FACTION_OF = {
    deck: str(said["faction"]) for deck, said in read_toml(CONTENT / "decks.toml").raw.items()
}
PRESETS = tuple(FACTION_OF)
USUAL = read_toml(CONTENT / "usual.toml")
STARTER, CUSTOM = "starter", "custom"
MODES = ("all", "chosen", "secret")

OPTIONS = (
    Option(
        "factions",
        USUAL.choices("factions", FACTIONS),
        PerSeat(FACTIONS, SEATS),
        Words("quelle faction pour chacun ?", "which faction for each player?"),
    ),
    Option(
        "decks",
        STARTER,
        PerSeat((STARTER, *PRESETS, CUSTOM), SEATS),
        Words("quel deck pour chacun ?", "which deck for each player?"),
    ),
    Option("first", "random", ("random", "0", "1"), Words("qui commence ?", "who begins?")),
    Option(
        "victory_mode",
        "all",
        MODES,
        Words("quelles conditions font gagner ?", "which conditions win the game?"),
    ),
    Option(
        "echo_mode",
        "capacity",
        ("capacity", "pool"),
        Words("comment viennent les Échos ?", "how do Echoes come?"),
    ),
    Option(
        "second_player_bonus",
        0,
        range(2),
        Words("un Écho de plus pour le second ?", "an extra Echo for the second player?"),
    ),
    Option(
        "max_rounds",
        40,
        range(20, 61),
        Words("combien de manches au plus ?", "how many rounds at most?"),
    ),
    Option(
        "open_decklists",
        "false",
        ("false", "true"),
        Words("les decks composés sont-ils ouverts ?", "are custom decks open to all?"),
    ),
    Option("balance", "seed", ("seed", "adjusted"), Words("quel équilibrage ?", "which balance?")),
)
