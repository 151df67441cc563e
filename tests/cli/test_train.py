"""`heptapolis train` refuses what it cannot do in one sentence, before it touches the folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.shell import inside


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--game", "dicee"), "unknown game 'dicee'"),
        (("--device", "gpu"), "device"),
        (("--seconds", "0"), "is none"),
        (("--seconds", "nan"), "is none"),
    ],
)
def test_what_is_no_run_is_refused(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    done = inside("train", str(tmp_path / "run"), *arguments)
    assert (done.code, words in done.err, done.out) == (2, True, ""), done
    assert not (tmp_path / "run").exists()


def test_without_pytorch_it_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heptapolis.cli.train.find_spec", lambda _: None)
    done = inside("train", str(tmp_path / "run"), "--device", "cpu")
    assert (done.code, "pip install 'heptapolis[train]'" in done.err) == (2, True), done
    assert not (tmp_path / "run").exists()
