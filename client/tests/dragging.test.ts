import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import { holds, isDrag, placesOf, type Zone, zonesIn } from "../src/table/dragging";
import DropZones from "../src/table/DropZones.svelte";
import { optionsOf, refusalOf, waysOf } from "../src/table/options";
import { t } from "../src/words/index.svelte";
import { whyNot } from "../src/words/things";
import { bothWays, legalOf, tableOf } from "./tables";

const ROOM: Zone = { left: 0, top: 50, right: 1000, bottom: 500 };
const zone = (left: number, top: number, right: number, bottom: number): Zone => ({ left, top, right, bottom });
const OWN = {
  sell: zone(300, 60, 700, 104),
  stage: zone(300, 110, 700, 240),
  build: zone(300, 250, 700, 400),
};

describe("a press becomes a drag", () => {
  const from = { x: 100, y: 100 };
  it.each([
    ["mouse", { x: 104, y: 97 }, false],
    ["mouse", { x: 120, y: 100 }, true],
    ["mouse", { x: 100, y: 130 }, true],
    ["touch", { x: 100, y: 80 }, true],
    ["touch", { x: 70, y: 80 }, false],
    ["touch", { x: 100, y: 130 }, false],
    ["pen", { x: 105, y: 80 }, true],
  ])("with a %s at %o: %s", (kind, to, drags) => {
    expect(isDrag(kind, from, to)).toBe(drags);
  });
});

describe("the places for a card", () => {
  it("are the city, its wonder and its coins where they are seen", () => {
    expect(zonesIn(OWN, ROOM)).toEqual(OWN);
  });

  it("are in a strip above the hand where nothing is seen", () => {
    const found = Object.values(zonesIn({}, ROOM));
    expect(found).toHaveLength(3);
    for (const place of found) {
      expect(place.bottom).toBeLessThanOrEqual(ROOM.bottom);
      expect(place.right - place.left).toBeGreaterThan(300);
    }
  });

  it("share the room: what is hidden by the hand or too small goes to the strip, and nothing overlaps", () => {
    const hidden = { ...OWN, build: zone(300, 490, 700, 600), sell: zone(300, 60, 350, 70) };
    const { build, stage, sell } = zonesIn(hidden, ROOM);
    expect(stage).toEqual(OWN.stage);
    expect([build.top, sell.top]).toEqual([build.top, build.top]);
    expect(build.top).toBeGreaterThan(stage.bottom);
    expect(sell.left).toBeGreaterThan(build.right);
  });

  it("are cut off at the hand", () => {
    const low = zonesIn({ ...OWN, build: zone(300, 250, 700, 900) }, ROOM);
    expect(low.build.bottom).toBe(ROOM.bottom);
  });

  it("hold a point or not", () => {
    expect(holds(OWN.stage, { x: 300, y: 110 })).toBe(true);
    expect(holds(OWN.stage, { x: 299, y: 110 })).toBe(false);
    expect(holds(OWN.stage, { x: 400, y: 241 })).toBe(false);
  });

  it("are marked in the city", () => {
    const city = document.createElement("article");
    city.innerHTML = '<header data-drop="sell"></header><div data-drop="stage"></div><ul data-drop="build"></ul>';
    expect(Object.keys(placesOf(city)).sort()).toEqual(["build", "sell", "stage"]);
  });
});

describe("the places light up", () => {
  const shown = (card: string, name: "twoWays" | "secondThree"): HTMLElement => {
    const table = tableOf(name);
    const room = document.createElement("main");
    const at = { x: 0, y: 0 };
    return render(DropZones, { table, seat: 0, legal: legalOf(table), card, at, room }).container;
  };
  const place = (container: HTMLElement, deed: string): Element | null =>
    container.querySelector(`[data-zone="${deed}"]`);

  it("with what it costs", () => {
    const { card, left } = bothWays(tableOf("twoWays"));
    const zones = shown(card, "twoWays");
    expect(place(zones, "build")).toHaveClass("can");
    expect(place(zones, "build")).toHaveTextContent(`${t("choice-build")} ${String(left.price)}`);
    expect(place(zones, "sell")).toHaveTextContent(t("choice-sell-for", { n: 3 }));
  });

  it("or with why it is not possible", () => {
    const zones = shown("barracks", "secondThree");
    const options = optionsOf(legalOf(tableOf("secondThree")), "barracks");
    for (const deed of ["build", "stage"] as const) {
      const refusal = refusalOf(options, deed);
      expect(waysOf(options, deed)).toEqual([]);
      expect(place(zones, deed)).not.toHaveClass("can");
      expect(place(zones, deed)).toHaveTextContent(refusal ? whyNot(refusal) : "a reason");
    }
  });
});
