"""What the things of the card game are called in a language: cards, boards, cities, edifices, and who sits where."""

from __future__ import annotations

from collections.abc import Callable

from heptapolis.catalogue.cards import Card, Edifice, Wonder
from heptapolis.game.cards.names import Board, Names
from heptapolis.vocab.messages import Name
from heptapolis.words import Words

Who = Callable[[int], str]
"""What a seat or its player is called."""


def speaking(words: Words, names: Names, who: Who = str, player: Who = str) -> Words:
    """A language at a table: its names of things are those of the boxes on it."""

    def naming(name: Name) -> str:
        if name.kind == "seat":
            return who(int(name.id))
        if name.kind == "player":
            return player(int(name.id))
        if name.kind == "card":
            return card_name(words, names.card(names.card_number(str(name.id))))
        if name.kind == "edifice":
            return edifice_name(words, names.edifice(names.edifice_number(str(name.id))))
        return board_name(words, names.board(names.board_number(str(name.id))))

    return words.naming_by(naming)


def card_name(words: Words, card: Card) -> str:
    """A card by name."""
    return card.names.get(words.language) or (card.name if card.own else words.name(Name("card", card.id)))


def edifice_name(words: Words, edifice: Edifice) -> str:
    """An edifice by name."""
    own = edifice.names.get(words.language)
    return own or (edifice.name if edifice.own else words.name(Name("edifice", edifice.id)))


def city_name(words: Words, wonder: Wonder) -> str:
    """A city by name."""
    own = wonder.city_names.get(words.language)
    return own or (wonder.city if wonder.own else words.name(Name("city", wonder.id)))


def wonder_name(words: Words, wonder: Wonder) -> str:
    """A wonder by name."""
    own = wonder.names.get(words.language)
    return own or (wonder.name if wonder.own else words.name(Name("wonder", wonder.id)))


def board_name(words: Words, board: Board) -> str:
    """One side of a wonder by the name of its city, such as Gizah (day)."""
    return f"{city_name(words, board.wonder)} ({words(f'side-{board.side.id}')})"
