import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";

import { effectsOf } from "../src/catalogue";
import { CARD_RULES } from "../src/made/vocabulary";
import HowToPlay, { EFFECTS } from "../src/table/HowToPlay.svelte";
import { speak } from "../src/words/index.svelte";
import { expectAccessible } from "./axe";
import { ALL } from "./languages";

afterEach(() => speak("en"));

const printed = CARD_RULES.flatMap(effectsOf);

describe("how to play", () => {
  it("explains every kind of drawing on cards and boards", () => {
    const explained = new Set(EFFECTS.map(({ kind }) => kind));
    expect(printed.length).toBeGreaterThan(100);
    expect([...new Set(printed.map(({ kind }) => kind))].filter((kind) => !explained.has(kind))).toEqual([]);
  });

  it("has a drawing and a sentence for each", () => {
    render(HowToPlay);
    const rows = screen.getAllByRole("listitem").filter((row) => row.querySelector(".effect"));
    expect(rows).toHaveLength(EFFECTS.length);
    for (const row of rows) {
      expect(row.querySelector("svg")).not.toBeNull();
      expect(row.textContent.trim()).toMatch(/\.$/);
    }
    expect(new Set(rows.map((row) => row.textContent)).size).toBe(rows.length);
  });

  it.each(ALL)("is told in %s, without barriers", async (language) => {
    await speak(language);
    const { container } = render(HowToPlay);
    expect(container.textContent).not.toMatch(/[{}]|help-/);
    await expectAccessible(container);
  });
});
