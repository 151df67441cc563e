"""The tables of the database. The log of entries is the truth; the rest follows from it and is kept for searching."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("crest", String(12), nullable=False, server_default=""),
    Column("colour", String(12), nullable=False, server_default=""),
)
"""`crest` and `colour` are what someone chose for all tables; empty if nothing."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("host", String(24), nullable=False, index=True),
    Column("address", String(64), nullable=False, default=""),
    Column("rules", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(12), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=True, index=True),
)
"""`state` is lobby, playing, paused, over or ended; `due` is when, by the server's time, the sweep must look at it."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("data", JSON, nullable=False),
    Column("key", String(64), nullable=True),
    Column("time", Float, nullable=False, server_default="0"),
    UniqueConstraint("table_id", "key", name="one_choice_a_key"),
)
"""One row for everything that happened at a table; two processes cannot write the same number.

`at` is the date, `time` the server's time, by which clocks run.
"""

alive = Table(
    "alive",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seconds", Float, nullable=False),
)
"""One row: the server's time when it was last known to be alive."""

used_links = Table(
    "used_links",
    metadata,
    Column("nonce", String(16), primary_key=True),
    Column("until", Float, nullable=False),
)
"""Private links that were used, as long as they would live: each works once."""

boxes = Table(
    "boxes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("address", String(64), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("box", Text, nullable=False),
)
"""Boxes that people sent and may open tables with, for a day; a table has its box in its log."""

push_devices = Table(
    "push_devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("point", String(100), nullable=False),
    Column("secret", String(40), nullable=False),
    Column("site", String(255), nullable=False),
    Column("created", Float, nullable=False),
)
"""Browsers that are told of their person's turn: the subscription, and the site that it was made at."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), nullable=False, index=True),
)
"""Who sits where, to find a person's tables."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("rules", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("finished", Float, nullable=False, index=True),
    Column("record", Text, nullable=False),
    Column("box", JSON(none_as_null=True), nullable=True),
    Column("ended", Boolean, nullable=False, server_default=false()),
)
"""Games that were played to the end, or `ended` by the host; `box` is the custom box they used, in short."""

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(24), nullable=False, server_default=""),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Index("names_of_results", "name"),
)
