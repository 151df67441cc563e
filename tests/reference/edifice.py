"""Edifices: pawns on the projects, rewards when one is built, penalties when one fails."""

from itertools import combinations

from .action import Action
from .boxes import Edifice, read_expansion
from .city import DEFEAT, VICTORY, City

KINDS = {"lose_card": "penalty_card", "lose_victory_tokens": "penalty_tokens"}
"""Penalties about which the owner may have something to decide."""


class Project:
    """The edifice of one Age with the pawns that still lie on its card."""

    def __init__(self, card: Edifice, pawns: int) -> None:
        self.card = card
        self.pawns_left = pawns
        self.state = "open"

    def may_be_joined_by(self, city: City) -> bool:
        """Tell whether a city may take part: once an Age, while a pawn lies on the card (ED-05-03/06)."""
        return self.pawns_left > 0 and not city.joined

    def join(self, city: City) -> None:
        """Give the city a pawn of the card, or of the box when others of this turn took the last (ED-05-11)."""
        self.pawns_left = max(0, self.pawns_left - 1)
        self._hand_pawn(city)
        city.joined = True

    def give_from_box(self, city: City) -> None:
        """Give Ur's pawn: it leaves the card alone and is no participation (R-40); late, its reward (R-42)."""
        self._hand_pawn(city)
        if self.state == "built":
            reward(city, self.card)

    def _hand_pawn(self, city: City) -> None:
        city.pawns[self.card["age"] - 1] += 1

    def settle(self, table: list[City]) -> None:
        """Complete the edifice once its card is empty: the reward for every pawn (ED-06-02/04, R-41)."""
        if self.state == "open" and self.pawns_left == 0:
            self.state = "built"
            for city in table:
                for _ in range(city.pawns[self.card["age"] - 1]):
                    reward(city, self.card)


def lay_out(edifices: list[str], cities: int) -> list[Project]:
    """Lay the three edifices on the table, each with the pawns for this number of cities (ED-04-06/09)."""
    expansion = read_expansion()
    cards = [expansion["edifices"][edifice] for edifice in edifices]
    if [card["age"] for card in cards] != [1, 2, 3]:
        raise ValueError(f"{edifices} are not one edifice of each Age")
    return [Project(card, expansion["pawns"][cities]) for card in cards]


def reward(city: City, card: Edifice) -> None:
    """Give the reward of one pawn: coins and tokens at once, the rest for good."""
    for effect in card["effects"]:
        city.coins += effect.get("coins", 0)
        if "victory_token" in effect:  # names the Age of the token
            city.tokens.append(VICTORY[effect["victory_token"]])
        if "drop_defeats" in effect:
            city.tokens = [token for token in city.tokens if token != DEFEAT]
    city.rewards.append(card)


def penalty_answers(city: City, card: Edifice) -> list[Action]:
    """List the different ways in which a city can pay the whole penalty; with none it takes a debt (ED-06-09/10)."""
    ((kind, what),) = card["penalty"].items()
    if kind == "lose_coins":
        return [("pay", what)] if city.coins >= what else []
    if kind == "lose_card":
        return sorted(("lose", building["id"]) for building in city.cards if building["colour"] == what)
    pairs = set(combinations(city.victory_tokens(), what))
    return [("forfeit", *pair) for pair in sorted(pairs)]


def pay_penalty(city: City, answer: Action) -> list[str]:
    """Take what the penalty costs; give the cards that leave the city."""
    if answer[0] == "pay":
        city.coins -= int(answer[1])
    elif answer[0] == "forfeit":
        for token in answer[1:]:
            city.tokens.remove(int(token))
    else:
        lost = next(building for building in city.cards if building["id"] == answer[1])
        city.cards.remove(lost)
        return [lost["id"]]
    return []
