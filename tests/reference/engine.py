"""The course of the game: Ages, turns, last cards, builds from the discard pile, conflicts."""

from pathlib import Path

from .action import Action, card_of, form_of, joins, payment_of
from .boxes import Board, Effect, all_sides, read_box
from .city import DEFEAT, VICTORY, City, left_of, right_of, worth_per
from .edifice import KINDS, Project, lay_out, pay_penalty, penalty_answers
from .free_city import FREE_CITY, free_city_menu, holder_of
from .menu import LAST_TURN, Moment, city_menu, joint_cost
from .scoring import score, winners

LAST_AGE = 3  # 1E-02-01, 2E-01-01
SALE_COINS = 3  # 1E-17-01, 2E-11-03


class ReferenceGame:
    """One game, played by asking who decides, what is legal, and choosing.

    With two players there are three boards, the third being the Free City's; the third hand of an Age is
    the draw pile, top card first (2P-02-02/05).
    """

    def __init__(
        self,
        edition: str,
        boards: list[Board],
        hands: list[list[list[str]]],
        *,
        edifices: list[str] | None = None,
        players: int | None = None,
        own: Path | None = None,
    ) -> None:
        sides = [all_sides(edition, own)[board] for board in boards]
        if edifices is None and any(side["needs_edifices"] for side in sides):
            raise ValueError("Ur is played with edifices only")  # ED-03-01
        if players not in (None, len(boards)) and (players, len(boards)) != (2, 3):
            raise ValueError(f"{players} players do not play with {len(boards)} boards")
        self._cards = read_box(edition, own)["cards"]
        self._deals = hands
        self._hands: list[list[str]] = []
        self._draw_pile: list[str] = []
        self._discard: list[str] = []
        self._owed: list[int] = []  # seats that may still build from the discard pile this turn
        self._choices: dict[int, Action] = {}
        self._free_city = FREE_CITY if players == 2 else None
        self._projects = [] if edifices is None else lay_out(edifices, len(boards))
        self.players = len(boards) if players is None else players
        self.table = [City(side) for side in sides]
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
        """Give the hand of each player; hands are passed only when the turn is over."""
        return [sorted(hand) for hand in self._hands]

    def draw_pile(self) -> list[str]:
        """Give the cards still to be drawn for the Free City, top card first."""
        return list(self._draw_pile)

    def discard(self) -> list[str]:
        """Give the discard pile."""
        return sorted(self._discard)

    def tokens(self) -> list[list[int]]:
        """Give the conflict tokens of each seat: for each finished Age against left, against right.

        With edifices their tokens stand in between, and lost ones are gone.
        """
        return [list(city.tokens) for city in self.table]

    def victory_tokens(self) -> list[list[int]]:
        """Give the values of the victory tokens of each seat."""
        return [city.victory_tokens() for city in self.table]

    def defeats(self) -> list[int]:
        """Give the number of defeat tokens of each seat."""
        return [city.tokens.count(DEFEAT) for city in self.table]

    def pawns(self) -> list[list[int]]:
        """Give the pawns of each seat, by Age."""
        return [list(city.pawns) for city in self.table]

    def debts(self) -> list[list[int]]:
        """Give the number of debt tokens of each seat, by Age."""
        return [list(city.debts) for city in self.table]

    def edifice_states(self) -> list[str]:
        """Tell of each edifice whether it is open, built or failed."""
        return [project.state for project in self._projects]

    def pawns_left(self) -> list[int]:
        """Give the pawns on each edifice card."""
        return [project.pawns_left for project in self._projects]

    def scores(self) -> list[dict[str, int]]:
        """Give the score sheets; they exist only when the game is over (1E-02-06, 2E-07-03)."""
        if self._phase != "over":
            raise ValueError("points are counted when the game is over")
        return [score(self.table, seat) for seat in range(len(self.table))]

    def winners(self) -> list[int]:
        """Give the seats that won; the Free City cannot (R-36)."""
        totals = [sheet["total"] for sheet in self.scores()]
        return winners(totals[: self.players], self.coins()[: self.players])

    # What may be done

    def holder(self) -> int | None:
        """Tell who decides for the Free City this turn."""
        return None if self._free_city is None else holder_of(self.age, self.turn)

    def deciding(self) -> list[int]:
        """List the seats that still have to decide."""
        return [seat for seat in self._open_seats() if seat not in self._choices]

    def kind(self, seat: int) -> str:
        """Tell what a seat decides: a card of the turn, the last card, a card of the discard pile, a penalty."""
        if seat not in self._open_seats():
            raise ValueError(f"seat {seat} has nothing to decide")
        return self._phase

    def legal(self, seat: int) -> list[Action]:
        """List the actions of a seat that decides, or that may still change its mind."""
        phase = self.kind(seat)
        if phase in KINDS.values():
            return penalty_answers(self.table[seat], self._projects[self.age - 1].card)
        if phase == "from_discard":
            actions: list[Action] = [("pick", card_id) for card_id in self._pickable(seat)]
            if seat != self._free_city:  # the Free City builds if it can
                actions.append(("decline",))
            return sorted(actions)
        hand = list(self._hand_of(seat))
        if seat == self._free_city:  # 2P-03-09
            hand.remove(card_of(self._choices[holder_of(self.age, self.turn)]))
            return free_city_menu(self._moment(), hand)
        return city_menu(self._moment(), seat, hand)

    def choose(self, seat: int, action: Action) -> None:
        """Remember the choice of a seat; when all have chosen, everything happens at once (1E-15-01).

        Until then a choice may be changed; changing the holder's withdraws the Free City's (R-31).
        """
        if action not in self.legal(seat):
            raise ValueError(f"seat {seat} cannot choose {action}")
        self._choices[seat] = action
        if self._phase == "turn" and seat == self.holder():
            self._choices.pop(FREE_CITY, None)
        if not self.deciding():
            choices, self._choices = self._choices, {}
            self._resolve(choices)

    def _open_seats(self) -> list[int]:
        """List the seats whose choice is open: the Free City's once the holder has chosen (2P-03-04)."""
        waiting = self._phase == "turn" and self.holder() not in self._choices
        return [seat for seat in self._asked if not (waiting and seat == self._free_city)]

    def _moment(self) -> Moment:
        """Describe the situation in which cards are played."""
        last_card = self._phase == "last_card"
        return Moment(self._cards, self.table, self.turn, last_card, self._project(), self._free_city)

    def _project(self) -> Project | None:
        """Give the edifice of the Age: only that can be joined (ED-05-05)."""
        return self._projects[self.age - 1] if self._projects else None

    def _hand_of(self, seat: int) -> list[str]:
        """Give the hand a seat plays from: the Free City has none of its own."""
        return self._hands[holder_of(self.age, self.turn) if seat == self._free_city else seat]

    def _pickable(self, seat: int) -> list[str]:
        """List the different cards of the discard pile that the seat may build (1E-26-15/18)."""
        city = self.table[seat]
        return [card_id for card_id in set(self._discard) if not city.has_name(self._cards[card_id]["name"])]

    # What happens

    def _open_age(self) -> None:
        """Deal the hands of the next Age (1E-13-01, 2E-07-06)."""
        self.age += 1
        self.turn = 0
        dealt = [list(hand) for hand in self._deals[self.age - 1]]
        self._hands = dealt[: self.players]
        self._draw_pile = [card_id for pile in dealt[self.players :] for card_id in pile]
        for city in self.table:
            city.free_build_spent = False
            city.joined = False
        self._open_turn()

    def _open_turn(self) -> None:
        """Ask every seat for a card of its hand; the holder of the Free City's card draws first (2P-03-03)."""
        self.turn += 1
        for city in self.table:
            city.open_turn()
        holder = self.holder()
        if holder is not None:
            self._hands[holder].append(self._draw_pile.pop(0))
        self._ask("turn", list(range(len(self.table))))

    def _ask(self, phase: str, seats: list[int]) -> None:
        """Wait for these seats to decide."""
        self._phase = phase
        self._asked = seats

    def _resolve(self, choices: dict[int, Action]) -> None:
        """Carry out what was chosen and go on to the next decision."""
        if self._phase in KINDS.values():
            for seat, answer in choices.items():
                self._discard += pay_penalty(self.table[seat], answer)
            self._close_age()
            return
        if self._phase == "from_discard":
            (seat,) = choices
            self._build_from_discard(seat, choices[seat])
            self._ask_for_discard_builds()
            return
        self._carry_out(choices)
        if self._phase == "turn" and self.turn == LAST_TURN:
            # 1E-27-20: a stage built with the sixth card counts already; R-33: the Free City has no hand
            players = range(self.players)
            seats = [seat for seat in players if self.table[seat].effects("play_last_card")]
            if seats:
                self._ask("last_card", seats)
                return
        self._finish_turn()

    def _carry_out(self, choices: dict[int, Action]) -> None:
        """Pay, place, collect income, apply what the placed things give at once; then the edifice (R-03)."""
        income = [0] * len(self.table)
        for seat, action in choices.items():
            self._pay(seat, action, income)
        placed = {seat: self._place(seat, action) for seat, action in choices.items()}
        for seat, coins in enumerate(income):
            self.table[seat].coins += coins
        for seat, effects in placed.items():  # 1E-32-04: what neighbours place this turn counts
            self._apply_at_once(seat, effects)
        project = self._project()
        if project is not None:
            project.settle(self.table)

    def _pay(self, seat: int, action: Action, income: list[int]) -> None:
        """Take the coins for bank and neighbours; the neighbours get theirs after all have paid."""
        city = self.table[seat]
        to_left, to_right = payment_of(action)
        paid = to_left + to_right + self._bank_price(city, action)
        city.coins -= paid
        city.purse -= paid
        income[left_of(seat, len(self.table))] += to_left
        income[right_of(seat, len(self.table))] += to_right

    def _bank_price(self, city: City, action: Action) -> int:
        """Tell what goes to the bank: the coins of a card, of a stage, of taking part (1E-09-05, 2E-15-05)."""
        if action[0] == "build":
            return self._cards[card_of(action)]["cost"]["coins"]
        stage, project = city.next_stage(), self._project()
        if action[0] != "stage" or stage is None:
            return 0
        if project is not None and joins(action):
            return joint_cost(stage["cost"], project)["coins"]
        return stage["cost"]["coins"]

    def _place(self, seat: int, action: Action) -> list[Effect]:
        """Put the card where it goes; give the effects that come into the city with it."""
        city = self.table[seat]
        card = self._cards[card_of(action)]
        self._hand_of(seat).remove(card["id"])
        if action[0] == "sell":
            city.coins += SALE_COINS
            self._discard.append(card["id"])
            return []
        if action[0] == "stage":  # 1E-16-04: the card under the wonder is not a building
            return self._build_stage(city, action)
        if action[0] == "free" and "free_build_each_age" in city.powers:
            city.free_build_spent = True
        city.cards.append(card)
        return card["effects"]

    def _build_stage(self, city: City, action: Action) -> list[Effect]:
        """Complete the next stage in the chosen form and take part in the edifice if so chosen."""
        form, project = form_of(action), self._project()
        if form is not None:
            city.forms[city.stages_built] = form
        city.stages_built += 1
        if project is not None and joins(action):
            project.join(city)
        return city.stages()[-1]["effects"]

    def _apply_at_once(self, seat: int, effects: list[Effect]) -> None:
        """Give coins and pawns of new effects once (1E-30-11, 1E-33-10); note builds owed from the discard pile."""
        for effect in effects:
            self.table[seat].coins += effect.get("coins", 0)
            if "coins_per" in effect:
                self.table[seat].coins += worth_per(self.table, seat, effect["coins_per"])
            if "pawn" in effect:
                self._projects[effect["pawn"] - 1].give_from_box(self.table[seat])
            self._owed += [seat] * effect.get("build_from_discard", 0)

    def _finish_turn(self) -> None:
        """Throw away the leftover cards of a sixth turn, then build from the discard pile."""
        if self.turn == LAST_TURN:
            for leftover in (*self._hands, self._draw_pile):  # 1E-19-03/06, 2E-13-03/04, 2P-05-02
                self._discard += leftover
                leftover.clear()
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
        """Pass the hands: left in Ages I and III, right in Age II (1E-18-03/05, 2E-12-02/03).

        Among two players that is the same: they swap (2P-06-01).
        """
        giver = left_of if self.age == 2 else right_of
        self._hands = [self._hands[giver(seat, self.players)] for seat in range(self.players)]

    def _end_age(self) -> None:
        """Let an edifice that is not built fail, before the conflicts (ED-06-05/06)."""
        project = self._project()
        if project is not None and project.state == "open":
            project.state = "failed"
            self._penalise(project)
        else:
            self._close_age()

    def _penalise(self, project: Project) -> None:
        """Let the cities without a pawn pay, those that have a choice after deciding together (ED-06-07/10)."""
        asked: list[int] = []
        for seat, city in enumerate(self.table):
            if city.pawns[self.age - 1]:
                continue
            answers = penalty_answers(city, project.card)
            if not answers:
                city.debts[self.age - 1] += 1
            elif len(answers) == 1:
                self._discard += pay_penalty(city, answers[0])
            else:
                asked.append(seat)
        if asked:
            (kind,) = project.card["penalty"]
            self._ask(KINDS[kind], asked)
        else:
            self._close_age()

    def _close_age(self) -> None:
        """Resolve the conflicts, then open the next Age or end the game (1E-21-01, 2E-19-01)."""
        self.resolve_conflicts()
        if self.age < LAST_AGE:
            self._open_age()
        else:
            self._ask("over", [])

    def resolve_conflicts(self) -> None:
        """Compare every city with both neighbours and hand out the tokens (1E-20-03, 2E-14-03)."""
        for seat, city in enumerate(self.table):
            for neighbour in (left_of(seat, len(self.table)), right_of(seat, len(self.table))):
                city.tokens.append(self._token(city.shields(), self.table[neighbour].shields()))

    def _token(self, own: int, other: int) -> int:
        """Give the token of one conflict; 0 stands for none (1E-20-04/06, 2E-14-04/06)."""
        if own > other:
            return VICTORY[self.age]
        return DEFEAT if own < other else 0
