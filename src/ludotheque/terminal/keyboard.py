"""Reading lines: with history and completion on a terminal, echoed from a script."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any


class Keyboard:
    """Where the orders of people come from."""

    def __init__(self) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        self._words: list[str] = []
        self._readline: Any = None
        if self.is_live:
            self._readline = _completing(self._complete)

    def offer(self, words: Iterable[str]) -> None:
        """What the Tab key may complete to."""
        self._words = sorted(set(words))

    def ask(self, prompt: str) -> str:
        """One line; EOFError when there are no more."""
        if self.is_live:
            return input(prompt).strip()
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        # A transcript of a script should show what was typed.
        sys.stdout.write(line.rstrip("\n") + "\n")
        return line.strip()

    def _complete(self, text: str, state: int) -> str | None:
        begun = self._readline.get_line_buffer().rpartition(";")[2].lstrip().lower()
        start = len(begun) - len(text)
        fits = [word[start:] for word in self._words if word.lower().startswith(begun)]
        return fits[state] + " " if state < len(fits) else None


def _completing(complete: Any) -> Any:
    try:
        import readline
    except ImportError:  # not on every system
        return None
    readline.set_completer(complete)
    readline.set_completer_delims(" ;")
    readline.parse_and_bind("tab: complete")
    return readline
