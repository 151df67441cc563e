"""A project with a few messages in five languages."""

from __future__ import annotations

from pathlib import Path

from tools import messages

SMALL = {
    "game": """\
language-name = Us
hello = Hello, { $who }!
coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
""",
    "browser": "home = Home\n",
    "terminal": "prompt = Your choice\n",
}
CARD = '[[card]]\nid = "inn"\nname = "Inn"\nnames = { nl = "Herberg" }\n'


def lay_out(root: Path) -> Path:
    """A project with three files for each language, and a card."""
    for language in messages.LANGUAGES:
        folder = root / "messages" / language
        folder.mkdir(parents=True)
        for name, text in SMALL.items():
            (folder / f"{name}.ftl").write_text(text, encoding="utf-8")
        if language not in ("en", "nl"):
            (folder / "names.ftl").write_text(f"name-card-inn = Inn {language}\n", encoding="utf-8")
    box = root / "src" / "heptapolis" / "catalogue" / "cards" / "box"
    box.mkdir(parents=True)
    (box / "cards.toml").write_text(CARD, encoding="utf-8")
    return root
