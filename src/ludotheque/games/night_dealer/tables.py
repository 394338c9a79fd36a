"""The layout of the tables: content and options in the numbers the rules work with."""

from ludotheque.core.outlook import table_fields
from ludotheque.core.record import PUBLIC, Field, Layout, advice
from ludotheque.games.night_dealer.codes import (
    CELLS,
    COUNTS,
    FACES,
    FEATURES,
    KINDS,
    MIDDLE,
    MOMENTS,
    MOST_POINTS,
    MOST_ROUNDS,
    SEATS,
    WHEELS,
)

FIELDS = [
    Field("neighbours", "i1", (CELLS,), PUBLIC, "how many neighbours a cell has (ND-P-b)"),
    Field("neighbour", "i1", (CELLS, 4), PUBLIC, "which, ascending"),
    Field("beside", "i1", (CELLS, CELLS), PUBLIC, "1 where two cells are neighbours"),
    Field("near", "i2", (CELLS,), PUBLIC, "the neighbours of a cell, as bits"),
    Field("beats", "i1", (KINDS, KINDS), PUBLIC, "1 where the first kind beats the second"),
    Field("prey", "i1", (KINDS,), PUBLIC, "the kind that a kind beats"),
    Field("hunter", "i1", (KINDS,), PUBLIC, "the kind that beats a kind"),
    Field("upto", "i2", (WHEELS, FACES), PUBLIC, "weight of the faces of a wheel, added up"),
    Field("tiles", "i1", (3,), PUBLIC, "most tiles on T1, T2, T3"),
    Field("rounds_to_win", "i1", (), PUBLIC, "rounds that win with scoring=rounds"),
    Field("by_rounds", "i1", (), PUBLIC, "1 with scoring=rounds"),
    Field("shields_stop_all", "i1", (), PUBLIC, "0 with shield_scope=effects"),
    Field("tie_draws", "i1", (), PUBLIC, "1 with tie_at_target=draw"),
    Field("whole_board", "i1", (), PUBLIC, "1 with rps_scope=board"),
    Field("starter", "i1", (), PUBLIC, "seat that opens round 1, or NONE for chance"),
    Field("fixed_seats", "i1", (), PUBLIC, "1 with seat_rule=fixed"),
    Field("target_points", "i1", (), PUBLIC, "points that win"),
    Field("max_rounds", "i1", (), PUBLIC, "most rounds"),
]
ESTIMATE = advice(
    Field("count", "i1", (1 << CELLS,), PUBLIC, "how many cells a set of cells holds"),
    Field(
        "weight", "i2", (SEATS, COUNTS, MOMENTS), PUBLIC, "worth of what counts, next mover first"
    ),
    Field("base", "i2", (MOMENTS, CELLS + 1), PUBLIC, "lead of the next mover, by empty cells"),
    Field("omen_worth", "i2", (MOMENTS,), PUBLIC, "worth of Omen to P2"),
    Field("saved_worth", "i2", (MOMENTS,), PUBLIC, "worth to P2 of a tile that Omen may save now"),
    Field("spread", "i2", (MOMENTS,), PUBLIC, "how far the final lead may lie from the expected"),
    Field("odds", "i4", (2 * MIDDLE + 1,), PUBLIC, "chance not to exceed, by distance in spreads"),
    Field(
        "after",
        "i4",
        (MOST_ROUNDS, MOST_POINTS + 1, MOST_POINTS + 1),
        PUBLIC,
        "chance of P1 after a round, by points of P1 and P2",
    ),
)
TABLES = Layout("Tables", [*FIELDS, *ESTIMATE, *table_fields(FEATURES)])
