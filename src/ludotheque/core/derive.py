"""Python that is derived from what a game declares: `python -m ludotheque.core.derive`.

From `events.py` and `moves.py` of a game's folder it writes `numbers.py`, the constants of its
codes and the first number of each verb; from `state.py`, `tables.py` and `desk.py` it writes
`records.py`, their records as types; for a game's page, packed fields and those of its phases and
the like that the page names, as `numbers.ts`, long lists of them as data. All are committed. With
--check it writes nothing and fails where a file is not what the declarations say. Folders that
hold games may be named; without, those of the house.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from types import ModuleType

from ludotheque.core import library
from ludotheque.core.codes import Codes
from ludotheque.core.moves import Moves, Verb
from ludotheque.core.packed import Packed
from ludotheque.core.record import Layout
from ludotheque.core.shapes import filled, shapes_of

HEAD = '"""{} Written by `python -m ludotheque.core.derive`."""\n'
NUMBERS = HEAD.format("What names of `events` and `moves` stand for.")
RECORDS = HEAD.format("The records as types.")
DECLARED = ("state", "tables", "desk")  # modules that hold a layout under their name in capitals
PAGES = Path(__file__).parents[3] / "web/src/games"  # where there is a checkout
WIDTH = 101  # of a line of the page, its end counted
NAME = re.compile(r"\b[A-Z][A-Z_]+\b")  # of a constant
NAMES_WIDTH = 80  # of names on a line; their numbers come behind
PAGE = "// What the page calls by name. Written by `python -m ludotheque.core.derive`.\n"


def derived(folder: Path) -> dict[Path, str]:
    """What a game's derived files should hold; none if it declares nothing."""
    if not (folder / "events.py").exists():
        return {}
    numbers = folder / "numbers.py"
    if not numbers.exists():  # what declares may import what it derives
        numbers.write_text(NUMBERS, encoding="utf-8")
    declared = vars(library.part(folder, "events"))
    codes = {name: made for name, made in declared.items() if isinstance(made, Codes)}
    found = {numbers: _numbers(codes) + _moves(folder)}
    layouts = list(_layouts(folder))
    if layouts:
        found[folder / "records.py"] = RECORDS + "\n" + shapes_of(*layouts)
    page = PAGES / folder.name.replace("_", "-")
    if folder.parent == library.GAMES and page.is_dir():
        used = {name for file in _sources(page) for name in NAME.findall(file.read_text("utf-8"))}
        found[page / "numbers.ts"] = _page(codes, library.part(folder, "state"), used)
        if data := _data(codes, found[page / "numbers.ts"]):
            found[page / "numbers.json"] = data
    return found


def _sources(page: Path) -> Iterator[Path]:
    """The files of a page that are written by hand, and its tests."""
    for file in (*page.rglob("*"), *PAGES.parents[1].glob(f"test/{page.name}*")):
        if file.suffix in (".ts", ".svelte") and file != page / "numbers.ts":
            yield file


def _page(codes: dict[str, Codes], state: ModuleType, used: set[str]) -> str:
    """What the state holds by number (phases and the like), and how packed fields are read."""
    held = {name: made for name, made in codes.items() if 0 in made}  # words tell all others
    numbers = [(one.upper(), n) for made in held.values() for n, one in made.items()]
    lines = [f"export const {name} = {n};\n" for name, n in numbers if name in used]
    lists = [_list(name, list(made.values())) for name, made in held.items() if name in used]
    packed = (made for made in vars(state).values() if isinstance(made, Packed))
    return "".join([PAGE, *lines, *lists, *("\n" + one.typescript() for one in packed)])


def _list(name: str, words: list[str]) -> str:
    """A list of words; a long one is data of its own."""
    line = f"export const {name} = {json.dumps(words)} as const;\n"
    return line if len(line) <= WIDTH else f'export {{ {name} }} from "./numbers.json";\n'


def _data(codes: dict[str, Codes], page: str) -> str:
    """The lists that a page takes from its data."""
    long = {name: list(made.values()) for name, made in codes.items() if f"{{ {name} }}" in page}
    return json.dumps(long, indent=2) + "\n" if long else ""


def _layouts(folder: Path) -> Iterator[Layout]:
    for name in DECLARED:
        if (folder / f"{name}.py").exists():
            yield getattr(library.part(folder, name), name.upper())


def _numbers(codes: dict[str, Codes]) -> str:
    parts = [NUMBERS]
    for name, made in codes.items():
        names = [one.upper() for one in made.values()]
        parts.append("\n".join([f"# {name}", *_counted(names, min(made))]) + "\n")
    return "\n".join(parts)


def _counted(all_names: list[str], at: int) -> Iterator[str]:
    """The names of a list with their numbers, as many on a line as it holds."""
    for line in filled((f"{one}, " for one in all_names), NAMES_WIDTH):
        names = line.removesuffix(", ").split(", ")
        yield f"{names[0]} = {at}" if len(names) == 1 else _range(names, at)
        at += len(names)


def _range(names: list[str], at: int) -> str:
    first = f"{at}, " if at else ""
    return f"{', '.join(names)} = range({first}{at + len(names)})"


def _moves(folder: Path) -> str:
    """The first move of every verb, and what its arguments add to it."""
    if not (folder / "moves.py").exists():
        return ""
    moves: Moves = library.part(folder, "moves").MOVES
    lines = ["", "# MOVES"]
    for bare, some in groupby(moves.verbs, key=lambda verb: not verb.args):
        first = {f"MOVE_{verb.name.upper()}": verb for verb in some}
        at = moves.base(next(iter(first.values())).name)
        if bare:
            lines += _counted(list(first), at)
        else:
            lines += [f"{name} = {moves.base(v.name)}{_added(v)}" for name, v in first.items()]
    return "\n".join([*lines, f"MOVE_COUNT = {moves.count}"]) + "\n"


def _added(verb: Verb) -> str:
    said = ""
    for name, arg in verb.args.items():
        times = f"({said})" if " + " in said else said
        said = f"{times} * {arg.count} + {name}" if said else name
    return f"  # + {said}" if said else ""


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
