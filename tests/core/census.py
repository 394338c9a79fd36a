"""In how many files each event is named: `make census`. Derived files and tests do not count.

Meant are four: the declaration, the rule that notes it, its sentence, and one place of the page.
"""

import re
from pathlib import Path

from ludotheque.core.library import Game, every

WEB = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
DERIVED = ("numbers.py", "records.py")
# Fields, labels and words may be called as an event is: a name counts where it is declared, noted
# or told, and anywhere in quotes or as a key in files that read events.
READS = {".py": r"\.kind\b", ".ts": r"\bEvent|[.{,] ?kind\b", ".svelte": r"\bEvent|[.{,] ?kind\b"}
NAMED = {
    ".py": r"""\bNOTE\.{0}\b|^ +(Kind|Quiet|_\w+)\(\s*"{0}\"""",
    ".toml": r"^\[events\.{0}\]|^{0} = ",
    ".ts": r"\bkinds?\b.*[\"']{0}[\"']",
    ".svelte": r"\bkinds?\b.*[\"']{0}[\"']",
}
READ = r"""["']{0}["']|^ +{0}: (?!boolean|number|null)"""


def named_in(game: Game) -> dict[str, list[str]]:
    """The files that name each event of a game."""
    found: dict[str, list[str]] = {kind.name: [] for kind in game.rules.events}
    for path in _files(game):
        text, pattern = path.read_text(encoding="utf-8"), NAMED[path.suffix]
        if path.suffix in READS and re.search(READS[path.suffix], text):
            pattern = f"{pattern}|{READ}"
        for name, files in found.items():
            if name in text and re.search(pattern.format(name), text, re.MULTILINE):
                files.append(path.name)
    return found


def _files(game: Game) -> list[Path]:
    texts = game.folder / "content" / "texts.toml"
    code = (p for p in game.folder.rglob("*.py") if p.name not in DERIVED)
    page = (p for p in (WEB / game.id).rglob("*") if p.suffix in (".ts", ".svelte"))
    return [texts, *sorted(code), *sorted(page)]


def main() -> None:
    """Print the count and the files of every event."""
    for game in every():
        counts = named_in(game)
        for name, files in sorted(counts.items(), key=lambda row: -len(row[1])):
            print(f"{game.id:12} {name:18} {len(files)}  {' '.join(files)}")
        over = sum(len(files) > 4 for files in counts.values())
        print(f"{game.id}: {len(counts)} events, {over} named in more than four files\n")


if __name__ == "__main__":
    main()
