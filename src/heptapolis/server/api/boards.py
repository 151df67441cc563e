"""Boards of the dice game: ours as files to correct, and the check of a custom one."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import Response
from pydantic import ConfigDict, Field

from heptapolis.catalogue.dice import DiceBoard, board_file, dice_box
from heptapolis.catalogue.dice.sent import LARGEST_TEXT, boards_in
from heptapolis.errors import CatalogueError
from heptapolis.server.api.dependencies import CurrentPerson
from heptapolis.server.api.openapi import CHANGES, documented
from heptapolis.server.api.responses import BoardsRead
from heptapolis.server.api.strict_json import Strict, StrictRoute
from heptapolis.server.problems import Problem

router = APIRouter(prefix="/api/boards", tags=["tables"], route_class=StrictRoute)
A_FILE: dict[int | str, dict[str, Any]] = {
    200: {"description": "A board file.", "content": {"application/toml": {"schema": {"type": "string"}}}}
}


class BoardText(Strict):
    """The text of a board file."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"text": '[[board]]\nid = "mine"\n...'}]})
    text: str = Field(description=f"TOML, as `heptapolis dice export-board` writes it; at most {LARGEST_TEXT:,} bytes.")


@router.post(
    "",
    summary="Check boards of your own",
    responses=documented(BoardsRead, *CHANGES, "person/unknown", "table/options"),
)
async def check_boards(person: CurrentPerson, sent: BoardText) -> dict[str, Any]:
    """What to send as the option `boards` of a dice table; a fault is reported with its place and reason."""
    try:
        tables, boards = await asyncio.to_thread(boards_in, sent.text)
    except CatalogueError as fault:
        raise Problem("table/options", str(fault)) from None
    return {"boards": tables, "read": [board_read(board) for board in boards]}


def board_read(board: DiceBoard) -> dict[str, Any]:
    """A board that someone sent, in short."""
    return {"id": board.id, "city": board.city, "unsure": board.unsure, "spaces": len(board.places)}


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
