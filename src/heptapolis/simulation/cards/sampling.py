"""What a view hides, written down for `hidden_cards.py`, once for each view, however many positions are drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from random import Random
from types import SimpleNamespace
from typing import Self

import numpy as np

from heptapolis.engine.packing import Array, pack, record_for
from heptapolis.errors import SetupError
from heptapolis.game import View, redeal
from heptapolis.game.cards.redeal import Redeal, bans_of
from heptapolis.game.cards.redeal_draws import Bans
from heptapolis.game.cards.redeal_pile import PileSeen, Wanted
from heptapolis.game.cards.redeal_slots import Slot
from heptapolis.game.cards.unseen import END, LEFTOVER, Unseen
from heptapolis.rules.cards.constants import CARD_COUNT
from heptapolis.rules.cards.state import State
from heptapolis.rules.chance import MOST_SEED
from heptapolis.simulation.cards.hidden_cards import ANY_OPEN, GONE, PILE, Unknown
from heptapolis.vocab.cards.limits import HAND, ROOM
from heptapolis.vocab.cards.play import ActionKind, Phase
from heptapolis.vocab.limits import SEATS

TRIES = 200
"""Draws for one position. Where that is not enough, since nearly no draw agrees with what was seen of the pile, it is
settled first how the cards seen there came there, and everything else is drawn."""
SETTLINGS = 100
"""Attempts to settle how the cards seen in the pile came there, where draws alone do not find it."""
ALIKE = 64
"""So many positions have this settled in the same way."""

Table = tuple[int, int, int, int, int]


def sample(view: View, rng: Random, count: int, table: Table, code: SimpleNamespace) -> Array:
    """So many positions that the seat of a view cannot tell from the real one."""
    positions = np.zeros(count, record_for(State, SEATS))
    if view.over:
        pack(view.state, positions[0])
        positions[:] = positions[0]
        return positions
    if not view.history and (view.state.age, view.state.turn, view.state.phase) > (1, 1, Phase.TURN):
        raise SetupError("this view has no past; positions are sampled from game.view(seat), which remembers.")
    bans = bans_of(view, rng)
    writer, seed, done = Writer(view, Unseen(view, rng, view.state.age), bans), rng.randrange(MOST_SEED - count), 0
    done = writer.draw(positions, table, code, done, seed)
    while done < count:
        before, settled = done, Writer.settled(view, rng, bans)
        if settled is not None:
            done = settled.draw(positions[: done + ALIKE], table, code, done, seed)
        if done == before:
            state = redeal(view, rng)._state
            state.chosen = list(view.state.chosen)
            pack(state, positions[done])
            done += 1
    return positions


class Writer:
    """Writes down what a view hides."""

    def __init__(self, view: View, unseen: Unseen, bans: Bans) -> None:
        self.view, self.state, self.names, self.unseen = view, view.state, view.options.names, unseen
        unseen.ban(bans)
        unseen.fill_in_what_was_seen()
        unseen.tie_slots_to_pools()
        self.pile = PileSeen(view, unseen.slots.values())
        self.pile.narrow_vain_looks()
        wanted = self.pile.wanted()
        if wanted is None:
            raise SetupError("this view shows something that cannot have happened.")
        self.wanted: Wanted = wanted
        self.pools: list[list[int]] = [[] for _ in unseen.pools]
        self.lies: list[int] = []
        self.slot_at: dict[int, int] = {}
        self.slots: list[Slot | None] = []
        self.hands: list[tuple[int, int]] = []

    @classmethod
    def settled(cls, view: View, rng: Random, bans: Bans) -> Self | None:
        """With one way settled in which the cards seen in the pile came there; None if none was found."""
        for _ in range(SETTLINGS):
            found = Redeal(view, rng, {}, view.state.age)
            writer = cls(view, found, bans)
            if found.assign(writer.wanted):
                writer.wanted = []
                return writer
        return None

    def draw(self, positions: Array, table: Table, code: SimpleNamespace, first: int, seed: int) -> int:
        """Draw the positions from one on; returns the first that could not be drawn, or how many there are."""
        for age in self.unseen.ages:
            self.add_age(age)
        unknown, base = self.unknown(), np.zeros(1, positions.dtype)
        pack(self.base(), base[0])
        scratch = [np.zeros(max(len(unknown.lies), len(unknown.card), 1), np.int64) for _ in range(4)]
        return int(code.draw_positions(positions, base, unknown, table, first, seed, TRIES, *scratch))

    def add_age(self, age: int) -> None:
        """The places of an Age: what was played, and of the present one hands and the draw pile."""
        state, players = self.state, self.view.options.players
        now = age == state.age and state.hand_size > 0
        opened = END if not now else state.turn if state.phase == Phase.TURN else state.turn + 1
        for (when, packet, turn), slot in self.unseen.slots.items():
            played = turn < (LEFTOVER if now and packet >= players and turn == LEFTOVER else opened)
            if when == age and not slot.card and played:
                self.add_place(slot, PILE if slot.piled is not None else GONE, {t.pool for t in slot.tickets})
        if now:
            for holder in range(players):
                self.add_hand(holder, opened)
            for place in range(HAND - state.turn if self.unseen.draws else 0):
                self.add_place(None, ROOM * state.held[players] + place, {self.unseen.rest[age]})

    def add_hand(self, holder: int, opened: int) -> None:
        """The places of a hand; the viewer's own cards lie there already."""
        packet, size = self.state.held[holder], self.view.hand_size(holder)
        pools = {ticket.pool for ticket in self.unseen.slots[self.state.age, packet, opened].tickets}
        for place in range(size):
            self.add_place(None, GONE if holder == self.view.seat else ROOM * packet + place, pools)
        if holder != self.view.seat:
            self.hands.append((ROOM * packet, size))

    def add_place(self, slot: Slot | None, lies: int, pools: Iterable[int]) -> None:
        """A place, where it is, and the pools that its card can come from."""
        number = len(self.lies)
        self.lies.append(lies)
        self.slots.append(slot)
        if slot is not None:
            self.slot_at[id(slot)] = number
        for pool in pools:
            self.pools[pool].append(number)

    def base(self) -> State:
        """The view's record with what is known of the discard pile, less what was taken out of it."""
        state = self.state.copy()
        state.discard = self.known_pile(len(self.view.history))
        return state

    def known_pile(self, until: int) -> list[int]:
        """How many of each card are known to have come into the pile before a step, less those taken out."""
        counts = [0] * CARD_COUNT
        for slot in self.pile.slots:
            if slot.card and slot.came_to_pile(-1, until):
                counts[self.names.card_number(slot.card)] += 1
        for step in self.view.history[: until + 1]:
            for _, action in step.choices:
                if action.kind == ActionKind.PICK:
                    counts[self.names.card_number(action.card)] -= 1
        return counts

    def unknown(self) -> Unknown:
        """All of it in rows."""
        order = self.pool_order()
        cards, guilds_of = self.labels(order)
        places = [set(self.pools[pool]) for pool in order]
        alone = [all(mine is other or not mine & other for other in places) for mine in places]
        left_out = [self.unseen.guilds.get(pool, ([], 0))[1] for pool in order]
        masks = {slot_mask: row for row, slot_mask in enumerate(dict.fromkeys(map(self.mask, self.slots)))}
        rows = [
            array(card for pool in cards for card in pool),
            array(accumulate(map(len, cards), initial=0)),
            array(guilds_of),
            array(left_out),
            array(map(int, alone)),
            array(accumulate(map(len, places), initial=0)),
            array(place for pool in order for place in self.pools[pool]),
            array(self.lies),
            array(self.looks()),
            array(-1 if self.mask(slot) is None else masks[self.mask(slot)] for slot in self.slots),
            grid([self.marks(mask) for mask in masks]),
            *self.wants(order, cards),
            *self.finds(),
            array(first for first, _ in self.hands),
            array(size for _, size in self.hands),
        ]
        return Unknown(*rows)

    def pool_order(self) -> list[int]:
        """The pools with something in them, the rests last."""
        rests = set(self.unseen.rest.values())
        used = [pool for pool in range(len(self.pools)) if self.unseen.pools[pool] and self.pools[pool]]
        return sorted(used, key=lambda pool: pool in rests)

    def labels(self, order: Sequence[int]) -> tuple[list[list[int]], list[int]]:
        """The cards of each pool by their numbers, and where the guilds begin that may not have been dealt."""
        cards, guilds_of, end = [], [], 0
        for pool in order:
            guilds = [card for card in self.unseen.guilds.get(pool, ([], 0))[0] if card in self.unseen.pools[pool]]
            sure = [card for card in self.unseen.pools[pool] if card not in guilds]
            cards.append([self.names.card_number(card) for card in (*sure, *guilds)])
            guilds_of.append(end + len(sure))
            end += len(cards[-1])
        return cards, guilds_of

    def mask(self, slot: Slot | None) -> tuple[frozenset[str] | None, frozenset[str]] | None:
        """Which cards a place can hold, and which it cannot; None if any."""
        if slot is None or (slot.only is None and not slot.bans):
            return None
        return slot.only, frozenset(card for ban in slot.bans for card in ban.cards)

    def marks(self, mask: tuple[frozenset[str] | None, frozenset[str]] | None) -> list[int]:
        """A mark for each card that is possible."""
        only, banned = mask or (None, frozenset())
        marks = [0 if only is not None else 1] * CARD_COUNT
        for card in only or ():
            marks[self.names.card_number(card)] = 1
        for card in banned:
            marks[self.names.card_number(card)] = 0
        return marks

    def looks(self) -> list[int]:
        """For each place the look of the seat itself that has shown its card."""
        looks = [-1] * len(self.lies)
        for number, step in enumerate(self.view.history):
            if self.view.seat in step.looks:
                for slot in self.pile.hidden:
                    at = self.slot_at.get(id(slot))
                    if at is not None and looks[at] < 0 and slot.came_to_pile(-1, number):
                        looks[at] = number
        return looks

    def wants(self, order: Sequence[int], cards: Sequence[Sequence[int]]) -> list[Array]:
        """The cards that must be in certain places; those that can come from few pools first."""
        looks, rows = self.looks(), []
        before: Counter[tuple[str, int]] = Counter()
        for card, slots in self.wanted:
            spots = [self.slot_at[id(slot)] for slot in slots]
            seen = bool(spots) and looks[spots[0]] >= 0
            number, first, ways = self.names.card_number(card), 0, []
            for pool, labels in zip(order, cards, strict=True):
                inside = [spot for spot in spots if spot in self.pools[pool]]
                mine = [first + at for at, label in enumerate(labels) if label == number]
                ways += [(label, spot) for label in mine for spot in (inside[:1] if seen else inside)]
                first += len(labels)
            ways = [(label, ANY_OPEN if seen else spot) for label, spot in ways]
            rows.append((ways, spots, -1 if seen else before[card, len(spots)]))
            before[card, len(spots)] += 0 if seen else 1
        rows.sort(key=lambda row: len(row[0]))
        return [
            array(accumulate((len(ways) for ways, _, _ in rows), initial=0)),
            array(label for ways, _, _ in rows for label, _ in ways),
            array(spot for ways, _, _ in rows for _, spot in ways),
            array(accumulate((len(spots) for _, spots, _ in rows), initial=0)),
            array(spot for _, spots, _ in rows for spot in spots),
            array(earlier for _, _, earlier in rows),
        ]

    def finds(self) -> list[Array]:
        """What others found in the pile, where none of the cards known to be there explains it."""
        places, masks, bases = [], [], []
        for number, standing in self.pile.found_something():
            marks, base = self.marks((None, standing)), self.known_pile(number)
            if not any(mark and count > 0 for mark, count in zip(marks, base, strict=True)):
                hidden = [slot for slot in self.pile.hidden if slot.came_to_pile(-1, number)]
                places.append([self.slot_at[id(slot)] for slot in hidden if not slot.card])
                masks.append(marks)
                bases.append(base)
        return [
            array(accumulate(map(len, places), initial=0)),
            array(place for row in places for place in row),
            grid(masks),
            grid(bases),
        ]


def array(numbers: Iterable[int]) -> Array:
    """Whole numbers in a row."""
    return np.array(list(numbers), np.int64)


def grid(rows: Sequence[Sequence[int]]) -> Array:
    """Rows with a number for each card; at least one, so that compiled code knows its shape."""
    return np.array(rows or [[1] * CARD_COUNT], np.int64)
