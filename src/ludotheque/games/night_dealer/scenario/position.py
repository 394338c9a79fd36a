"""Positions in words: set-up lines of a scenario made into a state, and a state told back."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.core.kernel import NOT_OVER
from ludotheque.core.words import ScenarioError, shown
from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.rules.turns import (
    begin_compose,
    begin_round,
    begin_turn,
    mover,
    why_ended,
)

LETTERS = "AHWE"
PLAYERS = "AB"
TOKEN = re.compile(r"([12])([AHW])(\*?)(e?)")
MARK = re.compile(r"([1-9])<(P[12])")
PAIR = re.compile(r"(P[12])=(\[[^\]]*\]|\S+)")
SIGNS = {letter: face for face, letter in enumerate(LETTERS)} | {"-": c.SPENT, "?": c.UNROLLED}
USUAL_WHEELS = "A H W A H"
NUMBER = re.compile(r"[0-9]{1,2}")


def arrange(t: Any, s: Any, lines: Mapping[str, str]) -> None:
    """Make the state what the set-up lines say; what they leave out has a usual value."""
    for word in lines:
        if word not in SETUP:
            raise ScenarioError(f"{word!r} is not a set-up line; known: {', '.join(SETUP)}")
    usual = {"match": "", "turn": "3", "wheels P1": "", "wheels P2": ""}
    said = {**usual, **lines}
    for word, read in SETUP.items():  # in this order, whatever the order of the lines
        if word in said:
            read(t, s, said[word])
    _check_tokens(s)
    s.seat = mover(s)
    if "roll" in said["turn"].split():
        begin_turn(s)
    else:
        begin_compose(s)
    s.event_n = 0


def seat_of(s: Any, role: str) -> int:
    """The seat of P1 or P2 in the current round."""
    if role not in ("P1", "P2"):
        raise ScenarioError(f"{role!r} is neither P1 nor P2")
    return int(s.first if role == "P1" else 1 - s.first)


def role_of(s: Any, seat: int) -> str:
    """P1 or P2."""
    return "P1" if seat == s.first else "P2"


def pairs(text: str) -> list[tuple[str, str]]:
    """The items `P1=… P2=…` of a text, one for each player at most."""
    found = PAIR.findall(text)
    if PAIR.sub("", text).strip() or not found:
        raise ScenarioError(f"{shown(text)!r} is not of the form P1=… P2=…")
    if len({role for role, _ in found}) < len(found):
        raise ScenarioError(f"{shown(text)!r} says something twice of the same player")
    return found


def number(text: str, low: int, high: int, what: str) -> int:
    """A whole number within bounds."""
    if not NUMBER.fullmatch(text) or not low <= int(text) <= high:
        raise ScenarioError(f"{what} {shown(text)!r} is not a whole number from {low} to {high}")
    return int(text)


def read_board(text: str) -> list[tuple[str, str, bool, bool] | None]:
    """Nine cells: None, or (role digit, kind letter, shield, ECLIPSE badge)."""
    rows = [row.split() for row in text.split("/")]
    if len(rows) != 3 or any(len(row) != 3 for row in rows):
        raise ScenarioError(f"board {text!r} is not three rows of three cells")
    cells: list[tuple[str, str, bool, bool] | None] = []
    for token in (token for row in rows for token in row):
        found = TOKEN.fullmatch(token)
        if token != "." and not found:
            raise ScenarioError(f"board: {token!r} is not a cell such as . 1A 2W* 1He")
        cells.append((found[1], found[2], bool(found[3]), bool(found[4])) if found else None)
    return cells


def read_wheels(text: str) -> list[int]:
    """Five faces, SPENT or UNROLLED."""
    signs = text.strip("[]").split()
    if len(signs) != c.WHEELS or any(sign not in SIGNS for sign in signs):
        raise ScenarioError(f"wheels {text!r} are not five of A H W E - ?")
    return [SIGNS[sign] for sign in signs]


def read_marks(text: str) -> list[tuple[int, str]]:
    """Marks as (cell, role of the author), in order of creation."""
    found = []
    for word in text.strip("[]").split():
        mark = MARK.fullmatch(word)
        if not mark:
            raise ScenarioError(f"mark {word!r} is not of the form cell<P1")
        found.append((int(mark[1]) - 1, mark[2]))
    return found


def _match(t: Any, s: Any, text: str) -> None:
    said = {"round": "1", "starter": "AB"[max(t.starter, 0)], "points": "0-0"} | _keys(text)
    if said["starter"] not in tuple(PLAYERS):
        raise ScenarioError(f"match: starter {shown(said['starter'])!r} is neither A nor B")
    s.starter = PLAYERS.index(said["starter"])
    if t.starter not in (c.NONE, s.starter):
        raise ScenarioError(f"match: starter {said['starter']} is not the one the option names")
    points = said["points"].split("-")
    if len(points) != c.SEATS:
        raise ScenarioError(f"match: points {shown(said['points'])!r} are not of the form a-b")
    played = number(said["round"], 1, t.max_rounds, "round") - 1
    most = played * (1 if t.by_rounds else c.CELLS)
    s.points = [number(n, 0, most, "points") for n in points]
    if sum(s.points) > most:
        raise ScenarioError(f"match: points {said['points']} are more than {played} rounds give")
    if played and why_ended(t, played, *s.points) != NOT_OVER:
        raise ScenarioError(f"match: points {said['points']} ended it after round {played}")
    begin_round(t, s, played + 1)


def _keys(text: str) -> dict[str, str]:
    """The items `round=…`, `starter=…` and `points=…` of a text, each once at most."""
    said: dict[str, str] = {}
    for part in text.split():
        key, sign, value = part.partition("=")
        if not sign or key not in ("round", "starter", "points"):
            raise ScenarioError(f"match: {shown(part)!r} is not round=…, starter=… or points=…")
        if key in said:
            raise ScenarioError(f"match: {key} is said twice")
        said[key] = value
    return said


def _turn(t: Any, s: Any, text: str) -> None:
    count, *rest = text.split() or [""]
    if rest not in ([], ["roll"]):
        raise ScenarioError(f"turn: {text!r} is not a number, maybe followed by roll")
    s.turn = number(count, 1, c.TURNS, "turn")
    rolled = [s.first, 1 - s.first][: s.turn]
    if rest and s.turn <= c.SEATS:
        rolled.pop()  # the mover is about to make the first roll
    for seat in rolled:
        s.wheel[seat] = read_wheels(USUAL_WHEELS)


def _board(t: Any, s: Any, text: str) -> None:
    for cell, token in enumerate(read_board(text)):
        if token is not None:
            s.owner[cell] = seat_of(s, "P" + token[0])
            s.kind[cell] = LETTERS.index(token[1])
            s.shield[cell], s.badge[cell] = int(token[2]), int(token[3])


def _trap(t: Any, s: Any, text: str) -> None:
    for role, cell in pairs(text):
        s.trap[seat_of(s, role)] = number(cell, 1, c.CELLS, "trap cell") - 1


def _marks(t: Any, s: Any, text: str) -> None:
    marks = read_marks(text)
    if len(marks) > c.MARKS:
        raise ScenarioError(f"marks: {len(marks)} are more than {c.MARKS}")
    for cell, role in marks:
        s.mark_cell[s.mark_n], s.mark_author[s.mark_n] = cell, seat_of(s, role)
        s.mark_n += 1


def _wheels_of(role: str) -> Callable[[Any, Any, str], None]:
    def read(t: Any, s: Any, text: str) -> None:
        seat = seat_of(s, role)
        if not text:
            return
        s.wheel[seat] = read_wheels(text)
        for wheel, face in enumerate(s.wheel[seat]):
            if face >= 0 and LETTERS[face] not in faces_of(t, 0, wheel):
                raise ScenarioError(f"wheels {role}: wheel {wheel + 1} carries no {LETTERS[face]}")
        if s.wheel[seat].count(c.ECLIPSE) > 1:
            raise ScenarioError(f"wheels {role}: E comes up once a round for each player")
        s.drawn[seat] = int(c.ECLIPSE in s.wheel[seat])

    return read


def _eclipse(t: Any, s: Any, text: str) -> None:
    for role, drawn in pairs(text):
        if drawn not in ("drawn", "no"):
            raise ScenarioError(f"eclipse: {drawn!r} is neither drawn nor no")
        seat = seat_of(s, role)
        if drawn == "no" and s.drawn[seat]:
            raise ScenarioError(f"eclipse: {role} shows E, which has come up then")
        if drawn == "drawn" and not any("E" in faces_of(t, 0, wheel) for wheel in range(c.WHEELS)):
            raise ScenarioError("eclipse: no wheel carries E")
        s.drawn[seat] = int(drawn == "drawn")


def _omen(t: Any, s: Any, text: str) -> None:
    if text not in ("available", "used"):
        raise ScenarioError(f"omen: {text!r} is neither available nor used")
    s.omen = int(text == "available")


SETUP: dict[str, Callable[[Any, Any, str], None]] = {
    "match": _match,
    "turn": _turn,
    "board": _board,
    "trap": _trap,
    "marks": _marks,
    "wheels P1": _wheels_of("P1"),
    "wheels P2": _wheels_of("P2"),
    "eclipse": _eclipse,
    "omen": _omen,
}


def _check_tokens(s: Any) -> None:
    """A trap needs an empty cell and a mark a tile."""
    for cell in s.trap:
        if cell != c.NONE and s.owner[cell] != c.NONE:
            raise ScenarioError(f"trap: cell {cell + 1} is not empty")
    for cell in s.mark_cell[: s.mark_n]:
        if s.owner[cell] == c.NONE:
            raise ScenarioError(f"marks: cell {cell + 1} has no tile")


def board_words(s: Any) -> str:
    """The board as a scenario writes it."""
    cells = []
    for cell in range(c.CELLS):
        if s.owner[cell] == c.NONE:
            cells.append(".")
            continue
        star, badge = "*" * s.shield[cell], "e" * s.badge[cell]
        cells.append(role_of(s, s.owner[cell])[1] + LETTERS[s.kind[cell]] + star + badge)
    return " / ".join(" ".join(cells[i : i + 3]) for i in range(0, c.CELLS, 3))


def lines_of(s: Any) -> list[str]:
    """The set-up lines of a position, as a scenario writes them."""
    points = "-".join(map(str, s.points))
    rolls = " roll" if s.phase in (c.ROLL, c.REROLL) else ""
    traps = [f"P{i + 1}={s.trap[seat_of(s, f'P{i + 1}')] + 1}" for i in range(c.SEATS)]
    marks = marks_words(s).strip("[]")
    drawn = [f"{role_of(s, seat)}=drawn" for seat in range(c.SEATS) if s.drawn[seat]]
    wheels = [
        f"wheels {role_of(s, seat)}: {wheels_words(s, seat).strip('[]')}"
        for seat in (s.first, 1 - s.first)
    ]
    return [
        f"match: round={s.round} starter={PLAYERS[s.starter]} points={points}",
        f"turn: {s.turn}{rolls}",
        f"board: {board_words(s)}",
        *(
            [f"trap: {' '.join(t for t in traps if not t.endswith('=0'))}"]
            if max(s.trap) >= 0
            else []
        ),
        *([f"marks: {marks}"] if marks else []),
        *wheels,
        *([f"eclipse: {' '.join(drawn)}"] if drawn else []),
        f"omen: {'available' if s.omen else 'used'}",
    ]


def wheels_words(s: Any, seat: int) -> str:
    """A player's wheels as a scenario writes them."""
    names = {face: sign for sign, face in SIGNS.items()}
    return "[" + " ".join(names[face] for face in s.wheel[seat]) + "]"


def marks_words(s: Any) -> str:
    """The marks not yet due as a scenario writes them."""
    marks = zip(s.mark_cell[: s.mark_n], s.mark_author, strict=False)
    return "[" + " ".join(f"{cell + 1}<{role_of(s, author)}" for cell, author in marks) + "]"


def faces_words(t: Any, s: Any, seat: int) -> str:
    """The faces each wheel of a player could show if it were rolled now."""
    return "[" + " ".join(faces_of(t, s.drawn[seat], wheel) for wheel in range(c.WHEELS)) + "]"


def faces_of(t: Any, drawn: int, wheel: int) -> str:
    """ND-R-b, ND-R-e The letters of the faces a wheel could show."""
    below = 0
    letters = ""
    for face, letter in enumerate(LETTERS):
        if t.upto[wheel][face] > below and not (face == c.ECLIPSE and drawn):
            letters += letter
        below = t.upto[wheel][face]
    return letters
