"""How long a server takes to open the history and the record of somebody with many matches.

`python bench/history.py [MATCHES]` fills a data folder of its own with matches of one person among
as many of others, and prints the time of each answer, as the server gives it over HTTP.
"""

from __future__ import annotations

import contextlib
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.helping import Person, Server

GAMES = ("night-dealer", "duel", "generals", "connect-four")
LEVELS = ("apprenti", "adepte", "expert", "maitre")
PUT = f"INSERT INTO played VALUES ({', '.join('?' * 13)})"
ASKED = (
    "/api/me/history",
    "/api/me/history?game=duel",
    "/api/me/history?result=won",
    "/api/me/history?opponent=person:p7",
    "/api/me/history?game=duel&result=lost&opponent=level:maitre",
    "/api/me/record",
)
TIMES = 20


def row(who: str, number: int, draw: random.Random) -> tuple[object, ...]:
    """A match of somebody's."""
    level, person = draw.choice(LEVELS), draw.randrange(200)
    versus = draw.choice((f"level:{level}", f"person:p{person}"))
    kind, name = versus.split(":")
    rivals = f'[["{kind}","{name}","{name if kind == "person" else ""}"]]'
    used = f'{{"deck":["d{draw.randrange(30)}","Paquet","Deck"]}}'
    result = draw.choice(("won", "lost", "drawn"))
    return (
        *(who, f"m{number}", draw.choice(GAMES), float(number), result, "", 0, versus, rivals),
        *("resign", "[12,9]", draw.randrange(90), used),
    )


def fill(file: Path, who: str, count: int) -> None:
    """Lay the matches into a database, somebody else's between them."""
    draw = random.Random(5)
    rows = (row(who if n % 2 else f"o{n % 50}", n, draw) for n in range(2 * count))
    with contextlib.closing(sqlite3.connect(file, timeout=10)) as base:
        base.executemany(PUT, rows)
        base.commit()


def last_page(me: Person) -> str:
    """The address of the last page."""
    found = me.get("/api/me/history")
    while found["next"]:
        page = found["next"]
        found = me.get(f"/api/me/history?page={page}")
    return f"/api/me/history?page={page}"


def main(count: int) -> None:
    """Fill, ask, print."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        me = Person(server)
        fill(server.data / "ludotheque.db", me.id, count)
        print(f"{count} matches of one person, {2 * count} in all; milliseconds, of {TIMES}")
        for asked in (*ASKED, last_page(me)):
            took = []
            for _ in range(TIMES):
                begun = time.perf_counter()
                me.get(asked)
                took.append(1000 * (time.perf_counter() - begun))
            middle = statistics.median(took)
            print(f"first {took[0]:6.1f}  median {middle:6.1f}  most {max(took):6.1f}  {asked}")
        server.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
