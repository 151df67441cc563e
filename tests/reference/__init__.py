"""A naive second engine of the card game, written from the rulebooks to check the fast one."""
