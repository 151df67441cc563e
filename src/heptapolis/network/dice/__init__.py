"""What the network of the dice game sees: dice, spaces and cities, no names."""
