"""The card game as a ruleset: both editions differ only in their box."""

from __future__ import annotations

from typing import Any

from heptapolis.catalogue.cards import EDITIONS, box_of, expansions
from heptapolis.errors import RecordError
from heptapolis.game.cards.deal import LEAST_PLAYERS, Deal, Options
from heptapolis.game.cards.game import Game
from heptapolis.game.cards.record import GameRecord
from heptapolis.game.cards.redeal import redeal
from heptapolis.game.cards.shapes import LegalShape, ScoreShape, ViewShape
from heptapolis.game.cards.text import playthrough
from heptapolis.game.registry import Ruleset
from heptapolis.game.shapes import EventShape

GAME = "cards"
ROOMS = {room: f"heptapolis.{room}.{GAME}" for room in ("bots", "network", "simulation", "analysis", "cli")}
WHOLE_EXPANSIONS = tuple(expansion.id for expansion in expansions() if not expansion.part_of)
SHAPES = {"view": ViewShape, "legal": LegalShape, "event": EventShape, "score": ScoreShape}


def deal(options: Options, seed: int, boards: list[str]) -> Deal:
    """The deal of a seed, with boards that someone named for all cities."""
    dealt = Deal.from_seed(options, seed)
    return dealt.with_boards(boards, options, seed) if boards else dealt


def check_deal(record: GameRecord) -> None:
    """Refuse hands, edifices or boards of a draft that the seed does not deal."""
    dealt = Deal.from_seed(record.options, record.seed or 0)
    if (record.deal.hands, record.deal.edifices) != (dealt.hands, dealt.edifices):
        raise RecordError("the cards of the record are not those that the fair seed deals.")
    wonders = [{board.split("/")[0] for board in boards} for boards in record.deal.offers]
    if record.deal.offers != dealt.offers and any(len(offered) > 1 for offered in wonders):
        raise RecordError("the boards to choose from are not those that the fair seed deals.")


def edition_ruleset(edition: str) -> Ruleset:
    """The ruleset of an edition."""

    def options(values: dict[str, Any]) -> Options:
        return Options.from_json(edition, values)

    return Ruleset(
        name=edition,
        game=GAME,
        players=(LEAST_PLAYERS, box_of(edition).constants.most_players),
        options=options,
        record=GameRecord,
        table=Game,
        deal=deal,
        redeal=redeal,
        playthrough=playthrough,
        check_deal=check_deal,
        shapes=SHAPES,
        trials=({"sides": "choice"} | dict.fromkeys(WHOLE_EXPANSIONS, True),),
        rooms=ROOMS,
    )


CARD_RULESETS = tuple(edition_ruleset(edition) for edition in EDITIONS)
