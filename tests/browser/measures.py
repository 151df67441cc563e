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
BROKEN = """([where, names]) => {
  const place = document.querySelector(where);
  const before = place.textContent;
  const found = [];
  for (const name of names) {
    place.textContent = name;
    const [text, range] = [place.firstChild, document.createRange()];
    let last;
    for (let at = 0; at < name.length; at += 1) {
      if (/[\\s\u00ad]/.test(name[at])) continue;
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { bottom } = range.getBoundingClientRect();
      if (last !== undefined && bottom > last + 2 && !/[-\\s\u00ad]/.test(name[at - 1]))
        found.push(`${name}: ${name.slice(0, at)} ${name.slice(at)}`);
      last = bottom;
    }
    range.selectNodeContents(text);
    const [line, room] = [range, place.closest('button, .board')].map((part) => part.getBoundingClientRect());
    const out = Math.max(room.left - line.left, line.right - room.right);
    if (out > 1) found.push(`${name}: ${out.toFixed(1)} px too wide`);
  }
  place.textContent = before;
  return found;
}"""
OVER_STAGES = """() => [...document.querySelectorAll('article .stages .face')].flatMap((stage) => {
  const room = stage.getBoundingClientRect();
  return [...stage.querySelectorAll('.gives, .asks')].filter((part) => {
    const { left, right, bottom } = part.getBoundingClientRect();
    return left < room.left - 1 || right > room.right + 1 || bottom > room.bottom + 1;
  }).map((part) => `${part.className} in ${room.width.toFixed(0)} px`);
})"""
CUT = """(all) => all.filter((text) => text.clientWidth > 1 && text.scrollWidth > text.clientWidth + 1)
  .map((text) => text.textContent.trim())"""
TARGETS = "button, a[href]:not(.skip), input, select, summary"
SPACES = "button.space"
"""The spaces of a sheet of dice, as many in a row as are printed, which leaves each less than a thumb needs."""
MAIN = "header button, .bar button, [data-card], [data-action], a.button, button.button"


def sticking_out(page: Page) -> list[str]:
    """Texts that are larger than their button or heading."""
    return list(page.evaluate(STICKING_OUT))


def broken(page: Page, where: str, names: list[str]) -> list[str]:
    """Names that are broken within a syllable, or run out of their place, if they stand there."""
    wanted: list[Any] = [where, names]
    return list(page.evaluate(BROKEN, wanted))


def cut(page: Page, where: str) -> list[str]:
    """Texts that are cut off on purpose where they have no room; not those for the ears alone."""
    return list(page.locator(where).evaluate_all(CUT))


def over_stages(page: Page) -> list[str]:
    """What is drawn on a stage of the wonder and runs over its edge."""
    return list(page.evaluate(OVER_STAGES))


def small(page: Page, least: int = 24, which: str = TARGETS) -> list[str]:
    """What can be pressed and is smaller than so many pixels."""
    wanted: list[Any] = [least, which]
    return list(page.evaluate(SMALL, wanted))


def hard_to_hit(page: Page) -> list[str]:
    """What a thumb misses on a phone."""
    others = ", ".join(f"{target}:not({SPACES}, p *)" for target in TARGETS.split(", "))
    return small(page, 44, others)


def covered(page: Page) -> list[str]:
    """Cards of the hand that something lies on, or that are not in the window."""
    return list(page.evaluate(COVERED))


def misfits(page: Page) -> list[str]:
    """What does not fit on a page: it is wider than its window, texts stick out, or targets are too small to press."""
    found = [*sticking_out(page), *small(page), *small(page, 44, MAIN)]
    if (wider := overflow(page)) > 0:
        found.append(f"the page is {wider} px too wide")
    return found
