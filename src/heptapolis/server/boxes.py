"""Custom boxes: those that the operator offers, and those that players send if the operator allows it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from heptapolis.catalogue.cards import OwnBox, load_own_box, own_box_from_json
from heptapolis.errors import SetupError
from heptapolis.game.cards.own_box import box_summary
from heptapolis.server.limits import Buckets
from heptapolis.server.problems import Problem
from heptapolis.server.schema import boxes
from heptapolis.server.settings import Settings
from heptapolis.server.store import Store
from heptapolis.server.uploads import UploadChecks

KEPT_FOR = 24 * 3600.0
"""So long a box that was sent waits for a table; the table keeps it for good."""


def offered_boxes(folders: Iterable[str]) -> dict[str, OwnBox]:
    """The operator's boxes by id."""
    found: dict[str, OwnBox] = {}
    for folder in folders:
        box = load_own_box(Path(folder))
        if box.id in found:
            raise SetupError(f"two boxes have the id {box.id}; --box {folder} is the second.")
        found[box.id] = box
    return found


class Boxes:
    """Which boxes tables may name."""

    def __init__(self, settings: Settings, store: Store, checks: UploadChecks) -> None:
        self.checks = checks
        self.offered, self.uploads, self.store = offered_boxes(settings.boxes), settings.box_uploads, store
        self.summaries = [box_summary(box) for box in self.offered.values()]
        self.most_kept = settings.limits.boxes_an_address
        self.pace = Buckets(settings.limits.boxes_an_address_a_minute / 60, rest=60)

    async def receive(self, body: bytes, person: str, address: str) -> dict[str, Any]:
        """Check a box that someone sent, keep it until a table is opened with it, and return what is in it."""
        if not self.uploads:
            raise Problem("box/not-allowed")
        if self.pace.take(address):
            raise Problem("quota/boxes")
        answer = await self.checks.run("box", body)
        row = {"digest": answer["summary"]["digest"], "person": person, "address": address, "box": answer["box"]}
        await self.store.write(partial(keep, row=row | {"created": time.time()}, most=self.most_kept))
        return dict(answer["summary"])

    async def find(self, name: str, person: str) -> OwnBox:
        """A box by its digest, or by the id of one that the operator offers; one that was sent, only for its sender."""
        for box in self.offered.values():
            if name in (box.id, box.digest):
                return box
        sent = select(boxes.c.box).where(boxes.c.digest == name, boxes.c.person == person)
        found = await self.store.read(lambda connection: read_box(connection.execute(sent).scalar()))
        if found is None:
            raise Problem("box/unknown")
        return found


def read_box(text: str | None) -> OwnBox | None:
    """A box as it was kept; in the thread that read it, since making it takes a while."""
    return None if text is None else own_box_from_json(json.loads(text))


def keep(connection: Connection, row: dict[str, Any], most: int) -> None:
    """Keep a box that someone sent; boxes that were unused for long, or too many from one address, are removed."""
    connection.execute(delete(boxes).where(boxes.c.created < row["created"] - KEPT_FOR))
    connection.execute(delete(boxes).where(boxes.c.digest == row["digest"], boxes.c.person == row["person"]))
    connection.execute(insert(boxes), [row])
    newest = select(boxes.c.created).where(boxes.c.address == row["address"]).order_by(boxes.c.created.desc())
    last = connection.execute(newest.offset(most - 1).limit(1)).scalar()
    if last is not None:
        connection.execute(delete(boxes).where(boxes.c.address == row["address"], boxes.c.created < last))
