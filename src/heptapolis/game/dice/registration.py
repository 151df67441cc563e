"""The dice game as a ruleset."""

from __future__ import annotations

from dataclasses import replace

from heptapolis.catalogue.dice import dice_box
from heptapolis.errors import RecordError
from heptapolis.game.dice.deal import DiceDeal
from heptapolis.game.dice.game import DiceGame
from heptapolis.game.dice.options import RULES, DiceOptions
from heptapolis.game.dice.record import DiceRecord
from heptapolis.game.dice.redeal import redeal_dice
from heptapolis.game.dice.shapes import DiceLegalShape, DiceScoreShape, DiceViewShape
from heptapolis.game.dice.sheets import sheets_of
from heptapolis.game.dice.text import playthrough
from heptapolis.game.registry import Ruleset
from heptapolis.game.shapes import EventShape

GAME = "dice"


def deal(options: DiceOptions, seed: int, boards: list[str]) -> DiceDeal:
    """The deal of a seed, with boards that someone named for the first seats."""
    return DiceDeal.from_seed(options, seed).with_boards(boards, options)


def check_deal(record: DiceRecord) -> None:
    """Refuse dice that the seed does not roll for the decisions of the record."""
    try:
        rolled = DiceGame.from_record(replace(record, deal=replace(record.deal, rolls=()))).record.deal.rolls
    except RecordError:  # with the dice of the seed it would not even be possible
        rolled = ()
    written = record.deal.rolls
    if written and written != rolled[: len(written)]:
        raise RecordError("the dice of the record are not those that the fair seed rolls.")


DICE_RULESET = Ruleset(
    name=RULES,
    game=GAME,
    players=(dice_box().least_players, dice_box().most_players),
    options=DiceOptions.from_json,
    record=DiceRecord,
    table=DiceGame,
    deal=deal,
    redeal=redeal_dice,
    playthrough=playthrough,
    check_deal=check_deal,
    shapes={"view": DiceViewShape, "legal": DiceLegalShape, "event": EventShape, "score": DiceScoreShape},
    sheets=sheets_of,
    rooms={room: f"heptapolis.{room}.{GAME}" for room in ("bots", "network", "simulation", "analysis", "cli")},
)
