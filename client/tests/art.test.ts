import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import BotFace from "../src/art/BotFace.svelte";
import CardFace from "../src/art/CardFace.svelte";
import CostIcons from "../src/art/CostIcons.svelte";
import EffectIcons from "../src/art/EffectIcons.svelte";
import Goods from "../src/art/Goods.svelte";
import Icon from "../src/art/Icon.svelte";
import Wonder from "../src/art/Wonder.svelte";
import { sizeOfDrawings } from "../src/art/breadth";
import { drawingOf, type Effect, everythingOn, type Glyph, shelfOf } from "../src/catalogue";
import made from "../src/made/catalogue.json";
import { BOTS, COLOURS, GOODS } from "../src/made/vocabulary";
import ScoreSheet from "../src/table/ScoreSheet.svelte";
import { t } from "../src/words/index.svelte";
import { cardName } from "../src/words/things";
import { boxTable, tableOf } from "./tables";
import { sources } from "./sources";

const drawn = (file: string): Set<string> =>
  new Set(
    [...readFileSync(join("src", "art", file), "utf8").matchAll(/<symbol[^>]* id="([\w-]+)"/g)].map(
      ([, id = ""]) => id,
    ),
  );
const ICONS = drawn("icons.svg");
const WONDERS = drawn("wonders.svg");

/** The drawings that a component points to. */
const used = (container: Element): string[] =>
  [...container.querySelectorAll("use")].map((use) => use.getAttribute("href")?.split("#")[1] ?? "");

/** The drawings and numbers that glyphs name. */
function names(glyphs: readonly Glyph[]): string[] {
  return glyphs.flatMap((glyph) => {
    if ("glyphs" in glyph) return names(glyph.glyphs);
    return "icon" in glyph ? Array.from({ length: glyph.times ?? 1 }, () => glyph.icon) : [];
  });
}

/** What can stand in the gap of a name that is built, by what stands before it. */
const BUILT: Record<string, readonly string[]> = {
  "arrow-": ["left", "right"],
  "family-": COLOURS,
  "pass-": ["left", "right"],
};

