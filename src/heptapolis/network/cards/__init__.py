"""What the network of the card game sees: effects and facts of cities, no names."""
