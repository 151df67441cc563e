"""Tables in a wanted situation: explicit deals, skipped Ages, and cities that stand already.

Choices are made and results are read through the public game alone. What would take many turns to reach (an Age, a
city, a wonder, a purse) is brought about by the rules' own functions before the next choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from heptapolis.catalogue.cards import EDITIONS, OwnBox, expansion_of
from heptapolis.errors import IllegalAction
from heptapolis.game import Deal, Event, Game, Options
from heptapolis.game.cards.action import FORMS
from heptapolis.game.cards.packets import packet_held
from heptapolis.rules.cards.effects import place_card, place_stage
from heptapolis.rules.cards.turn import begin_age, open_market
from heptapolis.vocab.cards.city import Counted, Line
from heptapolis.vocab.cards.goods import Good
from heptapolis.vocab.cards.limits import HAND
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind, Form
from heptapolis.vocab.reasons import Reason

FIRST, SECOND = EDITIONS
BOTH = pytest.mark.parametrize("rules", EDITIONS)
BUILDS = (ActionKind.BUILD, ActionKind.CHAIN, ActionKind.FREE, ActionKind.PICK)

TESTERS = {
    Good.WOOD: "stockade",
    Good.STONE: "baths",
    Good.CLAY: "guard_tower",
    Good.ORE: "barracks",
    Good.GLASS: "workshop",
    Good.LOOM: "apothecary",
    Good.PAPYRUS: "scriptorium",
}
"""Seven Age I cards that cost one good each: a hand of them shows which goods a city can come by."""
TESTER_HAND = " ".join(TESTERS.values())
EVERY_GOOD = "lumber_yard stone_pit clay_pool ore_vein sawmill quarry brickyard foundry loom_1 glassworks_1 press_1"
"""A city with three of each raw material and one of each manufactured good."""


def situation(
    rules: str,
    boards: str = "gizah babylon rhodos",
    *,
    players: int | None = None,
    age: int = 1,
    turn: int = 1,
    hands: Mapping[int, str] | None = None,
    cities: Mapping[int, str] | None = None,
    stages: Mapping[int, int] | None = None,
    coins: Mapping[int, int] | None = None,
    edifices: str = "",
    box: OwnBox | None = None,
) -> Game:
    """A game at the start of a turn: who sits where, holds what, has built what and owns how many coins.

    Boards, cards and edifices are names with blanks between them; seats that are not mentioned have the ordinary.
    With two players the third board is the Free City's, and its hand is the draw pile as it was dealt. A table that
    names an edifice plays with the expansion.
    """
    players = players or len(boards.split())
    seats = {seat: packet_held(age, turn, seat, players) if seat < players else seat for seat in hands or {}}
    wanted = {(age, seats[seat]): cards for seat, cards in (hands or {}).items()}
    deal = deal_with(rules, boards, wanted, players, edifices)
    game = Game(rules, players, deal=deal, expansions=["edifice"] if edifices else [], box=box)
    skip_to_age(game, age)
    for now in range(1, turn):
        skip_turn(game, {seat: wanted.get((age, packet_held(age, now, seat, players)), "") for seat in range(players)})
    for seat in range(game.cities):
        put(game, seat, (cities or {}).get(seat, ""), (stages or {}).get(seat, 0), (coins or {}).get(seat))
    return game


def deal_with(
    rules: str,
    boards: str,
    wanted: Mapping[tuple[int, int], str],
    players: int | None = None,
    edifices: str = "",
) -> Deal:
    """A deal out of the box in which some hands, named by Age and seat, hold the wanted cards."""
    options = Options(rules, players or len(boards.split()), expansions=["edifice"] if edifices else [])
    offers = tuple((options.names.board(options.names.board_number(board)).id,) for board in boards.split())
    return Deal(offers, tuple(hands_with(options, age, wanted) for age in (1, 2, 3)), edifices_with(edifices))


def hands_with(options: Options, age: int, wanted: Mapping[tuple[int, int], str]) -> tuple[tuple[str, ...], ...]:
    """The whole deck of an Age as hands that hold the wanted cards, wanted guilds drawn first."""
    box, cities = options.names.box, options.cities
    named = [wanted.get((age, seat), "").split() for seat in range(cities)]
    of_age = [card for card in box.cards if card.age == age]
    deck = [card.id for card in of_age if not card.is_guild for _ in range(box.copies(card, cities))]
    guilds = [card.id for card in of_age if card.is_guild]
    deck += sorted(guilds, key=lambda guild: all(guild not in hand for hand in named))[: box.guilds(cities)]
    for card in (card for hand in named for card in hand):
        deck.remove(card)
    return tuple((*hand, *(deck.pop(0) for _ in range(HAND - len(hand)))) for hand in named)


def edifices_with(wanted: str) -> tuple[str, ...]:
    """One edifice for each Age: the wanted one, or else the one that takes coins; none if none is wanted."""
    if not wanted:
        return ()
    named = [expansion_of("edifice").edifice(name) for name in wanted.split()]
    named += [edifice for edifice in expansion_of("edifice").edifices if edifice.penalty.kind.name == "lose_coins"]
    return tuple(next(edifice.id for edifice in named if edifice.age == age) for age in (1, 2, 3))


def skip_turn(game: Game, kept: Mapping[int, str]) -> None:
    """Everyone sells a card that is not to be kept; a Free City has to build one of its holder's if it can."""
    for seat in range(game.players):
        game.choose(seat, f"sell {min(Counter(game.view(seat).hand) - Counter(kept[seat].split()))}")
    for seat in game.deciding():
        if seat >= game.players:
            spare = Counter(game.view(game.chooser(seat)).hand) - Counter(kept[game.chooser(seat)].split())
            game.choose(seat, next(action for action in game.legal(seat).actions if action.card in spare))


