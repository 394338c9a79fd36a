"""Many games at once: in threads where native code lets go of Python's lock, else in processes.
What is played does not depend on either, nor on how many there are."""

from __future__ import annotations

import functools
import multiprocessing
import os
import queue
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

Result = TypeVar("Result")
Task = Callable[[int, Callable[[], bool]], Result]  # (number, has it been called off?) -> result


class CalledOffError(Exception):
    """Raised inside a task that noticed that nobody waits for it any more."""


def cores() -> int:
    """How many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def spread(task: Task[Result], count: int, workers: int, threads: bool) -> Iterator[Result]:
    """The results of tasks 0 to count - 1, in the order in which they finish."""
    workers = max(1, min(workers, count))
    if workers == 1:
        return (task(number, _never) for number in range(count))
    return (_in_threads if threads else _in_processes)(task, count, workers)


def _never() -> bool:
    return False


def _in_threads(task: Task[Result], count: int, workers: int) -> Iterator[Result]:
    todo, lock, off = iter(range(count)), threading.Lock(), threading.Event()

    def work() -> Iterator[Result]:
        while not off.is_set():
            with lock:
                number = next(todo, None)
            if number is None:
                return
            yield task(number, off.is_set)

    return at_once([work() for _ in range(workers)], off.set)


def at_once(parts: list[Iterator[Result]], off: Callable[[], None]) -> Iterator[Result]:
    """What several parts give, each in a thread of its own; `off` tells them that nobody waits."""
    done: queue.SimpleQueue[tuple[Result] | BaseException | None] = queue.SimpleQueue()

    def work(part: Iterator[Result]) -> None:
        try:
            for result in part:
                done.put((result,))
            done.put(None)
        except BaseException as error:
            done.put(error)

    team = [threading.Thread(target=work, args=(part,), daemon=True) for part in parts]
    for thread in team:
        thread.start()
    try:
        working = len(team)
        while working:
            given = done.get()
            if isinstance(given, BaseException):
                raise given
            working -= given is None
            if given is not None:
                yield given[0]
    finally:
        off()
        for thread in team:
            thread.join()


def _in_processes(task: Task[Result], count: int, workers: int) -> Iterator[Result]:
    step = max(1, min(16, count // (4 * workers)))
    with _undisturbed():
        team = multiprocessing.Pool(workers, _ignore_interrupts)
    with team as pool:
        yield from pool.imap_unordered(functools.partial(_call, task), range(count), step)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: during a fork it would be lost, or reach the wrong process."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _call(task: Task[Result], number: int) -> Result:
    return task(number, _never)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that waits; it then ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
