"""The referee: plain functions over a record, one package for each family of games."""
