import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameEvent } from "../src/protocol/types";
import { choose } from "../src/settings/settings.svelte";
import { both, recapOf, sums } from "../src/table/recap";
import Recap from "../src/table/Recap.svelte";
import RecapLine from "../src/table/RecapLine.svelte";
import { Story } from "../src/table/story.svelte";
import { event } from "./events";
import { tableOf } from "./tables";

const SALE = 3;
/** A turn with a bit of everything. */
const TURN = [
  event("paid", 0, "", 2, 1, 1),
  event("built", 0, "baths"),
  event("staged", 1, "?", 2),
  event("gained_coins", 1, "", 4),
  event("sold", 2, "?"),
  event("passed", 0, "", 1),
];
const recap = () => {
  const found = recapOf(TURN, 3, SALE);
  if (!found) throw new Error("nothing was played");
  return found;
};

describe("the recap of a turn", () => {
  it("has what every city did; what lies face down has no name", () => {
    const own = recapOf([event("sold", 0, "altar"), event("staged", 1, "baths", 1)], 3, SALE);
    expect(own?.deeds.map(({ card }) => card)).toEqual(["", ""]);
    expect(recap().deeds).toEqual([
      { seat: 0, kind: "built", card: "baths", stage: 0 },
      { seat: 1, kind: "staged", card: "", stage: 2 },
      { seat: 2, kind: "sold", card: "", stage: 0 },
    ]);
  });

  it("has every payment: to the left, to the right, to the bank, and from it", () => {
    expect(recap().payments).toEqual([
      { from: 0, to: 1, count: 2 },
      { from: 0, to: 2, count: 1 },
      { from: 0, to: undefined, count: 1 },
      { from: undefined, to: 1, count: 4 },
      { from: undefined, to: 2, count: SALE },
    ]);
    expect(sums(recap().payments)).toEqual({ 0: -4, 1: 6, 2: 4 });
  });

  it("has the powers that did something", () => {
    const events = [event("chained", 0, "baths"), event("built_free", 1, "altar"), event("dug", 2, "theater")];
    expect(recapOf(events, 3, SALE)?.powers).toEqual([
      { seat: 0, icon: "chain" },
      { seat: 1, icon: "free-build-each-age" },
      { seat: 2, icon: "build-from-discard" },
    ]);
  });

  it("leaves out what an edifice brings, and is none where nothing was played", () => {
    const end = [...TURN.slice(0, -1), event("project_built", 0, "agora"), event("gained_coins", 0, "", 9)];
    expect(recapOf(end, 3, SALE)?.payments).toEqual(recap().payments);
    expect(recapOf([event("lost_card", 1, "baths")], 3, SALE)).toBeUndefined();
  });

  it("of two steps is one of both", () => {
    expect(both(recap(), recap()).deeds).toHaveLength(6);
  });

  it("is told in a line where nothing may move", () => {
    const { container } = render(RecapLine, { table: tableOf("secondThree"), recap: recap() });
    const told = [...container.querySelectorAll(".deed")].map((deed) => deed.textContent.replaceAll(/\s+/g, " "));
    expect(told[0]).toMatch(/Elsa \(you\).*Baths.*−.*4/);
    expect(told[1]).toMatch(/Wonder stage 2.*\+.*6/);
    expect(told[2]).toMatch(/Sell.*\+.*4/);
  });

  it("shows a card that was built, and the backs of the others", () => {
    Element.prototype.animate = vi.fn(() => ({}) as Animation);
    const { container } = render(Recap, { shelf: "second-edition", recap: recap(), onend: () => undefined });
    expect(container.querySelector("[data-at='0'] .face .name")).toHaveTextContent("Baths");
    expect(container.querySelectorAll(".face .down")).toHaveLength(2);
    expect([...container.querySelectorAll(".sum")].map((sum) => sum.textContent)).toEqual(["2", "1", "−1", "+4", "+3"]);
  });
});

describe("the story of a table", () => {
  const { view } = tableOf("secondThree");
  const kinds = (story: Story): string[] => {
    const found: string[] = [];
    for (; story.scene; story.next()) found.push(story.scene.kind);
    return found;
  };
  const fought = (age: number): GameEvent[] => [0, 1, 2].map((seat) => event("fought", seat, "", 0, 0, age));

  beforeEach(() => choose("motion", "full"));
  afterEach(() => {
    choose("motion", "auto");
    choose("recap", "full");
    vi.restoreAllMocks();
  });

  it("shows the turn, then the edifice, then the conflicts", () => {
    const story = new Story();
    story.tell([...TURN.slice(0, -1), event("project_failed", 0, "agora"), ...fought(1)], view);
    expect(kinds(story)).toEqual(["recap", "outcome", "conflict"]);
  });

  it("lets a new turn take the place of the one before, and a further step follow", () => {
    const story = new Story();
    story.tell(TURN.slice(0, -1), view);
    story.tell([event("dug", 1, "theater"), event("passed", 0, "", 1)], view);
    expect(story.scene).toMatchObject({ recap: { deeds: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] } });
    story.tell([event("built", 2, "altar")], view);
    expect(story.scene).toMatchObject({ recap: { deeds: [{ seat: 2, card: "altar" }] } });
    expect(kinds(story)).toEqual(["recap"]);
  });

  it("goes on to what must be read when it is skipped", () => {
    const story = new Story();
    story.tell([...TURN, ...fought(1)], view);
    story.skip();
    expect(kinds(story)).toEqual(["conflict"]);
  });

  it.each([
    ["is off", () => choose("recap", "off")],
    ["nobody looks", () => vi.spyOn(document, "hidden", "get").mockReturnValue(true)],
  ])("has no recap where it %s", (_, arrange) => {
    arrange();
    const story = new Story();
    story.tell([...TURN, ...fought(1)], view);
    expect(story.still).toBeUndefined();
    expect(kinds(story)).toEqual(["conflict"]);
  });

  it("is a still line where nothing may move, and holds nothing up", () => {
    choose("motion", "none");
    const story = new Story();
    story.tell([...TURN, ...fought(1)], view);
    expect(story.still?.deeds).toHaveLength(3);
    expect(kinds(story)).toEqual(["conflict"]);
    story.skip();
    expect(story.still).toBeUndefined();
  });

  it("tells what was lost later in the outcome that is still to be read", () => {
    const story = new Story();
    const asked = { ...view, phase: "penalty", thinking: [1] };
    story.tell([event("project_failed", 0, "agora"), event("took_debt", 2, "", -5)], asked);
    expect(story.scene).toMatchObject({ outcome: { choosing: [1] } });
    story.tell([event("lost_card", 1, "baths"), ...fought(1)], view);
    expect(story.scene).toMatchObject({ outcome: { choosing: [], changes: [{ seat: 2 }, { thing: "baths" }] } });
    expect(kinds(story)).toEqual(["outcome", "conflict"]);
    story.tell([event("lost_card", 0, "altar")], view);
    expect(kinds(story)).toEqual(["outcome"]);
  });
});
