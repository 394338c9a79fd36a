"""The store by itself: migrations, the one writer, snapshots read back."""

import asyncio
import contextlib
import sqlite3

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ludotheque.core.words import UsageError
from ludotheque.server.store.appends import Append, Conflict, Duplicate, Row, Stored
from ludotheque.server.store.opening import newest, open_folder
from ludotheque.server.store.reader import Reader
from ludotheque.server.store.schema import METADATA
from ludotheque.server.store.stirring import Rest, Stirring
from ludotheque.server.store.writer import Writer


def card(match):
    """A row for the lists."""
    return (match, "game", "on", True, 1.0, 2.0, 0, "none", b"[]", None, None, "ada", "people")


def entry(match, seq, key=None):
    """One entry to append."""
    return Append(match, seq, (Row("moved", key, 1.0, b"{}"),), card(match), {0: "ada"})


@pytest.fixture
def engine(tmp_path):
    """A fresh data folder."""
    return open_folder(tmp_path / "data")


def test_the_migrations_make_exactly_the_schema_that_the_code_declares(engine):
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == newest()
        assert compare_metadata(context, METADATA) == []


def test_a_commit_is_on_disk_when_it_returns(engine):
    with engine.connect() as connection:
        found = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous")
        ]
    assert found == ["wal", 2]


def test_closing_writes_what_the_loop_has_not_yet_handed_over(engine):
    writer = Writer(engine)

    async def at_the_last_moment():
        asked = asyncio.create_task(writer.append(entry("m", 1)))
        asyncio.get_running_loop().call_soon(writer.close)
        return await asked

    assert asyncio.run(at_the_last_moment()) == Stored(1)


def test_many_writers_share_commits_and_every_entry_stands_once(engine):
    writer = Writer(engine)

    async def one(match):
        for seq in range(1, 21):
            assert await writer.append(entry(match, seq, f"k{seq}")) == Stored(seq)

    async def all_of_them():
        await asyncio.gather(*(one(f"m{n}") for n in range(16)))

    asyncio.run(all_of_them())
    writer.close()
    assert writer.commits < 16 * 20 / 4
    reader = Reader(engine)
    for n in range(16):
        assert [e.seq for e in reader.entries(f"m{n}")] == list(range(1, 21))


def test_conflicts_and_duplicates_write_nothing(engine):
    writer = Writer(engine)

    async def story():
        assert await writer.append(entry("m", 1, "a")) == Stored(1)
        assert await writer.append(entry("m", 1, "b")) == Conflict(1)
        assert await writer.append(entry("m", 3, "c")) == Conflict(1)
        assert await writer.append(entry("m", 2, "a")) == Duplicate(1)
        assert await writer.append(entry("n", 1, "a")) == Stored(1)  # keys are a match's own

    asyncio.run(story())
    writer.close()
    assert len(Reader(engine).entries("m")) == 1


def test_a_job_that_fails_harms_no_other_in_the_same_commit(engine):
    writer = Writer(engine)

    def bad(connection):
        connection.execute("INSERT INTO log VALUES ('bad')")

    async def story():
        jobs = [writer.append(entry("m", 1)), writer.write(bad), writer.append(entry("n", 1))]
        return await asyncio.gather(*jobs, return_exceptions=True)

    good, failed, also = asyncio.run(story())
    writer.close()
    assert good == also == Stored(1) and isinstance(failed, Exception)


def test_two_processes_worth_of_writers_never_share_a_place(engine, tmp_path):
    writers = [Writer(engine), Writer(open_folder(tmp_path / "data"))]

    async def race(writer, name):
        seq, stored = 1, []
        while len(stored) < 20:
            found = await writer.append(entry("m", seq, f"{name}{seq}"))
            if isinstance(found, Stored):
                stored.append(found.seq)
            seq = found.seq + 1
        return stored

    async def both():
        return await asyncio.gather(*(race(w, n) for w, n in zip(writers, "ab", strict=True)))

    one, two = asyncio.run(both())
    for writer in writers:
        writer.close()
    assert sorted(one + two) == list(range(1, 41))


def test_the_log_itself_refuses_a_second_entry_in_one_place(engine):
    connection = engine.raw_connection().driver_connection
    add = "INSERT INTO log VALUES ('m', 1, 'moved', ?, 1.0, x'')"
    connection.execute(add, ("a",))
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute(add, ("b",))
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO log VALUES ('m', 2, 'moved', 'a', 1.0, x'')")


def test_a_folder_of_a_newer_program_is_told_and_left_as_it_is(engine, tmp_path):
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(UsageError, match="newer version") as told:
        open_folder(tmp_path / "data")
    assert "plus récente" in told.value.words.fr
    with engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version")
        assert found.scalar() == "9999"


def test_of_acts_in_one_commit_those_that_cross_another_are_told_and_the_rest_stand(engine):
    writer = Writer(engine)

    async def story():
        assert await writer.append(entry("m", 1, "a")) == Stored(1)
        acts = [entry("m", 2, "a"), entry("n", 1, "a"), entry("m", 3, "b"), entry("o", 1)]
        return await asyncio.gather(*map(writer.append, acts))

    assert asyncio.run(story()) == [Duplicate(1), Stored(1), Conflict(1), Stored(1)]
    writer.close()
    reader = Reader(engine)
    assert [len(reader.entries(match)) for match in "mno"] == [1, 1, 1]


def test_a_commit_of_anybody_ends_the_rest_of_who_looks_now_and_then(tmp_path):
    file = tmp_path / "some.db"
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as base:
        base.execute("PRAGMA journal_mode=WAL")
        base.execute("CREATE TABLE things (name TEXT)")
        stirring = Stirring(file)
        rest, other = Rest(stirring), Rest(stirring)
        assert rest.is_over() and not rest.is_over()
        base.execute("INSERT INTO things VALUES ('one')")
        assert rest.is_over() and not rest.is_over()
        assert other.is_over() and not other.is_over()
        stirring.close()
        assert rest.is_over() and rest.is_over(), "where it can't be told, one looks"
