"""A full game that a seat cannot tell from the real one: hidden cards drawn again within everything the seat has seen.

What the view hides are slots that draw from pools of cards (unseen.py). Cards that were seen in, or openly taken from,
the discard pile must have been put there before (redeal_pile.py).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from heptapolis.catalogue.cards import Side
from heptapolis.errors import HeptapolisError, RecordError
from heptapolis.game.cards.action import Action
from heptapolis.game.cards.deal import Deal
from heptapolis.game.cards.events import HIDDEN
from heptapolis.game.cards.game import Game
from heptapolis.game.cards.old_rules import version_of
from heptapolis.game.cards.record import GameRecord
from heptapolis.game.cards.redeal_draws import Bans, free_city_bans, hand_and_pile
from heptapolis.game.cards.redeal_pile import PileSeen, Wanted
from heptapolis.game.cards.redeal_slots import Slot, Ticket, one_of_each_kind
from heptapolis.game.cards.unseen import LEFTOVER, Unseen
from heptapolis.game.cards.view import View
from heptapolis.vocab.cards.play import Phase

TRIES = 100
STEPS = 400
"""A try that has stepped back and forth so often is given up: a fresh shuffle mostly fits at once."""

Decisions = list[tuple[tuple[int, Action], ...]]
"""What was decided in each step."""


def redeal(view: View, rng: Random) -> Game:
    """Draw a full game consistent with the view: `redeal(view, rng).view(view.seat) == view`."""
    seats, decisions = view.seats[: view.options.players], tuple(c for step in view.history for c in step.choices)
    version = version_of((*decisions, *view.choices.items()), view.options.names)
    if view.deal is not None:
        return Game.from_record(GameRecord(view.options, seats, view.deal, decisions, version=version))
    bans: Bans | None = None if view.options.cities > view.options.players else {}
    for _ in range(TRIES):
        drawn = Redeal(view, rng, bans or {}).draw()
        if drawn is None:
            continue
        if bans is None:
            bans = free_city_bans(view, *drawn)
        deal, steps = drawn
        try:
            chosen = tuple(choice for step in steps for choice in step)
            game = Game.from_record(GameRecord(view.options, seats, deal, chosen, version=version))
        except RecordError:  # what was drawn asks someone for a decision that never was
            continue
        choose_again(game, view, rng)
        if game.view(view.seat) == view:
            return game
    raise HeptapolisError(
        f"no full game was found for this view in {TRIES} tries; it shows something that cannot have happened."
    )


def bans_of(view: View, rng: Random) -> Bans:
    """What speaks against cards that the Free City played face down, unseen by the viewer; nothing without one."""
    free_city = view.options.players
    if not any(seat == free_city and action.card == HIDDEN for step in view.history for seat, action in step.choices):
        return {}
    for _ in range(TRIES):
        drawn = Redeal(view, rng, {}).draw()
        bans = free_city_bans(view, *drawn) if drawn else None
        if bans is not None:
            return bans
    return {}


def choose_again(game: Game, view: View, rng: Random) -> None:
    """Whoever waits for others has chosen: the seat itself what it did, the others anything."""
    for seat in range(game.cities):
        if seat in game.deciding() and seat not in view.thinking:
            game.choose(seat, view.choices.get(seat) or rng.choice(game.legal(seat).actions))


class Redeal(Unseen):
    """One attempt to fill in everything that a view hides."""

    def __init__(self, view: View, rng: Random, bans: Bans, ages: int | None = None) -> None:
        super().__init__(view, rng, ages or view.options.names.box.constants.ages)
        self.patience = STEPS
        self.ban(bans)

    def draw(self) -> tuple[Deal, Decisions] | None:
        """A deal and what was decided with it, or None if this attempt led nowhere."""
        self.fill_in_what_was_seen()
        self.tie_slots_to_pools()
        self.leave_guilds_out()
        pile = PileSeen(self.view, self.slots.values())
        pile.narrow_vain_looks()
        wanted = pile.wanted()
        if wanted is None or not self.assign(wanted):
            return None
        hidden = [slot for slot in self.slots.values() if not slot.card]
        if not self.fill_narrow([slot for slot in hidden if slot.only is not None or slot.bans]):
            return None
        for slot in sorted(hidden, key=lambda slot: slot.turn):
            if not slot.card and not self.draw_card(slot):
                return None
        hands = tuple(self.hands_of(age) for age in self.ages)
        return Deal(self.offers(), hands, self.edifices()), self.decisions()

    def leave_guilds_out(self) -> None:
        """Of the guilds that nobody has shown some were not dealt."""
        for pool, (guilds, out) in self.guilds.items():
            for guild in self.rng.sample(guilds, out):
                self.pools[pool].remove(guild)

    def fill_narrow(self, slots: list[Slot]) -> bool:
        """Fill the slots that cannot hold every card, the most constrained first; steps back where it must."""
        if not slots:
            return True
        self.patience -= 1
        if self.patience < 0:
            return False
        choices = [self.cards_for(slot) for slot in slots]
        tightest = min(range(len(slots)), key=lambda index: len(choices[index]))
        rest = slots[:tightest] + slots[tightest + 1 :]
        for ticket, card in self.rng.sample(choices[tightest], len(choices[tightest])):
            self.fill(slots[tightest], ticket, card)
            if self.fill_narrow(rest):
                return True
            self.empty(slots[tightest], ticket)
        return False

    def cards_for(self, slot: Slot) -> list[tuple[Ticket, str]]:
        """The cards that a slot may hold, each with the tickets by which it can come there."""
        return [
            (ticket, card)
            for ticket in dict.fromkeys(slot.tickets)
            for card in dict.fromkeys(self.pools[ticket.pool])
            if slot.may_hold(card, ticket)
        ]

    def draw_card(self, slot: Slot) -> bool:
        """Fill a slot with any card that it may hold, first one ticket, then one of its cards."""
        for ticket in self.rng.sample(slot.tickets, len(slot.tickets)):
            fitting = [card for card in self.pools[ticket.pool] if slot.may_hold(card, ticket)]
            if fitting:
                self.fill(slot, ticket, self.rng.choice(fitting))
                return True
        return False

    def fill(self, slot: Slot, ticket: Ticket, card: str) -> None:
        """The slot holds the card, come by the ticket."""
        self.pools[ticket.pool].remove(card)
        slot.tickets.remove(ticket)
        slot.card, slot.drawn = card, ticket.drawn

    def empty(self, slot: Slot, ticket: Ticket) -> None:
        """The slot gives card and ticket back."""
        self.pools[ticket.pool].append(slot.card)
        slot.tickets.append(ticket)
        slot.card, slot.drawn = "", 0

    def assign(self, wanted: Wanted) -> bool:
        """Put every wanted card into one of its slots, the most constrained first; steps back where it must."""
        if not wanted:
            return True
        self.patience -= 1
        if self.patience < 0 or self.starves(wanted):
            return False
        choices = [self.places_for(card, slots) for card, slots in wanted]
        tightest = min(range(len(wanted)), key=lambda index: len(choices[index]))
        card, _ = wanted[tightest]
        rest = wanted[:tightest] + wanted[tightest + 1 :]
        self.rng.shuffle(choices[tightest])
        for slot, ticket in one_of_each_kind(choices[tightest]):
            self.fill(slot, ticket, card)
            if self.assign(rest):
                return True
            self.empty(slot, ticket)
        return False

    def starves(self, wanted: Wanted) -> bool:
        """Whether more slots must be filled with wanted cards from some pool than it has of them."""
        missing = Counter(card for card, _ in wanted)
        drawing: Counter[int] = Counter()
        for slots in {id(slots): slots for _, slots in wanted}.values():
            open_slots = [slot for slot in slots if not slot.card]
            if len(open_slots) == sum(places is slots for _, places in wanted):
                drawing += Counter(slot.tickets[0].pool for slot in open_slots if len(set(slot.tickets)) == 1)
        return any((Counter(self.pools[pool]) & missing).total() < count for pool, count in drawing.items())

    def places_for(self, card: str, slots: list[Slot]) -> list[tuple[Slot, Ticket]]:
        """The slots that may hold a card, each with the tickets by which it can come there."""
        return [
            (slot, ticket)
            for slot in slots
            for ticket in dict.fromkeys(slot.tickets)
            if slot.may_hold(card, ticket) and card in self.pools[ticket.pool]
        ]

    def hands_of(self, age: int) -> tuple[tuple[str, ...], ...]:
        """What was dealt in an Age: the hands, and with two players the draw pile, top card first."""
        hands, pile = [], [self.slots[age, self.players, LEFTOVER].card] if self.draws else []
        for packet in range(self.players):
            hand = [slot.card for slot in self.slots_of(age, packet)]
            if (age, packet) in self.draws:
                hand, drawn = hand_and_pile(self.slots_of(age, packet), self.draws[age, packet], self.rng)
                pile = drawn + pile
            hands.append(tuple(self.in_order(hand)))
        return (*hands, tuple(pile)) if self.draws else tuple(hands)

    def decisions(self) -> Decisions:
        """What was decided in each step, hidden cards filled in."""
        return [
            tuple((seat, self.shown(step.age, step.turn, seat, step.phase, action)) for seat, action in step.choices)
            for _, step in self.steps
        ]

    def in_order(self, hand: list[str]) -> list[str]:
        """A hand as deals write it."""
        return sorted(hand, key=self.view.options.names.card_number)

    def shown(self, age: int, turn: int, seat: int, phase: Phase, action: Action) -> Action:
        """An action with its hidden card filled in."""
        if action.card != HIDDEN:
            return action
        return replace(action, card=self.slot_of(age, turn, seat, phase).card)

    def edifices(self) -> tuple[str, ...]:
        """The edifices are face up."""
        return tuple(self.view.options.names.edifice(number).id for number in self.view.state.projects if number >= 0)

    def offers(self) -> tuple[tuple[str, ...], ...]:
        """The boards on offer: those that were seen, and for others in a draft any that fit."""
        view, names = self.view, self.view.options.names
        known = [names.board(n).wonder.id for n in view.state.board[: view.options.cities] if n >= 0]
        known += [board.split("/")[0] for boards in view.offers for board in boards]
        free = [w for w in view.options.pool if w.id not in known]
        self.rng.shuffle(free)
        filled = []
        for seat, boards in enumerate(view.offers):
            taken = view.state.board[seat]
            wonders = [] if boards else [free.pop()]
            wonders += [] if boards else [names.board(taken).wonder if taken >= 0 else free.pop()]
            drawn = [f"{w.id}/{side.id}" for w in wonders for side in self.sides_of(w.sides)]
            if not boards and taken >= 0 and names.board(taken).id not in drawn:
                drawn[-1] = names.board(taken).id
            filled.append(boards or tuple(drawn))
        return tuple(filled)

    def sides_of(self, sides: tuple[Side, ...]) -> list[Side]:
        """The sides that a drawn board is offered with."""
        word = self.view.options.sides
        if word == "choice":
            return list(sides)
        return [{"first": sides[0], "second": sides[1]}.get(word) or self.rng.choice(sides)]
