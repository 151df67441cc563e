"""The box of the dice game: its dice, its numbers and its boards."""

from heptapolis.catalogue.dice.board import DiceBoard, Plan, Space, Track
from heptapolis.catalogue.dice.box import DiceBox, Die
from heptapolis.catalogue.dice.load import dice_box, load_boards
from heptapolis.catalogue.dice.write import board_file

__all__ = ["DiceBoard", "DiceBox", "Die", "Plan", "Space", "Track", "board_file", "dice_box", "load_boards"]
