"""The layout of the tables: cards, factions, conditions and options in the rules' numbers."""

from ludotheque.cards import decks
from ludotheque.core.record import PUBLIC, Field, Layout
from ludotheque.games.tactique.codes import (
    CARDS,
    DECK,
    FACTIONS,
    FORMED,
    GOALS,
    PRESETS,
    ROWS,
    SEATS,
    SPOTS,
)
from ludotheque.games.tactique.edition import outlook, programs

FIELDS = [
    # the grids of this match
    Field("playable", "i1", (SPOTS,), PUBLIC, "1 where the formation has a cell"),
    Field("cells", "i1", (SEATS * FORMED,), PUBLIC, "the playable spots of both grids, in order"),
    Field("row_of", "i1", (SPOTS,), PUBLIC, "row of a spot, the front is 0"),
    Field("near", "i1", (SPOTS, 4), PUBLIC, "spots beside it in cell order, or NONE at the end"),
    # the players of this match
    Field("faction", "i1", (SEATS,), PUBLIC, "faction of each player"),
    Field("preset", "i1", (SEATS,), PUBLIC, "ready deck of each player, NONE: builds one"),
    Field("passive", "i1", (SEATS,), PUBLIC, "CLOSE_RANKS, PROLIFERATION or SELF_REPAIR"),
    Field("passive_n", "i1", (SEATS,), PUBLIC, "its number"),
    Field("passive_token", "i1", (SEATS,), PUBLIC, "the token it leaves, or NONE"),
    # ready decks and victory conditions
    Field("decks_n", "i1", (), PUBLIC, "ready decks"),
    Field("deck_faction", "i1", (PRESETS,), PUBLIC, "faction of each"),
    Field("deck_list", "i1", (PRESETS, DECK), PUBLIC, "its cards"),
    Field("deck_aim", "i1", (PRESETS,), PUBLIC, "the condition it is built for"),
    Field("starter", "i1", (FACTIONS,), PUBLIC, "ready deck that a faction starts with"),
    Field("goals_n", "i1", (), PUBLIC, "victory conditions"),
    Field("goal_faction", "i1", (GOALS,), PUBLIC, "faction of each"),
    Field("goal_kind", "i1", (GOALS,), PUBLIC, "TERRITORIAL, SYNERGETIC, …"),
    Field("goal_n", "i1", (GOALS, ROWS), PUBLIC, "turns by row (0: none), or its number"),
    # numbers and options
    Field("hand_size", "i1", (), PUBLIC, "cards of an opening hand"),
    Field("echoes_start", "i1", (), PUBLIC, "Echoes before the first turn"),
    Field("echoes_max", "i1", (), PUBLIC, "most Echoes"),
    Field("shield_max", "i1", (), PUBLIC, "most shield points of a unit"),
    Field("synapse_max", "i1", (), PUBLIC, "most ATK from Synapse"),
    Field("lasting_max", "i1", (), PUBLIC, "most persistent spells of a player"),
    Field("first_seat", "i1", (), PUBLIC, "who begins, or NONE for chance"),
    Field("mode", "i1", (), PUBLIC, "ALL_COUNT, CHOSEN or SECRET_PICK"),
    Field("pool", "i1", (), PUBLIC, "1 with echo_mode=pool"),
    Field("bonus", "i1", (), PUBLIC, "Echoes more in the second player's first turn"),
    Field("max_rounds", "i1", (), PUBLIC, "the last round"),
    Field("open_lists", "i1", (), PUBLIC, "1 if custom lists are open"),
]
TABLES = Layout(
    "Tables", [*FIELDS, *decks.fields(CARDS, FACTIONS), *programs.FIELDS, *outlook.FIELDS]
)
