"""How texts stand out from what lies behind them, in the colours that the browser computes; WCAG 2.2, 1.4.3.

Behind a text lie the elements that it is in, with their opacity and every stop of their gradients, and the drawing
of a sprite that a number is written on. A text on a picture or under a filter is told too, since that is not measured.
Of controls that are disabled, with their labels, nothing is asked, and neither of words for the ears alone.
"""

from __future__ import annotations

from playwright.sync_api import Page

from browser.measures import SEEN
from browser.windows import Scheme

SCHEMES: tuple[Scheme, ...] = ("light", "dark")
FAINT = (
    "async ([least, leastLarge]) => {"
    + SEEN
    + r"""
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
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a)];
  const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const ratio = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const different = (list) => [...new Map(list.map((entry) => [String(entry), entry])).values()];

  // What an element lays on what is below it: its colour, then its gradients, each with every stop it has.
  const GRADIENT = /[a-z-]+-gradient\((?:[^()]|\([^()]*\))*\)/g;
  const COLOUR = /(?:rgba?|color|oklab|oklch|lab|lch)\([^()]*\)/g;
  const sheetOf = (style) => ({
    opacity: Number(style.opacity),
    unknown: /url\(/.test(style.backgroundImage) || style.filter !== 'none' || style.mixBlendMode !== 'normal',
    layers: [
      [read(style.backgroundColor)],
      ...(style.backgroundImage.match(GRADIENT) ?? []).reverse().map((layer) => layer.match(COLOUR).map(read)),
    ],
  });
  const sheets = new Map();
  const sheetsUpTo = (element) => {
    if (!element) return [];
    if (!sheets.has(element))
      sheets.set(element, [...sheetsUpTo(element.parentElement), sheetOf(getComputedStyle(element))]);
    return sheets.get(element);
  };
  // What the eye sees, text and ground: whatever has an opacity is blended as a whole with what is below it.
  const looks = (ink, [sheet, ...above], below) => {
    if (!sheet) return [[over(ink, below), below]];
    const { opacity, layers } = sheet;
    const grounds = layers.reduce(
      (grounds, stops) => different(grounds.flatMap((ground) => stops.map((stop) => over(stop, ground)))),
      [below],
    );
    const veiled = (seen) => over([...seen, opacity], below);
    return different(grounds.flatMap((ground) => looks(ink, above, ground).map((pair) => pair.map(veiled))));
  };

  // A number on a drawing: the shape of the sprite that lies under its middle.
  const sprites = new Map();
  const drawnUnder = async (element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    for (const drawing of element.parentElement.querySelectorAll(':scope > svg:has(> use)')) {
      const room = drawing.getBoundingClientRect();
      if (x < room.left || x > room.right || y < room.top || y > room.bottom) continue;
      const [sprite, id] = drawing.querySelector('use').getAttribute('href').split('#');
      if (!sprites.has(sprite)) {
        const text = await (await fetch(sprite)).text();
        sprites.set(sprite, new DOMParser().parseFromString(text, 'image/svg+xml'));
      }
      const symbol = sprites.get(sprite).getElementById(id);
      const [left, top, width, height] = symbol.getAttribute('viewBox').split(' ').map(Number);
      const copy = document.createElementNS(symbol.namespaceURI, 'svg');
      copy.append(...[...symbol.children].map((part) => document.importNode(part, true)));
      drawing.after(copy);
      const middle = new DOMPoint(
        left + ((x - room.left) / room.width) * width,
        top + ((y - room.top) / room.height) * height,
      );
      const shape = [...copy.querySelectorAll('path, circle, ellipse, rect')]
        .reverse()
        .find((part) => getComputedStyle(part).fill !== 'none' && part.isPointInFill(middle));
      const { fill, fillOpacity } = shape ? getComputedStyle(shape) : { fill: 'transparent', fillOpacity: 1 };
      copy.remove();
      const [r, g, b, a] = read(fill);
      return [[r, g, b, a * Number(fillOpacity) * Number(getComputedStyle(drawing).opacity)]];
    }
    return [];
  };

  const found = [];
  const inactive = (element) =>
    element.closest(':disabled, [aria-disabled="true"]') || element.closest('label')?.control?.disabled;
  const named = (element) => {
    const way = [];
    for (let at = element; at && way.length < 3; at = at.parentElement)
      way.unshift([at.localName, ...[...at.classList].filter((name) => !name.startsWith('svelte-'))].join('.'));
    return way.join(' > ');
  };
  const measure = async (element, style, words, part = '') => {
    if (!words.trim() || inactive(element) || !seen(element)) return;
    const above = part ? [sheetOf(style)] : [];
    const drawn = part ? [] : await drawnUnder(element);
    const all = [...sheetsUpTo(element), ...above];
    if (all.some(({ opacity }) => !opacity)) return;
    const what = `${named(element)}${part} "${words.trim().replace(/\s+/g, ' ').slice(0, 30)}"`;
    if (all.some(({ unknown }) => unknown)) found.push(`${what} lies on a picture or under a filter`);
    if (drawn.length) all.push({ opacity: 1, layers: [drawn] });
    const ink = read(element instanceof SVGElement ? style.fill : style.color);
    const pairs = looks(ink, all, [255, 255, 255]);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const wanted = large ? leastLarge : least;
    const [text, ground] = pairs.sort((one, other) => ratio(...one) - ratio(...other))[0];
    const told = (colour) => '#' + colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');
    if (ratio(text, ground) < wanted)
      found.push(`${what} at ${ratio(text, ground).toFixed(2)}:1, ${told(text)} on ${told(ground)}`);
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.data.trim() && !text.parentElement.closest('script, style, option'))
      await measure(text.parentElement, getComputedStyle(text.parentElement), text.data);
  for (const field of document.querySelectorAll('input, select, textarea')) {
    if (['checkbox', 'radio', 'range', 'file', 'hidden', 'color'].includes(field.type)) continue;
    await measure(field, getComputedStyle(field), field.value);
    await measure(field, getComputedStyle(field, '::placeholder'), field.placeholder ?? '', '::placeholder');
  }
  for (const element of document.body.querySelectorAll('*'))
    for (const part of ['::before', '::after']) {
      const style = getComputedStyle(element, part);
      const { content } = style;
      if (!['none', 'normal', '""'].includes(content)) await measure(element, style, content, part);
    }
  return [...new Set(found)];
}"""
)
"""Texts, the values of fields and what CSS writes before and after elements."""
POINTED = """() => {
  const point = (rules) => {
    for (const rule of rules) {
      if (rule.selectorText?.includes(':hover'))
        rule.selectorText = rule.selectorText.replaceAll(':hover', ':not(._)'); // no less particular
      if (rule.cssRules) point(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) point(sheet.cssRules);
}"""
PAINTED = """(colour) => {
  for (const element of document.querySelectorAll('[class*="of-"]'))
    element.className = element.className.replace(/(^|\\s)of-[a-z]+/, `$1of-${colour}`);
}"""
MARKED = """([which, without, state]) => {
  const found = document.querySelectorAll(which);
  for (const { classList } of found) {
    classList.remove(...without);
    classList.add(...state);
  }
  return found.length;
}"""


def faint(page: Page, least: float = 4.5, least_large: float = 3) -> list[str]:
    """Texts that stand out too little from what lies behind them, each with its ratio."""
    return list(page.evaluate(FAINT, [least, least_large]))


def hard_to_read(page: Page) -> list[str]:
    """Texts that stand out too little in either theme."""
    found = []
    for scheme in SCHEMES:
        in_scheme(page, scheme)
        found += [f"{scheme}: {words}" for words in faint(page)]
    return found


def in_scheme(page: Page, scheme: Scheme) -> None:
    """Change what the system asks for; the page follows."""
    page.emulate_media(color_scheme=scheme)
    page.wait_for_function("scheme => document.documentElement.dataset.theme === scheme", arg=scheme)


def point_at_all(page: Page) -> None:
    """Let everything on a page look as if a mouse pointed at it."""
    page.evaluate(POINTED)


def paint_cards(page: Page, colour: str) -> None:
    """Let every card on a page be of this family."""
    page.evaluate(PAINTED, colour)


def mark(page: Page, which: str, state: str, without: str = "") -> None:
    """Let some elements of a page look as in another state; both states are classes."""
    assert page.evaluate(MARKED, [which, without.split(), state.split()]), f"there is no {which}"
