"""The rules of the dice game as plain functions over a record."""
