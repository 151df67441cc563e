"""What a city may do with a card: construct it, put it under the wonder, sell it."""

from dataclasses import dataclass

from .action import JOIN, Action
from .boxes import Card, Cost
from .city import City, left_of, right_of
from .edifice import Project
from .payment import Payment, payments, splits

LAST_TURN = 6  # 1E-13-02, 2E-07-07


@dataclass(frozen=True)
class Moment:
    """What decides about the choices: the cities and the point of time."""

    cards: dict[str, Card]
    table: list[City]
    turn: int
    last_card: bool
    project: Project | None
    free_city: int | None


def city_menu(moment: Moment, seat: int, hand: list[str]) -> list[Action]:
    """List what a player may do with the cards of a hand."""
    actions: set[Action] = set()
    for card_id in hand:
        actions.update(building_actions(moment, seat, card_id))
        actions.update(stage_actions(moment, seat, card_id))
        actions.add(("sell", card_id))
    return sorted(actions)


def building_actions(moment: Moment, seat: int, card_id: str) -> list[Action]:
    """List the ways to construct the building of a card."""
    city, card = moment.table[seat], moment.cards[card_id]
    if city.has_name(card["name"]):  # 1E-15-05, 2E-09-04
        return []
    if city.opens_chain_to(card):
        return [("chain", card_id)]
    if is_free_by_power(moment, city, card):
        return [("free", card_id)]
    actions: list[Action] = [("build", card_id, left, right) for left, right in affordable(moment, seat, card["cost"])]
    has_cost = bool(card["cost"]["coins"] or card["cost"]["goods"])  # not wasted on what costs nothing
    if has_cost and "free_build_each_age" in city.powers and not city.free_build_spent:  # 1E-26-13
        actions.append(("free", card_id))
    return actions


def is_free_by_power(moment: Moment, city: City, card: Card) -> bool:
    """Tell whether Olympia of the second edition gives this card without any cost."""
    if "free_first_of_colour" in city.powers and not city.has_colour(card["colour"]):
        return True
    if moment.last_card:  # a seventh card is neither first nor last
        return False
    first = "free_first_of_age" in city.powers and moment.turn == 1
    last = "free_last_of_age" in city.powers and moment.turn == LAST_TURN
    return first or last


def stage_actions(moment: Moment, seat: int, card_id: str) -> list[Action]:
    """List the ways to build the next stage, in each of its forms, with and without the edifice."""
    city, project = moment.table[seat], moment.project
    stage = city.next_stage()
    if stage is None:
        return []
    forms: list[tuple[str, ...]] = [(form,) for form in stage["forms"]] or [()]
    # 2E-10-04: any card serves; 2E-10-01: only the stage is paid
    actions: list[Action] = [
        ("stage", card_id, left, right, *form)
        for left, right in affordable(moment, seat, stage["cost"])
        for form in forms
    ]
    if project is not None and project.may_be_joined_by(city):
        actions += [
            ("stage", card_id, left, right, *form, JOIN)
            for left, right in affordable(moment, seat, joint_cost(stage["cost"], project))
            for form in forms
        ]
    return actions


def joint_cost(cost: Cost, project: Project) -> Cost:
    """Add the price of taking part to that of the stage: they are paid together (ED-05-07)."""
    price = project.card["cost"]
    return {"coins": cost["coins"] + price["coins"], "goods": cost["goods"] + price["goods"]}


def affordable(moment: Moment, seat: int, cost: Cost) -> list[Payment]:
    """List the payments to the neighbours for a cost that the purse can bear, coin price included."""
    city, cities = moment.table[seat], len(moment.table)
    purse = city.purse - cost["coins"]
    if purse < 0:
        return []
    left = moment.table[left_of(seat, cities)].for_sale
    right = moment.table[right_of(seat, cities)].for_sale
    ways = splits if seat == moment.free_city else payments
    return list(ways(cost["goods"], city.production(), left, right, city.discounts, purse))
