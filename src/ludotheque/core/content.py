"""Reading content files: TOML whose every mistake is named with file, entry and key."""

from __future__ import annotations

import difflib
import functools
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Self

from ludotheque.core.phrases import wrong_place
from ludotheque.core.words import LANGUAGES, ContentError, Words, quoted


class Entry:
    """One table of a content file; read its keys, then `done()` refuses any that is left."""

    def __init__(self, file: str, name: str, raw: Any) -> None:
        self.file, self.name = file, name
        if not isinstance(raw, dict):
            raise self.wrong("must be a table of keys and values")
        self.raw: dict[str, Any] = raw
        self._read: set[str] = set()

    def wrong(self, what: str) -> ContentError:
        """An error that names this file and entry."""
        return ContentError(
            f"{self.file}: [{self.name}] {what}" if self.name else f"{self.file}: {what}"
        )

    def take(self, key: str) -> Any:
        """The value of a required key."""
        self._read.add(key)
        if key not in self.raw:
            near = difflib.get_close_matches(key, set(self.raw) - self._read, 1)
            hint = f" (is {near[0]!r} a misspelling of it?)" if near else ""
            raise self.wrong(f"the key {key!r} is missing{hint}")
        return self.raw[key]

    def integer(self, key: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        value = self.take(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(f"{key} = {value!r} is not a whole number from {low} to {high}")
        return value

    def integers(self, key: str, low: int, high: int, count: int | None = None) -> list[int]:
        """A list of such numbers, of a given length."""
        value = self.take(key)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            wanted = f"a list of {count}" if count is not None else "a list of"
            raise self.wrong(f"{key} = {value!r} is not {wanted} whole numbers")
        for n in value:
            if not isinstance(n, int) or isinstance(n, bool) or not low <= n <= high:
                raise self.wrong(f"{key}: {n!r} is not a whole number from {low} to {high}")
        return list(value)

    def text(self, key: str) -> str:
        """A piece of text, not empty."""
        value = self.take(key)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(f"{key} = {value!r} is not a text")
        return value

    def choice(self, key: str, allowed: Iterable[str]) -> str:
        """One of the allowed names."""
        value = self.take(key)
        names = list(allowed)
        if value not in names:
            raise self.wrong(f"{key} {value!r} is not one of {', '.join(names)}")
        return str(value)

    def flag(self, key: str) -> bool:
        """Whether a key that may be left out is true."""
        value = self.take(key) if key in self.raw else False
        if not isinstance(value, bool):
            raise self.wrong(f"{key} = {value!r} is neither true nor false")
        return value

    def choices(self, key: str, allowed: Iterable[str]) -> tuple[str, ...]:
        """A list of the allowed names."""
        value, names = self.take(key), list(allowed)
        if not isinstance(value, list) or not value:
            raise self.wrong(f"{key} = {value!r} is not a list of names")
        for name in value:
            if name not in names:
                raise self.wrong(f"{key}: {name!r} is not one of {', '.join(names)}")
        return tuple(value)

    def words(self) -> Words:
        """The keys `fr` and `en`."""
        return Words(self.text("fr"), self.text("en"))

    def words_at(self, key: str) -> Words:
        """The keys `fr` and `en` of a table inside this one, which has no others."""
        with self.entry(key) as inner:
            return inner.words()

    def entry(self, key: str) -> Entry:
        """A table inside this one."""
        return Entry(self.file, f"{self.name}.{key}" if self.name else key, self.take(key))

    def entries(self) -> Iterator[tuple[str, Entry]]:
        """All tables inside this one, by name, in the order of the file."""
        for key in self.raw:
            yield key, self.entry(key)

    def only(self, keys: Collection[str], besides: str = "") -> None:
        """Refuse keys that are none of these, with a near one: a misspelling must not pass."""
        for key in self.raw:
            if key != besides and key not in keys:
                raise self.wrong(f"the key {unknown(key, keys)}")

    def __enter__(self) -> Self:
        """Read it whole: `with entry as inner` ends with `done`."""
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self.done()

    def done(self) -> None:
        """Refuse keys that nobody read: a misspelling must not pass in silence."""
        for key in self.raw:
            if key not in self._read:
                near = difflib.get_close_matches(key, self._read, 1)
                hint = f" (did you mean {near[0]!r}?)" if near else ""
                raise self.wrong(f"the key {key!r} is not known{hint}")


def unknown(name: object, known: Collection[str]) -> str:
    """The rest of a sentence about a name that is not known, with a near one and all that are."""
    near = difflib.get_close_matches(str(name), known, 1)
    hint = f" (did you mean {near[0]!r}?)" if near else ""
    return f"{quoted(name).en} is not known{hint}; known: {', '.join(known) or 'none'}"


def labels(names: Iterable[str], room: int) -> list[str]:
    """A name for every number that a move may have; `spare-…` names nothing."""
    given = list(names)
    return given + [f"spare-{n}" for n in range(len(given), room)]


def check_room(file: str, count: int, most: int) -> None:
    """Refuse a file with no entry, or more of them than there is room for."""
    if not 1 <= count <= most:
        raise ContentError(f"{file}: {count} entries; there is room for 1 to {most}")


def read_toml(path: Path) -> Entry:
    """The whole of a TOML file as one entry."""
    try:
        raw = _parsed(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ContentError(f"{path.name}: the file is missing from {path.parent.name}/") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{path.name}: not readable as TOML: {error}") from None
    return Entry(path.name, "", raw)


@functools.lru_cache(maxsize=64)
def _parsed(text: str) -> dict[str, Any]:
    """What a text says, never changed: a file is read for every choice of options, some twice."""
    return tomllib.loads(text)


def read_texts(path: Path) -> dict[str, dict[str, Words]]:
    """A texts file: sections of named sentences, each with `fr` and `en` (and maybe `rule`)."""
    found: dict[str, dict[str, Words]] = {}
    for section, inside in read_toml(path).entries():
        found[section] = {}
        for name, entry in inside.entries():
            found[section][name] = entry.words()
            if section == "refusals":
                entry.text("rule")
            entry.done()
    return found


def read_rules(path: Path) -> dict[str, str]:
    """The rule id that each refusal of a texts file cites."""
    refusals = read_toml(path).entry("refusals")
    return {name: entry.text("rule") for name, entry in refusals.entries()}


def check_sentences(
    texts: Mapping[str, Mapping[str, Words]],
    wanted: Mapping[str, Mapping[str, str]],
    file: str = "texts.toml",
) -> None:
    """ContentError unless every sentence is there, none besides, and all their places are known.

    `wanted` tells the places of each sentence by section and name, separated by spaces.
    """
    for section in sorted(set(wanted) | set(texts)):
        asked, found = wanted.get(section, {}), texts.get(section, {})
        for name in sorted(set(asked) - set(found)):
            raise ContentError(f"{file}: [{section}.{name}] is missing")
        for name in sorted(set(found) - set(asked)):
            raise ContentError(f"{file}: [{section}.{name}] is not known")
        for name, words in found.items():
            for lang in LANGUAGES:
                wrong = wrong_place(words.get(lang), asked[name].split())
                if wrong:
                    raise ContentError(f"{file}: [{section}.{name}] {lang}: {wrong}")
