import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { bordersOf } from "../src/dice/borders";
import DiceBorders from "../src/dice/DiceBorders.svelte";
import DiceRecap from "../src/dice/DiceRecap.svelte";
import DiceRecapLine from "../src/dice/DiceRecapLine.svelte";
import DiceResult from "../src/dice/DiceResult.svelte";
import { lastRecap, type Recap, recapOf } from "../src/dice/recap";
import { DiceStory } from "../src/dice/story.svelte";
import { DICE_LINES } from "../src/made/vocabulary";
import { choose } from "../src/settings/settings.svelte";
import { sums } from "../src/table/recap";
import { t } from "../src/words/index.svelte";
import { expectAccessible } from "./axe";
import { BOARDS, diceMessages, diceOf } from "./dice-tables";
import { event } from "./events";
import { answering } from "./pages";

/** A turn with a bit of everything, and the dice of the next. */
const TURN = [
  event("chose_die", 0, "red axe", 2),
  event("gained_coins", 0, "", 1),
  event("crossed", 0, "west_barracks.axe.1", 1),
  event("attacked", 0, "west", 3, 1),
  event("crossed", 1, "wonder.1", 0),
  event("crossed", 1, "agora.mask.1", 1),
  event("unlocked", 1, "white"),
  event("passed", 2, "", 3),
  event("last_turn", 1, "", 12),
  event("shook", 0, "", 11),
];
const recap = (): Recap => {
  const found = recapOf(TURN, 3);
  if (!found) throw new Error("nobody has done anything");
  return found;
};
const nothing = (): void => undefined;

beforeEach(() => choose("motion", "full"));
afterEach(() => {
  choose("motion", "auto");
  choose("recap", "full");
  vi.restoreAllMocks();
});

