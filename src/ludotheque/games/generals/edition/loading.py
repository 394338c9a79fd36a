"""The edition: content and options as tables for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludotheque.core.content import labels, read_rules, read_texts, read_toml
from ludotheque.core.game import Content
from ludotheque.core.words import UsageError, Words
from ludotheque.games.generals.codes import PLAYERS, SEATS, TYPES
from ludotheque.games.generals.edition import facts, wording
from ludotheque.games.generals.edition.by_general import check_paths, fill_general
from ludotheque.games.generals.edition.contents import Contents, read_contents
from ludotheque.games.generals.edition.filling import fill_buildings, fill_map, fill_types
from ludotheque.games.generals.edition.outlook import fill_realms, read_advice
from ludotheque.games.generals.tables import TABLES
from ludotheque.space.maps import drawn
from ludotheque.space.maps.drawn import Map

TOO_FEW = Words(
    "option {name}\u00a0: {given} pour {seats} joueurs",
    "option {name}: {given} for {seats} players",
)
ONE_TEAM = Words(
    "option teams\u00a0: il faut au moins deux équipes parmi les {seats} joueurs de la carte",
    "option teams: there must be two teams at least among the map’s {seats} players",
)
NO_MAP = Words(
    "option map\u00a0: «\u00a0{name}\u00a0» n’existe pas\u00a0; il y a {known}",
    "option map: there is no “{name}”; there are {known}",
)
NO_GENERAL = Words(
    "option generals\u00a0: «\u00a0{name}\u00a0» n’existe pas\u00a0; il y a {known}",
    "option generals: there is no “{name}”; there are {known}",
)


def load(folder: Path, options: Mapping[str, Any], sketch: Map | None = None) -> Content:
    """The edition of a content folder under some options; a bad file is a ContentError.

    A sketch is a map for a scenario, which need not be one that people could play on.
    """
    contents = read_contents(folder, options)
    check_paths(contents)
    chart = sketch or _chart(contents, options["map"])
    t = TABLES.new()
    _fill_match(t, chart, contents, options)
    fill_map(t, chart, contents, options["cover"] == "patch")
    fill_buildings(t, contents)
    fill_types(t, contents, options)
    for seat in range(SEATS):
        fill_general(t, seat, contents, options["fire_after_move"] == "no_indirect")
    read_advice(t, read_toml(folder / "advice.toml"))
    fill_realms(t)
    texts = read_texts(folder / "texts.toml")
    wording.add_texts(texts, contents)
    return Content(
        tables=t,
        texts=texts,
        rules=read_rules(folder / "texts.toml"),
        labels={"types": labels((unit.id for unit in contents.units), TYPES)},
        facts=facts.facts(t, chart, contents, sketch is not None),
        choices=facts.choices(contents),
        names=wording.NAMES,
        prints=wording.PRINTS,
    )


def _chart(contents: Contents, chosen: str) -> Map:
    """The map of that name, or the drawn one."""
    if chosen in contents.maps:
        return contents.maps[chosen]
    if "\n" not in chosen:
        raise UsageError(NO_MAP.filled(name=chosen, known=", ".join(contents.maps)))
    return drawn.parse(chosen, contents.legend)


def _fill_match(t: Any, chart: Map, contents: Contents, options: Mapping[str, Any]) -> None:
    """Seats, teams, generals, order, days, and the numbers of the whole game."""
    constants = contents.constants
    t.seats = chart.players
    t.fog = int(options["fog"] == "on")
    t.day_limit = options["day_limit"] or chart.day_limit
    t.start_turns = constants.start_turns_of_income
    t.point, t.board_ticks = constants.ticks_per_point, constants.board_ticks
    t.site_vision = constants.building_vision
    _fill_order(t, options["order"])
    teams = _each(options, "teams", t.seats)
    if len(set(teams)) < 2:
        raise UsageError(ONE_TEAM.filled(seats=t.seats))
    t.team[: t.seats] = teams
    t.teams = max(teams) + 1
    names = [general.id for general in contents.generals]
    for seat, name in enumerate(_each(options, "generals", t.seats)):
        if name not in names:
            raise UsageError(NO_GENERAL.filled(name=name, known=", ".join(names)))
        t.general[seat] = names.index(name)


def _each(options: Mapping[str, Any], name: str, seats: int) -> tuple[Any, ...]:
    """GEN-C-07 An option's value for each seat of the map; more are not asked for."""
    values = tuple(options[name])
    if len(values) == PLAYERS:  # a scenario may have more players than people have options for
        values += tuple(seat if name == "teams" else values[-1] for seat in range(PLAYERS, seats))
    if len(values) < seats:
        listed = ",".join(map(str, values))
        raise UsageError(TOO_FEW.filled(name=name, given=listed, seats=seats))
    return values[:seats]


def _fill_order(t: Any, order: str) -> None:
    """GEN-FLOW-01 By lot, or as agreed."""
    t.random_order = int("," not in order)
    t.order = list(range(SEATS))
    if t.random_order:
        return
    agreed = [int(seat) for seat in order.split(",")]
    if len(agreed) < t.seats:
        raise UsageError(TOO_FEW.filled(name="order", given=order, seats=t.seats))
    playing = [seat for seat in agreed if seat < t.seats]
    t.order = playing + list(range(t.seats, SEATS))
