"""What a view does not show, as slots that draw from pools of cards: for redeals, and for positions to search in.

Every packet of an Age is seven slots (packets.py). What a seat saw of a packet ties its slots to pools of cards:
between two looks at a packet exactly the missing cards were taken. What nobody showed the seat comes from the rest of
the deck. With two players the slots of the third packet are the cards that the Free City plays, and the last card of
the draw pile (redeal_draws.py).
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

from heptapolis.game.cards.events import HIDDEN
from heptapolis.game.cards.packets import packet_held
from heptapolis.game.cards.redeal_draws import Bans, Draws, draws_seen, guess_draws
from heptapolis.game.cards.redeal_pile import picked
from heptapolis.game.cards.redeal_slots import Ban, Slot, Ticket
from heptapolis.game.cards.view import View
from heptapolis.vocab.cards.limits import HAND
from heptapolis.vocab.cards.play import ActionKind, Phase

LEFTOVER = HAND
END = LEFTOVER + 1
PLAYS = (Phase.TURN, Phase.LAST_CARD)


class Unseen:
    """The hidden cards of the first Ages of a game.

    `rest` names for each Age the pool of what nobody showed, `guilds` for each such pool the guilds in it and how many
    of them were not dealt.
    """

    def __init__(self, view: View, rng: Random, ages: int) -> None:
        self.view, self.rng = view, rng
        self.players, self.cities, self.box = view.options.players, view.options.cities, view.options.names.box
        self.ages = range(1, ages + 1)
        self.slots = {
            (age, packet, turn): Slot(age, packet, turn)
            for age in self.ages
            for packet in range(self.cities)
            for turn in range(1, END)
        }
        self.draws = draws_seen(view)
        self.pools: list[list[str]] = []
        self.rest: dict[int, int] = {}
        self.guilds: dict[int, tuple[list[str], int]] = {}
        self.steps = list(enumerate(view.history))

    def ban(self, bans: Bans) -> None:
        """Tell the slots what they cannot hold, since the Free City would have played otherwise."""
        for (age, turn), (kind, cards) in bans.items():
            own = self.slots[age, self.players, turn]
            later = [
                slot for (a, packet) in self.draws if a == age for slot in self.slots_of(a, packet) if slot.turn > turn
            ]
            for slot in [own, *(later if kind == ActionKind.SELL else [])]:
                slot.bans += (Ban(turn, cards),)

    def slots_of(self, age: int, packet: int) -> list[Slot]:
        """The slots of a packet; of the one that the Free City plays from also what it played."""
        slots = [self.slots[age, packet, turn] for turn in range(1, END)]
        return slots + [self.slots[age, self.players, turn] for turn in self.draws.get((age, packet), ())]

    def fill_in_what_was_seen(self) -> None:
        """Open plays, own plays, and which cards went to the pile when."""
        for number, step in self.steps:
            for seat, action in step.choices if step.phase in PLAYS else ():
                slot = self.slot_of(step.age, step.turn, seat, step.phase)
                slot.card = "" if action.card == HIDDEN else action.card
                slot.piled = number if action.kind == ActionKind.SELL else None
        for age in range(1, self.view.state.age + 1):
            self.throw_leftovers_away(age)

    def slot_of(self, age: int, turn: int, seat: int, phase: Phase) -> Slot:
        """The slot that a seat's play concerns."""
        packet = packet_held(age, turn, seat, self.players) if seat < self.players else seat
        return self.slots[age, packet, LEFTOVER if phase == Phase.LAST_CARD else turn]

    def throw_leftovers_away(self, age: int) -> None:
        """After the last plays of an Age the seventh cards are in the pile, except where they were used."""
        if age == self.view.state.age and self.view.state.hand_size > 0:
            return
        last_number, last_step = [(n, step) for n, step in self.steps if step.age == age and step.phase in PLAYS][-1]
        used = {seat for seat, _ in last_step.choices} if last_step.phase == Phase.LAST_CARD else set()
        for seat in range(self.cities):
            if seat not in used:
                slot = self.slot_of(age, last_step.turn, seat, Phase.LAST_CARD)
                slot.piled = last_number

    def sightings(self) -> dict[tuple[int, int], dict[int, Counter[str]]]:
        """For each Age and packet: what the seat saw in it, by turn."""
        seen: dict[tuple[int, int], dict[int, Counter[str]]] = {}
        seat, state = self.view.seat, self.view.state
        if seat is None:
            return seen
        looks = [(step.age, step.turn, step.hands[seat]) for _, step in self.steps if step.phase == Phase.TURN]
        if state.phase == Phase.TURN:
            looks.append((state.age, state.turn, self.view.hand))
        for age, turn, hand in looks:
            seen.setdefault((age, packet_held(age, turn, seat, self.players)), {})[turn] = Counter(hand)
        return seen

    def tie_slots_to_pools(self) -> None:
        """Every slot draws from the cards missing between two looks at its packet, or from the rest of the deck."""
        sightings = self.sightings()
        for age in self.ages:
            rest, known = self.add_pool(Counter()), Counter[str]()
            self.rest[age] = rest
            for packet in range(self.players):
                looks, draws = sightings.get((age, packet), {}), self.draws.get((age, packet), {})
                slots = self.slots_of(age, packet)
                first = min(looks, default=END)
                if draws and not looks:
                    guess_draws(slots, self.rng)
                known += self.tie_unseen([slot for slot in slots if slot.turn < first], rest)
                known += self.tie_seen(slots, looks, draws, rest)
            if self.draws:
                known += self.tie_unseen([self.slots[age, self.players, LEFTOVER]], rest)
            self.pools[rest] = list(self.rest_of_deck(age, known).elements())
            self.guilds[rest] = self.hidden_guilds(age, known)

    def tie_unseen(self, slots: list[Slot], rest: int) -> Counter[str]:
        """Slots that were never looked at hold anything that is left; returns what was openly played from them."""
        for slot in slots:
            slot.tickets = [Ticket(rest, slot.drawn)]
        return Counter(slot.card for slot in slots if slot.card)

    def tie_seen(self, slots: list[Slot], looks: dict[int, Counter[str]], draws: Draws, rest: int) -> Counter[str]:
        """From look to look the missing cards were taken, and what is new was drawn; returns all that was seen."""
        turns = sorted(looks)
        seen = looks[turns[0]] if turns else Counter()
        for turn, after in pairwise([*turns, END]):
            span = [slot for slot in slots if turn <= slot.turn < after]
            played = Counter(slot.card for slot in span if slot.card)
            drawn = Counter([draws[after]] if after in draws else [])
            left = looks.get(after, Counter()) - drawn
            new = played + left - looks[turn]
            unseen_draws = [draw for draw in draws if turn < draw < after]
            for card in new.elements():
                draws[unseen_draws.pop(0)] = card
            taken = looks[turn] + new - left - played
            tickets = [Ticket(self.add_pool(taken))] * taken.total() + [Ticket(rest, draw) for draw in unseen_draws]
            for slot in span:
                slot.tickets = tickets
                slot.bans = tuple(ban for ban in slot.bans if ban.turn >= turn)  # earlier ones the look has settled
            seen = seen + new + drawn
        return seen

    def add_pool(self, cards: Counter[str]) -> int:
        """A new pool of cards; returns its number."""
        self.pools.append(list(cards.elements()))
        return len(self.pools) - 1

    def rest_of_deck(self, age: int, known: Counter[str]) -> Counter[str]:
        """The cards of an Age that were not seen anywhere, with all the guilds that may have been dealt."""
        box, cards = self.box, [card for card in self.box.cards if card.age == age]
        deck = Counter({card.id: 1 if card.is_guild else box.copies(card, self.cities) for card in cards})
        return deck - known

    def hidden_guilds(self, age: int, known: Counter[str]) -> tuple[list[str], int]:
        """The guilds of an Age that were not seen anywhere, and how many of them were not dealt."""
        guilds = [card.id for card in self.box.cards if card.is_guild and card.age == age]
        piled = {card for _, step in self.steps for card in step.pile} | picked(self.view.history)
        hidden = [guild for guild in guilds if not known[guild] and guild not in piled]
        return hidden, len(guilds) - self.box.guilds(self.cities) if guilds else 0
