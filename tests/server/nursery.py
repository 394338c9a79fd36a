"""Forks servers from one warm process: what all of them import and load is there already.

Each line on stdin holds settings and the file for errors as JSON; the server's process id and
address come on stdout (the id alone if it did not start), and its exit code, once it has one, in a
file of the folder on the command line. Servers die with this process, and it when stdin ends.

A line may instead hold the words of a command line, its environment and the file for what it says:
then the command itself runs, with nothing made for it but what is imported.
"""

import ctypes
import functools
import gc
import json
import os
import signal
import sqlite3
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from runner import set_wall, settings_from
from sqlalchemy import Engine, inspect

from ludotheque import cli
from ludotheque.server import run, timing
from ludotheque.server.app import make_app, make_routes
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.settings import Limits, Settings
from ludotheque.server.store import opening

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG
FOLDER = Path(sys.argv[1])


def main() -> None:
    """Warm up, then fork a server a line."""
    games = tuple(map(Path, sys.argv[2:]))
    Catalogue(games)
    opening.open_folder(FOLDER / "data").dispose()
    make_app(Settings(data=FOLDER, games=games))  # what these import and make is there for all
    usual = Limits().message
    routes, empty = make_routes(usual), _emptied(FOLDER / "data" / "ludotheque.db")
    gc.collect()
    gc.freeze()  # no server looks through it again: that would copy all of it
    signal.signal(signal.SIGCHLD, _bury)
    for line in sys.stdin:
        asked = json.loads(line)
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
            if "words" in asked:
                _command(**asked)
            opening._migrate = functools.partial(_copy, empty, opening._migrate)
            if asked["settings"]["limits"].get("message", usual) == usual:
                run.make_app = functools.partial(make_app, routes=routes)  # a fork has them alone
            _serve(**asked)


def _emptied(file: Path) -> sqlite3.Connection:
    """A database as all steps leave it, in memory, without a name."""
    made = sqlite3.connect(":memory:", check_same_thread=False)
    with sqlite3.connect(file) as base:
        base.backup(made)
    made.execute("DELETE FROM house")
    made.commit()
    return made


def _copy(empty: sqlite3.Connection, migrate: Callable[[Engine], None], engine: Engine) -> None:
    """Put it into a file that holds nothing yet; any other takes its steps."""
    with engine.connect() as connection:
        if not inspect(connection).get_table_names():
            empty.backup(connection.connection.driver_connection)
            return
    migrate(engine)


def _bury(*_: object) -> None:
    """Write down how those who ended did."""
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not pid:
            return
        half = FOLDER / f"{pid}.half"
        half.write_text(str(os.waitstatus_to_exitcode(status)))
        half.rename(FOLDER / str(pid))


def _command(words: list[str], env: dict[str, str], says: str) -> None:
    """Run a command line in this process, and end with it."""
    print(os.getpid(), flush=True)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for number in (1, 2):
        os.dup2(os.open(says, os.O_WRONLY | os.O_APPEND), number)
    os.environ.update(env)
    sys.argv = ["ludotheque", *words]
    code: object = 1
    try:
        cli.main()
        code = 0
    except SystemExit as end:
        code = end.code or 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(code if isinstance(code, int) else 1)


def _serve(settings: dict[str, object], errors: str) -> None:
    """Serve in this process, and end with it."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(os.open(errors, os.O_WRONLY | os.O_APPEND), 2)
    code = 1
    try:
        if "wall" in settings:
            set_wall(Path(str(settings.pop("wall"))))
            timing.now.__init__(time.time)  # its time begins here
        port, chosen = settings_from(settings)
        told = functools.partial(print, os.getpid(), flush=True)
        run.serve(port=port, settings=chosen, announce=told)
        code = 0
    except BaseException:
        traceback.print_exc()
        print(os.getpid(), flush=True)
    finally:
        os._exit(code)


if __name__ == "__main__":
    main()
