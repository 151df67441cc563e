/** How large the drawings of a card can be: as large as fits on its band. */
import type { Effect, Glyph } from "../catalogue";
import { ICON_SIZE } from "../made/vocabulary";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a card has on its band for drawings, in the height of its letters. */
const BAND: Size = { width: 8.5, height: 4.3 };
const LARGEST = 2.3;
const BETWEEN = 0.15;
const LETTER = 0.4;
const STROKE = 0.4;
const BOX = 0.4;
/** More goods than this lie in two rows. */
export const MOST_IN_A_ROW = 3;

function inARow(sizes: readonly Size[], between: number): Size {
  const gaps = Math.max(0, sizes.length - 1) * between;
  return {
    width: sizes.reduce((sum, { width }) => sum + width, gaps),
    height: Math.max(0, ...sizes.map(({ height }) => height)),
  };
}

function sizeOf(glyph: Glyph): Size {
  if ("text" in glyph) return { width: glyph.text.length * LETTER, height: 1 };
  if ("icon" in glyph) {
    const size = glyph.size ?? ICON_SIZE;
    const times = glyph.times ?? 1;
    return { width: times * size + (times - 1) * BETWEEN, height: size };
  }
  const between = { row: BETWEEN, choice: STROKE, close: 0, box: BOX / 4, cities: 0 }[glyph.group];
  const sizes = glyph.glyphs.map(sizeOf);
  const edge = glyph.group === "box" || glyph.group === "choice" ? BOX : 0;
  if (sizes.length <= MOST_IN_A_ROW || (glyph.group !== "choice" && glyph.group !== "close")) {
    const { width, height } = inARow(sizes, between);
    return { width: width + edge, height };
  }
  const half = Math.ceil(sizes.length / 2);
  const [first, second] = [inARow(sizes.slice(0, half), between), inARow(sizes.slice(half), between)];
  return { width: Math.max(first.width, second.width) + between + edge, height: first.height + second.height };
}

/** The size of the drawings, in the height of the letters of the card: beside each other, or one below the other. */
export function sizeOfDrawings(effects: readonly Effect[]): number {
  const sizes = effects.map(({ glyphs }) => inARow(glyphs.map(sizeOf), BETWEEN));
  const row = inARow(sizes, 2 * BETWEEN);
  const width = Math.max(0, ...sizes.map((size) => size.width));
  const height = sizes.reduce((sum, size) => sum + size.height, 0);
  const fits = (size: Size): number => Math.min(BAND.width / size.width, BAND.height / size.height);
  const best = effects.length > 1 ? Math.max(fits(row), fits({ width, height })) : fits(row);
  return Math.min(LARGEST, Math.round(best * 100) / 100);
}
