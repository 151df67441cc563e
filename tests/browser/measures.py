"""What can be measured on a page: texts that stick out of their button, targets that are too small, covered cards."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from browser.windows import overflow

SEEN = """
  const hidden = (element) => {  // for the ears alone
    for (let at = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true;
    return false;
  };
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true })
      && !hidden(element) && box.right > 0;
  };
  const called = (element) =>
    (element.getAttribute('aria-label') || element.textContent || element.id).trim().replace(/\\s+/g, ' ').slice(0, 60);
"""
STICKING_OUT = (
    "() => {"
    + SEEN
    + """
  const found = [];
  for (const button of document.querySelectorAll('button, a, label, summary, legend, h1, h2')) {
    if (!seen(button)) continue;
    const room = button.getBoundingClientRect();
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.data.trim() || hidden(text.parentElement)) continue;
      const look = getComputedStyle(text.parentElement);
      if (look.textOverflow === 'ellipsis' || look.webkitLineClamp !== 'none') continue; // shortened on purpose
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        if (line.width <= 1) continue;
        const out = Math.max(room.left - line.left, line.right - room.right, line.bottom - room.bottom - 3);
        if (out > 1.5) found.push(`${called(button)}: "${text.data.trim()}" by ${out.toFixed(1)} px`);
      }
    }
  }
  return [...new Set(found)];
}"""
)
SMALL = (
    "([least, which]) => {"
    + SEEN
    + """
  const found = [];
  for (const target of document.querySelectorAll(which)) {
    if (!seen(target) || target.disabled) continue;
    const box = (target.matches('label > input') ? target.parentElement : target).getBoundingClientRect();
    if (box.width < least - 0.5 || box.height < least - 0.5)
      found.push(`${called(target)}: ${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
  }
  return found;
}"""
)
COVERED = """() => {
  const found = [];
  for (const card of document.querySelectorAll('[data-card]')) {
    const box = card.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.2, 0.25], [0.8, 0.25], [0.2, 0.8], [0.8, 0.8]]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      if (x < 0 || x >= innerWidth) continue; // scrolled out of the hand
      const top = document.elementFromPoint(x, y);
      if (!card.contains(top)) found.push(`${card.dataset.card} at ${x.toFixed(0)},${y.toFixed(0)}: ${top?.className}`);
    }
  }
  return found;
}"""
TARGETS = "button, a[href]:not(.skip), input, select, summary"
MAIN = "header button, .bar button, [data-card], [data-action], a.button, button.button"


def sticking_out(page: Page) -> list[str]:
    """Texts that are larger than their button or heading."""
    return list(page.evaluate(STICKING_OUT))


def small(page: Page, least: int = 24, which: str = TARGETS) -> list[str]:
    """What can be pressed and is smaller than so many pixels."""
    wanted: list[Any] = [least, which]
    return list(page.evaluate(SMALL, wanted))


def covered(page: Page) -> list[str]:
    """Cards of the hand that something lies on, or that are not in the window."""
    return list(page.evaluate(COVERED))


def misfits(page: Page) -> list[str]:
    """What does not fit on a page: it is wider than its window, texts stick out, or targets are too small to press."""
    found = [*sticking_out(page), *small(page), *small(page, 44, MAIN)]
    if (wider := overflow(page)) > 0:
        found.append(f"the page is {wider} px too wide")
    return found
