"""What a seat may do, each with its price, and why the rest of its hand cannot be used otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from heptapolis.game.cards.action import Action
from heptapolis.game.cards.names import Names
from heptapolis.game.cards.purchases import NOTHING, Bought, Trade
from heptapolis.game.cards.shapes import LegalShape, OptionShape, RefusalShape
from heptapolis.rules.cards.constants import lanes_of_all
from heptapolis.rules.cards.encoding import card_of
from heptapolis.rules.cards.lanes import covers, minus, plus
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.cards.payment import MOST_COINS, NEVER
from heptapolis.rules.cards.seating import chooser_of, left_of, right_of
from heptapolis.rules.cards.state import NOT_CHOSEN, State
from heptapolis.vocab.cards.city import Counted
from heptapolis.vocab.cards.goods import MANUFACTURED, RAW, Cost, Good, counted
from heptapolis.vocab.cards.limits import ROOM
from heptapolis.vocab.cards.play import ActionKind, Decision
from heptapolis.vocab.messages import Message, Name, message
from heptapolis.vocab.reasons import Reason
from heptapolis.words import ENGLISH

NOTHING_ASKED = Decision.NONE.question


@dataclass(frozen=True)
class Option:
    """A legal action and what it costs: coins to the left, to the right and to the bank.

    `source` is the building that makes a card free by its chain.
    """

    action: Action
    bank: int = 0
    source: str = ""

    @property
    def price(self) -> int:
        """All coins it costs."""
        return self.action.left + self.action.right + self.bank

    def __str__(self) -> str:
        return f"{self.action}" + (f" ({ENGLISH('table-coins', n=self.price)})" if self.price else "")


@dataclass(frozen=True)
class Refusal:
    """Something that is not possible, and why; `card` is empty where no card of the hand can be used like this."""

    kind: ActionKind
    card: str
    reason: Reason
    why: Message
    missing: tuple[Good, ...] = ()
    """Goods that neither the city nor its neighbours make."""
    price: int = 0
    purse: int = 0

    @property
    def words(self) -> str:
        """The reason in English."""
        return ENGLISH.say(self.why)


@dataclass(frozen=True)
class Legal:
    """The open decision of a seat: every option, and the reasons for what is missing."""

    decision: Decision
    options: tuple[Option, ...]
    refusals: tuple[Refusal, ...]
    question: Message = NOTHING_ASKED
    trade: Trade | None = field(default=None, compare=False, repr=False)

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Only the actions."""
        return tuple(option.action for option in self.options)

    def bought(self, option: Option) -> Bought:
        """What the neighbours give for their coins: the goods of the left one, and those of the right one."""
        return self.trade.bought(option.action) if self.trade else NOTHING

    def to_json(self) -> LegalShape:
        """As plain JSON values."""
        bought = [self.bought(option) for option in self.options]
        options: list[OptionShape] = [
            {
                "action": str(option.action),
                "kind": option.action.kind.word,
                "card": option.action.card,
                "form": option.action.form.word,
                "join": option.action.join,
                "price": option.price,
                "left": option.action.left,
                "right": option.action.right,
                "bank": option.bank,
                "source": option.source,
                "bought": {"left": count_of(left), "right": count_of(right)},
            }
            for option, (left, right) in zip(self.options, bought, strict=True)
        ]
        refusals: list[RefusalShape] = [
            {
                "kind": r.kind.word,
                "card": r.card,
                "reason": r.reason.word,
                "words": r.words,
                "message": r.why.to_json(),
                "missing": count_of(r.missing),
                "price": r.price,
                "purse": r.purse,
            }
            for r in self.refusals
        ]
        decision, question = self.decision.word, self.question.to_json()
        return {"decision": decision, "question": question, "options": options, "refusals": refusals}

    def why_not(self, kind: ActionKind, card: str = "") -> Refusal | None:
        """The refusal of a card used like this; without a card, of using any card of the hand like this."""
        wanted = ActionKind.BUILD if kind.builds else kind
        return next((r for r in self.refusals if r.kind == wanted and r.card in ("", card)), None)


