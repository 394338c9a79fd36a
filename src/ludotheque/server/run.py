"""Running a server until it is told to stop."""

from __future__ import annotations

import contextlib
import errno
import gc
import signal
import socket as net
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ludotheque.core.words import UsageError, Words
from ludotheque.server import logs, network
from ludotheque.server.app import make_app
from ludotheque.server.connections import protocols
from ludotheque.server.settings import KILO, Settings
from ludotheque.server.store.opening import open_folder

SWITCH = 0.001  # seconds until long work in a thread lets the loop go on
GARBAGE = 20_000  # things made until garbage is looked for
NOT_LISTENING = Words(
    "Impossible d’écouter sur {host}:{port}\u00a0: {why}.", "Can't listen on {host}:{port}: {why}."
)
PORT_TAKEN = Words(
    "Impossible d’écouter sur {host}:{port}\u00a0: ce port est déjà pris. Essayez --port {next}.",
    "Can't listen on {host}:{port}: this port is taken. Try --port {next}.",
)
BAD_FOLDER = Words(
    "Le dossier {folder} ne peut pas servir\u00a0: {why}.",
    "The data folder {folder} can't be used: {why}.",
)
NOT_STARTED = Words(
    "Le serveur n’a pas pu démarrer\u00a0; la raison est plus haut.",
    "The server could not start; the reason is above.",
)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    *,
    settings: Settings | None = None,
    announce: Callable[[str], None] = print,
) -> None:
    """Serve until SIGINT or SIGTERM; port 0 takes any free one. `announce` hears a URL that can be
    opened on this machine.

    UsageError if the port is taken or the data folder can't be used.
    """
    chosen = settings or (Settings(data=data) if data else Settings())
    chosen = replace(chosen, hosts=(*chosen.hosts, host))
    family = net.AF_INET6 if ":" in host else net.AF_INET
    # Named as TCP, or asyncio leaves Nagle's delay of 40 ms between two frames.
    with net.socket(family, net.SOCK_STREAM, net.IPPROTO_TCP) as listener:
        listener.setsockopt(net.SOL_SOCKET, net.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
        except OSError as error:
            raise UsageError(_not_listening(host, port, error)) from None
        bound = listener.getsockname()[1]
        near = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
        url = network.url(near, bound)
        if not chosen.proxies and not chosen.reach:  # others open the proxy's address
            chosen = replace(chosen, reach=network.network_urls(host, bound))
        _try_folder(chosen.data)
        with logs.written(), _tuned():
            server = _Server(_config(chosen, host), lambda: announce(url))
            server.run([listener])
        if not server.started:
            raise UsageError(NOT_STARTED)


def _not_listening(host: str, port: int, error: OSError) -> Words:
    """Why a server can't listen, and what to do about it."""
    if error.errno == errno.EADDRINUSE:
        return PORT_TAKEN.filled(host=host, port=port, next=port + 1 if port < 65535 else port - 1)
    return NOT_LISTENING.filled(host=host, port=port, why=error.strerror or error)


def _try_folder(data: Path) -> None:
    """Say plainly what is wrong with a data folder, before anything else begins."""
    try:
        open_folder(data).dispose()
    except (OSError, SQLAlchemyError) as error:
        why = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
        raise UsageError(BAD_FOLDER.filled(folder=data, why=why)) from None


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gracefully on a signal, and then simply return."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {s: signal.signal(s, self.handle_exit) for s in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[net.socket] | None = None) -> None:
        """Start to listen, then say so."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[net.socket] | None = None) -> None:
        """Stop; a second signal cuts the waiting for others short, but all is put away."""
        await super().shutdown(sockets)
        if self.force_exit:
            await self.lifespan.shutdown()


@contextlib.contextmanager
def _tuned() -> Iterator[None]:
    """Settings of the whole process that suit a server, put back at its end. Garbage is not looked
    for among what stays, nor at every few positions: a position is a few hundred lists, which go by
    themselves when nobody holds them."""
    before, threshold, frozen = sys.getswitchinterval(), gc.get_threshold(), gc.get_freeze_count()
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(GARBAGE, 20, 10)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
        gc.set_threshold(*threshold)
        if not frozen:
            gc.unfreeze()


def _config(settings: Settings, host: str) -> uvicorn.Config:
    app = make_app(settings)
    return uvicorn.Config(
        app,
        host=host,
        **protocols(settings, app.regulars),
        ws_max_size=2 * 64 * KILO,  # a frame up to twice the limit is refused in words
        ws_per_message_deflate=False,  # theirs costs more memory a socket than all else
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_level="error",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        h11_max_incomplete_event_size=settings.limits.headers,
    )
