"""Figures of a house for Prometheus: counts and times, nothing of anybody."""

from __future__ import annotations

import hmac
import ipaddress
import os
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

VARIABLE = "HEPTAPOLIS_METRICS_TOKEN"
"""The variable with what a Prometheus on another machine must show."""


def may_read(address: str, bearer: str) -> bool:
    """Whether somebody may read the figures: from this machine, or with the operator's token.

    >>> may_read("127.0.0.1", ""), may_read("192.0.2.7", ""), may_read("", "")
    (True, False, False)
    """
    token = os.environ.get(VARIABLE, "")
    if token and hmac.compare_digest(bearer.encode(), token.encode()):
        return True
    return bool(address) and ipaddress.ip_network(address).is_loopback


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