def count_of(goods: tuple[Good, ...]) -> dict[str, int]:
    """How many there are of each good.

    >>> count_of((Good.STONE, Good.WOOD, Good.STONE))
    {'wood': 1, 'stone': 2}
    """
    return {good.word: goods.count(good) for good in Good if good in goods}


def legal_of(state: State, seat: int, names: Names, *, reasons: bool = True) -> Legal:
    """The open decision of a seat; without reasons for what is not possible it takes much less time."""
    actions = [Action.from_number(number, names) for number in legal_numbers(state, seat, names)]
    options = tuple(
        Option(action, bank_price(state, action, names), chain_source(state, seat, action, names)) for action in actions
    )
    decision = Decision(state.pending[seat])
    refusals = [*refusals_of(state, seat, names)] if decision.plays and reasons else []
    if (
        reasons
        and decision == Decision.PLAY_FOR_FREE_CITY
        and actions
        and ActionKind.SELL not in {a.kind for a in actions}
    ):
        refusals.append(Refusal(ActionKind.SELL, "", Reason.FREE_CITY_PLAYS, Reason.FREE_CITY_PLAYS.because()))
    trade = Trade(state, seat, names) if decision.plays else None
    return Legal(decision, options, tuple(refusals), question_of(state, decision, names), trade)


def question_of(state: State, decision: Decision, names: Names) -> Message:
    """What a seat is asked; a penalty is named with the edifice that failed."""
    if decision not in (Decision.LOSE_CARD, Decision.LOSE_TOKENS):
        return decision.question
    edifice = names.edifice(state.projects[state.age - 1])
    colour = {"colour": edifice.penalty.message.gaps["colour"]} if decision == Decision.LOSE_CARD else {}
    return message(decision.question.key, edifice=Name("edifice", edifice.id), **colour)


def legal_numbers(state: State, seat: int, names: Names) -> list[int]:
    """The options as the rules number them."""
    menu = [0] * MENU
    return menu[: names.kernel.legal(state, seat, menu)]


def bank_price(state: State, action: Action, names: Names) -> int:
    """Coins for the bank: the price of a card, or of taking part in a project."""
    if action.join:
        return int(names.kernel.tables.PROJECTS[state.projects[state.age - 1]].price)
    return names.card(names.card_number(action.card)).cost.coins if action.kind == ActionKind.BUILD else 0


def chain_source(state: State, seat: int, action: Action, names: Names) -> str:
    """The building of a city that makes a card free by its chain; nothing where no chain is used."""
    if action.kind != ActionKind.CHAIN:
        return ""
    parents = names.card(names.card_number(action.card)).chained_by
    return next(card for card in parents if names.kernel.stands(state, seat, names.card_number(card)))


def hand_of(state: State, seat: int) -> list[int]:
    """The numbers of the cards in a hand."""
    if seat >= state.players or not 1 <= state.age <= len(state.deal) or not state.hand_size:
        return []
    first = ROOM * state.held[seat]
    return [card for card in state.deal[state.age - 1][first : first + ROOM] if card >= 0]


def refusals_of(state: State, seat: int, names: Names) -> Iterator[Refusal]:
    """Why the next stage cannot be built, and why cards of the hand cannot be built or put under it."""
    kernel = names.kernel
    no_stage = refuse_stage(state, seat, names)
    if no_stage is not None:
        yield no_stage
    for number in sorted(set(hand_for(state, seat))):
        card = names.card(number)
        if kernel.has_name_of(state, seat, number):
            yield Refusal(ActionKind.BUILD, card.id, Reason.ALREADY_BUILT, Reason.ALREADY_BUILT.because())
        elif kernel.is_chained(state, seat, number):
            if no_stage is None and state.pending[seat] == Decision.PLAY_FOR_FREE_CITY:  # 2P-04-05
                yield Refusal(ActionKind.STAGE, card.id, Reason.CHAINED, Reason.CHAINED.because())
        elif not (kernel.is_free_by_itself(state, seat, number) or state.free_builds_left[seat]):
            yield from refuse_price(state, seat, names, card.cost, number, ActionKind.BUILD, card.id)


