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
