"""Random games of the reference engine."""

from random import Random

from .boxes import read_box
from .engine import ReferenceGame

HAND_SIZE = 7  # 1E-13-01, 2E-07-06


def deal(edition: str, players: int, rng: Random) -> list[list[list[str]]]:
    """Deal the hands of the three Ages: hands[age - 1][seat] (1E-07-01/12, 2E-06-02/10)."""
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


def random_boards(edition: str, players: int, rng: Random) -> list[tuple[str, str]]:
    """Draw a different wonder for each seat, and a side of it."""
    sides = read_box(edition)["sides"]
    wonders = rng.sample(sorted({wonder for wonder, _ in sides}), players)
    return [rng.choice([board for board in sorted(sides) if board[0] == wonder]) for wonder in wonders]


def play_out(game: ReferenceGame, rng: Random) -> None:
    """Play a game of random choices to its end."""
    while game.deciding():
        for seat in game.deciding():
            game.choose(seat, rng.choice(game.legal(seat)))


def play_random_game(
    edition: str, players: int, rng: Random, boards: list[tuple[str, str]] | None = None
) -> ReferenceGame:
    """Deal and play a random game; without boards they are drawn, sides too."""
    if boards is None:
        boards = random_boards(edition, players, rng)
    game = ReferenceGame(edition, boards, deal(edition, players, rng))
    play_out(game, rng)
    return game
