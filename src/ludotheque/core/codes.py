"""Names that rules return or keep as numbers: refusals, reasons, phases, declared once in order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping


class Codes(Mapping[int, str]):
    """Names numbered by their place in a list; number -> name.

    Numbers begin at 1, since 0 is OK and NOT_OVER, or where `first` says. The constants that rules
    use, the same names in capitals, are derived (see `core.derive`).
    """

    def __init__(self, names: str, first: int = 1) -> None:
        self._names = dict(enumerate(names.split(), first))
        if len(set(self._names.values())) < len(self._names):
            raise ValueError(f"a name stands twice in {names!r}")

    def __getitem__(self, number: int) -> str:
        return self._names[number]

    def __iter__(self) -> Iterator[int]:
        return iter(self._names)

    def number(self, name: str) -> int:
        """The number of a name."""
        return next(number for number, one in self._names.items() if one == name)

    def __len__(self) -> int:
        return len(self._names)
