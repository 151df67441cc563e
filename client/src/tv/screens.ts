/** How a shared screen is opened, and laid out. */

/** Where a screen is opened, as it is typed there. */
export const screenAddress = (): string => `${location.host}/tv`;

/** What is typed there: the code of the table, and the code for screens if it is private. */
export const screenCode = (code: string, screen: string): string => (screen ? `${code}-${screen}` : code);

/** The parts of what was typed, in letters of any size and with anything between them. */
export function readScreenCode(typed: string): { code: string; screen: string } {
  const letters = typed.replace(/[^A-Za-z0-9]/g, "").toUpperCase();
  return { code: letters.slice(0, 6), screen: letters.slice(6) };
}

/** How many cities stand side by side, so that all have room. */
export const columnsFor = (cities: number): number => (cities <= 3 ? cities : Math.ceil(cities / 2));

/** Milliseconds that what must be read is shown: long enough to find one's own city. */
export const SHOWN = 12_000;

/** How a sheet of dice can be laid out: between which widths, in pixels, and how high its spaces may be. */
export const LAYOUTS = [
  { least: 390, most: 641, space: 52 },
  { least: 690, most: 861, space: 52 },
  { least: 900, most: 1081, space: 54 },
  { least: 1100, most: Infinity, space: 72 },
] as const;

/** The least height of a space. */
export const SPACE = 44;

/** Rooms narrower than this are held in the hand and scrolled. */
const SCROLLED = 880;

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

/** How many sheets stand side by side, the size and spaces that each is laid out with, and how much it is scaled. */
export interface Fit {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly space: number;
  readonly scale: number;
}

/** How sheets are as large as can be in a room; heights are those of each layout with low and high spaces. */
export function fitting(
  room: Room,
  sheets: number,
  heights: readonly (readonly [low: number, high: number])[],
): Fit | undefined {
  if (room.width < SCROLLED) return undefined;
  const even = Array.from({ length: sheets }, (_, more) => more + 1).filter((columns) => sheets % columns === 0);
  const ways = even.flatMap((columns) => {
    const rows = sheets / columns;
    const width = (room.width - (columns - 1) * room.gap) / columns;
    const height = (room.height - (rows - 1) * room.gap) / rows;
    return LAYOUTS.map((layout, place): Fit => {
      const [low, high] = heights[place] ?? [Infinity, Infinity];
      const scale = Math.min(width / layout.least, height / low);
      const grown = Math.min(1, (height / scale - low) / (high - low));
      const space = Math.max(SPACE, Math.floor(SPACE + (layout.space - SPACE) * grown));
      return { columns, width: Math.min(layout.most, width / scale), height: height / scale, space, scale };
    });
  });
  return ways.reduce((best, way) => (way.scale > best.scale ? way : best));
}
