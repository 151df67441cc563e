"""Metrics for Prometheus: counts and times, nothing about any person."""

from __future__ import annotations

import hmac
import ipaddress
import os
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

VARIABLE = "HEPTAPOLIS_METRICS_TOKEN"
"""The environment variable with the token that a Prometheus on another machine must show."""


def may_read(address: str, bearer: str) -> bool:
    """Whether someone may read the metrics: from this machine, or with the operator's token.

    >>> may_read("127.0.0.1", ""), may_read("192.0.2.7", ""), may_read("", "")
    (True, False, False)
    """
    token = os.environ.get(VARIABLE, "")
    if token and hmac.compare_digest(bearer.encode(), token.encode()):
        return True
    return bool(address) and ipaddress.ip_network(address).is_loopback


class Metrics:
    """Requests, tables, streams, commits and choices."""

    def __init__(self, server: Any) -> None:
        self.registry = CollectorRegistry()
        words = "Requests by method and status."
        self.requests = Counter("heptapolis_requests", words, ["method", "status"], registry=self.registry)
        self.seconds = Histogram("heptapolis_request_seconds", "How long answers took.", registry=self.registry)
        for name, meaning, value in (
            ("heptapolis_tables_in_memory", "Tables in memory.", lambda: len(server.tables.live)),
            ("heptapolis_streams", "Open streams.", lambda: len(server.streams.open)),
            ("heptapolis_own_bots", "Processes of the operator's custom bots.", lambda: server.own_bots.processes),
            ("heptapolis_commits", "Commits since the start.", lambda: server.store.commits),
            ("heptapolis_choices", "Choices of people since the start.", lambda: server.tables.choices),
        ):
            Gauge(name, meaning, registry=self.registry).set_function(value)

    def count(self, method: str, status: int, seconds: float) -> None:
        """Note an answer that begins."""
        self.requests.labels(method, str(status)).inc()
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        """All metrics in Prometheus' own format."""
        return generate_latest(self.registry)
