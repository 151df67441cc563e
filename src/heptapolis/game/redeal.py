"""A full game that a seat cannot tell from the real one: hidden cards drawn anew within all that the seat has seen.

Every packet of every Age is seven slots (packets.py). What a seat saw of a packet ties its slots to pools of cards:
between two looks at a packet exactly the missing cards were taken. What nobody showed the seat comes from the rest of
the deck. Cards that were seen in, or openly taken from, the discard pile must have been put there before.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from heptapolis.catalogue import Side
from heptapolis.errors import HeptapolisError, RecordError
from heptapolis.game.action import Action
from heptapolis.game.deal import Deal
from heptapolis.game.events import HIDDEN
from heptapolis.game.game import Game
from heptapolis.game.history import city_cards
from heptapolis.game.packets import packet_held
from heptapolis.game.record import GameRecord
from heptapolis.game.view import View
from heptapolis.rules.cards.tables import HAND
from heptapolis.vocab.play import ActionKind, Decision, Phase

TRIES = 100
STEPS = 400
"""A try that has stepped back and forth so often is given up: a fresh shuffle mostly fits at once."""
LEFTOVER = HAND


@dataclass
class Slot:
    """One card of a packet: when it left the packet, and after which step it lay in the discard pile, if it did.

    `only` are the cards it can be where somebody looked through the pile and found nothing to build.
    """

    age: int
    packet: int
    turn: int
    card: str = ""
    piled: int | None = None
    pool: int = -1
    only: frozenset[str] | None = None

    def may_hold(self, card: str) -> bool:
        """Whether nothing that was seen speaks against this card in the slot."""
        return not self.card and (self.only is None or card in self.only)


@dataclass
class Pile:
    """What the seat knows of the discard pile: all that came in up to its last look, and what was taken out."""

    settled: int = -1
    cards: Counter[str] = field(default_factory=Counter)
    picked: Counter[str] = field(default_factory=Counter)


def redeal(view: View, rng: Random) -> Game:
    """Draw a full game consistent with the view: `redeal(view, rng).view(view.seat) == view`."""
    if view.deal is not None:
        decisions = tuple(choice for step in view.history for choice in step.choices)
        return Game.from_record(GameRecord(view.options, view.seats, view.deal, decisions))
    for _ in range(TRIES):
        try:
            game = Redeal(view, rng).draw()
        except RecordError:  # what was drawn asks somebody for a decision that never was
            continue
        if game is not None and game.view(view.seat) == view:
            return game
    raise HeptapolisError(f"no full game was found for this view in {TRIES} tries; it shows what cannot have happened.")


class Redeal:
    """One attempt to fill in everything that a view hides."""

    def __init__(self, view: View, rng: Random) -> None:
        self.view, self.rng = view, rng
        self.players, self.box = view.options.players, view.options.names.box
        self.slots = {
            (age, packet, turn): Slot(age, packet, turn)
            for age in range(1, self.box.constants.ages + 1)
            for packet in range(self.players)
            for turn in range(1, HAND + 1)
        }
        self.pools: list[list[str]] = []
        self.steps = list(enumerate(view.history))
        self.patience = STEPS

    def draw(self) -> Game | None:
        """A full game, or None if this attempt led nowhere."""
        self.fill_in_what_was_seen()
        self.tie_slots_to_pools()
        hidden = [slot for slot in self.slots.values() if not slot.card]
        self.narrow_vain_looks(hidden)
        wanted = self.cards_in_the_pile(hidden)
        if wanted is None or not self.assign(wanted):
            return None
        for slot in sorted(hidden, key=lambda slot: slot.only is None):
            if not slot.card and not self.draw_card(slot):
                return None
        return self.play_again()

    def draw_card(self, slot: Slot) -> bool:
        """Fill a slot with any card of its pool that it may hold."""
        fitting = [card for card in self.pools[slot.pool] if slot.may_hold(card)]
        if fitting:
            card = self.rng.choice(fitting)
            self.pools[slot.pool].remove(card)
            slot.card = card
        return bool(fitting)

    def narrow_vain_looks(self, hidden: list[Slot]) -> None:
        """Whoever looked through the pile and was not asked had every name of it in the city already."""
        for number, step in self.steps:
            for seat in set(step.looks) - self.asked_to_dig_after(number):
                names = self.names_standing(seat, number)
                for slot in hidden:
                    if in_pile(slot, -1, number):
                        slot.only = names if slot.only is None else slot.only & names

    def asked_to_dig_after(self, number: int) -> set[int]:
        """The seat that was asked for a card of the pile after a step, if any."""
        following = self.view.history[number + 1 : number + 2]
        if following:
            return {seat for seat, _ in following[0].choices} if following[0].phase == Phase.DISCARD_PILE else set()
        return {seat for seat in range(self.players) if self.view.state.pending[seat] == Decision.DIG}

    def names_standing(self, seat: int, number: int) -> frozenset[str]:
        """The cards whose names stood in a city after a step."""
        built = {self.box.card(card).name for card in city_cards(self.view.history[: number + 1], seat)}
        return frozenset(card.id for card in self.box.cards if card.name in built)

    def fill_in_what_was_seen(self) -> None:
        """Open plays, own plays, and which cards went to the pile when."""
        for number, step in self.steps:
            if step.phase not in (Phase.TURN, Phase.LAST_CARD):
                continue
            for seat, action in step.choices:
                slot = self.slot_of(step.age, step.turn, seat, step.phase)
                slot.card = "" if action.card == HIDDEN else action.card
                slot.piled = number if action.kind == ActionKind.SELL else None
        for age in range(1, self.view.state.age + 1):
            self.throw_leftovers_away(age)

    def slot_of(self, age: int, turn: int, seat: int, phase: Phase) -> Slot:
        """The slot that a seat's play concerns."""
        packet = packet_held(age, turn, seat, self.players)
        return self.slots[age, packet, LEFTOVER if phase == Phase.LAST_CARD else turn]

    def throw_leftovers_away(self, age: int) -> None:
        """After the last plays of an Age the seventh cards lie in the pile, except where they were used."""
        if age == self.view.state.age and self.view.state.hand_size > 0:
            return
        plays = [(number, step) for number, step in self.steps if step.age == age and step.phase != Phase.DISCARD_PILE]
        last_number, last_step = plays[-1]
        used = {seat for seat, _ in last_step.choices} if last_step.phase == Phase.LAST_CARD else set()
        for seat in range(self.players):
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
        for age in range(1, self.box.constants.ages + 1):
            unseen: list[Slot] = []
            known: Counter[str] = Counter()
            for packet in range(self.players):
                looks = sightings.get((age, packet), {})
                turns = sorted(looks)
                first = turns[0] if turns else HAND + 1
                unseen += [self.slots[age, packet, turn] for turn in range(1, first)]
                for turn, after in zip(turns, [*turns[1:], HAND + 1], strict=False):
                    cards = looks[turn] - looks.get(after, Counter())
                    self.add_pool([self.slots[age, packet, t] for t in range(turn, after)], cards)
                known += looks[first] if turns else Counter()
            known += Counter(slot.card for slot in unseen if slot.card)
            self.add_pool(unseen, self.rest_of_deck(age, known) + Counter(s.card for s in unseen if s.card))

    def add_pool(self, slots: list[Slot], cards: Counter[str]) -> None:
        """These slots hold exactly these cards; those not yet placed are the pool."""
        rest = list((cards - Counter(slot.card for slot in slots if slot.card)).elements())
        self.rng.shuffle(rest)
        for slot in slots:
            slot.pool = len(self.pools)
        self.pools.append(rest)

    def rest_of_deck(self, age: int, known: Counter[str]) -> Counter[str]:
        """The cards of an Age that were not seen anywhere; the guilds among them are drawn."""
        deck = Counter(
            {c.id: self.box.copies(c, self.players) for c in self.box.cards if c.age == age and not c.is_guild}
        )
        guilds = [card.id for card in self.box.cards if card.is_guild and card.age == age]
        if guilds:
            piled = {card for _, step in self.steps for card in step.pile} | self.picked()
            seen = [guild for guild in guilds if known[guild] or guild in piled]
            hidden = [guild for guild in guilds if guild not in seen]
            deck += Counter(seen + self.rng.sample(hidden, self.box.guilds(self.players) - len(seen)))
        return deck - known

    def picked(self) -> set[str]:
        """The cards that were openly taken from the pile."""
        return {action.card for _, step in self.steps for _, action in step.choices if action.kind == ActionKind.PICK}

    def cards_in_the_pile(self, hidden: list[Slot]) -> list[tuple[str, list[Slot]]] | None:
        """Cards that must be among certain hidden slots: each with the slots it may be in. None if impossible."""
        wanted: list[tuple[str, list[Slot]]] = []
        pile = Pile()
        for number, step in self.steps:
            for _, action in step.choices:
                if action.kind == ActionKind.PICK:
                    wanted += self.openly_taken(action.card, number, pile, hidden, wanted)
            if self.view.seat in step.looks:
                put = Counter(step.pile) + pile.picked
                fixed = Counter(s.card for s in self.slots.values() if s.card and in_pile(s, pile.settled, number))
                slots = [slot for slot in hidden if in_pile(slot, pile.settled, number)]
                cards = list((put - pile.cards - fixed).elements())
                if len(cards) != len(slots):
                    return None
                # the look tells all that came since the last one, so guesses on those slots fall away
                wanted = [(card, places) for card, places in wanted if not any(slot in places for slot in slots)]
                wanted += [(card, slots) for card in cards]
                pile.settled, pile.cards = number, put
        return wanted

    def openly_taken(
        self, card: str, number: int, pile: Pile, hidden: list[Slot], wanted: list[tuple[str, list[Slot]]]
    ) -> list[tuple[str, list[Slot]]]:
        """A card taken from the pile was put there before: by a known play, or in a hidden slot."""
        pile.picked[card] += 1
        later = [s for s in self.slots.values() if s.card == card and in_pile(s, pile.settled, number - 1)]
        guessed = [
            slots for other, slots in wanted if other == card and slots and in_pile(slots[0], pile.settled, number - 1)
        ]
        known = pile.cards[card] + len(later) + len(guessed)
        if known >= pile.picked[card]:
            return []
        return [(card, [slot for slot in hidden if in_pile(slot, pile.settled, number - 1)])]

    def assign(self, wanted: list[tuple[str, list[Slot]]]) -> bool:
        """Put every wanted card into one of its slots, the most constrained first; steps back where it must."""
        if not wanted:
            return True
        self.patience -= 1
        if self.patience < 0:
            return False
        choices = [[s for s in slots if s.may_hold(card) and card in self.pools[s.pool]] for card, slots in wanted]
        tightest = min(range(len(wanted)), key=lambda index: len(choices[index]))
        card, _ = wanted[tightest]
        rest = wanted[:tightest] + wanted[tightest + 1 :]
        self.rng.shuffle(choices[tightest])
        for slot in one_of_each_kind(choices[tightest]):
            slot.card = card
            self.pools[slot.pool].remove(card)
            if self.assign(rest):
                return True
            slot.card = ""
            self.pools[slot.pool].append(card)
        return False

    def play_again(self) -> Game:
        """The game with everything filled in, played up to the view."""
        hands = tuple(
            tuple(
                tuple(self.slots[age, packet, turn].card for turn in range(1, HAND + 1))
                for packet in range(self.players)
            )
            for age in range(1, self.box.constants.ages + 1)
        )
        decisions = tuple(
            (seat, self.shown(step.age, step.turn, seat, step.phase, action))
            for _, step in self.steps
            for seat, action in step.choices
        )
        deal = Deal(self.offers(), tuple(tuple(tuple(self.in_order(hand)) for hand in age) for age in hands))
        game = Game.from_record(GameRecord(self.view.options, self.view.seats, deal, decisions))
        for seat in game.deciding():
            if seat == self.view.seat and self.view.choice is not None:
                game.choose(seat, self.view.choice)
            elif seat != self.view.seat and seat not in self.view.thinking:
                game.choose(seat, self.rng.choice(game.legal(seat).actions))
        return game

    def in_order(self, hand: tuple[str, ...]) -> list[str]:
        """A hand as deals write it."""
        return sorted(hand, key=self.view.options.names.card_number)

    def shown(self, age: int, turn: int, seat: int, phase: Phase, action: Action) -> Action:
        """An action with its hidden card filled in."""
        if action.card != HIDDEN:
            return action
        return Action(action.kind, self.slot_of(age, turn, seat, phase).card, action.left, action.right)

    def offers(self) -> tuple[tuple[str, ...], ...]:
        """The boards on offer: those that were seen, and for others in a draft any that fit."""
        view, names = self.view, self.view.options.names
        known = [names.board(n).wonder.id for n in view.state.board[: self.players] if n >= 0]
        known += [board.split("/")[0] for boards in view.offers for board in boards]
        free = [wonder for wonder in self.box.wonders if wonder.id not in known]
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


def in_pile(slot: Slot, after: int, until: int) -> bool:
    """Whether a slot's card came into the discard pile after one step and not after another."""
    return slot.piled is not None and after < slot.piled <= until


def one_of_each_kind(slots: list[Slot]) -> list[Slot]:
    """Of slots in one pool that reached the pile in the same span any is as good as another."""
    return list({(slot.pool, slot.piled): slot for slot in slots}.values())
