"""Who sits where: every distinct seating equally often, its mirror image in the same deal, every bot in every seat."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from heptapolis import DiceOptions, Options
from heptapolis.arena import Contest
from heptapolis.arena.rounds import circle, distinct, rounds_of
from heptapolis.errors import SetupError

TABLES = ["ab", "abc", "abb", "abcd", "aabb", "abbb", "abcde", "abbbb", "aabbc", "abcdef", "abcdeff", "aaabbcc"]


def numbered(names: str) -> list[int]:
    return [ord(name) - ord("a") for name in names]


def test_three_bots_have_six_seatings() -> None:
    assert distinct([0, 1, 2]) == [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
    assert [len(distinct(numbered(names))) for names in ("ab", "abb", "abcd", "aabb", "abcdefg")] == [2, 3, 24, 6, 5040]


@pytest.mark.parametrize("names", TABLES)
def test_every_distinct_seating_is_played_exactly_once_before_any_is_played_again(names: str) -> None:
    played = [seating for one in rounds_of(numbered(names), seed=3) for seating in one]
    assert Counter(played) == dict.fromkeys(permutations(numbered(names)), 1)


@pytest.mark.parametrize("names", TABLES)
def test_a_deal_has_every_seating_with_its_mirror_image_and_every_bot_equally_often_in_every_seat(names: str) -> None:
    bots = numbered(names)
    for seatings in rounds_of(bots, seed=3):
        assert {seating[::-1] for seating in seatings} == set(seatings)
        for column in zip(*seatings, strict=True):
            assert Counter(column) == {bot: bots.count(bot) * len(seatings) // len(bots) for bot in bots}


def test_up_to_four_players_each_deal_has_all_seatings_and_from_five_on_one_circle() -> None:
    assert [len(rounds_of(numbered(names), 0)) for names in ("ab", "abc", "abcd", "abcde", "abbbb", "abcdefg")] == [
        1,
        1,
        1,
        12,
        1,
        360,
    ]
    assert {len(seatings) for seatings in rounds_of(numbered("abcde"), 0)} == {10}


def test_a_circle_is_the_same_wherever_it_begins() -> None:
    assert circle((0, 1, 2, 3, 4)) == circle((3, 4, 0, 1, 2)) == circle((4, 3, 2, 1, 0))
    assert circle((0, 1, 2, 3, 4)) != circle((0, 2, 1, 3, 4))


def test_the_seed_settles_the_order_of_the_circles() -> None:
    assert rounds_of(numbered("abcde"), 1) == rounds_of(numbered("abcde"), 1) != rounds_of(numbered("abcde"), 2)


def test_games_are_counted_deal_by_deal() -> None:
    contest = Contest.of(DiceOptions(5), "random,builder,rulebook,random,builder", seed=4)
    sizes = [len(seatings) for seatings in contest.rounds]
    assert len(set(sizes)) > 1  # some circles are shorter: the same from both sides
    seen = [contest.seated(game) for game in range(2 * sum(sizes))]
    assert [deal for deal, _ in seen] == [deal for deal, size in enumerate(sizes * 2) for _ in range(size)]
    assert [contest.games_of(deals) for deals in range(4)] == [0, sizes[0], sum(sizes[:2]), sum(sizes[:3])]
    assert Counter(seating for _, seating in seen).most_common(1)[0][1] == 2
    assert contest.seed_of(5) == (4 << 32) + 5


def test_the_last_deal_is_played_in_all_its_seatings() -> None:
    contest = Contest.of(Options(players=3), "random,builder,rulebook")
    assert [contest.games_for(games) for games in (12, 13, 18, 1000)] == [12, 18, 18, 1002]


def test_one_deal_is_too_few() -> None:
    contest = Contest.of(Options(players=3), "random,builder,rulebook")
    with pytest.raises(
        SetupError, match=r"11 games are too few: .* 6 seatings, .* at least 2 deals; choose at least 12\."
    ):
        contest.games_for(11)
