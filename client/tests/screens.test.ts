import { describe, expect, it } from "vitest";

import { fitting, LAYOUTS, SPACE } from "../src/tv/screens";

const ROOM = { width: 1350, height: 600, gap: 6 };
/** What sheets measured once, with low and high spaces. */
const HEIGHTS = [
  [960, 1050],
  [640, 710],
  [440, 490],
  [450, 600],
] as const;

describe("the sheets of dice on a large screen", () => {
  it.each([2, 3, 4, 5, 6, 7])("all have room, %i of them in even rows", (sheets) => {
    const { columns, width, height, space, scale } = fitting(ROOM, sheets, HEIGHTS) ?? expect.unreachable();
    const rows = sheets / columns;
    expect(rows).toBe(Math.round(rows));
    expect(columns * width * scale + (columns - 1) * ROOM.gap).toBeLessThanOrEqual(ROOM.width + 0.01);
    expect(rows * height * scale + (rows - 1) * ROOM.gap).toBeLessThanOrEqual(ROOM.height + 0.01);
    const place = LAYOUTS.findIndex(({ least, most }) => least <= width + 0.01 && width <= most);
    expect(height).toBeGreaterThanOrEqual((HEIGHTS[place]?.[0] ?? Infinity) - 0.01);
    expect(space).toBeGreaterThanOrEqual(SPACE);
    expect(space).toBeLessThanOrEqual(LAYOUTS[place]?.space ?? 0);
  });

  it("have higher spaces where there is room", () => {
    expect(fitting({ ...ROOM, height: 1200 }, 7, HEIGHTS)?.space).toBe(LAYOUTS[0].space);
  });

  it("are scrolled on what is held in the hand", () => {
    expect(fitting({ ...ROOM, width: 400 }, 3, HEIGHTS)).toBeUndefined();
  });
});
