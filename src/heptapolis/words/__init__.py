"""The words of the games in five languages, made from messages/ when the project is built."""
