"""What a server holds is copied and put back whole, and never silently begun anew."""

import contextlib
import io
import shutil
import sqlite3
import threading

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from ludotheque.core.words import UsageError
from ludotheque.server.store import copying, marker
from ludotheque.server.store.opening import MIGRATIONS, open_folder
from tests.server.helping import ME, Person, Server, table, two_players


def full_folder(tmp_path, matches=3):
    """A data folder with some matches, as a server that stopped left it."""
    server = Server(tmp_path / "full")
    ada = Person(server)
    for _ in range(matches):
        table(ada, ME, ME)
    server.stop()
    return server, ada


def test_a_backup_made_beside_a_running_server_holds_all_that_was_acknowledged(start, tmp_path):
    server = start()
    ada, bob, match = two_players(server)
    copy, over = tmp_path / "copy.db", threading.Event()
    with ada.page() as a, bob.page() as b:
        a.watch(match), b.watch(match)
        a.move("drop 1")

        def talk():
            while not over.is_set():
                assert a.act("say", text="still here")["type"] == "done"

        talking = threading.Thread(target=talk)
        talking.start()
        assert copying.backup(server.data, copy) == 1
        over.set()
        talking.join()
    with pytest.raises(UsageError, match="exists already"):
        copying.backup(server.data, copy)
    assert copying.restore(copy, tmp_path / "new", False) == (1, None)
    again = start(tmp_path / "new")
    ada.server = again
    with ada.page() as page:
        assert page.watch(match)["made"] == 1


def test_a_copy_without_its_write_ahead_log_is_refused(start, tmp_path):
    """A copy of the one file holds nothing of late, and a server began anew with it."""
    server, copied = start(), tmp_path / "copied"
    ada, file = Person(server), server.data / marker.DATABASE
    with ada.page() as page, contextlib.closing(sqlite3.connect(file)) as reading:
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM log").fetchone()  # keeps the log from being emptied
        page.watch(table(ada, ME, ME))
        while marker.read(server.data).matches == 0:
            page.act("say", text="until the marker knows")
        copied.mkdir()
        for name in (marker.DATABASE, marker.MARKER):
            shutil.copy(server.data / name, copied)
    with pytest.raises(UsageError, match="has lost matches: 0 are left of 1"):
        open_folder(copied)


def test_the_marker_knows_of_the_first_match_before_it_is_acknowledged(start):
    """A server killed in its first seconds, its write-ahead log lost, began anew in silence."""
    server = start()
    table(Person(server), ME, ME)
    server.kill()
    assert marker.read(server.data).matches == 1
    (server.data / f"{marker.DATABASE}-wal").unlink()
    with pytest.raises(UsageError, match="has lost matches: 0 are left of 1"):
        open_folder(server.data)


@pytest.mark.parametrize("harm", ["emptied", "gone", "another", "tables alone"])
def test_a_database_that_is_not_what_it_was_is_refused_and_left_alone(tmp_path, harm):
    server, _ada = full_folder(tmp_path)
    file = server.data / marker.DATABASE
    if harm == "emptied":
        file.write_bytes(b"")
    elif harm == "gone":
        file.unlink()
    else:
        open_folder(tmp_path / "other").dispose()
        shutil.copy(tmp_path / "other" / marker.DATABASE, file)
        if harm == "tables alone":
            with contextlib.closing(sqlite3.connect(file)) as db:
                db.execute("DELETE FROM house")
                db.commit()
    before = file.read_bytes() if file.exists() else None
    with pytest.raises(UsageError) as told:
        open_folder(server.data)
    assert "restore FILE" in str(told.value) and "held 3 matches" in str(told.value)
    assert "restore FICHIER" in told.value.words.fr
    assert (file.read_bytes() if file.exists() else None) == before


def test_an_empty_file_is_no_database_even_where_nothing_is_known_of_it(tmp_path):
    (tmp_path / marker.DATABASE).write_bytes(b"")
    with pytest.raises(UsageError, match="is an empty file"):
        open_folder(tmp_path)


def test_a_first_start_that_was_cut_off_may_begin_again(tmp_path):
    marker.write(tmp_path, marker.Marker("", 0))
    (tmp_path / marker.DATABASE).write_bytes(b"")
    open_folder(tmp_path).dispose()
    assert marker.read(tmp_path).id


def test_restore_refuses_a_folder_in_use_or_full_and_sets_aside_by_force(start, tmp_path):
    server, ada = full_folder(tmp_path)
    copy = tmp_path / "copy.db"
    assert copying.backup(server.data, copy) == 3
    server.start()
    with pytest.raises(UsageError, match="stop it first"):
        copying.restore(copy, server.data, True)
    table(ada, ME, ME)
    server.stop()
    with pytest.raises(UsageError, match="already"):
        copying.restore(copy, server.data, False)
    count, aside = copying.restore(copy, server.data, True)
    assert count == 3 and copying.check(aside / marker.DATABASE) == 4
    server.start()
    assert len(ada.get("/api/mine")) == 3
    server.stop()


def test_a_damaged_copy_and_a_strange_file_are_not_put_back(tmp_path):
    server, _ada = full_folder(tmp_path)
    copy, page = tmp_path / "copy.db", 4096
    copying.backup(server.data, copy)
    raw = bytearray(copy.read_bytes())
    raw[5 * page : 7 * page] = b"\x5a" * (2 * page)
    copy.write_bytes(raw)
    (tmp_path / "letter").write_text("Dear Ada")
    for bad in (copy, tmp_path / "letter", tmp_path / "nothing"):
        with pytest.raises(UsageError, match="not a sound backup"):
            copying.restore(bad, tmp_path / "new", False)
    assert not (tmp_path / "new" / marker.DATABASE).exists()


def test_a_folder_from_before_owners_and_names_is_brought_up_to_date(tmp_path):
    config = Config(stdout=io.StringIO())
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{tmp_path / marker.DATABASE}")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        connection.exec_driver_sql(
            "INSERT INTO log VALUES ('m', 1, 'created', NULL, 1.0, ?)",
            (b'{"owner": "ada", "clock": {"kind": "none"}}',),
        )
        connection.exec_driver_sql(
            "INSERT INTO card VALUES ('m', 'g', 'on', 1, 1.0, 1.0, 0, 'none', ?, NULL, 1.0)",
            (b'[["level", "oracle"], ["level", "oracle"]]',),
        )
        connection.commit()
    engine.dispose()
    with open_folder(tmp_path).connect() as connection:
        row = connection.exec_driver_sql("SELECT owner, players, due FROM card").one()
    assert tuple(row) == ("ada", "computers", None)
    assert marker.read(tmp_path).matches == 1
