"""What the terminal says before it asks: who is paid, who acts, whether hands pass, and what lies open."""

from __future__ import annotations

import re
from inspect import signature

import pytest

from cli.shell import ME, Result, inside, rehearse
from game.city_cases import FREE_CITY, free_city, free_city_of_chains
from heptapolis.cli.cards.terminal import Terminal
from heptapolis.game import Action, Game, Legal
from heptapolis.vocab.cards.play import ActionKind, Decision
from heptapolis.vocab.messages import Name
from heptapolis.words import ENGLISH, ITS, LANGUAGES, words_of
from tables import EVERY_GOOD

TWO = ["--rules", "first-edition", "--players", "2"]
PILE = ["gizah", "olympia", "halikarnassos"]
ALWAYS_ONE = "1\n" * 400


def typed(*lines: str, asked: list[str]) -> Result:
    """What is said to someone who types this and leaves."""
    result = inside("play", *asked, typed="".join(f"{line}\n" for line in (*lines, "quit")))
    assert (result.code, result.err) == (0, "")
    return result


def stages_first(_: Game, legal: Legal) -> Action:
    """Stages before everything else, of what is left the first."""
    return next((option.action for option in legal if option.action.kind == ActionKind.STAGE), legal.actions[0])


# who is paid


def test_the_free_city_pays_a_neighbour_by_name() -> None:
    boards = ["ephesos", "halikarnassos", "gizah"]
    hand = Game("first-edition", 2, seed=60, wonders=boards).view(0).hand
    asked = [*TWO, "--wonders", ",".join(boards), "--seed", "60"]
    out = typed(f"sell {hand[0]}", asked=asked).out.partition("for Gizah (Free City).")[2]
    assert "Scriptorium (green, 1 papyrus)" in out
    assert "build for 2 coins to Ephesos (you)\n" in out


def test_every_payment_names_who_is_paid() -> None:
    out = inside("play", *TWO, "--seed", "1", typed=ALWAYS_ONE).out
    assert re.search(r"\(Free City\) pays \d coins? to \w+ \(you\)", out)
    assert not re.search(r"coins? to the (left|right)", out)


# who acts


def test_card_texts_and_reasons_speak_of_the_free_city() -> None:
    hand = Game("first-edition", 2, seed=60).view(0).hand
    out = typed(f"sell {hand[0]}", asked=[*TWO, "--seed", "60"]).out
    own, _, its = out.partition("Choose a card for Gizah (Free City).")
    assert "every turn; your neighbours can buy it." in own
    assert "every turn; its neighbours can buy it." in its
    assert "from both its neighbours" in its
    assert not re.search(r"\b[Yy]ours?\b|next to you", its.partition("You have left")[0])


def test_what_the_free_city_cannot_do_is_said_of_it() -> None:
    hand = Game("first-edition", 2, seed=60).view(0).hand
    out = typed(f"sell {hand[0]}", "chain loom_1", asked=[*TWO, "--seed", "60"]).out
    assert "Gizah (Free City) cannot chain loom_1: none of its buildings unlocks this card for free." in out


