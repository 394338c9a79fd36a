"""What one sees of a position: units in figures, conditions in progress, whose side is whose."""

from collections.abc import Iterator
from typing import NamedTuple

from ludotheque.core.sentences import called, text
from ludotheque.core.view import View
from ludotheque.core.words import Words
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique.rules.values import armor, atk, is_linked, reach
from ludotheque.games.tactique.show.aside import goals_of, reached


class Unit(NamedTuple):
    """A unit in the figures that count now."""

    name: Words
    label: str
    atk: int
    hp: int
    shield: int
    armor: int
    reach: str
    hurt: bool
    marks: tuple[str, ...]  # fresh, attacked, stunned, linked
    age: int


class Progress(NamedTuple):
    """A victory condition: how far, how much is needed, and what is known of it."""

    name: Words
    done: int
    need: int
    note: str  # "picked", "ruled_out" or nothing


def near_seat(view: View) -> int:
    """The player whose grid lies below."""
    return view.seat if view.seat in (0, 1) else 0


def unit_at(view: View, spot: int) -> Unit | None:
    """The unit on a spot, if any."""
    t, s, edition = view.edition.t, view.state, view.edition
    card = s.unit[spot]
    if card == n.NONE:
        return None
    marks = [name for name in ("fresh", "stunned") if getattr(s, name)[spot]]
    marks += ["attacked"] if s.made[spot] else []
    marks += ["linked"] if is_linked(t, s, spot) else []
    far, least = reach(t, s, spot), t.reach_min[card]
    return Unit(
        called(edition, "cards", card),
        edition.labels["cards"][card],
        atk(t, s, spot),
        s.hp[spot],
        s.shield[spot],
        armor(t, s, spot),
        str(far) if far == least else f"{least}-{far}",
        bool(s.hp[spot] < s.max_hp[spot]),
        tuple(marks),
        s.age[spot],
    )


def progress(view: View, seat: int) -> Iterator[Progress]:
    """The conditions of a player's faction, all of them public (§3.8)."""
    t, s = view.edition.t, view.state
    for goal in goals_of(t, seat):
        note = "picked" if s.goal[seat] == goal else ""
        note = "ruled_out" if s.ruled_out[seat] >> goal & 1 else note
        done, need = reached(t, s, seat, goal)
        yield Progress(called(view.edition, "conditions", goal), done, need, note)


def turn_words(view: View, lang: str) -> str:
    """Which round it is and whose turn; or who builds a deck or picks."""
    s, edition = view.state, view.edition
    seat = "AB"[s.active]
    if s.phase == n.BUILD:
        return text(edition, "words", "building", seat=seat).get(lang)
    if s.phase == n.PICK:
        return text(edition, "words", "picking", seat=seat).get(lang)
    most = edition.t.max_rounds
    counted = text(edition, "words", "round", n=max(s.own_turn), most=most).get(lang)
    return f"{counted} · {text(edition, 'words', 'turn_of', seat=seat).get(lang)}"


def faction_name(view: View, seat: int) -> Words:
    """What a player's faction is called."""
    return called(view.edition, "factions", view.edition.t.faction[seat])
