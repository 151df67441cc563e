"""What the plain JSON values of every game have alike."""

from __future__ import annotations

from typing import TypedDict

from heptapolis.vocab.messages import SentenceShape


class EventShape(TypedDict):
    """Something that happened; `words` is an English sentence."""

    kind: str
    seat: int
    thing: str
    numbers: list[int]
    words: str
    message: SentenceShape
