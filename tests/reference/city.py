"""A city: its wonder board, the buildings that stand in it, its coins, conflict tokens and pawns."""

from typing import Any

from .boxes import Card, Edifice, Effect, Side, Stage
from .payment import Discounts, Producers

START_COINS = 3  # 1E-08-06, 2E-06-17
VICTORY = {1: 1, 2: 3, 3: 5}  # by Age: 1E-20-04, 2E-14-06
DEFEAT = -1  # 1E-05-03, 2E-05-02


class City:
    """What one player owns in the open."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.cards: list[Card] = []
        self.stages_built = 0
        self.forms: dict[int, str] = {}  # by stage, where a stage has forms: the one that was built
        self.coins = START_COINS
        self.tokens: list[int] = []
        self.free_build_spent = False
        self.pawns = [0, 0, 0]  # by Age
        self.debts = [0, 0, 0]  # by Age
        self.joined = False  # took part in the edifice of this Age
        self.rewards: list[Edifice] = []  # built edifices, once for each pawn
        self.open_turn()

    def open_turn(self) -> None:
        """Fix what counts as it stood before the turn: coins, goods for sale, discounts, powers."""
        self.purse = self.coins  # 1E-11-15/16, 2E-17-15: income serves from the next turn on
        self.for_sale = self.goods_for_sale()  # 2E-17-16: a building of this turn sells nothing yet
        self.discounts = self.trade_discounts()  # 1E-30-13, 1E-30-15
        self.powers = {kind for stage in self.stages() for effect in stage["effects"] for kind in effect}

    def stages(self) -> list[Stage]:
        """List the built stages, those with forms as they were built."""
        return [self._as_built(place) for place in range(self.stages_built)]

    def _as_built(self, place: int) -> Stage:
        """Give a stage with the effects of the form that was chosen for it (R-38)."""
        stage = self.side["stages"][place]
        if not stage["forms"]:
            return stage
        return {"cost": stage["cost"], "effects": stage["forms"][self.forms[place]], "forms": {}}

    def next_stage(self) -> Stage | None:
        """Give the stage to build next: they are built in order (1E-16-06, 2E-10-07)."""
        if self.stages_built == len(self.side["stages"]):
            return None
        return self.side["stages"][self.stages_built]

    def effects(self, kind: str) -> list[Any]:
        """List the values of all effects of one kind, of cards, built stages and rewards of edifices."""
        sources: list[list[Effect]] = [card["effects"] for card in self.cards]
        sources += [stage["effects"] for stage in self.stages()]
        sources += [edifice["effects"] for edifice in self.rewards]
        return [effect[kind] for effects in sources for effect in effects if kind in effect]

    def has_name(self, name: str) -> bool:
        """Tell whether a building of that name stands here."""
        return any(card["name"] == name for card in self.cards)

    def has_colour(self, colour: str) -> bool:
        """Tell whether a building of that colour stands here."""
        return any(card["colour"] == colour for card in self.cards)

    def opens_chain_to(self, card: Card) -> bool:
        """Tell whether a building here makes the card free (1E-12-02, 2E-18-02)."""
        return any(standing["id"] in card["chain_from"] for standing in self.cards)

    def shields(self) -> int:
        """Add up the shields of cards, stages and edifices (2E-14-02, 1E-26-06)."""
        return sum(self.effects("shields"))

    def production(self) -> Producers:
        """List what the owner can use: one entry for each resource symbol (1E-10-01, 2E-16-05)."""
        symbols = [self.side["resource"]]
        for goods in self.effects("produce"):
            symbols += list(goods)
        for choice in self.effects("produce_choice") + self.effects("private_choice"):
            symbols.append(choice.replace("/", ""))
        return tuple(symbols)

    def goods_for_sale(self) -> Producers:
        """List what neighbours can buy: starting resource, brown, grey (1E-11-03/07, 2E-17-08/12)."""
        symbols = [self.side["resource"]]
        for card in self.cards:
            if card["colour"] in ("brown", "grey"):
                for effect in card["effects"]:
                    symbols += list(effect.get("produce", ""))
                    if "produce_choice" in effect:  # 2E-17-13: the buyer picks either good
                        symbols.append(effect["produce_choice"].replace("/", ""))
        return tuple(symbols)

    def trade_discounts(self) -> Discounts:
        """Collect at which neighbour which class of goods is cheap."""
        return frozenset(
            (side, discount["goods"]) for discount in self.effects("discount") for side in discount["from"]
        )

    def victory_tokens(self) -> list[int]:
        """List the values of the victory tokens, those of edifices included."""
        return sorted(token for token in self.tokens if token > 0)

    def count(self, what: str) -> int:
        """Count built stages, defeat tokens or the cards of a colour; boards are no cards (1E-26-05)."""
        if what == "wonder_stage":
            return self.stages_built
        if what == "defeat_token":
            return self.tokens.count(DEFEAT)
        return sum(card["colour"] == what for card in self.cards)


def left_of(seat: int, players: int) -> int:
    """Give the left neighbour, who receives the hand in Ages I and III (2E-12-02)."""
    return (seat + 1) % players


def right_of(seat: int, players: int) -> int:
    """Give the right neighbour, who receives the hand in Age II (2E-12-03)."""
    return (seat - 1) % players


def worth_per(cities: list[City], seat: int, per: dict[str, Any]) -> int:
    """Value an effect that gives so much each for things in their own or the neighbouring cities."""
    places = {"own": seat, "left": left_of(seat, len(cities)), "right": right_of(seat, len(cities))}
    things = sum(cities[places[where]].count(what) for where in per["where"] for what in per["what"])
    return int(per["each"]) * things
