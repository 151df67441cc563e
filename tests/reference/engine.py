"""The course of the game: Ages, turns, last cards, builds from the discard pile, conflicts."""

from .boxes import Card, Cost, Effect, read_box
from .city import DEFEAT, City, left_of, right_of, worth_per
from .payment import Payment, payments
from .scoring import score, winners

LAST_AGE = 3  # 1E-02-01, 2E-01-01
LAST_TURN = 6  # 1E-13-02, 2E-07-07
SALE_COINS = 3  # 1E-17-01, 2E-11-03
VICTORY = {1: 1, 2: 3, 3: 5}  # 1E-20-04, 2E-14-06

Action = tuple[str | int, ...]


def card_of(action: Action) -> str:
    """Give the card id of an action."""
    return str(action[1])


def payment_of(action: Action) -> Payment:
    """Give the coins to the left and to the right neighbour; chains, gifts and sales pay none."""
    if action[0] in ("build", "stage"):
        return int(action[2]), int(action[3])
    return 0, 0


class ReferenceGame:
    """One game, played by asking who decides, what is legal, and choosing."""

    def __init__(self, edition: str, boards: list[tuple[str, str]], hands: list[list[list[str]]]) -> None:
        box = read_box(edition)
        self._cards = box["cards"]
        self._deals = hands
        self._hands: list[list[str]] = []
        self._discard: list[str] = []
        self._owed: list[int] = []  # seats that may still build from the discard pile this turn
        self._choices: dict[int, Action] = {}
        self.players = len(boards)
        self.table = [City(box["sides"][board]) for board in boards]
        self.age = 0
        self.turn = 0
        self._open_age()

    # What the table shows

    def coins(self) -> list[int]:
        """Give the coins of each seat."""
        return [city.coins for city in self.table]

    def shields(self) -> list[int]:
        """Give the military strength of each seat."""
        return [city.shields() for city in self.table]

    def stages(self) -> list[int]:
        """Give the number of built stages of each seat."""
        return [city.stages_built for city in self.table]

    def cities(self) -> list[list[str]]:
        """Give the buildings of each seat."""
        return [sorted(card["id"] for card in city.cards) for city in self.table]

    def hands(self) -> list[list[str]]:
        """Give the hand of each seat; hands are passed only when the turn is over."""
        return [sorted(hand) for hand in self._hands]

    def discard(self) -> list[str]:
        """Give the discard pile."""
        return sorted(self._discard)

    def tokens(self) -> list[list[int]]:
        """Give the conflict tokens of each seat: for each finished Age against left, against right."""
        return [list(city.tokens) for city in self.table]

    def scores(self) -> list[dict[str, int]]:
        """Give the score sheets; they exist only when the game is over (1E-02-06, 2E-07-03)."""
        if self._phase != "over":
            raise ValueError("points are counted when the game is over")
        return [score(self.table, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """Give the seats that won."""
        return winners([sheet["total"] for sheet in self.scores()], self.coins())

    # What may be done

    def deciding(self) -> list[int]:
        """List the seats that still have to decide."""
        return [seat for seat in self._asked if seat not in self._choices]

    def kind(self, seat: int) -> str:
        """Tell what a seat decides: a card of the turn, the last card, or a card of the discard pile."""
        if seat not in self.deciding():
            raise ValueError(f"seat {seat} has nothing to decide")
        return self._phase

    def legal(self, seat: int) -> list[Action]:
        """List the actions of a deciding seat."""
        if self.kind(seat) == "from_discard":
            picks: list[Action] = [("pick", card_id) for card_id in self._pickable(seat)]
            return sorted([*picks, ("decline",)])
        actions: set[Action] = set()
        for card_id in self._hands[seat]:
            actions.update(self._building_actions(seat, self._cards[card_id]))
            stage = self.table[seat].next_stage()
            if stage is not None:  # 2E-10-04: any card serves; 2E-10-01: only the stage is paid
                for left, right in self._payments(seat, stage["cost"]):
                    actions.add(("stage", card_id, left, right))
            actions.add(("sell", card_id))
        return sorted(actions)

    def choose(self, seat: int, action: Action) -> None:
        """Remember the choice of a seat; when all have chosen, everything happens at once (1E-15-01)."""
        if action not in self.legal(seat):
            raise ValueError(f"seat {seat} cannot choose {action}")
        self._choices[seat] = action
        if not self.deciding():
            choices, self._choices = self._choices, {}
            self._resolve(choices)

    def _building_actions(self, seat: int, card: Card) -> list[Action]:
        """List the ways to construct the building of a card."""
        city = self.table[seat]
        if city.has_name(card["name"]):  # 1E-15-05, 2E-09-04
            return []
        if city.opens_chain_to(card):
            return [("chain", card["id"])]
        if self._is_free_by_power(city, card):
            return [("free", card["id"])]
        actions: list[Action] = [
            ("build", card["id"], left, right) for left, right in self._payments(seat, card["cost"])
        ]
        if "free_build_each_age" in city.powers and not city.free_build_spent:  # 1E-26-13
            actions.append(("free", card["id"]))
        return actions

    def _is_free_by_power(self, city: City, card: Card) -> bool:
        """Tell whether Olympia of the second edition gives this card without any cost."""
        if "free_first_of_colour" in city.powers and not city.has_colour(card["colour"]):
            return True
        if self._phase == "last_card":  # ruling: a seventh card is neither first nor last
            return False
        first = "free_first_of_age" in city.powers and self.turn == 1
        last = "free_last_of_age" in city.powers and self.turn == LAST_TURN
        return first or last

    def _payments(self, seat: int, cost: Cost) -> list[Payment]:
        """List the payments to the neighbours for a cost that the purse can bear, coin price included."""
        city = self.table[seat]
        if city.purse < cost["coins"]:
            return []
        left = self.table[left_of(seat, self.players)].for_sale
        right = self.table[right_of(seat, self.players)].for_sale
        purse = city.purse - cost["coins"]
        return payments(cost["goods"], city.production(), left, right, city.discounts, purse)

    def _pickable(self, seat: int) -> list[str]:
        """List the different cards of the discard pile that the seat may build (1E-26-15/18)."""
        city = self.table[seat]
        return [card_id for card_id in set(self._discard) if not city.has_name(self._cards[card_id]["name"])]

    # What happens

    def _open_age(self) -> None:
        """Deal the hands of the next Age (1E-13-01, 2E-07-06)."""
        self.age += 1
        self.turn = 0
        self._hands = [list(hand) for hand in self._deals[self.age - 1]]
        for city in self.table:
            city.free_build_spent = False
        self._open_turn()

    def _open_turn(self) -> None:
        """Ask every seat for a card of its hand."""
        self.turn += 1
        for city in self.table:
            city.open_turn()
        self._ask("turn", list(range(self.players)))

    def _ask(self, phase: str, seats: list[int]) -> None:
        """Wait for these seats to decide."""
        self._phase = phase
        self._asked = seats

    def _resolve(self, choices: dict[int, Action]) -> None:
        """Carry out what was chosen and go on to the next decision."""
        if self._phase == "from_discard":
            (seat,) = choices
            self._build_from_discard(seat, choices[seat])
            self._ask_for_discard_builds()
            return
        self._carry_out(choices)
        if self._phase == "turn" and self.turn == LAST_TURN:
            # 1E-27-20: a stage built with the sixth card counts already
            seats = [seat for seat, city in enumerate(self.table) if city.effects("play_last_card")]
            if seats:
                self._ask("last_card", seats)
                return
        self._finish_turn()

    def _carry_out(self, choices: dict[int, Action]) -> None:
        """Pay, place, collect income, then apply what the placed things give at once."""
        income = [0] * self.players
        for seat, action in choices.items():
            self._pay(seat, action, income)
        placed = {seat: self._place(seat, action) for seat, action in choices.items()}
        for seat, coins in enumerate(income):
            self.table[seat].coins += coins
        for seat, effects in placed.items():  # 1E-32-04: what neighbours place this turn counts
            self._apply_at_once(seat, effects)

    def _pay(self, seat: int, action: Action, income: list[int]) -> None:
        """Take the coins for bank and neighbours; the neighbours get theirs after all have paid."""
        city = self.table[seat]
        to_left, to_right = payment_of(action)
        to_bank = 0
        if action[0] == "build":  # 1E-09-05, 2E-15-05
            to_bank = self._cards[card_of(action)]["cost"]["coins"]
        stage = city.next_stage()
        if action[0] == "stage" and stage is not None:
            to_bank = stage["cost"]["coins"]
        city.coins -= to_left + to_right + to_bank
        city.purse -= to_left + to_right + to_bank
        income[left_of(seat, self.players)] += to_left
        income[right_of(seat, self.players)] += to_right

    def _place(self, seat: int, action: Action) -> list[Effect]:
        """Put the card where it goes; give the effects that come into the city with it."""
        city = self.table[seat]
        card = self._cards[card_of(action)]
        self._hands[seat].remove(card["id"])
        if action[0] == "sell":
            city.coins += SALE_COINS
            self._discard.append(card["id"])
            return []
        if action[0] == "stage":  # 1E-16-04: the card under the wonder is no building
            city.stages_built += 1
            return city.stages()[-1]["effects"]
        if action[0] == "free" and not self._is_free_by_power(city, card):
            city.free_build_spent = True
        city.cards.append(card)
        return card["effects"]

    def _apply_at_once(self, seat: int, effects: list[Effect]) -> None:
        """Give the coins of new effects once (1E-30-11, 1E-33-10); note builds owed from the discard pile."""
        for effect in effects:
            self.table[seat].coins += effect.get("coins", 0)
            if "coins_per" in effect:
                self.table[seat].coins += worth_per(self.table, seat, effect["coins_per"])
            self._owed += [seat] * effect.get("build_from_discard", 0)

    def _finish_turn(self) -> None:
        """Throw away the leftover cards of a sixth turn, then build from the discard pile."""
        if self.turn == LAST_TURN:
            for hand in self._hands:  # 1E-19-03, 1E-19-06, 2E-13-03, 2E-13-04
                self._discard += hand
                hand.clear()
        self._owed.sort()  # ruling: one after another, ascending from seat 0
        self._ask_for_discard_builds()

    def _ask_for_discard_builds(self) -> None:
        """Ask the next seat that may build from the discard pile; with none left the turn is over."""
        while self._owed:
            seat = self._owed.pop(0)
            if self._pickable(seat):
                self._ask("from_discard", [seat])
                return
        if self.turn < LAST_TURN:
            self._pass_hands()
            self._open_turn()
        else:
            self._end_age()

    def _build_from_discard(self, seat: int, action: Action) -> None:
        """Construct the picked card free, with all it gives."""
        if action[0] == "pick":
            card = self._cards[card_of(action)]
            self._discard.remove(card["id"])
            self.table[seat].cards.append(card)
            self._apply_at_once(seat, card["effects"])

    def _pass_hands(self) -> None:
        """Pass the hands: left in Ages I and III, right in Age II (1E-18-03/05, 2E-12-02/03)."""
        giver = left_of if self.age == 2 else right_of
        self._hands = [self._hands[giver(seat, self.players)] for seat in range(self.players)]

    def _end_age(self) -> None:
        """Resolve the conflicts, then open the next Age or end the game (1E-21-01, 2E-19-01)."""
        self.resolve_conflicts()
        if self.age < LAST_AGE:
            self._open_age()
        else:
            self._ask("over", [])

    def resolve_conflicts(self) -> None:
        """Compare every city with both neighbours and hand out the tokens (1E-20-03, 2E-14-03)."""
        for seat, city in enumerate(self.table):
            for neighbour in (left_of(seat, self.players), right_of(seat, self.players)):
                city.tokens.append(self._token(city.shields(), self.table[neighbour].shields()))

    def _token(self, own: int, other: int) -> int:
        """Give the token of one conflict; 0 stands for none (1E-20-04/06, 2E-14-04/06)."""
        if own > other:
            return VICTORY[self.age]
        return DEFEAT if own < other else 0
