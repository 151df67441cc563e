"""The score sheet as text, for every ruleset."""

from __future__ import annotations

from typing import Any


def score_table(scores: tuple[Any, ...], labels: list[str]) -> list[str]:
    """The score sheet with a line for each category and a column for each seat."""
    lines = list(scores[0].lines)
    first = max(10, *[len(line.word) + 1 for line in lines])
    width = max(8, *[len(label) + 2 for label in labels])
    rows = [" " * first + "".join(label.rjust(width) for label in labels)]
    rows += [f"{line.word:{first}}" + "".join(f"{s.lines[line]:{width}}" for s in scores) for line in lines]
    rows.append(f"{'total':{first}}" + "".join(f"{score.total:{width}}" for score in scores))
    return rows
