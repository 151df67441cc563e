"""A bot that searches: it deals what it cannot see again and again, and lets every action be played to the end."""

from random import Random

from heptapolis.simulation import Playouts, sample


class MonteCarlo:
    def __init__(self, seed=None):
        self.chance = Random(seed)

    def choose(self, view, seat):
        actions = view.legal(seat, reasons=False).actions
        positions = sample(view, self.chance, count=50)
        return Playouts(view.options, "rulebook").run(positions, seat, actions, each=50).best
