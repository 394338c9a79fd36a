"""What Generals tells: events, refusals, reasons for the end, phases."""

from ludotheque.core.codes import Codes
from ludotheque.core.events import (
    AMOUNT,
    CELL,
    FLAG,
    SEAT,
    Events,
    Kind,
    Quiet,
    bits_of,
    list_of,
    one_of,
)
from ludotheque.core.noting import Notes
from ludotheque.games.generals.codes import NONE, PLAYERS

TYPE = one_of("types", places="unit a_unit the_unit gender")  # with articles, and what agrees
SITE = one_of("sites", places="building the_building")  # the cell of a building
PLACE, REASON = one_of("places"), one_of("reasons")
GENERAL = one_of("generals", places="power")
SEATS = list_of(SEAT, PLAYERS)
WINNERS = bits_of(SEAT)


# Marks: `step`, a unit goes from cell to cell; `boards`, into a transport; `made`, one is created;
# `lost`, the one on a cell is no more; `out`, a player is; `news`, to the mover's own team;
# `watched`, whether another team sees it depends on where that one's eyes are.
def _step(name: str) -> Kind:
    """A unit goes from cell to cell; of a step one may see one end only: the other is NONE."""
    return (
        Kind(name, start=CELL, end=CELL, seat=SEAT, type=TYPE, hp=AMOUNT)
        .told("came", start=NONE)
        .told("went", end=NONE)
        .veiled("start", "end")
        .marked("step", "watched")
    )


EVENTS = Events(
    Kind("ordered", seat=SEAT, place=PLACE).gather(seat=SEATS),  # in the order of play
    Kind("turn_began", seat=SEAT, day=AMOUNT, income=AMOUNT).heads(),
    Kind("turn_ended", seat=SEAT),
    _step("stepped").chained("start", "end"),
    _step("boarded").marked("boards"),
    _step("took_off"),
    _step("unloaded_unit"),
    Kind("interrupted", cell=CELL).marked("news", "watched"),
    Kind("spotted", cell=CELL, seat=SEAT, type=TYPE, hp=AMOUNT, done=FLAG).marked(
        "news", "watched"
    ),
    Kind("spotted_more", n=AMOUNT).marked("news", "watched"),
    Kind("fired", start=CELL, end=SITE, building=FLAG)  # end: NONE for who does not see the target
    .told("fired_away", end=NONE)
    .told("fired_site", building=1)
    .veiled("end"),
    Kind("hurt", cell=CELL, seat=SEAT, type=TYPE, n=AMOUNT, hp=AMOUNT),  # lost, and left
    Kind("died", cell=CELL, seat=SEAT, type=TYPE).marked("lost"),
    Kind("replied", start=CELL, end=CELL),
    Kind("bombed", cell=SITE, n=AMOUNT, hp=AMOUNT),
    Kind("neutralised", cell=SITE, seat=SEAT, by=SEAT)  # who had it, who did it
    .told("neutral_again", seat=NONE)
    .told("neutral_again", by=NONE),
    Kind("captured", cell=SITE, seat=SEAT),
    Quiet("waited", cell=CELL).marked("watched"),
    Kind("created", cell=CELL, seat=SEAT, type=TYPE).marked("made", "watched"),
    Quiet("gauge", seat=SEAT, points=AMOUNT),
    Kind("gauge_full", seat=SEAT),
    Kind("power_used", seat=SEAT, general=GENERAL),
    Kind("repaired", cell=CELL, n=AMOUNT),
    Kind("refuelled", cell=CELL),
    Kind("crashed", cell=CELL, seat=SEAT, type=TYPE),
    Kind("eliminated", seat=SEAT).marked("out"),
    Kind("resigned", seat=SEAT),
    Kind("game_ended", winners=WINNERS, reason=REASON, drawn=FLAG).told("game_drawn", drawn=1),
    Kind("cargo_lost", cell=CELL, n=AMOUNT),
)
NOTE = Notes(EVENTS)
REFUSALS = Codes(
    """
    not_now act_first not_your_unit unit_done no_such_cargo not_a_flyer_aboard nowhere_to_go
    not_your_site site_makes_nothing site_occupied site_used too_poor no_power gauge_not_full
    power_active off_map out_of_reach occupied no_step no_stop cannot_attack fired_after_move
    no_target out_of_range wrong_domain no_enemy_site out_of_sight no_capture_here cannot_capture
    no_unload unloads_only not_made_here too_dear no_such_type no_room game_over
    """
)
REASONS = Codes("conquest nobody_left day_limit")
PHASES = Codes("main move draw action build over", first=0)
