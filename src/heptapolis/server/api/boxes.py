"""Custom boxes: sending one, and what a client needs to draw the one of a table."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from fastapi.responses import JSONResponse

from heptapolis.game.cards.own_box import box_catalogue
from heptapolis.server.api.dependencies import (
    Address,
    CurrentPerson,
    JsonBody,
    MaybePerson,
    Paced,
    Server,
    TableName,
    visible_table,
)
from heptapolis.server.api.openapi import CHANGES, NAMED, body_of, documented
from heptapolis.server.api.requests import BoxUpload
from heptapolis.server.api.responses import BoxCatalogue, BoxSummary
from heptapolis.server.problems import Problem

router = APIRouter(prefix="/api", tags=["boxes"])
FOR_GOOD = "private, max-age=31536000, immutable"
"""What has a digest never changes, but only those who may see the table may cache it."""
Digest = Annotated[str, Path(description="The digest of the box, as the table names it.", max_length=64)]


@router.post(
    "/boxes",
    status_code=201,
    summary="Send a box of your own",
    openapi_extra=body_of(BoxUpload),
    responses=documented(
        BoxSummary, *CHANGES, "person/unknown", "box/not-allowed", "box/faulty", "quota/boxes", status=201
    ),
)
async def send_box(server: Server, person: CurrentPerson, address: Address, body: JsonBody) -> dict[str, Any]:
    """Where the operator allows it. The texts of the files are checked; open a table with the digest within a day."""
    return await server.boxes.receive(body, person, address)


@router.get(
    "/tables/{name}/box/{digest}",
    summary="What is in the box of a table",
    responses=documented(BoxCatalogue, *NAMED, "table/private", "box/unknown"),
    dependencies=[Paced],
)
async def look_into_box(server: Server, person: MaybePerson, name: TableName, digest: Digest) -> Response:
    """Its cards, boards, wonders and edifices, with glyphs, costs and names: what differs from the edition."""
    table = await visible_table(server, name, person)
    if not table.terms.box or table.terms.box["digest"] != digest:
        raise Problem("box/unknown", "The table is not played with this box.")
    options: Any = table.terms.played
    drawn = await asyncio.to_thread(box_catalogue, options.rules, options.box)
    return JSONResponse(drawn, headers={"cache-control": FOR_GOOD})
