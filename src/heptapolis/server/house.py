"""The house: finds tables, changes them under their lock, commits before it answers, and tells everybody who looks."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, select, update

from heptapolis.bots.orphans import when_orphaned
from heptapolis.errors import HeptapolisError, IllegalAction, LateAction, MalformedAction, UnknownName
from heptapolis.server.bot_pool import BotPool, Question
from heptapolis.server.hosted import FINISHED, PLAYING, Entry, Hosted
from heptapolis.server.keeping import day_of, export
from heptapolis.server.log import append_of, notify, read_entries, read_table
from heptapolis.server.notify import Notices, words_of_people
from heptapolis.server.people import Signer
from heptapolis.server.problems import Problem
from heptapolis.server.schema import seats, tables
from heptapolis.server.settings import Settings, signing_key
from heptapolis.server.store import UNSURE, Conflict, Store
from heptapolis.server.streams import Streams, Subscriber, read_id
from heptapolis.server.telling import blank, may_look, messages_after, position_of, state_for
from heptapolis.server.tidying import Tidying
from heptapolis.server.webhooks import Webhooks, waiting_for

Draft = tuple[str, dict[str, Any], str | None]
"""What shall happen: the kind of entry, its data, and the key of a choice."""

STAND_IN = "rulebook"
TRIES = 8
LATEST = 2**31
"""A number of an entry that no table has: whatever there is."""
logger = logging.getLogger("heptapolis.house")


class House:
    """All tables of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.signer = Signer(signing_key(settings.data))
        self.streams = Streams(settings.limits)
        self.bots = BotPool(settings.bot_processes)
        self.tables: dict[str, Hosted] = {}
        self.webhooks = Webhooks(allow_local=settings.local_webhooks)
        self.notices = None if self.store.is_sqlite else Notices(settings.url, self)
        self.tasks: set[asyncio.Task[None]] = set()
        self.tidying = Tidying(time.time())
        self.closing = False
        self.choices = 0

    async def start(self) -> None:
        """Open: bring the database up to date, start bots, clocks, and the ear for other processes."""
        await asyncio.get_running_loop().run_in_executor(None, self.store.migrate)
        await self.bots.warm_up()
        self.tidying.begin()
        if self.notices:
            await self.notices.start()
        if threading.current_thread() is threading.main_thread():
            self.end_streams_at(signal.SIGTERM, signal.SIGINT)
        when_orphaned(partial(signal.raise_signal, signal.SIGTERM))
        self.spawn(self._sweep_for_ever())
        if self.settings.exports:
            self.spawn(self._export_every_night())

    def end_streams_at(self, *signals: signal.Signals) -> None:
        """Let streams end as soon as the process is told to stop, so that the server need not wait for them."""
        loop = asyncio.get_running_loop()
        for each in signals:
            before = signal.getsignal(each)

            def told(number: int, frame: Any, before: Any = before) -> None:
                loop.call_soon_threadsafe(self.close_doors)
                if callable(before):
                    before(number, frame)

            signal.signal(each, told)

    def close_doors(self) -> None:
        """Take no more changes, and end all streams."""
        self.closing = True
        self.streams.close()

    async def stop(self) -> None:
        """Close: streams end, commits under way are finished."""
        self.close_doors()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.notices:
            await self.notices.stop()
        self.bots.close()
        await self.store.close()

    def spawn(self, work: Any) -> None:
        """Do something in the background; a fault is written down."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("background work failed", exc_info=task.exception())

    async def get(self, table_id: str) -> Hosted:
        """A table, folded from its log if it is not in memory."""
        while (table := self.tables.get(table_id)) is None:
            found = await self.store.read(lambda connection: read_table(connection, table_id))
            if found is None:
                raise Problem("table/unknown")
            if self.tables.setdefault(table_id, found) is found:  # somebody else may have been quicker
                self.wake(found)
        table.seen_at = time.time()
        return table

    async def latest(self, name: str) -> Hosted:
        """A table by its id or code as it is on the disk, with what other processes have just written."""
        return await self._settled(name, self.notices is not None)

    async def _settled(self, name: str, read_on: bool = False) -> Hosted:
        """A table while no commit is under way: nothing on it that is not on the disk."""
        while True:
            table = await self.find(name)
            async with table.lock:
                if self.tables.get(table.id) is table:
                    if read_on:
                        await self._read_on(table)
                    return table

    async def find(self, name: str) -> Hosted:
        """A table by its id or its short code."""
        if name in self.tables:
            return await self.get(name)
        wanted = select(tables.c.id).where((tables.c.id == name) | (tables.c.code == name.upper()))
        row = await self.store.read(lambda connection: connection.execute(wanted).first())
        if row is None:
            raise Problem("table/unknown", "No table has this name or code; look at the letters again.")
        return await self.get(row[0])

    async def change(self, table_id: str, work: Callable[[Hosted], Sequence[Draft]]) -> Hosted:
        """Let something happen at a table: checked, committed, told. A cut connection does not stop it half-way."""
        if self.closing:
            raise Problem("house/closing")
        await asyncio.shield(self._change(table_id, work))
        try:
            return await self._settled(table_id)
        except Problem:
            raise Problem("house/store", UNSURE) from None  # it happened, but cannot be shown

    async def _change(self, table_id: str, work: Callable[[Hosted], Sequence[Draft]]) -> None:
        for _ in range(TRIES):
            table = await self.get(table_id)
            async with table.lock:
                if self.tables.get(table_id) is not table:
                    continue  # it was put out of memory while we waited
                if self.notices:
                    await self._read_on(table)  # whoever asks may know more than we have heard of
                first = table.number
                try:
                    self._apply(table, work(table))
                    fresh = table.entries[first:]
                    if fresh:
                        await self._commit(table, fresh)
                except Conflict:
                    self.forget(table)
                    continue
                except BaseException:
                    if table.number > first:
                        self.forget(table)  # memory is ahead of the disk
                    raise
                if fresh:
                    self.tell(table)
                    self._call_webhook(table, first)
            self.wake(table)
            return
        raise Problem("house/store", "Too many wrote at the same time; try again.")

    def _apply(self, table: Hosted, drafts: Sequence[Draft]) -> None:
        """Let drafts happen in memory, and with them every choice that bots have ready if nobody else is awaited."""
        for kind, data, key in drafts:
            try:
                table.apply(Entry(table.number + 1, time.time(), kind, data, key))
            except HeptapolisError as fault:
                raise problem_of(fault) from None
        self.choices += sum(kind == "chose" for kind, _, _ in drafts)
        while table.deciding() and all(seat in table.ready for seat in table.deciding()):
            for seat in table.deciding():
                if seat in table.deciding() and seat in table.ready:
                    data = {"seat": seat, "action": table.ready.pop(seat), "by": "bot"}
                    table.apply(Entry(table.number + 1, time.time(), "chose", data))

    async def _commit(self, table: Hosted, fresh: list[Entry]) -> None:
        channel = self.notices.channel if self.notices else None
        await self.store.append(append_of(table, fresh, channel))

    def forget(self, table: Hosted) -> None:
        """Put a table out of memory; the next who asks folds it from its log."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    def tell(self, table: Hosted) -> None:
        """Tell everybody who looks at a table what happened since the last they were told."""
        for subscriber in self.streams.looking_at(table.id):
            if not may_look(table, subscriber.person):  # a private game begins, or somebody got up from one
                self.close_to(subscriber, table)
                continue
            seat, is_host = table.seat_of(subscriber.person), subscriber.person == table.host
            missed = messages_after(table, seat, subscriber.positions[table.id])
            for message in missed:
                last = {"now": state_for(table, seat, is_host=is_host)} if message is missed[-1] else {}
                self.send(subscriber, table.id, message["position"], message | last)

    def close_to(self, subscriber: Subscriber, table: Hosted) -> None:
        """Tell somebody that a table is not theirs to look at any more; the last they hear of it."""
        position = subscriber.positions.get(table.id, 0)
        self.send(subscriber, table.id, position, blank(table, position, "closed"))
        subscriber.watched.discard(table.id)

    def send(self, subscriber: Subscriber, table: str, position: int, message: dict[str, Any]) -> None:
        """Send one message with the id that a client continues from."""
        subscriber.reach(table, position)
        subscriber.put({"id": subscriber.id, "data": message})

    async def look_at(self, person: str, table: Hosted) -> None:
        """Let the open streams of a person look at a table too."""
        if any(subscriber.person == person for subscriber in self.streams.open):
            table = await self.latest(table.id)
            for subscriber in self.streams.open:
                if subscriber.person == person and table.id not in subscriber.watched:
                    self.show(subscriber, table)

    def show(self, subscriber: Subscriber, table: Hosted) -> None:
        """Let a stream look at a table: what it has missed, or the table as it stands."""
        seat, is_host = table.seat_of(subscriber.person), subscriber.person == table.host
        known = subscriber.positions.get(table.id)
        now = {"now": state_for(table, seat, is_host=is_host)}
        missed = [] if known is None else messages_after(table, seat, known)
        subscriber.watched.add(table.id)
        subscriber.room += len(missed)
        for message in missed:
            self.send(subscriber, table.id, message["position"], message | (now if message is missed[-1] else {}))
        if not missed:
            position = position_of(table, seat)
            self.send(subscriber, table.id, position, blank(table, position, "shown") | now)

    async def subscribe(self, person: str, address: str, watch: Sequence[str], last_id: str | None) -> Subscriber:
        """Open a stream on all tables of a person and those it watches, from where its last one broke off."""
        if self.closing:
            raise Problem("house/closing")
        mine = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
        mine = mine.where(seats.c.person == person, tables.c.state.not_in(FINISHED))
        rows = await self.store.read(lambda connection: connection.execute(mine).all())
        known = read_id(last_id)
        subscriber = Subscriber(person, address, set(), known)
        self.streams.add(subscriber)
        try:
            for name in dict.fromkeys([*(row[0] for row in rows), *known, *watch]):
                try:
                    table = await self.latest(name)
                except Problem as problem:
                    if problem.code == "table/unknown":
                        continue  # it is gone, or was never there
                    raise
                if may_look(table, person) and table.id not in subscriber.watched:
                    self.show(subscriber, table)
        except BaseException:
            self.streams.drop(subscriber)
            raise
        return subscriber

    def _call_webhook(self, table: Hosted, first: int) -> None:
        """Tell the table's webhook when somebody else is asked, or when it is over."""
        moved = first == 0 or table.marks[-1].events != table.marks[first - 1].events
        if table.terms.webhook and table.game is not None and moved:
            self.spawn(self.webhooks.call(table.terms.webhook, waiting_for(table)))

    def wake(self, table: Hosted) -> None:
        """Let bots think that are asked and do not think yet."""
        waiting = [seat for seat in table.bots_deciding() if seat not in table.ready]
        if waiting and not table.thinking and not self.closing:
            table.thinking = True
            self.spawn(self._think(table))

    async def _think(self, table: Hosted) -> None:
        try:
            while self.tables.get(table.id) is table and not self.closing:
                asked = [seat for seat in table.bots_deciding() if seat not in table.ready]
                if not asked or table.game is None:
                    return
                questions: list[Question] = []
                for seat in asked:
                    player = table.player_of(seat)
                    questions.append((table.seats[player].bot, table.game.view(player, past=False), seat))
                steps, chosen = len(table.game.history), await self.bots.ask(questions)
                if len(table.game.history) != steps:
                    continue
                table.ready |= {s: a for s, a in zip(asked, chosen, strict=True) if s in table.bots_deciding()}
                if all(seat in table.ready for seat in table.deciding()):
                    await self.change(table.id, lambda _: ())
        except Problem as problem:
            table.ready.clear()  # the sweep asks them again
            logger.warning("bots could not choose: %s", problem)
        finally:
            table.thinking = False

    async def heard(self, table_id: str, number: int = LATEST) -> None:
        """Another process has written: fold what is new, and tell. Tables that nobody has or sees can wait."""
        while table_id in self.tables or self.streams.looking_at(table_id):
            table = await self.get(table_id)
            async with table.lock:
                if self.tables.get(table_id) is not table:
                    continue  # it was put out of memory while we waited
                if number > table.number:
                    await self._read_on(table)
                else:
                    self.tell(table)  # we may have read it without telling
            return

    async def _read_on(self, table: Hosted) -> None:
        """Fold what other processes have written at a table, and tell; its lock is held."""
        for entry in await self.store.read(partial(read_entries, table_id=table.id, after=table.number)):
            table.apply(entry)
        self.tell(table)

    async def catch_up(self) -> None:
        """Nobody told us of changes for a while: look for them at every table that we have or that somebody sees."""
        for table_id in {*self.tables, *(table for stream in self.streams.open for table in stream.watched)}:
            try:
                await self.heard(table_id)
            except Problem:
                raise
            except Exception:  # one table that cannot be folded must not make us deaf for the others
                logger.exception("the table %s cannot be folded", table_id)

    def seen(self, people: Sequence[str]) -> None:
        """People look at their tables with streams of another process."""
        self.streams.seen(people)

    async def _say_who_is_here(self) -> None:
        """Tell the other processes who looks at a table where being away matters."""
        graceful = {table.id for table in self.tables.values() if table.terms.grace is not None}
        people = sorted({stream.person for stream in self.streams.open if stream.watched & graceful})
        for words in words_of_people(people) if self.notices else ():
            await self.store.write(partial(notify, channel=Notices.channel, words=words))

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.sweep(time.time())
                self.tidying.look(self.store.commits, time.time())
            except Problem as problem:
                logger.warning("the sweep failed: %s", problem)
            except Exception:  # whatever it was, clocks and bots need the next one
                logger.exception("the sweep failed")

    async def _export_every_night(self) -> None:
        """Write all finished public games without names, once for each day; the newest file has them all."""
        folder = self.settings.data / "exports"
        while True:
            file = folder / f"games-{day_of(time.time())}.parquet"
            if not file.exists():
                folder.mkdir(exist_ok=True)
                count = await asyncio.get_running_loop().run_in_executor(None, export, self.store, file)
                logger.info("%s finished games exported", count)
            await asyncio.sleep(3600)

    async def sweep(self, now: float) -> None:
        """Look at tables whose clock has run out, whose player is away, or whose bots were left thinking."""
        await self._say_who_is_here()
        wanted = select(tables.c.id).where(tables.c.state == PLAYING, tables.c.due <= now).order_by(tables.c.due)
        rows = await self.store.read(lambda connection: connection.execute(wanted.limit(500)).all())
        for (table_id,) in rows:
            try:
                await self._look_after(table_id, now)
            except Problem:
                raise
            except Exception:  # one table that cannot be folded must not stop the clocks of the others
                logger.exception("the table %s cannot be looked after", table_id)
        for table in list(self.tables.values()):
            asleep = now - table.seen_at > self.settings.asleep_after
            if asleep and not table.lock.locked() and not self.streams.looking_at(table.id) and not table.thinking:
                self.forget(table)

    async def _look_after(self, table_id: str, now: float) -> None:
        table = await self.get(table_id)
        self.wake(table)
        if self._late(table, now):
            await self.change(table_id, lambda table: self._late(table, now))
        elif table.bots_deciding() != table.deciding():
            change = update(tables).where(tables.c.id == table_id, tables.c.due <= now)
            change = change.values(due=table.due(now, looked=True))
            await self.store.write(partial(Connection.execute, statement=change))

    def _late(self, table: Hosted, now: float) -> list[Draft]:
        """The seats that a bot takes over: their time has run out, or they are away for too long."""
        drafts: list[Draft] = []
        for seat in sorted(table.asked_at):
            player = table.player_of(seat)
            if table.seats[player].bot or any(draft[1]["seat"] == player for draft in drafts):
                continue
            end, grace = table.deadline(seat), table.terms.grace
            away = self.streams.away_since(table.id, table.seats[player].person)
            gone = grace is not None and away is not None and now >= max(away, table.asked_at[seat]) + grace
            if (end is not None and now >= end) or gone:
                why = "clock" if end is not None and now >= end else "away"
                drafts.append(("stood_in", {"seat": player, "bot": STAND_IN, "why": why}, None))
        return drafts


def problem_of(fault: HeptapolisError) -> Problem:
    """What the game refused, as an answer."""
    words = str(fault)
    if isinstance(fault, IllegalAction):
        return Problem("choice/illegal", words, reason=fault.reason.name.lower())
    if isinstance(fault, LateAction):
        return Problem("choice/late", words)
    if isinstance(fault, MalformedAction | UnknownName):
        return Problem("choice/malformed", words)
    return Problem("table/options", words)
