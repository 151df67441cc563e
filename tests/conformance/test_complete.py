"""Nothing is left out: every statement and ruling has a test, every mark a meaning, and the page is fresh."""

from __future__ import annotations

from conformance.marks import all_marks, tool


def test_every_statement_and_ruling_has_a_test() -> None:
    assert tool().untested(all_marks()) == []


def test_every_mark_names_a_statement_or_a_ruling() -> None:
    assert tool().unknown(all_marks()) == []


def test_the_conformance_page_is_fresh() -> None:
    assert tool().PAGE.read_text(encoding="utf-8") == tool().page(all_marks()), "run: python tools/conformance.py"


def test_a_missing_test_and_an_unknown_mark_are_found() -> None:
    marks = {"rule": {name: tests for name, tests in all_marks()["rule"].items() if name not in ("1E-11-12", "R-19")}}
    marks["rule"]["2E-99-99"] = ["test_turn.py::test_nothing"]
    assert tool().untested(marks) == ["1E-11-12", "R-19"]
    assert tool().unknown(marks) == ["2E-99-99"]


def test_what_no_test_can_show_is_listed_with_the_reason() -> None:
    shown, _, rest = tool().page(all_marks()).partition("## Not shown")
    for name in ("ED-03-08", "ED-05-13", "ED-05-14", "ED-07-05"):
        assert f"| {name} |" not in shown
        assert f"| {name} |" in rest
    assert "4 more are outside of what is played here" in shown
    assert "Leaders, Cities and Armada, which are not played here" in rest


def test_every_book_and_all_rulings_are_wanted() -> None:
    wanted = tool().wanted()
    counts = {book: sum(name.startswith(book) for name in wanted) for book in ("1E", "2E", "2P", "ED", "DI", "R-")}
    # statements and rulings are appended, never taken away: fewer would mean that a file was not read whole
    assert counts["1E"] >= 432
    assert counts["2E"] >= 174
    assert counts["2P"] >= 36
    assert counts["ED"] >= 60  # four more speak of boxes that the project does not carry
    assert counts["DI"] >= 97
    assert counts["R-"] >= 82