def refuse_stage(state: State, seat: int, names: Names) -> Refusal | None:
    """Why the next stage cannot be built with any card; nothing if it can."""
    board = names.kernel.tables.BOARDS[state.board[seat]]
    built = state.tally[seat][Counted.WONDER_STAGE]
    if built == board.stages:
        return Refusal(ActionKind.STAGE, "", Reason.WONDER_COMPLETE, Reason.WONDER_COMPLETE.because())
    stage = names.board(state.board[seat]).side.stages[built]
    return next(refuse_price(state, seat, names, stage.cost, board.cost_item[built], ActionKind.STAGE, ""), None)


def hand_for(state: State, seat: int) -> list[int]:
    """The cards a seat chooses from; for the Free City what its holder has left."""
    holder = chooser_of(state, seat)
    cards = hand_of(state, holder)
    if holder != seat and state.chosen[holder] != NOT_CHOSEN:
        cards.remove(card_of(state.chosen[holder]))
    return cards


def refuse_price(
    state: State, seat: int, names: Names, cost: Cost, item: int, kind: ActionKind, card: str
) -> Iterator[Refusal]:
    """The refusal of something whose price cannot be paid; nothing if it can."""
    missing = missing_goods(state, seat, cost)
    if missing:
        yield Refusal(
            kind,
            card,
            Reason.GOODS_SHORT,
            Reason.GOODS_SHORT.because(goods=counted(missing, "goods-more"), kinds=len(set(missing))),
            missing,
        )
        return
    trade, purse = cheapest_trade(state, seat, names, item), state.purse[seat]
    price = trade if trade > purse else trade + cost.coins
    if price > purse:
        reason = Reason.COINS_SHORT if trade > purse else Reason.PRICE_SHORT
        yield Refusal(kind, card, reason, too_dear(state, seat, reason, price), price=price, purse=purse)


def too_dear(state: State, seat: int, reason: Reason, price: int) -> Message:
    """A price that the purse does not hold, and why the coins of this turn are not in it."""
    purse, coins = state.purse[seat], state.coins[seat]
    why = reason.because(n=price, purse=purse)
    if coins == purse:
        return why
    return message("why-income-later", reason=why, coins=message("table-coins", n=coins - purse))


def missing_goods(state: State, seat: int, cost: Cost) -> tuple[Good, ...]:
    """The fewest goods of a cost that neither the city nor its neighbours make, whatever the coins."""
    left, right = left_of(state, seat), right_of(state, seat)
    raw = plus(state.own_raw[seat], plus(state.market_raw[left], state.market_raw[right]))
    made = plus(state.own_made[seat], plus(state.market_made[left], state.market_made[right]))
    goods = cost.goods
    for size in range(len(goods) + 1):
        for dropped in combinations(range(len(goods)), size):
            rest = [(good,) for place, good in enumerate(goods) if place not in dropped]
            if covers(raw, lanes_of_all(rest, RAW)) and covers(made, lanes_of_all(rest, MANUFACTURED)):
                return tuple(goods[place] for place in dropped)
    return goods


def cheapest_trade(state: State, seat: int, names: Names, item: int) -> int:
    """The fewest coins for the neighbours that bring the goods, whatever the purse holds."""
    row = names.kernel.tables.ITEMS[item]
    short_raw, short_made = minus(row.need_raw, state.own_raw[seat]), minus(row.need_made, state.own_made[seat])
    ways = names.kernel.ways_to_buy(state, seat, short_raw, short_made, 2 * MOST_COINS)
    return min(left + (ways >> 4 * left & NEVER) for left in range(MOST_COINS + 1) if ways >> 4 * left & NEVER < NEVER)
