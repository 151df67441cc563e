"""What must hold for a box as a whole: the audits that no single entry can fail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from heptapolis.catalogue.cards.box import Box, Card, Edifice, Expansion, Wonder
from heptapolis.errors import CatalogueError
from heptapolis.vocab.cards.effect_values import AGES as ROMAN
from heptapolis.vocab.cards.limits import AGES, HAND, MOST_STAGES, TURNS
from heptapolis.vocab.limits import SEATS


def audit_box(box: Box, folder: Path) -> None:
    """Refuse a box whose decks, chains or boards do not fit together."""
    cards, wonders = f"{folder.name}/cards.toml", f"{folder.name}/wonders.toml"
    require_unique([card.id for card in box.cards], cards, "card")
    require_unique([wonder.id for wonder in box.wonders], wonders, "wonder")
    for card in box.cards:
        audit_card(box, card, cards)
    audit_constants(box, f"{folder.name}/box.toml")
    audit_decks(box, cards)
    guilds = [card.is_guild for card in box.cards]
    if guilds != sorted(guilds):
        raise CatalogueError(cards, "file", "the guilds must come last, all together")
    audit_sides(tuple(wonder for wonder in box.wonders if not wonder.own), [box.sides], wonders)
    if len(box.wonders) < box.constants.most_players:
        raise CatalogueError(wonders, "file", f"{box.constants.most_players} players need as many wonders")


def audit_sides(wonders: tuple[Wonder, ...], known: Sequence[tuple[str, ...]], file: str) -> None:
    """Every board has two sides that are called as those of a box, each with one to four stages."""
    for wonder in wonders:
        if tuple(side.id for side in wonder.sides) not in known:
            words = ", or ".join(" and ".join(sides) for sides in known)
            raise CatalogueError(file, f"wonder {wonder.id}", f"must have the sides {words}")
        for side in wonder.sides:
            if not 1 <= len(side.stages) <= MOST_STAGES:
                raise CatalogueError(file, f"wonder {wonder.id} {side.id}", f"must have 1 to {MOST_STAGES} stages")


def audit_expansion(box: Expansion, folder: Path) -> None:
    """Refuse an expansion whose projects, pawns or boards do not fit together."""
    edifices, wonders, sheet = (f"{folder.name}/{name}.toml" for name in ("edifices", "wonders", "box"))
    require_unique([edifice.id for edifice in box.edifices], edifices, "edifice")
    require_unique([wonder.id for wonder in box.wonders], wonders, "wonder")
    audit_sides(box.wonders, [box.sides], wonders)
    for edifice in box.edifices:
        if edifice.age not in (1, 2, 3):
            raise CatalogueError(edifices, f"edifice {edifice.id}", f"age {edifice.age} is not one of 1 to 3")
    audit_projects(box.edifices, edifices)
    checks = {
        "pawns for 0 to 7 cities, from 1 to 7 of them for 3 and more": len(box.pawns) == 8
        and all(1 <= number <= 7 for number in box.pawns[3:]),
        "a debt below 0 for each of 3 Ages": len(box.debt) == 3 and max(box.debt, default=0) < 0,
        "two sides": len(set(box.sides)) == 2,
        "each proposal 0 or 1": set(box.proposals.values()) <= {0, 1},
    }
    for wanted, holds in checks.items():
        if not holds:
            raise CatalogueError(sheet, "constants and proposals", f"do not match: {wanted}")


def audit_projects(edifices: tuple[Edifice, ...], file: str) -> None:
    """Every Age has an edifice to draw."""
    for age in range(1, AGES + 1):
        if all(edifice.age != age for edifice in edifices):
            raise CatalogueError(file, "file", f"has no edifice for Age {age}; each Age needs one or more")


def audit_constants(box: Box, file: str) -> None:
    """Numbers that make sense together; the rules are written for three Ages of seven cards and two-sided boards."""
    constants = box.constants
    checks = {
        "3 to 7 players": 3 <= constants.least_players <= constants.most_players <= SEATS,
        "3 Ages, hands of 7, 6 turns": (constants.ages, constants.hand, constants.turns) == (AGES, HAND, TURNS),
        "two sides": len(set(box.sides)) == 2,
        "0 <= start_coins": constants.start_coins >= 0,
        "1 <= sale": constants.sale >= 1,
        "1 <= discounted <= price <= 2": 1 <= constants.discounted <= constants.price <= 2,
        "1 <= coins_a_point": constants.coins_a_point >= 1,
        "copy_counts_itself 0 or 1": constants.copy_counts_itself in (0, 1),
        "victories above 0, a defeat below": min(constants.victory) > 0 > constants.defeat,
        "0 <= science_set, 0 <= more_guilds_than_players": min(
            constants.science_set, constants.more_guilds_than_players
        )
        >= 0,
    }
    for wanted, holds in checks.items():
        if not holds:
            raise CatalogueError(file, "constants", f"do not match: {wanted}")


def require_unique(ids: list[str], file: str, what: str) -> None:
    """Every id once."""
    for name, count in Counter(ids).items():
        if count > 1:
            raise CatalogueError(file, f"{what} {name}", f"appears {count} times")


def audit_card(box: Box, card: Card, file: str) -> None:
    """Age, copies and chains of one card."""
    constants = box.constants
    if not 1 <= card.age <= constants.ages:
        raise CatalogueError(file, f"card {card.id}", f"age {card.age} is not one of 1 to {constants.ages}")
    if card.is_guild and card.age != constants.ages:
        raise CatalogueError(file, f"card {card.id}", f"a guild belongs to Age {constants.ages}")
    allowed = range(constants.least_players, constants.most_players + 1)
    rising = all(earlier < later for earlier, later in zip(card.copies, card.copies[1:], strict=False))
    if not card.is_guild and (not card.copies or not rising or any(least not in allowed for least in card.copies)):
        reason = f"copies {list(card.copies)} must rise within {allowed.start} to {allowed.stop - 1}"
        raise CatalogueError(file, f"card {card.id}", reason)
    for parent in card.chained_by:
        if box.card(parent).age >= card.age:
            raise CatalogueError(file, f"card {card.id}", f"its chain from {parent} must come from an earlier Age")


def audit_decks(box: Box, file: str) -> None:
    """For every number of players and Age: exactly a hand of cards for each player."""
    constants = box.constants
    for players in range(box.players[0], box.players[1] + 1):
        for age in range(1, constants.ages + 1):
            deck = [card for card in box.cards if card.age == age and not card.is_guild]
            count = sum(box.copies(card, players) for card in deck)
            guilds = sum(1 for card in box.cards if card.is_guild)
            if age == constants.ages:
                count += min(guilds, box.guilds(players))
            if count != constants.hand * players:
                needed = f"{constants.hand * players} are needed"
                reason = f"with {players} players Age {ROMAN[age]} has {count} cards, {needed}"
                raise CatalogueError(file, "decks", reason)
