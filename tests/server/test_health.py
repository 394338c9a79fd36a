"""Health says what is true: a full disk and a damaged database are told, queues are shown."""

import sqlite3
import time

from tests.server.helping import ME, Person, table


def test_all_is_well(server):
    answer = Person(server).ask("GET", "/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_a_damaged_database_is_told(start):
    server = start()
    ada = Person(server)
    for _ in range(30):
        table(ada, ME, ME)
    server.stop()
    file = server.data / "ludotheque.db"
    with sqlite3.connect(file) as db:
        root = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'card'").fetchone()[0]
        size = db.execute("PRAGMA page_size").fetchone()[0]
    raw = bytearray(file.read_bytes())
    raw[(root - 1) * size + 8 : root * size] = b"\x00" * (size - 8)  # a page of the lists
    file.write_bytes(raw)
    server.start()
    answer = ada.ask("GET", "/healthz")
    assert answer.status_code == 503 and "damaged" in answer.json()["causes"]


def test_gauges_tell_of_queues_and_of_the_loop(server):
    ada = Person(server)
    table(ada, ME, ME)
    time.sleep(0.3)
    lines = dict(
        line.rsplit(" ", 1)
        for line in ada.ask("GET", "/metrics").text.splitlines()
        if not line.startswith("#")
    )
    assert 0 <= float(lines["ludotheque_commit_age_seconds"]) < 60
    assert float(lines["ludotheque_loop_lag_seconds"]) >= 0
    for name in ("ludotheque_writer_queue", "ludotheque_thinking_queue", "ludotheque_thinking"):
        assert float(lines[name]) >= 0
