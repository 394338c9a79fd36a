"""What Prometheus may ask; no number here tells one match from another."""

from __future__ import annotations

import functools
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own: dict[str, Any] = {"registry": self.registry}
        self.entries = Counter("ludotheque_log_entries", "Entries on disk", ["kind"], **own)
        self.sockets = Gauge("ludotheque_sockets", "Sockets open", **own)
        self.rooms = Gauge("ludotheque_rooms", "Matches in memory", **own)
        self.unreadable = Gauge("ludotheque_unreadable", "Matches that can't be opened", **own)
        self.thinking = Gauge("ludotheque_thinking", "Computer seats thinking", **own)
        self.thoughts = Gauge("ludotheque_thinking_queue", "Thoughts not begun", **own)
        self.writing = Gauge("ludotheque_writer_queue", "Acts that wait for a commit", **own)
        self.commit = Gauge("ludotheque_commit_age_seconds", "Since the last commit", **own)
        self.lag = Gauge("ludotheque_loop_lag_seconds", "How late the loop was last", **own)
        self.refused = Counter("ludotheque_refused", "Refusals, by code", ["code"], **own)
        buckets = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)
        self.seconds = Histogram(
            "ludotheque_act_seconds", "From frame to disk", buckets=buckets, **own
        )

        self._kind = functools.cache(self.entries.labels)

    def appended(self, rows: Any) -> None:
        """Count entries."""
        for row in rows:
            self._kind(row.kind).inc()

    def text(self) -> bytes:
        """All of it, in Prometheus's form."""
        return generate_latest(self.registry)
