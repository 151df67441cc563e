"""The devices that people want to be told on: one row for each browser that subscribed."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from hashlib import sha256

from sqlalchemy import Connection, delete, func, insert, select

from heptapolis.server.schema import push_devices


@dataclass(frozen=True)
class Device:
    """A browser as its push service knows it, and the site that it subscribed at."""

    endpoint: str
    point: str
    secret: str
    site: str

    @property
    def id(self) -> str:
        """A short name of the endpoint, which is too long for a key."""
        return id_of(self.endpoint)


def id_of(endpoint: str) -> str:
    """The short name of an endpoint."""
    return sha256(endpoint.encode()).hexdigest()[:32]


def add_device(connection: Connection, person: str, device: Device, most: int) -> int:
    """Keep a device of a person, and of their devices the newest only; a browser belongs to who uses it last."""
    connection.execute(delete(push_devices).where(push_devices.c.id == device.id))
    row = asdict(device) | {"id": device.id, "person": person, "created": time.time()}
    connection.execute(insert(push_devices), [row])
    own = select(push_devices.c.id).where(push_devices.c.person == person)
    old = own.order_by(push_devices.c.created.desc()).offset(most)
    forget_devices(connection, [row.id for row in connection.execute(old)])
    return count_devices(connection, person)


def remove_device(connection: Connection, person: str, endpoint: str) -> int:
    """Forget a device, if it is the person's own."""
    own = (push_devices.c.id == id_of(endpoint)) & (push_devices.c.person == person)
    connection.execute(delete(push_devices).where(own))
    return count_devices(connection, person)


def forget_devices(connection: Connection, ids: list[str]) -> None:
    """Forget devices whose subscription is over."""
    if ids:
        connection.execute(delete(push_devices).where(push_devices.c.id.in_(ids)))


def count_devices(connection: Connection, person: str) -> int:
    """How many devices a person is told on."""
    wanted = select(func.count()).select_from(push_devices).where(push_devices.c.person == person)
    return int(connection.execute(wanted).scalar_one())


def devices_of(connection: Connection, people: list[str]) -> list[Device]:
    """The devices of some people."""
    wanted = select(push_devices).where(push_devices.c.person.in_(people)).order_by(push_devices.c.created)
    rows = connection.execute(wanted).mappings()
    return [Device(row["endpoint"], row["point"], row["secret"], row["site"]) for row in rows]
