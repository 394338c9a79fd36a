"""The names in texts.toml of refusals, reasons and events, by their numbers."""

from typing import Any

from ludotheque.core.events import AMOUNT, Events, Kind
from ludotheque.games.generals import codes


def _named(constants: str) -> dict[int, str]:
    """Each constant's number with its name in small letters."""
    return {getattr(codes, constant): constant.lower() for constant in constants.split()}


REFUSALS = _named(
    """
    NOT_NOW ACT_FIRST NOT_YOUR_UNIT UNIT_DONE NO_SUCH_CARGO NOT_A_FLYER_ABOARD NOWHERE_TO_GO
    NOT_YOUR_SITE SITE_MAKES_NOTHING SITE_OCCUPIED SITE_USED TOO_POOR NO_POWER GAUGE_NOT_FULL
    POWER_ACTIVE OFF_MAP OUT_OF_REACH OCCUPIED NO_STEP NO_STOP CANNOT_ATTACK FIRED_AFTER_MOVE
    NO_TARGET OUT_OF_RANGE WRONG_DOMAIN NO_ENEMY_SITE OUT_OF_SIGHT NO_CAPTURE_HERE CANNOT_CAPTURE
    NO_UNLOAD UNLOADS_ONLY NOT_MADE_HERE TOO_DEAR NO_SUCH_TYPE NO_ROOM GAME_OVER
    """
)
REASONS = _named("CONQUEST NOBODY_LEFT DAY_LIMIT")
KINDS = _named(
    """
    ORDERED TURN_BEGAN TURN_ENDED STEPPED BOARDED TOOK_OFF UNLOADED_UNIT INTERRUPTED SPOTTED
    SPOTTED_MORE FIRED HURT DIED REPLIED BOMBED NEUTRALISED CAPTURED WAITED CREATED GAUGE
    GAUGE_FULL POWER_USED REPAIRED REFUELLED CRASHED ELIMINATED RESIGNED GAME_ENDED CARGO_LOST
    """
)
EVENTS = Events(*(Kind(name, a=AMOUNT, b=AMOUNT, c=AMOUNT) for name in KINDS.values()))
NUMBERS = {name: number for number, name in KINDS.items()}


def rows_of(s: Any) -> list[list[int]]:
    """The notes of a position: kind, who may see it, three numbers."""
    return [s.event[at : at + 5] for at in range(0, s.event_n, 5)]
