"""The room that a tree of the search takes, and how it is laid out: record style."""

from ludotheque.agents import asked as k
from ludotheque.core.types import i8row

DEEP = 400  # decisions a visit may walk down before it is valued
EDGES_PER_VISIT = 16  # room in the tree; a full tree is still searched, but grows no more
MOST_EDGES = 1500000


def slots_for(visits: int) -> int:
    """The size of the table of a tree: a power of two."""
    slots = 16
    while slots <= 2 * visits:
        slots *= 2
    return slots


def edges_for(visits: int, width: int) -> int:
    """Edges that a tree has room for."""
    return min(MOST_EDGES, max(visits * EDGES_PER_VISIT, 4 * width))


def tree_room(visits: int, width: int) -> int:
    """The numbers that a tree of so many visits takes."""
    return slots_for(visits) + (visits + k.A_SPARE) * k.NODE + edges_for(visits, width) * k.EDGE


def plant(args: i8row, visits: int, width: int) -> int:
    """Lay out a tree with room for so many visits."""
    args[k.A_MODE] = k.SEARCH
    args[k.A_SLOTS] = slots_for(visits)
    args[k.A_NODES] = visits + k.A_SPARE
    args[k.A_EDGES] = edges_for(visits, width)
    args[k.A_NODE_N] = 0
    args[k.A_EDGE_N] = 0
    args[k.A_SQUARES] = 0
    args[k.A_DEEP] = DEEP
    return 0
