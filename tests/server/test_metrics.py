"""Who may read the figures of a server."""

from __future__ import annotations

import pytest

from heptapolis.server.metrics import VARIABLE, may_read


@pytest.mark.parametrize(("address", "may"), [("127.0.0.1", True), ("::/64", False), ("192.0.2.7", False), ("", False)])
def test_figures_are_for_this_machine(address: str, may: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert may_read(address, "") is may
    assert may_read(address, "guess") is may


def test_figures_are_for_whoever_has_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "sesame")
    assert may_read("192.0.2.7", "sesame")
    assert not may_read("192.0.2.7", "")
    assert not may_read("192.0.2.7", "sesam")
