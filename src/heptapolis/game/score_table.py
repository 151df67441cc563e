"""The score sheet as text, for every ruleset."""

from __future__ import annotations

from typing import Any

from heptapolis.words import Words


def score_table(scores: tuple[Any, ...], labels: list[str], words: Words) -> list[str]:
    """The score sheet with a line for each category and a column for each seat."""
    lines = {line: words.say(line.message) for line in scores[0].lines}
    total = words("score-total")
    first = 1 + max(9, len(total), *map(len, lines.values()))
    width = max(8, *[len(label) + 2 for label in labels])
    rows = [" " * first + "".join(label.rjust(width) for label in labels)]
    rows += [f"{name:{first}}" + "".join(f"{s.lines[line]:{width}}" for s in scores) for line, name in lines.items()]
    rows.append(f"{total:{first}}" + "".join(f"{score.total:{width}}" for score in scores))
    return rows
