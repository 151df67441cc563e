"""What the entries of the card game have in common: a cost, effects, and where their numbers come from."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from heptapolis.catalogue.entry import Entry
from heptapolis.vocab.cards.effects import Effect, read_effect
from heptapolis.vocab.cards.goods import Cost, parse_cost
from heptapolis.vocab.cards.limits import MOST_GOODS


def only_entries(whole: Entry, what: str, default: list[Any] | None = None) -> list[Entry]:
    """The entries of a file that holds one kind of thing."""
    entries = whole.entries(what, what, default)
    whole.done()
    return entries


def read_cost(entry: Entry) -> Cost:
    """The cost of an entry."""
    cost: Cost = entry.read(lambda: parse_cost(entry.text("cost")))
    if len(cost.goods) > MOST_GOODS:
        raise entry.fault(f"cost {cost} has {len(cost.goods)} goods; the limit is {MOST_GOODS}")
    return cost


def read_effects(entry: Entry, key: str = "effects") -> tuple[Effect, ...]:
    """The effects of an entry; each kind at most once."""
    effects = tuple(entry.read(lambda: [read_effect(effect) for effect in entry.take(key, list)]))
    for kind, count in Counter(effect.kind.name for effect in effects).items():
        if count > 1:
            raise entry.fault(f"effect {kind} appears {count} times; once is enough")
    for effect, other in combinations(effects, 2):
        if effect.columns.keys() & other.columns.keys():
            raise entry.fault(f"the effects {effect.kind.name} and {other.kind.name} cannot go together")
    if not effects:
        raise entry.fault("has no effect")
    return effects


def read_source(entry: Entry) -> dict[str, object]:
    """Where an entry comes from: agreeing transcriptions, or sources and confidence."""
    keys = [key for key in ("agree", "sources", "confidence", "disputed") if key in entry.values]
    return {key: entry.values.pop(key) for key in keys}
