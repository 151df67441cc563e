"""Why something cannot be done: one list for the exception, the protocol and the tooltip."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """The reasons, each with its English sentence."""

    ALREADY_BUILT = "a building of that name already stands in the city"
    GOODS_SHORT = "{goods} short and no neighbour sells {it}"
    COINS_SHORT = "the missing goods cost {price} from the neighbours, only {purse} can be spent"
    PRICE_SHORT = "it costs {price} in all, only {purse} can be spent"
    WONDER_COMPLETE = "every stage of the wonder is built"
    NOT_IN_HAND = "the card is not in the hand"
    NOT_IN_PILE = "the card is not in the discard pile"
    NOT_OFFERED = "the board was not offered"
    WRONG_PAYMENT = "that payment is not one of the offered ones"
    CHAINED = "the card is free by its chain, so it is built that way"
    FREE_ALREADY = "the wonder makes the card free, so it is built that way"
    NO_CHAIN = "no building of the city opens its chain"
    NO_FREE_BUILD = "the wonder has no free build now"
    WRONG_DECISION = "the open decision is another one"
