"""What lies on the table, counted anew from events and catalogue, not from the counters of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from itertools import groupby

from heptapolis.catalogue.cards import Edifice, expansion_of
from heptapolis.catalogue.cards.box import Buildable
from heptapolis.game import Event, Game
from heptapolis.vocab.cards.city import Counted, Where
from heptapolis.vocab.cards.effects import Effect
from heptapolis.vocab.cards.goods import Good
from heptapolis.vocab.cards.play import EventKind, Form

PLACED = (EventKind.BUILT, EventKind.CHAINED, EventKind.BUILT_FREE, EventKind.DUG)
PRODUCTION = ("produce", "produce_choice", "private_choice")


def cards_placed(game: Game, seat: int) -> list[str]:
    """The cards that stand in a city in the order in which they came; those lost again are left out."""
    cards: list[str] = []
    for event in game.events:
        if event.seat == seat and event.kind in PLACED:
            cards.append(event.thing)
        elif event.seat == seat and event.kind == EventKind.LOST_CARD:
            cards.remove(event.thing)
    return cards


def cards_tucked(game: Game) -> list[str]:
    """The cards under all wonders."""
    return [event.thing for event in game.events if event.kind == EventKind.STAGED]


def stages_built(game: Game, seat: int) -> int:
    """How many stages a city has."""
    return sum(event.kind == EventKind.STAGED and event.seat == seat for event in game.events)


def stage_of(game: Game, event: Event) -> Buildable:
    """The stage that was built, in its form."""
    stage, form = (*event.numbers, Form.WHOLE)[:2]
    return game.names.board(game._state.board[event.seat]).side.stages[stage - 1].forms[Form(form)]


def pawns_of(game: Game, seat: int, age: int) -> int:
    """How many pawns of an Age a city holds."""
    taken = sum(event.numbers == (age,) for event in by_seat(game.events, EventKind.TOOK_PAWN).get(seat, []))
    joined = by_seat(game.events, EventKind.JOINED).get(seat, [])
    edifices = [expansion_of("edifice").edifice(event.thing) for event in joined]
    return taken + sum(edifice.age == age for edifice in edifices)


def rewards_of(game: Game, seat: int) -> Iterator[Edifice]:
    """The edifices whose reward a city has, once for each pawn."""
    for event in game.events:
        if event.kind == EventKind.PROJECT_BUILT:
            edifice = expansion_of("edifice").edifice(event.thing)
            yield from [edifice] * pawns_of(game, seat, edifice.age)


def things_in(game: Game, seat: int) -> Iterator[Buildable]:
    """Every card, stage and reward of a city."""
    yield from (game.names.box.card(card) for card in cards_placed(game, seat))
    yield from (stage_of(game, event) for event in by_seat(game.events, EventKind.STAGED).get(seat, []))
    yield from rewards_of(game, seat)


def effects_in(game: Game, seat: int) -> Iterator[Effect]:
    """Every effect in a city."""
    for thing in things_in(game, seat):
        yield from thing.effects


def symbols_in(game: Game, seat: int, *, for_sale: bool) -> list[tuple[Good, ...]]:
    """The symbols of goods that a city makes, or only those that neighbours may buy."""
    kinds = [kind for kind in PRODUCTION if kind != "private_choice" or not for_sale]
    board = game.names.board(game._state.board[seat])
    made = [symbol for e in effects_in(game, seat) if e.kind.name in kinds for symbol in e.value.symbols]
    return [(board.side.resource,), *made]


def lanes_from(symbols: list[tuple[Good, ...]], kinds: tuple[Good, ...]) -> int:
    """For every set of goods how many symbols make one of them, at most 7, in four bits each."""
    lanes = 0
    for lane in range(1, 1 << len(kinds)):
        goods = {good for place, good in enumerate(kinds) if lane >> place & 1}
        makers = sum(bool(goods & set(symbol)) for symbol in symbols)
        lanes += min(7, makers) << 4 * (lane - 1)
    return lanes


def lanes(number: int) -> list[int]:
    """The counts in a number of lanes."""
    return [number >> 4 * lane & 15 for lane in range(15)]


def counted(game: Game, seat: int, thing: Counted) -> int:
    """How many cards of a colour, stages or defeats a city has."""
    if thing == Counted.WONDER_STAGE:
        return stages_built(game, seat)
    if thing == Counted.DEFEAT_TOKEN:
        return sum(token < 0 for token in tokens_of(game, seat))
    colours = Counter(int(game.names.box.card(card).colour) for card in cards_placed(game, seat))
    return colours[int(thing)]


def tokens_of(game: Game, seat: int) -> list[int]:
    """The values of all victory and defeat tokens of a city, as they came and went."""
    tokens: list[int] = []
    for event in game.events:
        if event.seat != seat:
            continue
        if event.kind == EventKind.FOUGHT:
            tokens += [token for token in event.numbers[:2] if token]
        elif event.kind == EventKind.GAINED_TOKEN:
            tokens += event.numbers
        elif event.kind == EventKind.DROPPED_DEFEATS:
            defeats = [token for token in tokens if token < 0]
            assert event.numbers == (len(defeats),)
            tokens = [token for token in tokens if token > 0]
        elif event.kind == EventKind.LOST_TOKENS:
            for token in event.numbers:
                tokens.remove(token)
    return tokens


def coins_of(game: Game, seat: int, thing: Buildable) -> int:
    """The coins that a card or stage just built, or a reward, brings."""
    coins = 0
    places = {Where.OWN: seat, Where.LEFT: (seat + 1) % game.cities, Where.RIGHT: (seat - 1) % game.cities}
    for effect in thing.effects:
        if effect.kind.name == "coins":
            coins += effect.value
        elif effect.kind.name == "coins_per":
            per = effect.value
            coins += per.each * sum(counted(game, places[where], what) for where in per.where for what in per.what)
    return coins


def bank_flows(game: Game, events: list[Event]) -> list[int]:
    """What the events say about the coins of every seat: income, sales, trade, prices, penalties."""
    flows = [0] * game.cities
    for event in events:
        if event.kind == EventKind.TOOK_BOARD:
            flows[event.seat] += game.names.box.constants.start_coins
        elif event.kind == EventKind.SOLD:
            flows[event.seat] += game.names.box.constants.sale
        elif event.kind == EventKind.GAINED_COINS:
            flows[event.seat] += event.numbers[0]
        elif event.kind == EventKind.LOST_COINS:
            flows[event.seat] -= event.numbers[0]
        elif event.kind == EventKind.PAID:
            left, right, bank = event.numbers
            flows[event.seat] -= left + right + bank
            flows[(event.seat + 1) % game.cities] += left
            flows[(event.seat - 1) % game.cities] += right
    return flows


def until(game: Game, kind: EventKind, age: int) -> Game | None:
    """The table just before something happened in an Age, with the events up to then; None if it did not happen."""
    began = [place for place, event in enumerate(game.events) if event.kind == EventKind.AGE_BEGAN]
    first, end = (*began, len(game.events))[age - 1 : age + 1] if len(began) >= age else (0, 0)
    for place in range(first, end):
        if game.events[place].kind == kind:
            return with_events(game, game.events[:place])
    return None


def with_events(game: Game, events: list[Event]) -> Game:
    """The table after these events, for whoever counts events only."""
    twin = copy(game)
    twin.events = events
    return twin


def by_seat(events: list[Event], *kinds: EventKind) -> dict[int, list[Event]]:
    """The events of some kinds for each seat."""
    wanted = sorted((event for event in events if event.kind in kinds), key=lambda event: event.seat)
    return {seat: list(group) for seat, group in groupby(wanted, key=lambda event: event.seat)}
