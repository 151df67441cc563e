"""Creating tables: a new one with its code, the invitations to its seats, and the rematch of a finished one."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import partial

from sqlalchemy import func, select

from heptapolis.game.fair import new_secret
from heptapolis.server.commands import begin, check_host, own_seat, set_state, sit
from heptapolis.server.identity import LETTERS
from heptapolis.server.live_table import ENDED, FINISHED, LOBBY, Draft, LiveTable, LogEntry
from heptapolis.server.problems import Problem
from heptapolis.server.schema import tables
from heptapolis.server.settings import Limits
from heptapolis.server.store import Conflict
from heptapolis.server.table_log import write_table
from heptapolis.server.table_server import TableServer
from heptapolis.server.terms import BOT, INVITED, OPEN, Terms

CODE = 6
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def name_in(letters: str, size: int) -> str:
    """A random word."""
    return "".join(secrets.choice(letters) for _ in range(size))


async def check_quota(server: TableServer, person: str, address: str) -> None:
    """Refuse one table too many."""
    limits: Limits = server.settings.limits
    running = select(func.count()).where(tables.c.host == person, tables.c.state.not_in(FINISHED))
    lately = select(func.count()).where(tables.c.address == address, tables.c.created > time.time() - 3600)
    mine, here = await server.store.read(lambda c: (c.execute(running).scalar_one(), c.execute(lately).scalar_one()))
    if mine >= limits.tables_a_person:
        raise Problem("quota/tables", "You host too many unfinished tables; end one first.")
    if here >= limits.tables_an_address_an_hour:
        raise Problem("quota/tables")


async def open_table(server: TableServer, terms: Terms, person: str, address: str) -> LiveTable:
    """A new table with its code."""
    await check_quota(server, person, address)
    await asyncio.to_thread(terms.checked, server.own_bots.offered)  # with a box or own boards it takes a while
    for _ in range(10):
        table = LiveTable(name_in(ID_LETTERS, 12), name_in(LETTERS, CODE), person, new_secret(), terms)
        first = LogEntry(1, time.time(), "opened", {"terms": terms.to_json()}, time=server.time.now())
        table.apply(first)
        try:
            await server.store.write(partial(write_table, table=table, address=address, first=first))
        except Conflict:
            continue  # the code is in use
        server.tables.keep(table)
        return table
    raise Problem("server/store")


def invitations(server: TableServer, table: LiveTable, person: str) -> dict[int, str]:
    """The invitations to seats that are still kept, by seat, for the host to pass on."""
    check_host(table, person)
    kept = (place for place, each in enumerate(table.seats) if each.kind == INVITED)
    return {place: server.signer.invitation(table.id, place, table.removals[place]) for place in kept}


async def rematch(server: TableServer, table: LiveTable, person: str, address: str) -> LiveTable:
    """The same options once more: the first to ask hosts the new table, the others find a seat there.

    Against bots only, the game starts at once.
    """
    name = table.seats[own_seat(table, person)].name
    if table.state not in FINISHED:
        raise Problem("table/not-over")
    known = table.again
    again = await server.tables.get(known) if known else None
    if again is None or again.state in FINISHED:
        again = fresh = await open_table(server, table.terms, person, address)
        link: Draft = ("rematched", {"table": fresh.id}, None)
        table = await server.tables.change(table.id, lambda old: [link] if old.again == known else [])
        if table.again != fresh.id:  # someone was quicker
            await server.tables.change(fresh.id, lambda new: set_state(new, person, ENDED))
            again = await server.tables.get(table.again)
    if again.state != LOBBY or again.seat_of(person) is not None:
        return again
    again = await server.tables.change(again.id, lambda new: sit(new, person, name, None, "", invited=first_kept(new)))
    if again.host != person or any(seat.kind != BOT and seat.person != person for seat in again.seats):
        return again
    return await server.tables.change(again.id, lambda new: begin(new, person))  # nobody to wait for


def first_kept(table: LiveTable) -> int | None:
    """The seat for a guest of the game before: an open one, or the first that is kept for invited people."""
    if any(each.kind == OPEN for each in table.seats):
        return None
    return next((place for place, each in enumerate(table.seats) if each.kind == INVITED), None)
