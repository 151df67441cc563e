"""What can be measured on a page: texts that stick out or are hard to read, small targets, covered cards."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

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
      if (getComputedStyle(text.parentElement).textOverflow === 'ellipsis') continue; // shortened on purpose
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
FAINT = (
    "(least) => {"
    + SEEN
    + """
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map();
  const read = (text) => {  // any colour that CSS can write, as red, green, blue and alpha
    if (!known.has(text)) {
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = text;
      paint.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = paint.getImageData(0, 0, 1, 1).data;
      known.set(text, [r, g, b, a / 255]);
    }
    return known.get(text);
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const ratio = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const COLOUR = /(?:rgba?|color|oklab|oklch|color-mix)\\([^()]*\\)/g;
  const grounds = new Map();
  const groundsOf = (element) => {  // the colours that can lie behind a text, one for each end of a gradient
    if (!element) return [[255, 255, 255, 1]];
    if (!grounds.has(element)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const below = groundsOf(element.parentElement).map((ground) => over(read(backgroundColor), ground));
      const stops = backgroundImage.includes('gradient') ? backgroundImage.match(COLOUR) ?? [] : [];
      const painted = stops.flatMap((stop) => below.map((ground) => over(read(stop), ground)));
      grounds.set(element, stops.length ? painted : below);
    }
    return grounds.get(element);
  };
  const veil = (element) => (element ? Number(getComputedStyle(element).opacity) * veil(element.parentElement) : 1);
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.data.trim() || element.closest('script, style, :disabled') || !seen(element)) continue;
    if (element.closest('.numbered, .icon')) continue; // a number on a drawing
    const style = getComputedStyle(element);
    const [r, g, b, a] = read(element instanceof SVGElement ? style.fill : style.color);
    const ink = [r, g, b, a * veil(element)];
    const worst = Math.min(...groundsOf(element).map((ground) => ratio(over(ink, ground), ground)));
    if (worst < least) found.push(`${element.className}: "${text.data.trim().slice(0, 40)}" at ${worst.toFixed(2)}:1`);
  }
  return [...new Set(found)];
}"""
)
TARGETS = "button, a[href]:not(.skip), input, select, summary"
MAIN = "header button, .bar button, [data-card], [data-action], a.button, button.button"


def sticking_out(page: Page) -> list[str]:
    """Texts that are larger than their button or heading."""
    return list(page.evaluate(STICKING_OUT))


def small(page: Page, least: int = 24, which: str = TARGETS) -> list[str]:
    """What can be pressed and is smaller than so many pixels."""
    wanted: list[Any] = [least, which]
    return list(page.evaluate(SMALL, wanted))


def faint(page: Page, least: float = 4.5) -> list[str]:
    """Texts whose computed colour is too close to what lies behind them."""
    return list(page.evaluate(FAINT, least))


def covered(page: Page) -> list[str]:
    """Cards of the hand that something lies on, or that are not in the window."""
    return list(page.evaluate(COVERED))
