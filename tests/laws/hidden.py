"""What a seat cannot know, worked out anew from the full game, and deals in which exactly that is different."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from random import Random

from heptapolis.game import Action, Deal, Game, GameRecord
from heptapolis.vocab.cards.limits import HAND
from heptapolis.vocab.cards.play import ActionKind, Decision, Phase

FACE_DOWN = (ActionKind.SELL, ActionKind.STAGE)
Hands = tuple[tuple[str, ...], ...]


def known_cards(game: Game, seat: int | None) -> set[str]:
    """Every card that a player has seen somewhere: own hands, open plays, own plays, the pile when it looked."""
    known: set[str] = set()
    for step in game.history:
        holder = holder_of(game, step.age, step.turn)
        for who, action in step.choices:
            if action.kind not in FACE_DOWN or seat == (who if who < game.players else holder):
                known.add(action.card)
        if seat is not None:
            known |= set(step.hands[seat])
            known |= set(step.pile) if seat in step.looks else set()
    if seat is not None:
        known |= set(game._hand(seat))
        digs = [who for who in range(game.cities) if game.decision(who) == Decision.DIG and game.chooser(who) == seat]
        known |= set(game._pile()) if digs else set()
    return known


def holder_of(game: Game, age: int, turn: int) -> int | None:
    """Who has the Free City's card: of two players the first one begins in Ages I and III, then it goes to and fro."""
    return (age + turn) % 2 if game.cities > game.players else None


def known_boards(game: Game, seat: int | None) -> set[str]:
    """Every board side that a seat has seen: those taken, and its own offers; all offers where sides are chosen."""
    offers = game.record.deal.offers
    known = {game.names.board(board).id for board in game._state.board[: game.cities] if board >= 0}
    for who, boards in enumerate(offers):
        if who == seat or game.options.wonders != "draft":
            known |= set(boards)
    return known


def words_of(text: str) -> set[str]:
    """The words of a JSON text that can be the name of a card or a board."""
    return set(re.findall(r"[a-z_0-9/AB]+", text))


def unknown_things(game: Game, seat: int | None) -> set[str]:
    """All cards and boards of the box that a seat has seen nowhere."""
    everything = {card.id for card in game.names.box.cards} | {board.id for board in game.names.boards}
    return everything - known_cards(game, seat) - known_boards(game, seat)


def shuffled_hands(hands: Sequence[Sequence[str]], keep: set[tuple[int, int]], rng: Random) -> Hands:
    """Hands of one Age with all cards mixed but those at some places (packet, place)."""
    places = [(packet, place) for packet, hand in enumerate(hands) for place in range(len(hand))]
    pool = [hands[packet][place] for packet, place in places if (packet, place) not in keep]
    rng.shuffle(pool)
    mixed = {spot: hands[spot[0]][spot[1]] if spot in keep else pool.pop() for spot in places}
    return tuple(tuple(mixed[packet, place] for place in range(HAND)) for packet in range(len(hands)))


def with_other_hands(game: Game, seat: int | None, rng: Random) -> Game:
    """A game whose first hands are the same for one seat only; what comes later is dealt anew, guilds included.

    With two players the seat also knows the card of the draw pile that it has drawn.
    """
    record = game.record
    later = Deal.from_seed(record.options, rng.getrandbits(60)).hands[1:]
    keep = {(seat, place) for place in range(HAND)} if seat is not None else set()
    keep |= {(game.players, 0)} if seat is not None and seat == holder_of(game, 1, 1) else set()
    now = shuffled_hands(record.deal.hands[0], keep, rng)
    return folded(game, replace(record.deal, hands=(now, *later)))


def with_other_future(game: Game, rng: Random) -> Game:
    """A game in which the Ages that have not begun are dealt anew, and the rest of a draw pile is shuffled."""
    record, begun = game.record, game._state.age
    later = Deal.from_seed(record.options, rng.getrandbits(60)).hands[begun:]
    hands = list(record.deal.hands[:begun])
    if begun and game.cities > game.players:
        rest = {(packet, place) for packet in range(game.cities) for place in range(HAND)}
        rest -= {(game.players, place) for place in range(game._state.turn, HAND)}
        hands[-1] = shuffled_hands(hands[-1], rest, rng)
    return folded(game, replace(record.deal, hands=(*hands, *later)))


def with_other_drafts(game: Game, seat: int | None, rng: Random) -> Game:
    """A game in which the boards that the others were dealt and did not take are other ones."""
    offers = game.record.deal.offers
    wonders = [wonder.id for wonder in game.options.pool]
    taken = {who: game.names.board(board).wonder.id for who, board in enumerate(game._state.board) if board >= 0}
    own = {board.split("/")[0] for board in offers[seat]} if seat is not None else set()
    free = [wonder for wonder in wonders if wonder not in own | set(taken.values())]
    rng.shuffle(free)
    drawn = []
    for who, boards in enumerate(offers):
        groups = [list(group) for _, group in groupby(boards, key=lambda board: board.split("/")[0])]
        for group in groups:
            city = group[0].split("/")[0]
            if who != seat and taken.get(who) != city:
                group[:] = [other_board(game, board, free[-1]) for board in group]
                free.pop()
        drawn.append(tuple(board for group in groups for board in group))
    return folded(game, replace(game.record.deal, offers=tuple(drawn)))


def other_board(game: Game, board: str, wonder: str) -> str:
    """The same side of another wonder."""
    number = game.names.board_number(board)
    side = game.names.board(number).wonder.sides.index(game.names.board(number).side)
    return f"{wonder}/{game.names.wonder(wonder).sides[side].id}"


def folded(game: Game, deal: Deal) -> Game:
    """The decisions of a game on another deal."""
    record = game.record
    return Game.from_record(GameRecord(record.options, record.seats, deal.checked(record.options), record.decisions))


def other_card_down(game: Game, seat: int, rng: Random) -> tuple[Action, Action] | None:
    """Two choices of a seat that differ in the card that is put face down and in nothing else, if there are such."""
    down = [action for action in game.legal(seat).actions if action.kind in FACE_DOWN]
    rng.shuffle(down)
    for one in down:
        for other in down:
            if one.card != other.card and one == replace(other, card=one.card):
                return one, other
    return None


def next_holder(game: Game, seat: int) -> int | None:
    """Who will be given the hand that a seat plays from: to the left in Ages I and III; nobody after the last turn."""
    if game._state.turn == HAND - 1:
        return None
    return (game.chooser(seat) + (1 if game._state.age % 2 else -1)) % game.players


def hidden_of(game: Game, seat: int | None) -> object:
    """What may differ between games that a seat cannot tell apart: other hands and cards put face down."""
    hands = [game._hand(other) for other in range(game.players) if other != seat]
    down = [a.card for step in game.history for who, a in step.choices if a.kind in FACE_DOWN and who != seat]
    return hands, down


def hides_much(game: Game) -> bool:
    """Whether other hands hold more than a card or two."""
    return game._state.phase == Phase.TURN and game._state.turn <= 3
