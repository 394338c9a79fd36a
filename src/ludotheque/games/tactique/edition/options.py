"""The options of a match: who fights whom, how one wins, and readings that a table may want."""

from pathlib import Path

from ludotheque.core.content import read_toml
from ludotheque.core.options import options_in
from ludotheque.games.tactique.codes import SEATS

CONTENT = Path(__file__).parent.parent / "content"
FACTIONS = tuple(read_toml(CONTENT / "factions.toml").raw)
FACTION_OF = {
    deck: str(said["faction"]) for deck, said in read_toml(CONTENT / "decks.toml").raw.items()
}
STARTER, CUSTOM = "starter", "custom"
MODES = ("all", "chosen", "secret")
OPTIONS = options_in(
    CONTENT / "options.toml", SEATS, factions=FACTIONS, decks=(STARTER, *FACTION_OF, CUSTOM)
)
