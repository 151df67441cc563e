"""The boxes as data files, one folder per box: the card game in `cards`, the dice game in `dice`."""
