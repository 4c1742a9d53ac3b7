"""What the server counts, for whoever runs it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

FINE = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds."""


class Metrics:
    """Counters of one server."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        ProcessCollector(registry=own)
        self.guests = Gauge("silverkey_connections", "Open connections", registry=own)
        self.tables = Gauge("silverkey_tables", "Tables at hand", registry=own)
        self.writing = Gauge("silverkey_ledger_waiting", "Deeds that wait to be written", registry=own)
        self.requests = Counter("silverkey_requests", "Answered over HTTP", ["method", "status"], registry=own)
        self.messages = Counter("silverkey_messages", "Messages of clients", ["say"], registry=own)
        self.refused = Counter("silverkey_malformed", "Messages that are none", registry=own)
        self.limited = Counter("silverkey_limited", "Turned away for asking too often", ["what"], registry=own)
        self.seconds = Histogram("silverkey_message_seconds", "Until it was dealt with", buckets=FINE, registry=own)
        self.begun = Counter("silverkey_games_begun", "Games that began", ["game"], registry=own)
        self.ended = Counter("silverkey_games_ended", "Games that ended", ["game"], registry=own)
        self.failed = Counter("silverkey_not_kept", "Deeds that could not be kept", registry=own)
        self.changed = Counter("silverkey_not_replayed", "Tables that newer rules lead elsewhere", registry=own)
        self.bots = Histogram("silverkey_bot_seconds", "Until a bot had answered", buckets=FINE, registry=own)