const given = [...sources().values()]
  .flatMap((text) => [...text.matchAll(/(?:<Icon\s+name|\bicon)(?:=|: )("[^"]*"|\{[^}]*\})/g)])
  .map(([, name = ""]) => name.replace(/=== "[^"]*"/g, "")); // what is compared with is not a name
const WHOLE = given.flatMap((name) => [...name.matchAll(/"([\w-]+)"/g)].map(([, whole = ""]) => whole));
const BEGUN = given.flatMap((name) => [...name.matchAll(/["`]([\w-]+)\$?\{/g)].map(([, begun = ""]) => begun));
/** The drawings that the source names. */
const NAMED = [...WHOLE, ...BEGUN.flatMap((begun) => (BUILT[begun] ?? []).map((end) => `${begun}${end}`))];

const EFFECTS = new Map<string, Effect>();
function collect(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if ("glyphs" in value && "kind" in value) EFFECTS.set(JSON.stringify(value), value as Effect);
  for (const part of Object.values(value)) collect(part);
}
// a test in Python has another catalogue drawn, with an effect that nobody has seen
const { HEPTAPOLIS_CATALOGUE: other } = process.env;
collect(other ? JSON.parse(readFileSync(other, "utf8")) : made);

describe("the sky over a wonder", () => {
  it.each([
    ["ephesos/day", "day"],
    ["gizah/night", "night"],
    ["gizah/A", "A"],
  ])("follows the side of the board: %s", (board, side) => {
    const { container } = render(Wonder, drawingOf(board));
    expect(container.querySelector("svg.wonder")).toHaveClass(board.split("/")[0] ?? "", side);
  });

  it.each(["bots.svg", "icons.svg", "wonders.svg"])(
    "and everything else is in a file that a browser can read: %s",
    (file) => {
      const read = new DOMParser().parseFromString(readFileSync(join("src", "art", file), "utf8"), "image/svg+xml");
      expect(read.querySelector("parsererror")).toBeNull();
    },
  );

  it("can be drawn with sun and moon for every wonder", () => {
    const symbols = [...readFileSync("src/art/wonders.svg", "utf8").matchAll(/<symbol id="([\w-]+)".*<\/symbol>/g)];
    expect(symbols.map(([, name]) => name).sort()).toEqual([...Object.keys(made.wonders), "free-city", "own"].sort());
    for (const [symbol, name] of symbols)
      for (const body of ["--w-sun", "--w-moon"])
        expect({ name, drawn: symbol.split(`opacity="var(${body}, 0)"`).length - 1 }).toEqual({ name, drawn: 1 });
  });
});

describe("the face of a bot", () => {
  it.each([...BOTS, "Thrifty"])("is a drawing of its own, told in words: %s", (bot) => {
    const { container } = render(BotFace, { bot });
    const face = bot === "Thrifty" ? "own" : bot;
    expect(used(container)).toEqual([face]);
    expect(drawn("bots.svg")).toContain(face);
    const told = container.querySelector("svg")?.getAttribute("aria-label");
    expect(told).toBe(t(`bot-face-${face}` as "bot-face-own"));
    expect(told).toMatch(/^A \w+/);
  });

  it("is drawn for bots and nobody else", () => {
    expect([...drawn("bots.svg")].sort()).toEqual([...BOTS, "own"].sort());
  });
});

describe("the drawings", () => {
  it("are there for every effect, and every effect has one or a number", () => {
    expect(EFFECTS.size).toBeGreaterThan(60);
    for (const effect of EFFECTS.values()) {
      const { container, unmount } = render(EffectIcons, { effect });
      expect({ effect, missing: used(container).filter((name) => !ICONS.has(name)) }).toEqual({ effect, missing: [] });
      expect(used(container)).toEqual(names(effect.glyphs));
      expect(used(container).length).toBeGreaterThan(0);
      unmount();
    }
  });

  it("are drawn with their numbers, letters, colours and sizes, in groups", () => {
    const glyphs: Glyph[] = [
      { icon: "coin", number: 3 },
      { icon: "shield", times: 2, size: 1.5 },
      { group: "choice", glyphs: [{ icon: "wood" }, { icon: "clay" }, { icon: "ore" }] },
      { group: "box", glyphs: [{ icon: "family-red", tint: "red" }] },
      { text: "II" },
    ];
    const message = { key: "effect-points", gaps: {} };
    const { container } = render(EffectIcons, { effect: { kind: "points", glyphs, message } });
    expect(used(container)).toEqual(names(glyphs));
    expect(container.textContent.replaceAll(/\s/g, "")).toBe("3//II");
    expect(container.querySelector(".as-box .in-red use")).toHaveAttribute(
      "href",
      expect.stringMatching(/#family-red$/),
    );
    const sizes = [...container.querySelectorAll("svg")].map((icon) => icon.style.width);
    expect(sizes.slice(0, 3)).toEqual(["1.6em", "1.5em", "1.5em"]);
  });

  it("are there for every card with its cost", () => {
    for (const rules of Object.keys(made.editions))
      for (const id of Object.keys(everythingOn(rules).cards)) {
        const { container, unmount } = render(CardFace, { shelf: rules, id });
        expect({ id, missing: used(container).filter((name) => !ICONS.has(name)) }).toEqual({ id, missing: [] });
        unmount();
      }
  });

  it("are there for every wonder, the Free City, and wonders that someone brings along", () => {
    expect([...Object.keys(made.wonders), "free-city", "own"].filter((name) => !WONDERS.has(name))).toEqual([]);
  });

  it("are there wherever the source names one", () => {
    expect(WHOLE.length).toBeGreaterThan(40);
    expect([...new Set(BEGUN)].sort()).toEqual(Object.keys(BUILT));
    expect(NAMED.filter((name) => !ICONS.has(name))).toEqual([]);
  });

  it("are all used", () => {
    const table = tableOf("over");
    const shown = [
      ...[...EFFECTS.values()].map((effect) => render(EffectIcons, { effect })),
      render(ScoreSheet, { table, scores: table.scores ?? [], winners: [] }),
    ];
    const seen = new Set([...NAMED, ...GOODS, ...shown.flatMap(({ container }) => used(container))]);
    expect([...ICONS].filter((name) => !seen.has(name))).toEqual([]);
  });

  it("are decoration without a label, and a picture with one", () => {
    const plain = render(Icon, { name: "coin" }).container.querySelector("svg");
    expect(plain).toHaveAttribute("aria-hidden", "true");
    const { getByRole } = render(Icon, { name: "shield", label: "a shield" });
    expect(getByRole("img", { name: "a shield" })).toBeInTheDocument();
  });

  it("of goods and costs have their words behind them", () => {
    const goods = render(Goods, { symbols: [["wood"], ["ore", "clay"]] });
    expect(goods.container).toHaveTextContent("wood, ore or clay");
    const cost = render(CostIcons, { cost: { coins: 1, goods: ["wood", "wood"] } });
    expect(cost.container).toHaveTextContent("Cost: 1 coin and 2 wood");
  });

  it("of boards name only goods that exist", () => {
    for (const rules of Object.keys(made.editions))
      for (const { resource } of Object.values(everythingOn(rules).boards)) expect(ICONS).toContain(resource);
  });
});

describe("the face of a card", () => {
  const face = (id: string, more: { source?: string } = {}): HTMLElement =>
    render(CardFace, { shelf: "second-edition", id, ...more }).container;
  const line = (container: HTMLElement, way: "from" | "to"): string[] =>
    [...container.querySelectorAll(`.line.${way} .one`)].map(({ textContent }) => textContent);

  it("names what it is free with and what it makes free", () => {
    const dispensary = face("dispensary");
    expect(line(dispensary, "from")).toEqual(["Apothecary"]);
    expect(line(dispensary, "to")).toEqual(["Arena", "Lodge"]);
    expect(face("stockade").querySelector(".line")).toBeNull();
  });

  it("names the chains of every card of the catalogue and of a custom box", () => {
    const shelves = [...Object.keys(made.editions), shelfOf(boxTable())];
    for (const shelf of shelves) {
      const { cards } = everythingOn(shelf);
      for (const [id, { from, to }] of Object.entries(cards)) {
        const { container, unmount } = render(CardFace, { shelf, id });
        for (const [way, ids] of [["from", from] as const, ["to", to] as const])
          expect({ id, told: line(container, way) }).toEqual({
            id,
            told: [...new Set(ids.map((other) => cardName(shelf, other)))],
          });
        unmount();
      }
    }
  });

  it("marks the building that stands, and has it first", () => {
    const forum = face("forum", { source: "west_trading_post" });
    expect(line(forum, "from")).toEqual(["West Trading Post", "East Trading Post"]);
    expect(forum.querySelector(".stands")).toHaveTextContent(/^West Trading Post$/);
    expect(forum.querySelector(".more")).toHaveTextContent("+1");
  });

  it("says nothing of a price that is not there", () => {
    expect(face("altar").querySelector(".asks")).toBeNull();
    expect(face("altar")).not.toHaveTextContent("free");
  });

  it("draws as large as fits, and several goods smaller than one", () => {
    const size = (id: string): number => sizeOfDrawings(everythingOn("second-edition").cards[id]?.effects ?? []);
    for (const edition of Object.keys(made.editions))
      for (const { effects } of Object.values(everythingOn(edition).cards)) {
        expect(sizeOfDrawings(effects)).toBeGreaterThan(1.1);
        expect(sizeOfDrawings(effects)).toBeLessThanOrEqual(2.3);
      }
    expect(size("altar")).toBeGreaterThan(size("workers_guild"));
    expect(size("lumber_yard")).toBeGreaterThan(size("caravansery"));
  });
});

describe("cities that are counted", () => {
  const cities = (id: string): string[] => {
    const { container } = render(CardFace, { shelf: "second-edition", id });
    return used(container).filter((name) => name.startsWith("city"));
  };

  it.each([
    ["workers_guild", ["city", "city-bare", "city"]],
    ["vineyard", ["city", "city", "city"]],
    ["lighthouse", []],
  ])("are drawn side by side, one's own in the middle: %s", (id, drawings) => {
    expect(cities(id)).toEqual(drawings);
  });
});
