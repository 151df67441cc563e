"""Games played at random on our own rules, written down in the oracle's form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from heptapolis.game import Game
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind, Phase
from oracle import ours
from oracle.games import KINDS, LOSE_TOKENS, PER_SEAT, SHEET, Listed

BOARDS = ["halikarnassos/B", "babylon/B", "gizah/A", "rhodos/A", "ephesos/A"]
PLAYERS = len(BOARDS)
WORDS = {decision: kind for kind, decision in KINDS.items()}
ALSO = "would_also_offer_if_penalty_cards_are_in_the_pile"

Line = dict[str, Any]


def record(seed: int, sells: float, edifices: Sequence[str] = ()) -> Line:
    """Play a game at random; with three edifices, one for each Age, it is a game of the expansion."""
    game, rng = new_game(seed, edifices), Random(seed)
    line: Line = {
        "id": f"own-{seed}",
        "rules": "first-edition",
        "edifice": bool(edifices),
        "players": PLAYERS,
        "seats": [dict(zip(("wonder", "side"), board.split("/"), strict=True)) for board in BOARDS],
        "edifices": list(edifices) or None,
        "hands": [[list(hand) for hand in age] for age in game.record.deal.hands],
        "decisions": [],
        "after_turn": [],
        "edifice_settled": [] if edifices else None,
        "conflicts": [],
        "flags": {},
    }
    while not game.over:
        state = game.view().state
        for seat in game.deciding():
            asked = {"age": state.age, "turn": state.turn, "seat": seat}
            line["decisions"].append(asked | write_choice(game, seat, rng, sells))
        write_step(game, line, state.age, state.turn)
    line["final"] = [write_city(city, bool(edifices)) for city in ours.cities(game)]
    line["breakdown"] = [
        {theirs: score.lines.get(line, 0) for theirs, line in SHEET.items()} | {"total": score.total}
        for score in game.score()
    ]
    line["winner"] = list(game.winners())
    return line


def new_game(seed: int, edifices: Sequence[str]) -> Game:
    """The deal of a seed, with these edifices."""
    game = Game("first-edition", PLAYERS, seed=seed, wonders=BOARDS, expansions=["edifice"] if edifices else [])
    deal = replace(game.record.deal, edifices=tuple(edifices))
    return Game("first-edition", PLAYERS, deal=deal, expansions=["edifice"]) if edifices else game


def write_choice(game: Game, seat: int, rng: Random, sells: float) -> Line:
    """Choose for a seat; what could be chosen and what was, without what the oracle does not know of."""
    kind, pile = WORDS[game.decision(seat)], pile_without_lost(game, game.view(seat).pile)
    actions = [action for action in game.legal(seat).actions if action.kind != ActionKind.PICK or action.card in pile]
    also = sorted(action.card for action in game.legal(seat).actions if action not in actions)
    uses = [action for action in actions if action.kind not in (ActionKind.SELL, ActionKind.DECLINE)]
    chosen = rng.choice(uses if uses and rng.random() > sells else actions)
    asked: Line = {"kind": kind, "legal": [write_action(ours.listed(action)) for action in actions]}
    if kind == "from_discard":
        asked |= {"discard": pile} | ({ALSO: also} if also else {})
    if kind == "penalty_tokens":
        asked |= {"legal": None, "held": game.view().city_json(seat)["victory_tokens"]}
    game.choose(seat, chosen)
    return asked | {"chosen": write_action(ours.listed(chosen))}


def pile_without_lost(game: Game, pile: Sequence[str]) -> list[str]:
    """A pile as the oracle has it: the cards lost as penalties are not there."""
    return sorted((Counter(pile) - Counter(ours.lost_cards(game.events))).elements())


def write_action(listed: Listed) -> list[Any]:
    """An action; tokens stand in a list of their own."""
    return [LOSE_TOKENS, list(listed[1:])] if listed[0] == LOSE_TOKENS else list(listed)


def write_step(game: Game, line: Line, age: int, turn: int) -> None:
    """What followed from the choices of a step: a look at a useless pile, the end of a turn, the end of an Age."""
    state, step = game.view().state, game.history[-1]
    for seat in step.looks:
        if game.decision(seat) != Decision.DIG:
            asked = {"age": age, "turn": turn, "seat": seat, "kind": "from_discard", "legal": [["skip"]]}
            asked |= {"chosen": ["skip"], "discard": pile_without_lost(game, step.pile)}
            line["decisions"].append(asked)
    went_on = game.over or (state.age, state.turn) != (age, turn)
    if (went_on or state.phase == Phase.PENALTY) and step.phase != Phase.PENALTY:
        write_turn(game, line, age, turn)
    if game.over or state.age != age:
        write_age(game, line, age)


def write_turn(game: Game, line: Line, age: int, turn: int) -> None:
    """What stands after a turn, and the penalties that were then paid without asking."""
    cities, pile_size = ours.before_losses(game, age), game.view().pile_size - len(ours.lost_cards(game.events))
    after: Line = {"age": age, "turn": turn, "discard_pile": pile_size}
    after |= {what: [city[what] for city in cities] for what in PER_SEAT}
    if game.options.projects:
        after["edifice"] = ours.progress(game, age, age_is_over=turn == game.names.box.constants.turns)
    line["after_turn"].append(after)
    for loss in ours.losses(game, age):
        listed = ours.listed_loss(loss)
        asked: Line = {"age": age, "turn": turn, "seat": loss.seat}
        if loss.kind == EventKind.LOST_CARD:
            line["decisions"].append(asked | {"kind": "penalty_card", "legal": [list(listed)], "chosen": list(listed)})
        elif loss.kind == EventKind.LOST_TOKENS:
            asked |= {"kind": "penalty_tokens", "legal": None, "held": ours.victories_held(game, loss.seat, age)}
            line["decisions"].append(asked | {"chosen": write_action(listed)})


def write_age(game: Game, line: Line, age: int) -> None:
    """What an edifice came to, and the conflicts."""
    cities = ours.cities(game)
    if game.options.projects:
        settled = vars(ours.settled(game, age))
        penalties = [{"seat": seat, "lost": write_loss(*listed)} for seat, listed in settled["penalties"]]
        line["edifice_settled"].append(settled | {"age": age, "penalties": penalties})
    tokens = [city["tokens"][age - 1] for city in cities]
    line["conflicts"].append({"age": age, "shields": [city["shields"] for city in cities], "left_right": tokens})


def write_loss(kind: str | int, *what: str | int) -> Line:
    """What a city has lost."""
    return {"tokens": list(what)} if kind == LOSE_TOKENS else {"card" if kind == "lose" else str(kind): what[0]}


def write_city(city: Line, edifice: bool) -> Line:
    """A final city."""
    values = {what: city[what] for what in (*PER_SEAT, "cards")}
    fought = [token for pair in city["tokens"] for token in pair if token]
    if not edifice:
        return values | {"conflict_tokens": fought}
    others: Counter[int] = Counter(city["victory_tokens"]) - Counter(fought)
    return values | {"conflict_tokens": fought, "edifice_tokens": list(others.elements()), "debt": ours.debts(city)}
