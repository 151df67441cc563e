"""A bot in one file: it never wastes what it can use, and pays as little as it can. It plays every ruleset."""

from random import Random

WASTE = ("sell", "decline", "pass", "skip")


class Thrifty:
    def __init__(self, seed=None):
        self.chance = Random(seed)

    def choose(self, view, seat):
        options = view.legal(seat).options
        useful = [option for option in options if option.action.kind.word not in WASTE]
        return min(useful or options, key=lambda option: (option.price, self.chance.random())).action
