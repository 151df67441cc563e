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
    NO_FORMS = "the stage has no halves or Ages to choose from"
    WHICH_FORM = "the stage is built in one of several forms; say {forms}"
    NO_PROJECT = "the game is played without edifices"
    JOINED_ALREADY = "the city has already taken part in the edifice of this Age"
    NO_PAWNS = "no pawn is left on the edifice of this Age"
    NOT_IN_CITY = "the card does not stand in the city"
    WRONG_COLOUR = "the penalty is a {wanted} card, this one is {colour}"
    WRONG_TOKENS = "the city does not hold these victory tokens, or the penalty is another number of them"
    FREE_CITY_PLAYS = "the Free City sells only when it can build nothing with any card of the hand"
    FREE_CITY_BUILDS = "the Free City builds from the discard pile if it can"
    WRONG_DECISION = "the open decision is another one"
    DIE_LOCKED = "the city has not unlocked the {colour} die"
    NOT_IN_FORUM = "the die does not lie in the Forum"
    NOT_OPENED = "the die shows {face}, which opens {opened}"
    SPACE_CROSSED = "the space is crossed off already"
    OUT_OF_ORDER = "the arrow leads to {following} first"
    SPACE_SHORT = "it costs {price} in all ({die} for the die, {space} for the space), only {purse} can be spent"
    GUILDS_AHEAD = "the purple die shows {shown}: the city had {own} of it when the turn began, and needs {needed}"
    NO_PURPLE_DIE = "without the purple die in the Forum the Guild Court is closed"
    OTHER_BUILDING = "the effect is for {buildings}"
    BONUS_TAKEN = "the bonus is crossed off already"
