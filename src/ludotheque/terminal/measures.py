"""`bench`: the figures of one run, as a table."""

from __future__ import annotations

import sys
from typing import Any

from ludotheque.core.words import Words
from ludotheque.lab import bench as figures
from ludotheque.terminal.screen import Screen, as_json

MEASURING = Words("mesure : {what}…", "measuring {what}…")
HEADS = Words("Python | natif | rapport", "Python | native | ratio")
MOVES = Words("coups au hasard par seconde", "random moves per second")
VISITS = Words("visites de la recherche par seconde", "search visits per second")
COPY = Words("copie d’un état, ns", "copy of a state, ns")
LISTING = Words(
    "liste des coups d’une décision (99 %), ms\u00a0: Python | servie",
    "moves of a decision listed (99 %), ms: Python | served",
)
BYTES = Words("octets par état (dont copiés)", "bytes per state (of which copied)")
MATCHES = Words("mille parties jouées, Mo", "a thousand matches played, MB")
FOUR = Words("Puissance quatre, coups par seconde", "Connect four, moves per second")
OURS = Words("Ludothèque, un cœur", "Ludothèque, one core")
SLOWER = Words("nous : ×{ratio}", "we: ×{ratio}")
START = Words("démarrage de « ludotheque games », s", "start of `ludotheque games`, s")
NO_NATIVE = Words("pas de moteur natif ici", "no native engine here")


def bench(lang: str, json: bool) -> int:
    """The command."""
    screen = Screen(lang)
    quiet = json or not sys.stderr.isatty()

    def report(what: str) -> None:
        if not quiet:
            print(screen.text(MEASURING, what=what), file=sys.stderr)

    found = figures.measure(report=report)
    if json:
        as_json(found)
        return 0
    for name, row in found["games"].items():
        _game(screen, name, row, found["matches"][name])
    if "connect four" in found:
        _peers(screen, found["connect four"])
    _row(screen, START, f"{found['start']:.2f}")
    return 0


def _game(screen: Screen, name: str, row: dict[str, Any], megabytes: float) -> None:
    screen.pieces((name, "bold"), (f"   {screen.text(HEADS)}", "dim"))
    for label, what in ((MOVES, "moves/s"), (VISITS, "visits/s")):
        slow = f"{row[f'python {what}']:,.0f}"
        if f"native {what}" in row:
            fast, ratio = row[f"native {what}"], row[f"ratio {what}"]
            _row(screen, label, f"{slow} | {fast:,.0f} | ×{ratio:.0f}")
        else:
            _row(screen, label, f"{slow} | {screen.text(NO_NATIVE)}")
    copy = row["copy ns"]
    _row(screen, COPY, " | ".join(f"{copy[k]:.1f}" for k in ("python", "native") if k in copy))
    listed = row["listing ms"]
    _row(screen, LISTING, f"{listed['python']:.2f} | {listed['served']:.2f}")
    _row(screen, BYTES, f"{row['bytes']['state']} ({row['bytes']['copied']})")
    _row(screen, MATCHES, f"{megabytes:.1f}")
    screen.line()


def _peers(screen: Screen, found: dict[str, Any]) -> None:
    screen.pieces((screen.text(FOUR), "bold"))
    for name, rate in found["moves/s"].items():
        mine = name == "ludotheque"
        ratio = "" if mine else screen.text(SLOWER, ratio=f"{found['ratio'].get(name, 0):.1f}")
        label = OURS if mine else Words(name, name)
        _row(screen, label, f"{rate:,.0f}  {ratio}".rstrip())
    for script, why in found["missing"].items():
        _row(screen, Words(script, script), why)
    screen.line()


def _row(screen: Screen, label: Words, value: str) -> None:
    screen.pieces((f"  {screen.text(label)}: ", "dim"), (value, ""))
