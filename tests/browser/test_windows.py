"""The windows of these tests hear what a browser complains of, and the server's policy holds in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browser.parts import heading
from browser.windows import Windows, missing, until
from server.servers import ServerProcess

INLINE = """() => {
  const script = document.createElement('script');
  script.textContent = 'window.reached = true';
  document.head.append(script);
  return window.reached === true;
}"""


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("console.error('a fault of ours')", "error: a fault of ours"),
        ("console.warn('something is odd')", "warning: something is odd"),
        ("setTimeout(() => { throw new Error('thrown later') })", "page: .*thrown later"),
        ("void Promise.reject(new Error('nobody waits'))", "page: .*nobody waits"),
        ("void fetch('/api/nowhere')", "404"),
    ],
)
def test_a_complaint_fails_a_test_unless_it_was_provoked(
    browser: Browser, server: ServerProcess, script: str, words: str
) -> None:
    windows = Windows(browser, server.url)
    page = windows.page()
    heading(page, "/")
    page.evaluate(script)
    until(page, lambda: windows.complaints)
    windows.close()
    with pytest.raises(AssertionError, match=words):
        windows.check()
    windows.allow(words)
    windows.check()


def test_the_policy_lets_no_script_in(windows: Windows) -> None:
    windows.allow("Content Security Policy")
    page = windows.page()
    heading(page, "/")
    assert page.evaluate(INLINE) is False
    assert any("Content Security Policy" in words for words in windows.complaints)


def test_what_a_machine_lacks_is_skipped_and_fails_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no browser"):
        missing("no browser")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no browser"):
        missing("no browser")