def told_of_the_free_city(game: Game, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines that the terminal numbers the Free City's cards in, and those below."""
    terminal = Terminal(game, {}, None)
    terminal.acting = FREE_CITY
    terminal.tell_choices(game.view(ME), game.legal(FREE_CITY))
    return capsys.readouterr().out.splitlines()[2:]


def test_a_free_city_that_can_only_chain_is_told_why_it_cannot_build_its_stage(
    capsys: pytest.CaptureFixture[str],
) -> None:
    chained = "cannot be put under the wonder: a chain makes this card free, so it is built that way"
    _, temple, _, statue, sale = told_of_the_free_city(free_city_of_chains(), capsys)
    assert temple == statue == f"   build for free (chain); {chained}"
    assert sale == (
        "No card can be sold: the Free City only sells a card when it cannot build with any card in the hand."
    )


def test_a_stage_is_built_with_any_card_but_those_that_chain(capsys: pytest.CaptureFixture[str]) -> None:
    told = told_of_the_free_city(free_city(2, city=f"altar {EVERY_GOOD}"), capsys)
    (chained,) = (place for place, line in enumerate(told) if "cannot be put under the wonder" in line)
    assert "Temple" in told[chained - 1]
    assert told[-1].startswith("With any other card you can also build the next wonder stage")


def dug_for_the_free_city() -> tuple[str, int]:
    """What to type for a game in which the person looks through the pile for the Free City, and its seed."""
    for seed in range(30):
        lines, record = rehearse(stages_first, "first-edition", seed, PILE, players=2)
        game = Game.from_record(record, 0)
        for seat, action in record.decisions:
            if game.decision(2) == Decision.DIG and game.chooser(2) == 0:
                return lines, seed
            game.choose(seat, action)
    pytest.fail("the person never looks through the pile for the Free City")


def test_a_pile_for_the_free_city_is_not_the_persons_own() -> None:
    lines, seed = dug_for_the_free_city()
    for language in LANGUAGES:
        asked = ["play", *TWO, "--wonders", ",".join(PILE), "--seed", str(seed), "--language", language]
        out, words = inside(*asked, typed=lines).out, words_of(language)
        city = f"{words.name(Name('city', 'halikarnassos'))} ({words('table-free-city')})"
        assert f"{words('terminal-asks-dig', city=city)}.\n" in out
        assert f"{words('ask-dig')}." not in out


ASKED_OF_ANOTHER = set(Decision) - {Decision.NONE, Decision.TAKE_BOARD, Decision.PLAY_CARD}


@pytest.mark.parametrize("decision", sorted(ASKED_OF_ANOTHER))
def test_every_question_can_be_asked_for_the_free_city(decision: Decision) -> None:
    for language in LANGUAGES:
        failed = {"edifice": "Pagus"} if decision in (Decision.LOSE_CARD, Decision.LOSE_TOKENS) else {}
        colour = {"colour": "blue"} if decision == Decision.LOSE_CARD else {}
        asked = words_of(language)(f"terminal-asks-{decision.name.lower()}", city="Gizah", **failed, **colour)
        assert all(gap in asked for gap in ("Gizah", *failed.values(), *colour.values()))


def test_no_text_about_another_city_says_you() -> None:
    its = {key: text for key, text in ENGLISH.texts.items() if key.endswith(ITS)}
    assert len(its) > 30
    for key, text in its.items():
        told = text if isinstance(text, str) else text(**dict.fromkeys(signature(text).parameters, 2))
        assert not re.search(r"\byou", told, re.IGNORECASE), key
        assert key.removesuffix(ITS) in ENGLISH.texts


def test_stages_of_the_free_city_speak_of_it_in_every_language() -> None:
    boards = ["gizah", "olympia", "halikarnassos/B"]
    for language in LANGUAGES:
        asked = [*TWO, "--wonders", ",".join(boards), "--seed", "60", "--language", language]
        said, its = words_of(language), "effect-build_from_discard"
        out = typed("wonder 2", asked=asked).out
        assert said(f"{its}{ITS}") in out
        assert said(its) not in out
        assert f": {said('table-free-city')}, " in out


def test_the_person_is_told_the_own_board_and_those_of_the_others() -> None:
    asked = ["--wonders", "gizah,olympia,ephesos", "--seed", "1"]
    others = "rulebook 1 plays Olympia (day).\nrulebook 2 plays Ephesos (day).\nAge I begins.\n"
    for name, told in (([], "You play Gizah (day)."), (["--name", "Ada"], "Ada (you) plays Gizah (day).")):
        assert typed("log", asked=[*asked, *name]).out.count(f"{told}\n{others}") == 2


# whether hands pass


def test_hands_pass_only_where_they_do() -> None:
    asked = ["play", "--wonders", "babylon/night,gizah,rhodos", "--seed", "3"]
    lines, _ = rehearse(stages_first, "second-edition", 3, ["babylon/night", "gizah", "rhodos"])
    prompts = re.findall(r"^(Age \w+, turn (\d) of 6\..*)$", inside(*asked, typed=lines).out, re.MULTILINE)
    last_cards = [line for line, _ in prompts if "last card" in line]
    assert last_cards
    for line, turn in prompts:
        assert ("Hands pass" in line) == (int(turn) < 6 and line not in last_cards), line


def test_hands_stay_while_the_pile_is_looked_through() -> None:
    boards = ["halikarnassos/night", "gizah", "rhodos"]
    lines, _ = rehearse(stages_first, "second-edition", 4, boards)
    out = inside("play", "--wonders", ",".join(boards), "--seed", "4", typed=lines).out
    digs = [line for line in out.splitlines() if "from the discard pile to build for free" in line]
    assert digs
    assert not [line for line in digs if "Hands" in line]


# what lies open


def test_stages_of_every_city_can_be_asked_for() -> None:
    asked = ["--wonders", "gizah,olympia,rhodos", "--seed", "1"]
    for name in ("1", "olympia", "OLYMPIA", "rulebook 1"):
        out = typed(f"city {name}", asked=asked).out
        assert "> Seat 1: rulebook 1, Olympia (day), your left neighbour\n" in out
        assert out.count("  stage 3 (costs ") == 1
        assert "  for sale: " in out
        assert "  7 cards in hand\n" in out
    assert "  stage 1 (costs " in typed("wonder rhodos", asked=asked).out


def test_a_city_tells_tokens_science_and_the_forms_of_stages() -> None:
    boards = ["carthage/night", "babylon", "rhodos"]
    lines, _ = rehearse(stages_first, "second-edition", 2, boards, expansions=["edifice"])
    typed_so_far = "".join(f"{line}\n" for line in lines.splitlines()[:14])
    asked = ["play", "--wonders", ",".join(boards), "--edifice", "--seed", "2"]
    out = inside(*asked, typed=f"{typed_so_far}city 0\ncity 1\ncity 2\nquit\n").out.rpartition("> Seat 0")[2]
    assert re.search(r"Age I tokens: [+-]1", out)
    assert re.search(r"science: \d (compass|gear|tablet|wild)", out)
    assert re.search(r"Stage 1, built( \((left|right) half\))?: ", out)


def test_a_city_that_is_not_there_is_answered() -> None:
    asked = ["--wonders", "gizah,olympia,rhodos", "--seed", "1"]
    for name in ("3", "-1", "nowhere", "x" * 500, "²"):
        answer = f"There is no city {name[:20]}; try: 0 (Gizah (you)), 1 (Olympia), 2 (Rhodos)."
        assert answer in typed(f"city {name}", asked=asked).out


def test_a_city_without_a_board_is_told_as_it_is() -> None:
    out = typed("city 1", "wonder 1", "wonder", asked=["--wonders", "draft", "--seed", "1"]).out
    assert "> Seat 1: rulebook 1" in out
    assert "The city has no board yet." in out
    assert "You have no board yet." in out


def test_the_size_of_the_discard_pile_is_told() -> None:
    game = Game("second-edition", 3, seed=1)
    sold = f"sell {game.view(0).hand[0]}"
    out = typed(sold, "table", asked=["--seed", "1"]).out
    assert out.count("0 cards in the discard pile\n") == 1
    assert out.count("1 card in the discard pile\n") == 2


# what gives a card away


def only_sale(game: Game) -> int:
    """The number of a card of the first hand that can only be sold."""
    cards = list(dict.fromkeys(option.action.card for option in game.legal(0)))
    ways = {card: [o.action.kind for o in game.legal(0) if o.action.card == card] for card in cards}
    return next(number for number, card in enumerate(cards, 1) if ways[card] == [ActionKind.SELL])


def test_a_card_that_can_only_be_sold_is_not_sold_by_its_number() -> None:
    number = only_sale(Game("first-edition", 2, seed=60))
    asked = [*TWO, "--seed", "60"]
    for answer in ("", "2", "no"):
        out = typed(str(number), answer, asked=asked).out
        assert "  1. sell for 3 coins\n" in out
        assert "(Free City)." not in out
    assert "Choose a card for Gizah (Free City)." in typed(str(number), "1", asked=asked).out


def test_a_card_that_can_only_be_built_is_built_by_its_number() -> None:
    hand = Game("first-edition", 2, seed=60).view(0).hand
    out = typed(f"sell {hand[0]}", "2", asked=[*TWO, "--seed", "60"]).out
    assert "Gizah (Free City) builds Loom." in out
