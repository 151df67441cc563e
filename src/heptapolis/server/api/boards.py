"""Boards of the dice game: ours as files to correct, and the check of a custom one."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import Response

from heptapolis.catalogue.dice import board_file, dice_box
from heptapolis.server.api.dependencies import Address, CurrentPerson, JsonBody, Server
from heptapolis.server.api.openapi import CHANGES, body_of, documented
from heptapolis.server.api.requests import BoardText
from heptapolis.server.api.responses import BoardsRead
from heptapolis.server.problems import Problem

router = APIRouter(prefix="/api/boards", tags=["tables"])
A_FILE: dict[int | str, dict[str, Any]] = {
    200: {"description": "A board file.", "content": {"application/toml": {"schema": {"type": "string"}}}}
}


@router.post(
    "",
    summary="Check boards of your own",
    openapi_extra=body_of(BoardText),
    responses=documented(BoardsRead, *CHANGES, "person/unknown", "table/options"),
)
async def check_boards(server: Server, person: CurrentPerson, address: Address, body: JsonBody) -> dict[str, Any]:
    """What to send as the option `boards` of a dice table; a fault is reported with its place and reason."""
    wait = server.board_pace.take(address)
    if wait:
        raise Problem("quota/requests", wait=wait)
    return await server.upload_checks.run("boards", body)


@router.get(
    "/{board}",
    summary="A board as a file to correct",
    response_class=Response,
    responses=documented(None, "request/malformed", "table/unknown") | A_FILE,
)
async def board(
    board: Annotated[str, Path(pattern="^[a-z_]{1,40}$", description="Such as giza.")],
) -> Response:
    """The file that `POST /api/boards` checks and `heptapolis play --boards` plays."""
    found = next((each for each in dice_box().boards if each.id == board), None)
    if found is None:
        raise Problem("table/unknown", f"There is no board called {board}.")
    head = {"content-disposition": f'attachment; filename="{board}.toml"'}
    return Response(board_file(found), media_type="application/toml", headers=head)
