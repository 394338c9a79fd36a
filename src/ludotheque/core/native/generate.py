"""From the rules of a game to the text of its native unit: one `.pyx` and the files it includes."""

from __future__ import annotations

from ludotheque.core.game import Rules
from ludotheque.core.kernel import NOT_OVER, OK, WIN
from ludotheque.core.native.kinds import C_TYPES, DESK, RULES
from ludotheque.core.native.lint import lint
from ludotheque.core.native.rewrite import failing, rewritten
from ludotheque.core.native.scope import Scope, behind, reach
from ludotheque.core.native.unit import PACKAGE, Function, NativeError, Unit
from ludotheque.core.record import Layout

HEAD = """\
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=False
# cython: initializedcheck=False, infer_types=False, binding=False, auto_pickle=False
cimport cython
from libc.math cimport exp, fabs, log, sqrt
from libc.string cimport memcpy, memset
from posix.time cimport CLOCK_MONOTONIC, CLOCK_THREAD_CPUTIME_ID, clock_gettime, timespec

# Cython takes a row of plain `signed char` for text; under a name of ours it is a row of numbers.
cdef extern from *:
    \"\"\"
    typedef signed char signed_byte;
    typedef unsigned char unsigned_byte;
    \"\"\"
    ctypedef short signed_byte
    ctypedef unsigned short unsigned_byte

cdef inline long long whole_abs(long long number) noexcept nogil:
    return -number if number < 0 else number

cdef inline long long unit_time() noexcept nogil:
    cdef timespec now
    clock_gettime(CLOCK_MONOTONIC, &now)
    return <long long>now.tv_sec * 1000000000 + now.tv_nsec

cdef inline long long unit_thread_time() noexcept nogil:
    cdef timespec now
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return <long long>now.tv_sec * 1000000000 + now.tv_nsec
"""
TS, MOVE, OUT = "Tables* t, State* s", "long long move", "long long* out"
HANDED = "Desk* g"  # goes before all of these
GLUE = {  # what the wrapper and `g.` call: parameters, arguments
    "setup": (TS, "t, s"),
    "why_not": (f"{TS}, {MOVE}", "t, s, move"),
    "legal": (f"{TS}, {OUT}", "t, s, out"),
    "apply": (f"{TS}, {MOVE}", "t, s, move"),
    "outcome": (f"{TS}, {OUT}", "t, s, out"),
    "guess": (f"{TS}, long long seat", "t, s, seat"),
    "estimate": (f"{TS}, {OUT}", "t, s, out"),
    "prune": (f"{TS}, {OUT}", "t, s, out"),
    "playout_moves": (f"{TS}, {OUT}", "t, s, out"),
    "random_moves": (f"{TS}, {OUT}", "t, s, out"),
    "advise": (f"{TS}, long long style, {OUT}", "t, s, style, out"),
    "chapter": (TS, "t, s"),
    "pace": (TS, "t, s"),
    "turns": (TS, "t, s"),
    "wastes": (f"{TS}, {MOVE}", "t, s, move"),
    "tidy": (TS, "t, s"),
    "suspect": (f"{TS}, long long seat", "t, s, seat"),
    "redact": ("State* s, long long seat", "s, seat"),
    "check_notes": ("State* s", "s"),
    "set_key": ("State* s, unsigned long long low, unsigned long long high", "s, low, high"),
    "play_random": (f"{TS}, {OUT}, unsigned long long seed, long long limit",
                    "t, s, out, seed, limit"),
    "sum_random": (f"{TS}, {OUT}, unsigned long long seed, long long limit",
                   "t, s, out, seed, limit"),
    "fold": ("unsigned long long total, unsigned long long word", "total, word"),
    "search": (f"{TS}, State* w, State* v, long long* args, long long* tree, {OUT}",
               "t, s, w, v, args, tree, out"),
    "decide": (f"{TS}, State* w, State* v, long long* mind, long long at, "
               f"unsigned long long seed, long long* args, long long* tree, {OUT}",
               "t, s, w, v, mind, at, seed, args, tree, out"),
    "contest": (f"{TS}, State* x, State* w, State* v, long long* sheet, long long* rows, "
                f"long long* marks, long long* args, long long* tree, {OUT}",
                "t, s, x, w, v, sheet, rows, marks, args, tree, out"),
}  # fmt: skip
PLAIN = {  # what stands for a part that a game does not bring
    "prune": ["return game_legal(g, t, s, out)"],
    "playout_moves": ["return game_legal(g, t, s, out)"],
    "random_moves": ["return game_legal(g, t, s, out)"],
    "advise": ["game_legal(g, t, s, out)", "return out[0]"],
    "chapter": ["return 0"],
    "pace": ["return 1"],
    "wastes": ["return 0"],
    "tidy": ["return 0"],
    "suspect": ["return 0"],
}
SCRATCH = 64  # the least room in `out`


def generate(rules: Rules, digest: str = "") -> dict[str, str]:
    """File name -> text; `unit.pyx` is the one to compile. NativeError lists what lint found."""
    unit = Unit(rules)
    scopes = reach(unit)
    found = lint(scopes)
    if found:
        raise NativeError("\n".join(found))
    files = {include_name(s.label): rewritten(s, scopes) for s in unit.sources}
    files["wrapper.pxi"] = (PACKAGE / "core/native/wrapper.pxi").read_text(encoding="utf-8")
    parts = [HEAD, *(_struct(name, layout) for name, layout in unit.layouts.items())]
    parts += [_sizes(rules, digest), *_glue(unit, scopes)]
    parts += [f'include "{name}"' for name in files]
    return {**files, "unit.pyx": "\n".join(parts) + "\n"}


