"""Python that is derived from what a game declares: `python -m ludotheque.core.derive`.

From `events.py` of a game's folder it writes `numbers.py`, the constants of its codes, and
`notes.py`, a function for every kind of event, both record style; from `state.py`, `tables.py` and
`desk.py` it writes `records.py`, their records as types; for a game's page, its phases and packed
fields as `numbers.ts`. All are committed. With --check it writes nothing and fails where a file is
not what the declarations say. Folders that hold games may be named; without, those of the house.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from ludotheque.core import library
from ludotheque.core.codes import Codes
from ludotheque.core.events import Events, Kind, Sense
from ludotheque.core.packed import Packed
from ludotheque.core.record import Layout
from ludotheque.core.shapes import shapes_of

HEAD = '"""{} Written by `python -m ludotheque.core.derive`."""\n'
NUMBERS = HEAD.format("What the names of `events.py` stand for.")
NOTES = HEAD.format("A note for every kind of event.")
RECORDS = HEAD.format("The records as types.")
DECLARED = ("state", "tables", "desk")  # modules that hold a layout under their name in capitals
EMPTY = {"numbers.py": NUMBERS, "notes.py": NOTES}
PAGES = Path(__file__).parents[3] / "web/src/games"  # where there is a checkout
WIDTH = 101  # of a line of the page, its end counted
PAGE = "// What the page calls by name. Written by `python -m ludotheque.core.derive`.\n"


def derived(folder: Path) -> dict[Path, str]:
    """What a game's derived files should hold; none if it declares nothing."""
    if not (folder / "events.py").exists():
        return {}
    for name, text in EMPTY.items():  # what declares may import what it derives
        if not (folder / name).exists():
            (folder / name).write_text(text, encoding="utf-8")
    declared = vars(library.part(folder, "events"))
    codes = {name: made for name, made in declared.items() if isinstance(made, Codes)}
    events: Events = declared["EVENTS"]
    found = {folder / "numbers.py": _numbers(codes), folder / "notes.py": notes_of(events)}
    layouts = list(_layouts(folder))
    if layouts:
        found[folder / "records.py"] = RECORDS + "\n" + shapes_of(*layouts)
    page = PAGES / folder.name.replace("_", "-")
    if folder.parent == library.GAMES and page.is_dir():
        found[page / "numbers.ts"] = _page(codes, library.part(folder, "state"))
    return found


def _page(codes: dict[str, Codes], state: ModuleType) -> str:
    """What the state holds by number (phases and the like), and how packed fields are read."""
    held = {name: made for name, made in codes.items() if 0 in made}  # words tell all others
    lines = [f"export const {one.upper()} = {n};\n" for m in held.values() for n, one in m.items()]
    lists = (_list(name, list(made.values())) for name, made in held.items())
    packed = (made for made in vars(state).values() if isinstance(made, Packed))
    return "".join([PAGE, *lines, *lists, *("\n" + one.typescript() for one in packed)])


def _list(name: str, words: list[str]) -> str:
    """A list of words; one on each line where the whole is long, as the page's formatter has it."""
    line = f"export const {name} = {json.dumps(words)} as const;\n"
    if len(line) <= WIDTH:
        return line
    rows = "".join(f"  {json.dumps(word)},\n" for word in words)
    return f"export const {name} = [\n{rows}] as const;\n"


def _layouts(folder: Path) -> Iterator[Layout]:
    for name in DECLARED:
        if (folder / f"{name}.py").exists():
            yield getattr(library.part(folder, name), name.upper())


def _numbers(codes: dict[str, Codes]) -> str:
    parts = [NUMBERS]
    for name, made in codes.items():
        lines = [f"{one.upper()} = {number}" for number, one in made.items()]
        parts.append("\n".join([f"# {name}", *lines]) + "\n")
    return "\n".join(parts)


def notes_of(events: Events) -> str:
    """The text of `notes.py`: a function for each kind of event."""
    rows = sorted({f"{s.row}row" for kind in events for s in kind.args.values() if s.row})
    lines = [NOTES, "from typing import Any\n", "from ludotheque.core.kernel import open_note"]
    lines += [f"from ludotheque.core.types import {', '.join(rows)}"] if rows else []
    noting = ["\n".join(_note(number, kind)) for number, kind in enumerate(events, 1)]
    return "\n".join([*lines, *("\n\n" + text for text in noting)]) + "\n"


def _note(number: int, kind: Kind) -> Iterator[str]:
    """One function: it opens the note and lays the arguments down, one after the other."""
    params = ", ".join(["s: Any", *(p for arg in kind.args.items() for p in _params(*arg))])
    head = f"def note_{kind.name}({params}, seen: int) -> None:"
    yield head if len(head) <= 100 else _broken(head)
    yield f'    """Note the event `{kind.name}`; told to nobody, it is none."""'
    yield "    if seen == 0:"
    yield "        return"
    lists = [name for name, sense in kind.args.items() if sense.row]
    for name in lists:
        yield f'    assert {name}_n <= {kind.args[name].most}, "too many {name} in one note"'
    length = " + ".join([str(len(kind.args)), *(f"{name}_n" for name in lists)])
    opened = f"open_note(s, {number}, seen, {length})"
    yield f"    at: int = {opened}" if kind.args else f"    {opened}"
    yield from _laid(kind)


def _params(name: str, sense: Sense) -> list[str]:
    """A list is given as a row, the place of its first entry in it, and how many there are."""
    if not sense.row:
        return [f"{name}: int"]
    return [f"{name}: {sense.row}row", f"{name}_at: int", f"{name}_n: int"]


def _broken(head: str) -> str:
    """A signature too long for one line."""
    start, _, rest = head.partition("(")
    inside, _, end = rest.rpartition(")")
    return f"{start}(\n    {inside}\n){end}"


def _laid(kind: Kind) -> Iterator[str]:
    at = "at"
    for passed, (name, sense) in enumerate(kind.args.items()):
        place = f"{at} + {passed}" if passed else at
        yield f"    s.event[{place}] = {name}_n" if sense.row else f"    s.event[{place}] = {name}"
        if sense.row:
            yield f"    for i in range({name}_n):"
            yield f"        s.event[{at} + {passed + 1} + i] = {name}[{name}_at + i]"
            at = f"{at} + {name}_n"


def main(words: list[str]) -> int:
    """Write the derived files, or with --check look whether they are as they should be."""
    check = "--check" in words
    folders = [Path(word).resolve() for word in words if word != "--check"] or [library.GAMES]
    stale = 0
    for game in sorted(path.parent for folder in folders for path in folder.glob("*/events.py")):
        for path, text in derived(game).items():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale += 1
                print(f"{'stale' if check else 'written'}: {game.name}/{path.name}")
                if not check:
                    path.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
