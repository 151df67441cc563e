"""Web Push: the devices on which a person is told of their turn while no page is open."""

from __future__ import annotations

import re
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from pydantic import ConfigDict, Field

from heptapolis.server.api.dependencies import CurrentPerson, Server
from heptapolis.server.api.openapi import CHANGES, documented
from heptapolis.server.api.responses import PushShown
from heptapolis.server.api.strict_json import Strict, StrictRoute
from heptapolis.server.problems import Problem
from heptapolis.server.push_devices import Device, add_device, count_devices, remove_device
from heptapolis.server.push_keys import read_point, read_secret
from heptapolis.server.table_server import TableServer

router = APIRouter(prefix="/api", tags=["people"], route_class=StrictRoute)
ENDPOINT = "https://push.example.org/wpush/v2/gAAAAABk"
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"  # noqa: S105 - the example of RFC 8291
SITE = re.compile(r"[A-Za-z0-9.-]{1,255}")


class DeviceGone(Strict):
    """A device that is told no more."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"endpoint": ENDPOINT}]})
    endpoint: str = Field(max_length=1000, description="Of the subscription.", examples=[ENDPOINT])


class DeviceWanted(DeviceGone):
    """A device to tell: the subscription of its browser."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"endpoint": ENDPOINT, "p256dh": POINT, "auth": SECRET}]})
    p256dh: str = Field(max_length=100, description="Its public key.", examples=[POINT])
    auth: str = Field(max_length=40, description="Its secret.", examples=[SECRET])


@router.get("/push", summary="Where I am told of my turn", responses=documented(PushShown, "person/unknown"))
async def push(server: Server, person: CurrentPerson) -> dict[str, Any]:
    """The key to subscribe with, and how many of your devices are told."""
    return shown(server, await server.store.read(partial(count_devices, person=person)))


@router.post(
    "/push",
    summary="Tell me of my turn on this device",
    responses=documented(PushShown, *CHANGES, "person/unknown"),
)
async def tell_me(server: Server, person: CurrentPerson, request: Request, wanted: DeviceWanted) -> dict[str, Any]:
    """A browser's subscription; the newest of your devices are kept. A device can be sent again at any time."""
    device = Device(wanted.endpoint, wanted.p256dh, wanted.auth, site_of(request))
    check_device(device, allow_local=server.settings.local_webhooks)
    most = server.settings.limits.devices_a_person
    return shown(server, await server.store.write(partial(add_device, person=person, device=device, most=most)))


@router.post(
    "/push/remove",
    summary="Tell me no more on this device",
    responses=documented(PushShown, *CHANGES, "person/unknown"),
)
async def tell_no_more(server: Server, person: CurrentPerson, gone: DeviceGone) -> dict[str, Any]:
    """Nothing happens if the device is not known, or not yours."""
    return shown(server, await server.store.write(partial(remove_device, person=person, endpoint=gone.endpoint)))


def shown(server: TableServer, devices: int) -> dict[str, Any]:
    """The answer of all three."""
    return {"key": server.push.keys.public, "devices": devices}


def site_of(request: Request) -> str:
    """The name of this server, as the browser calls it; push services ask for someone to complain to."""
    host = request.url.hostname or ""
    return host if SITE.fullmatch(host) else "localhost"


def check_device(device: Device, *, allow_local: bool) -> None:
    """Refuse what no browser would send; where the address leads is checked whenever it is called."""
    try:
        parts = urlsplit(device.endpoint)
        good = parts.scheme in (("https", "http") if allow_local else ("https",)) and parts.hostname
        if not good or parts.port == 0 or parts.username is not None or re.search(r"[^\x21-\x7e]", device.endpoint):
            raise ValueError("the address of a push service begins with https://")
        read_point(device.point)
        read_secret(device.secret)
    except ValueError as fault:
        raise Problem("request/malformed", f"This is not the push subscription of a browser: {fault}.") from None
