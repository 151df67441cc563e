"""The names that people read on cards and boards, in place of the ids that records use."""

from __future__ import annotations

from collections.abc import Callable, Container

from heptapolis.game.cards.names import Names


def respell(text: str, names: Names, at_hand: Callable[[], Container[str]]) -> str:
    """The text of an action with the id of its card or board; any other text as it is.

    Of cards that share a name, such as the Looms of two Ages, the one at hand is meant.

    >>> from heptapolis.game.cards.names import names_of
    >>> respell("Build Stone Pit L2", names_of("second-edition"), tuple)
    'build stone_pit L2'
    >>> respell("take Gizah (night)", names_of("second-edition"), tuple)
    'take gizah/night'
    >>> respell("build ston pit", names_of("second-edition"), tuple)
    'build ston pit'
    """
    verb, _, rest = " ".join(text.split()).partition(" ")
    spelled = rest.lower()
    for name, ids in names.printed.items():
        if spelled == name or spelled.startswith(f"{name} "):
            held: Container[str] = at_hand() if len(ids) > 1 else ()
            meant = next((known for known in ids if known in held), ids[0])
            return f"{verb.lower()} {meant}{rest[len(name) :]}"
    return text
