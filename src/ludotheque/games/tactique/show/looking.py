"""What one sees of a position: units in figures, conditions in progress, whose side is whose."""

from collections.abc import Iterator
from typing import NamedTuple

from ludotheque.core.sentences import called, word
from ludotheque.core.view import View
from ludotheque.core.words import Words
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique.rules.values import atk, is_linked, reach
from ludotheque.games.tactique.show.aside import goals_of, reached


class Unit(NamedTuple):
    """A unit in the figures that count now."""

    name: Words
    atk: int
    hp: int
    shield: int
    reach: str
    hurt: bool
    marks: tuple[str, ...]  # fresh, attacked, stunned, linked
    age: int


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
        atk(t, s, spot),
        s.hp[spot],
        s.shield[spot],
        str(far) if far == least else f"{least}-{far}",
        bool(s.hp[spot] < s.max_hp[spot]),
        tuple(marks),
        s.age[spot],
    )


def counters(view: View, seat: int, lang: str) -> list[str]:
    """What a player has, in words and figures."""
    s, most = view.state, view.edition.t.echoes_max
    counts = {"hand": s.hand_n, "deck": s.deck_n, "discard": s.discard_n, "kills": s.kills_total}
    echoes = f"{word(view, 'echoes', lang)} {s.echoes[seat]}/{most}"
    return [echoes, *(f"{word(view, what, lang)} {n[seat]}" for what, n in counts.items())]


def progress(view: View, seat: int, lang: str) -> Iterator[str]:
    """How far a player is with each condition of the faction, all of them public (§3.8)."""
    t, s = view.edition.t, view.state
    for goal in goals_of(t, seat):
        note = "picked" if s.goal[seat] == goal else ""
        note = "ruled_out" if s.ruled_out[seat] >> goal & 1 else note
        done, need = reached(t, s, seat, goal)
        name = called(view.edition, "conditions", goal).get(lang)
        yield f"{name} {done}/{need}" + (f" ({word(view, note, lang)})" if note else "")


def turn_words(view: View, lang: str) -> str:
    """Which round it is and whose turn; or who builds a deck or picks."""
    s, seat = view.state, "AB"[view.state.active]
    if s.phase in (n.BUILD, n.PICK):
        return word(view, "building" if s.phase == n.BUILD else "picking", lang, seat=seat)
    counted = word(view, "round", lang, n=max(s.own_turn), most=view.edition.t.max_rounds)
    return f"{counted} · {word(view, 'turn_of', lang, seat=seat)}"


def faction_name(view: View, seat: int) -> Words:
    """What a player's faction is called."""
    return called(view.edition, "factions", view.edition.t.faction[seat])
