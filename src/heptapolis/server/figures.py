"""Figures of a house for Prometheus: counts and times, nothing of anybody."""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Figures:
    """Requests, tables, streams, commits and choices."""

    def __init__(self, house: Any) -> None:
        self.registry = CollectorRegistry()
        words = "Requests by method and status."
        self.requests = Counter("heptapolis_requests", words, ["method", "status"], registry=self.registry)
        self.seconds = Histogram("heptapolis_request_seconds", "How long answers took.", registry=self.registry)
        for name, meaning, figure in (
            ("heptapolis_tables_in_memory", "Tables in memory.", lambda: len(house.tables)),
            ("heptapolis_streams", "Open streams.", lambda: len(house.streams.open)),
            ("heptapolis_commits", "Commits since the start.", lambda: house.store.commits),
            ("heptapolis_choices", "Choices of people since the start.", lambda: house.choices),
        ):
            Gauge(name, meaning, registry=self.registry).set_function(figure)

    def count(self, method: str, status: int, seconds: float) -> None:
        """Note an answer that begins."""
        self.requests.labels(method, str(status)).inc()
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        """All figures in Prometheus' own form."""
        return generate_latest(self.registry)
