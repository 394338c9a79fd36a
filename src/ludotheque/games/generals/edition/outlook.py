"""What computer players weigh: the estimate and the styles, from their content file."""

from typing import Any

from ludotheque.core.content import Entry
from ludotheque.core.outlook import table_fields
from ludotheque.core.record import PUBLIC, Field, advice
from ludotheque.games.generals.codes import CELLS, E_WEIGHTS, FEATURES, NONE, STYLES, WEIGHTS

FIELDS = [
    *advice(
        Field("styles", "i1", (), PUBLIC, "ways to lead an army"),
        Field("style", "i2", (STYLES, WEIGHTS), PUBLIC, "what each weighs, in hundredths"),
        Field("weigh", "i2", (E_WEIGHTS,), PUBLIC, "what the estimate weighs, in hundredths"),
    ),
    *table_fields(FEATURES),
    Field("land", "i2", (CELLS,), PUBLIC, "number of the island that a cell belongs to, or NONE"),
    Field("sea", "i2", (CELLS,), PUBLIC, "number of the water that ships share, or NONE"),
]
ESTIMATE = ("army", "money", "income", "maker", "late", "gauge", "front")
WEIGHED = (
    "hit",
    "back",
    "kill",
    "danger",
    "advance",
    "capture",
    "siege",
    "heal",
    "power",
    "hold",
    "make_hit",
    "make_meat",
    "make_range",
    "make_siege",
    "make_speed",
    "make_captor",
    "make_save",
)


def read_advice(t: Any, file: Entry) -> None:
    """Fill the weights from `advice.toml`."""
    estimate = file.entry("estimate")
    t.weigh = [estimate.integer(name, -10000, 10000) for name in ESTIMATE]
    estimate.done()
    styles = file.entry("style")
    if not 1 <= len(styles.raw) <= STYLES:
        raise styles.wrong(f"holds {len(styles.raw)} styles; from 1 to {STYLES} are needed")
    t.styles = len(styles.raw)
    for number, name in enumerate(styles.raw):
        style = styles.entry(name)
        t.style[number] = [style.integer(word, -10000, 10000) for word in WEIGHED]
        style.done()
    file.done()


def fill_realms(t: Any) -> None:
    """Number the islands that walkers share and the waters that ships share."""
    walker = next((k for k in range(t.types) if t.domain[k] == 0), NONE)
    ship = next((k for k in range(t.types) if t.domain[k] == 1), NONE)
    t.land, t.sea = _realms(t, walker), _realms(t, ship)


def _realms(t: Any, kind: int) -> list[int]:
    found = [NONE] * CELLS
    count = 0
    for start in t.cell[: t.cells]:
        if kind == NONE or found[start] != NONE or not _enters(t, kind, start):
            continue
        waiting = [start]
        found[start] = count
        while waiting:
            for near in t.near[waiting.pop()]:
                if near != NONE and found[near] == NONE and _enters(t, kind, near):
                    found[near] = count
                    waiting.append(near)
        count += 1
    return found


def _enters(t: Any, kind: int, cell: int) -> bool:
    return bool(t.cost[0][0][kind][t.ground[cell]])