def include_name(label: str) -> str:
    """The name under which the rewritten copy of a text is included."""
    return label.removesuffix(".py") + ".pxi"


def _struct(name: str, layout: Layout) -> str:
    lines = [f"cdef struct {name}:"]
    for f in layout.placed:
        lines.append(f"    {C_TYPES[f.type]} {f.name}" + "".join(f"[{n}]" for n in f.shape))
    return "\n".join(lines) + "\n"


def _sizes(rules: Rules, digest: str) -> str:
    numbers = {
        "STATE_BYTES": rules.state.size,
        "HEAD_BYTES": rules.state.head_size,
        "TABLES_BYTES": rules.tables.size,
        "SEATS": rules.most_seats,
        "MOVES": rules.moves.count,
        "ROOM": max(rules.width, rules.most_seats, SCRATCH),
    }
    lines = ["cdef enum:", *(f"    {name} = {value}" for name, value in numbers.items())]
    return "\n".join([*lines, f'DIGEST = "{digest}"', f'GAME = "{rules.id}"']) + "\n"


def _glue(unit: Unit, scopes: dict[Function, Scope]) -> list[str]:
    """The contract under fixed names, whatever the game calls its functions."""
    carry = {"search": unit.search, "decide": unit.decide, "contest": unit.contest}
    named = {**unit.roles, **unit.shared, "redact": unit.redact, **carry}
    parts = [_alias(name, made) for name, made in named.items() if made is not None]
    if unit.ask_count:
        parts.append(_asking(unit))
    parts += [_not_carried(name) for name, made in carry.items() if made is None]
    parts.append(_beginning(unit))
    even = WIN // unit.rules.seats[1]
    if unit.roles["estimate"] is None:
        parts.append(_function("estimate", None, [
            "for seat in range(SEATS):", f"    out[seat] = {even}", "return 0",
        ], "seat"))  # fmt: skip
    for name, body in PLAIN.items():
        if unit.roles[name] is None:
            parts.append(_function(name, _worst(unit, name), body))
    parts.append(_function("value", _worst(unit, "value"), [
        "reason = game_outcome(g, t, s, out)",
        f"if reason == {NOT_OVER}:", "    game_estimate(g, t, s, out)", "return reason",
    ], "reason"))  # fmt: skip
    return [*parts, FIXED]


def _alias(name: str, made: Function) -> str:
    params, given = GLUE[name]
    wanted = [p.rpartition(" ")[0] for p in params.split(", ")]
    left = iter(given.split(", "))
    args = ["g" if kind in (RULES, DESK) else next(left, "") for kind in made.params.values()]
    plain = [kind.c_type for kind in made.params.values() if kind not in (RULES, DESK)]
    if plain != wanted:
        place = f"{made.source.label}:{made.source.line(made.node.lineno)}: {made.name}"
        raise NativeError(f"{place}: as {name} it must take ({params})")
    fails = failing(made, made.result.base)
    result = made.result.c_type
    head = f"cdef inline {result} game_{name}({HANDED}, {params}) {fails} nogil:"
    return f"{head}\n    return {made.c_name}({', '.join(args)})\n"


def _function(name: str, made: Function | None, body: list[str], local: str = "") -> str:
    params = GLUE.get(name, GLUE["legal"])[0]
    lines = [f"cdef inline long long game_{name}({HANDED}, {params}) {failing(made)} nogil:"]
    lines += [f"    cdef long long {local}"] if local else []
    return "\n".join(lines + [f"    {line}" for line in body]) + "\n"


def _asking(unit: Unit) -> str:
    """The loop that `ask_all` makes."""
    return _function("legal", unit.roles["why_not"], [
        "n = 0", f"for move in range({unit.ask_count}):",
        f"    if game_why_not(g, t, s, move) == {OK}:",
        "        out[n] = move", "        n += 1", "return n",
    ], "n, move")  # fmt: skip


def _not_carried(name: str) -> str:
    body = ["with gil:", '    raise NotImplementedError("this unit was built without players")']
    params = GLUE[name][0]
    head = f"cdef inline long long game_{name}({HANDED}, {params}) except? -1 nogil:"
    return "\n".join([head, *(f"    {line}" for line in body)]) + "\n"


def _beginning(unit: Unit) -> str:
    """The first position under a seed."""
    fails = failing(_worst(unit, "begin"))
    head = (
        f"cdef inline long long game_begin({HANDED}, {TS}, unsigned long long low) {fails} nogil:"
    )
    body = ["memset(s, 0, STATE_BYTES)", "game_set_key(g, s, low, 0)", "game_setup(g, t, s)"]
    return "\n".join([head, *(f"    {line}" for line in [*body, "return 0"])]) + "\n"


def _worst(unit: Unit, name: str) -> Function | None:
    """One of the functions behind `g.name`, if possible one that may fail."""
    return max(behind(unit, name), key=lambda f: f.raises, default=None)


FIXED = """\
cdef inline long long game_copy(Desk* g, State* w, State* s) noexcept nogil:
    memcpy(w, s, HEAD_BYTES)
    w.event_n = 0
    return 0

cdef inline long long game_write(Desk* g, State* s, long long* row, long long at) noexcept nogil:
    memcpy(row + at, s, HEAD_BYTES)
    return 0

cdef inline long long game_fingerprint(Desk* g, State* s) noexcept nogil:
    cdef unsigned long long word, total = 0
    cdef long long at
    for at in range(HEAD_BYTES // 8):
        memcpy(&word, (<char*>s) + 8 * at, 8)
        total = game_fold(g, total, word)
    return <long long>(total >> 1)
"""
