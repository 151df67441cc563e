"""Random games of the reference engine."""

from random import Random

from .boxes import Board, all_sides, read_box, read_expansion
from .engine import ReferenceGame

HAND_SIZE = 7  # 1E-13-01, 2E-07-06


def deal(edition: str, players: int, rng: Random) -> list[list[list[str]]]:
    """Deal the hands of the three Ages: hands[age - 1][seat] (1E-07-01/12, 2E-06-02/10).

    For two players the cards of three are dealt, the third hand as the draw pile (2P-02-01/05).
    """
    players = max(players, 3)
    cards = read_box(edition)["cards"].values()
    guilds = [card["id"] for card in cards if card["colour"] == "purple"]
    deals: list[list[list[str]]] = []
    for age in (1, 2, 3):
        deck = [card["id"] for card in cards if card["age"] == age for copy in card["copies"] if copy <= players]
        if age == 3:
            deck += rng.sample(guilds, players + 2)
        rng.shuffle(deck)
        deals.append([deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in range(players)])
    return deals


def random_boards(edition: str, cities: int, rng: Random, more: tuple[str, ...] = ()) -> list[Board]:
    """Draw a different wonder for each city, and a side of it; more names boards of Edifice to draw from too."""
    sides = all_sides(edition)
    own = {wonder for wonder, _ in read_box(edition)["sides"]}
    wonders = rng.sample(sorted(own.union(more)), cities)
    return [rng.choice([board for board in sorted(sides) if board[0] == wonder]) for wonder in wonders]


def random_edifices(rng: Random) -> list[str]:
    """Draw an edifice for each Age (ED-04-05)."""
    edifices = read_expansion()["edifices"].values()
    return [rng.choice(sorted(card["id"] for card in edifices if card["age"] == age)) for age in (1, 2, 3)]


def play_out(game: ReferenceGame, rng: Random) -> None:
    """Play a game of random choices to its end."""
    while game.deciding():
        for seat in game.deciding():
            game.choose(seat, rng.choice(game.legal(seat)))


def random_game(
    edition: str, players: int, rng: Random, boards: list[Board] | None = None, *, with_edifices: bool = False
) -> ReferenceGame:
    """Set up a random game; without boards they are drawn, sides too; two players get a Free City."""
    if boards is None:
        more = ("carthage", "ur") if with_edifices else ()
        boards = random_boards(edition, max(players, 3), rng, more)
    edifices = random_edifices(rng) if with_edifices else None
    return ReferenceGame(edition, boards, deal(edition, players, rng), edifices=edifices, players=players)


def play_random_game(
    edition: str, players: int, rng: Random, boards: list[Board] | None = None, *, with_edifices: bool = False
) -> ReferenceGame:
    """Set up and play a random game."""
    game = random_game(edition, players, rng, boards, with_edifices=with_edifices)
    play_out(game, rng)
    return game
