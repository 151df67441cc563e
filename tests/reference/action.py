"""Actions are tuples: a word, mostly a card, and for a payment the coins to left and right."""

from .payment import Payment

Action = tuple[str | int, ...]

JOIN = "join"


def card_of(action: Action) -> str:
    """Give the card id of an action."""
    return str(action[1])


def payment_of(action: Action) -> Payment:
    """Give the coins to the left and to the right neighbour; chains, gifts and sales pay none."""
    if action[0] in ("build", "stage"):
        return int(action[2]), int(action[3])
    return 0, 0


def joins(action: Action) -> bool:
    """Tell whether a stage is built with taking part in the edifice."""
    return action[0] == "stage" and action[-1] == JOIN


def form_of(action: Action) -> str | None:
    """Give the form in which a stage is built, if it has several."""
    words = [str(word) for word in action[4:] if word != JOIN]
    return words[0] if action[0] == "stage" and words else None
