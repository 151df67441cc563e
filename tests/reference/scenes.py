"""Situations for the tests: cities as they stand, hands as they are held."""

from .action import Action
from .boxes import Board, all_sides, read_box
from .city import City
from .engine import ReferenceGame

FIRST, SECOND = "first-edition", "second-edition"
BUILDINGS = ("build", "chain", "free", "pick")


def city(edition: str, board: Board, cards: str = "", stages: int = 0, coins: int = 3, forms: str = "") -> City:
    """Raise a city with these cards and stages, at the start of a turn; forms names the built half of split stages."""
    raised = City(all_sides(edition)[board])
    raised.cards = [read_box(edition)["cards"][card_id] for card_id in cards.split()]
    with_forms = [place for place, stage in enumerate(raised.side["stages"][:stages]) if stage["forms"]]
    raised.forms = dict(zip(with_forms, forms.split(), strict=True))
    raised.stages_built = stages
    raised.coins = coins
    raised.open_turn()
    return raised


def situation(
    edition: str,
    cities: list[City],
    hands: list[str],
    age: int = 1,
    turn: int = 1,
    edifices: str = "",
) -> ReferenceGame:
    """Sit down at a table where these cities stand and these hands are held."""
    boards = list(read_box(edition)["sides"])[: len(cities)]
    held = [hand.split() for hand in hands]
    game = ReferenceGame(edition, boards, [held, held, held], edifices=edifices.split() or None)
    game.table = cities
    game.age, game.turn = age, turn
    return game


def two_player_situation(
    edition: str,
    cities: list[City],
    hands: list[str],
    pile: str = "",
    age: int = 1,
    turn: int = 1,
    edifices: str = "",
) -> ReferenceGame:
    """Sit down as two beside the Free City; the hands are those after the holder has drawn."""
    boards = list(read_box(edition)["sides"])[:3]
    deal = [[], [], ["altar"]]
    game = ReferenceGame(edition, boards, [deal, deal, deal], edifices=edifices.split() or None, players=2)
    game.table = cities
    game.age, game.turn = age, turn
    game._hands = [hand.split() for hand in hands]
    game._draw_pile = pile.split()
    return game


def builds(game: ReferenceGame, seat: int, card: str) -> list[Action]:
    """List the ways in which a seat may construct one card."""
    return [action for action in game.legal(seat) if action[0] in BUILDINGS and action[1] == card]


def stages(game: ReferenceGame, seat: int, card: str) -> list[Action]:
    """List the ways in which a seat may put one card under its wonder, without the words they all begin with."""
    return [action[2:] for action in game.legal(seat) if action[:2] == ("stage", card)]


def choose_all(game: ReferenceGame, *actions: Action) -> None:
    """Let seat 0, 1, 2 choose these."""
    for seat, action in enumerate(actions):
        game.choose(seat, action)


def sell_all(game: ReferenceGame) -> None:
    """Let everyone sell the first card."""
    for seat in game.deciding():
        game.choose(seat, next(action for action in game.legal(seat) if action[0] == "sell"))