def skip_to_age(game: Game, age: int) -> None:
    """Begin an Age at once; the Ages before it leave nothing behind."""
    if age > 1:
        game._state.age = age - 1
        game.names.kernel.own(begin_age)(game._state, None)


def put(game: Game, seat: int, cards: str = "", stages: int = 0, coins: int | None = None, forms: str = "") -> None:
    """Let cards and stages stand in a city as if built in earlier turns, and fill its purse.

    `forms` says in which form the stages that have several were built, such as left. The history does not know these
    cards: if a penalty takes one of them, `city` cannot be asked any more.
    """
    state, own = game._state, game.names.kernel.own
    for card in cards.split():
        own(place_card)(state, seat, game.names.card_number(card))
    chosen = iter(forms.split())
    for _ in range(stages):
        board = game.board(seat)
        assert board is not None
        stage = board.side.stages[state.tally[seat][Counted.WONDER_STAGE]]
        own(place_stage)(state, seat, Form.WHOLE if Form.WHOLE in stage.forms else FORMS[next(chosen)])
    state.digs[seat] = 0  # such stages were built earlier, so their look at the discard pile is over
    if coins is not None:
        state.coins[seat] = coins
    for other in range(game.cities):
        own(open_market)(state, other)


def let_dig(game: Game, seat: int) -> None:
    """Lend a city one build from the discard pile at the end of this turn."""
    game._state.digs[seat] += 1


def let_play_last_card(game: Game, seat: int) -> None:
    """Lend a city the use of its seventh cards."""
    game._state.play_last_card[seat] = 1


def filler(game: Game, seat: int) -> str:
    """An answer that changes as little as possible."""
    if game.decision(seat) in (Decision.PLAY_CARD, Decision.PLAY_LAST_CARD):
        return f"sell {game.view(seat).hand[-1]}"
    return str([action for action in game.legal(seat).actions if not action.join][-1])


def play(game: Game, *actions: str) -> list[Event]:
    """Let seat 0 choose the first action, seat 1 the second and so on, the others a filler; tell what happened."""
    before = len(game.events)
    asked = [seat for seat in range(game.cities) if game.decision(seat) != Decision.NONE and not game.choice(seat)]
    for seat in asked:  # the Free City comes last: its holder has chosen by then
        wanted = actions[seat] if seat < len(actions) else ""
        game.choose(seat, wanted or filler(game, seat))
    return game.events[before:]


def take_part(game: Game, *seats: int, form: str = "") -> list[Event]:
    """Let these seats build a stage with the first card of their hands and take part; tell what happened."""
    ways = {seat: f"stage {game.view(seat).hand[0]} {form} join" for seat in seats}
    return play(game, *[ways.get(seat, "") for seat in range(game.cities)])


def play_age(game: Game) -> None:
    """Everyone sells until the Age is over."""
    age = game.view().state.age
    while not game.over and game.view().state.age == age:
        play(game)


def play_out(game: Game) -> Game:
    """Everyone sells until the game is over."""
    while not game.over:
        play(game)
    return game


def builds(game: Game, seat: int, card: str) -> set[str]:
    """The ways in which a seat may construct a card, as texts."""
    return {str(action) for action in game.legal(seat).actions if action.card == card and action.kind in BUILDS}


def refusal(game: Game, seat: int, action: str) -> Reason:
    """Why a seat may not do something."""
    with pytest.raises(IllegalAction) as refused:
        game.choose(seat, action)
    assert isinstance(refused.value.reason, Reason)
    return refused.value.reason


def stage_ways(game: Game, seat: int, card: str) -> set[str]:
    """The ways in which a seat may put a card under its wonder, as texts."""
    return {str(a) for a in game.legal(seat).actions if a.card == card and a.kind == ActionKind.STAGE}


def stagings(game: Game, seat: int) -> set[tuple[int, int]]:
    """The payments (left, right) with which a seat may build its next stage; empty if it may not."""
    actions = game.legal(seat).actions
    return {(action.left, action.right) for action in actions if action.kind == ActionKind.STAGE}


def made_alone(game: Game, seat: int) -> set[Good]:
    """The goods a city can use without paying, told by a hand of testers."""
    return {good for good, card in TESTERS.items() if f"build {card}" in builds(game, seat, card)}


def on_sale(game: Game, seat: int, payment: str) -> set[Good]:
    """The goods a seat can come by with this payment and no other, such as L2, told by a hand of testers."""
    return {good for good, card in TESTERS.items() if f"build {card} {payment}" in builds(game, seat, card)}


def city(game: Game, seat: int) -> Any:
    """A city as anyone at the table sees it."""
    return game.view().to_json()["cities"][seat]


def coins(game: Game) -> list[int]:
    """The coins of every seat."""
    return game.view().state.coins[: game.cities]


def edifice(game: Game, age: int) -> Any:
    """The edifice of an Age as anyone at the table sees it."""
    return game.view().to_json()["edifices"][age - 1]


def points(game: Game, seat: int, line: Line) -> int:
    """What a city has on one line of its score sheet."""
    return game.score()[seat].lines[line]


def happened(events: Sequence[Event], kind: EventKind) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event.kind == kind]
