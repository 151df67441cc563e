import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import Wonder from "../src/art/Wonder.svelte";

/** The parts that stand, from which height to which. */
const parts = (page: HTMLElement): string[] =>
  [...page.querySelectorAll("svg svg")].map((part) => part.getAttribute("viewBox") ?? "");
const hasPlan = (page: HTMLElement): boolean => page.querySelector(".plan") !== null;

describe("the drawing of a wonder", () => {
  it("is whole where nothing is said of stages, and where all stand", () => {
    for (const props of [{ name: "gizah" }, { name: "gizah", built: 3, stages: 3 }]) {
      const { container } = render(Wonder, props);
      expect(hasPlan(container)).toBe(false);
      expect(container.querySelectorAll("use")).toHaveLength(1);
    }
  });

  it("is a plan before the first stage", () => {
    const { container } = render(Wonder, { name: "gizah", built: 0, stages: 3 });
    expect(hasPlan(container)).toBe(true);
    expect(parts(container)).toEqual([]);
  });

  it.each([
    ["olympia", 2, 3],
    ["gizah", 3, 4],
    ["own", 1, 2],
  ])("stands from the ground up: %s, %i of %i", (name, built, stages) => {
    const { container } = render(Wonder, { name, built, stages });
    const heights = parts(container).map((box) => box.split(" ").map(Number));
    const [old, fresh] = heights;
    expect((old?.[1] ?? 0) + (old?.[3] ?? 0)).toBe(120);
    expect((fresh?.[1] ?? 0) + (fresh?.[3] ?? 0)).toBeCloseTo(old?.[1] ?? 0);
    expect(fresh?.[1]).toBeGreaterThan(0);
  });

  it("grows while someone looks on, and only then", async () => {
    const { container, rerender } = render(Wonder, { name: "gizah", built: 1, stages: 3 });
    expect(container.querySelector(".grows")).toBeNull();
    await rerender({ name: "gizah", built: 2, stages: 3 });
    expect(container.querySelectorAll(".grows")).toHaveLength(1);
    await rerender({ name: "gizah", built: 3, stages: 3 });
    expect(container.querySelectorAll(".grows")).toHaveLength(1);
  });
});