describe("the recap of a turn of dice", () => {
  it("has the die of every city and the spaces it crossed off, in their order", () => {
    expect(recap().deeds).toEqual([
      { seat: 0, kind: "crossed", steps: [{ space: "west_barracks.axe.1", die: "red", face: "axe" }] },
      { seat: 1, kind: "crossed", steps: [{ space: "wonder.1" }, { space: "agora.mask.1" }] },
      { seat: 2, kind: "passed", steps: [] },
    ]);
  });

  it("has what every city paid and got in all", () => {
    expect(recap().payments).toEqual([
      { from: 0, to: undefined, count: 3 },
      { from: undefined, to: 0, count: 1 },
      { from: 1, to: undefined, count: 1 },
      { from: undefined, to: 2, count: 3 },
    ]);
    expect(sums(recap().payments)).toEqual({ 0: -2, 1: -1, 2: 3 });
  });

  it.each([
    ["west", 1],
    ["east", 2],
  ])("sends an attack to the %s to the neighbour on that side", (side, to) => {
    expect(recapOf([event("crossed", 0, "x.1", 0), event("attacked", 0, side, 4, 0)], 3)?.attacks).toEqual([
      { from: 0, to, points: 4, defence: 0 },
    ]);
  });

  it("has what was set off", () => {
    expect(recap().powers).toEqual([
      { seat: 1, kind: "unlocked", thing: "white" },
      { seat: 1, kind: "last_turn", thing: "" },
    ]);
  });

  it("is none where nobody has done anything, and the last is the last that was told", () => {
    expect(recapOf([event("shook", 0, "", 1)], 3)).toBeUndefined();
    expect(lastRecap([], 3)).toBeUndefined();
    expect(lastRecap(diceMessages("act"), 3)?.deeds.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it("is told in a line where nothing may move", () => {
    const { container } = render(DiceRecapLine, { table: diceOf("act"), recap: recap() });
    const told = [...container.querySelectorAll(".deed")].map((deed) => deed.textContent.replaceAll(/\s+/g, " "));
    expect(told[0]).toMatch(/Elsa \(you\).*West, axe 1.*3.*−.*2/);
    expect(told[1]).toMatch(/Wonder 1.*Agora, mask 1.*−.*1/);
    expect(told[2]).toMatch(/pass.*\+.*3/);
  });

  it("shows every city with its die, its spaces, its coins and its attack", () => {
    Element.prototype.animate = vi.fn(() => ({}) as Animation);
    const { container } = render(DiceRecap, { table: diceOf("act"), boards: BOARDS, recap: recap(), onend: nothing });
    expect(container.querySelectorAll(".tile")).toHaveLength(3);
    expect(container.querySelector("[data-at='0'] .chip")).toHaveClass("die-red");
    expect(container.querySelectorAll("[data-at='1'] .space .ink")).toHaveLength(2);
    const sums = [...container.querySelectorAll<HTMLElement>(".sum")];
    expect(sums.map((sum) => sum.textContent.trim())).toEqual(["−3", "+1", "−1", "+3", "31"]);
    expect(sums.at(-1)?.dataset).toMatchObject({ from: "0", to: "1" });
    expect(container.querySelector("[data-power='1']")).toBeInTheDocument();
  });
});

describe("the story of a table of dice", () => {
  const { view } = diceOf("over");
  const kinds = (story: DiceStory): string[] => {
    const found: string[] = [];
    for (; story.scene; story.next()) found.push(story.scene.kind);
    return found;
  };

  it("is the turn, and at the end of the game the last conflicts", () => {
    const story = new DiceStory();
    story.tell(TURN, view);
    expect(kinds(story)).toEqual(["recap"]);
    story.tell([...TURN, event("ended", 0)], view);
    expect(kinds(story)).toEqual(["recap", "borders"]);
  });

  it("has no conflicts where nobody has attacked", () => {
    const peaceful = diceOf("over", ({ view }) => {
      for (const city of view.cities) city.written = {};
    });
    const story = new DiceStory();
    story.tell([event("passed", 0, "", 3), event("ended", 0)], peaceful.view);
    expect(kinds(story)).toEqual(["recap"]);
  });

  it.each([
    ["is off", () => choose("recap", "off")],
    ["nobody looks", () => vi.spyOn(document, "hidden", "get").mockReturnValue(true)],
  ])("has no recap where it %s", (_, arrange) => {
    arrange();
    const story = new DiceStory();
    story.tell([...TURN, event("ended", 0)], view);
    expect(kinds(story)).toEqual(["borders"]);
  });

  it("is a still line where nothing may move, and a new turn takes its place", () => {
    choose("motion", "none");
    const story = new DiceStory();
    story.tell(TURN, view);
    expect(story.still?.deeds).toHaveLength(3);
    story.tell([event("passed", 1, "", 3)], view);
    expect(story.still?.deeds).toHaveLength(1);
    story.skip();
    expect(story.still).toBeUndefined();
  });
});

describe("the last conflicts", () => {
  const table = diceOf("over");
  const news = [event("attacked", 0, "west", 2, 1), event("attacked", 2, "east", 5, 0)];

  it("have the points of both sides at every border, and those of the last turn", () => {
    const borders = bordersOf(table.view, news);
    const written = (seat: number, side: string): number =>
      Object.entries(table.view.cities[seat]?.written ?? {})
        .filter(([space]) => space.startsWith(side))
        .reduce((sum, [, points]) => sum + points, 0);
    expect(borders.map(({ seat, left, west, east }) => [seat, left, west.points, east.points])).toEqual([
      [0, 1, written(0, "west"), written(1, "east")],
      [1, 2, written(1, "west"), written(2, "east")],
      [2, 0, written(2, "west"), written(0, "east")],
    ]);
    expect(borders.map(({ west, east }) => [west.now, east.now])).toEqual([
      [[2], []],
      [[], [5]],
      [[], []],
    ]);
  });

  it("are shown border by border, and go on by Enter", async () => {
    const onclose = vi.fn();
    const borders = bordersOf(table.view, news);
    const { container } = render(DiceBorders, { table, borders, onclose });
    const rows = within(screen.getByRole("dialog", { name: t("dice-borders") })).getAllByRole("listitem");
    expect(rows.map((row) => row.querySelector(".now")?.textContent)).toEqual(["+2→", "←+5", undefined]);
    expect(rows[2]).toHaveTextContent(t("dice-border-quiet"));
    expect(screen.getByRole("button", { name: t("conflict-go") })).toHaveFocus();
    await expectAccessible(container);
    await fireEvent.click(screen.getByRole("button", { name: t("conflict-go") }));
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe("the end of a game of dice that comes before our eyes", () => {
  const ondecided = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    ondecided.mockClear();
    answering({ "GET /api/history/table/course": { moments: [] } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const watch = (): void => {
    const told = { table: diceOf("over"), boards: BOARDS, messages: diceMessages("over") };
    render(DiceResult, { ...told, ondecided, onunsure: nothing });
  };
  const title = (): string => screen.getByRole("heading", { level: 1 }).textContent.trim();

  it("is counted building by building before it is said who has won", async () => {
    watch();
    expect(title()).toBe(t("result-counting"));
    await vi.advanceTimersByTimeAsync(620);
    const totals = [...document.querySelectorAll(".race .total")].map((total) => total.textContent);
    expect(totals).toEqual((diceOf("over").scores ?? []).map(({ wonder }) => String(wonder)));
    expect(ondecided).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(620 * (DICE_LINES.length + 2));
    expect(title()).not.toBe(t("result-counting"));
    expect(ondecided).toHaveBeenCalledOnce();
  });

  it.each(["key", "press"])("is told at once by any %s", async (way) => {
    watch();
    await (way === "key" ? fireEvent.keyDown(window, { key: "a" }) : fireEvent.pointerDown(document.body));
    expect(title()).not.toBe(t("result-counting"));
    expect(ondecided).toHaveBeenCalledOnce();
  });
});
