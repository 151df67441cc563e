import { readFileSync } from "node:fs";

import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import { type DiceGlyph, glyphsOf, type IconOfDice } from "../src/dice/boards";
import EffectGlyph from "../src/dice/EffectGlyph.svelte";
import made from "../src/made/dice-effects.json";
import { DICE_EFFECT_KINDS } from "../src/made/vocabulary";
import { SHEETS } from "./dice-tables";

const inSprite = (file: string): Set<string> =>
  new Set([...readFileSync(file, "utf8").matchAll(/<symbol[^>]* id="([\w-]+)"/g)].map(([, id = ""]) => id));
const SPRITES = { icons: inSprite("src/art/icons.svg"), dice: inSprite("src/dice/dice.svg") };
const used = (container: Element): string[] =>
  [...container.querySelectorAll("use")].map((use) => use.getAttribute("href")?.split("#")[1] ?? "");

/** All icons in glyphs, as often as they are drawn. */
function icons(glyphs: readonly DiceGlyph[]): IconOfDice[] {
  return glyphs.flatMap((glyph) => {
    if ("icon" in glyph) return Array.from({ length: glyph.times ?? 1 }, () => glyph);
    if ("glyphs" in glyph) return icons(glyph.glyphs);
    return "glyph" in glyph ? icons([glyph.glyph]) : [];
  });
}

const spaces = SHEETS.plans.flatMap(({ tracks }) => tracks.flatMap((track) => track.spaces));
const effects = [...made, ...spaces.flatMap((space) => space.effects)];

describe("the effects of the dice game", () => {
  it("are there with one example of each kind", () => {
    expect(made.map(({ kind }) => kind)).toEqual(DICE_EFFECT_KINDS);
  });

  it("are drawn glyph by glyph, each with a drawing or a number that is there", () => {
    for (const effect of effects) {
      const { container, unmount } = render(EffectGlyph, { effect });
      const wanted = icons(glyphsOf(effect));
      expect(used(container)).toEqual(wanted.map(({ icon }) => icon));
      for (const { icon, sprite = "icons" } of wanted) expect(SPRITES[sprite]).toContain(icon);
      expect(`${used(container).join("")}${container.textContent.trim()}`).not.toBe("");
      unmount();
    }
  });

  it("of a kind that nobody has heard of are drawn from their glyphs all the same", () => {
    const glyphs = [
      { icon: "coin", number: 3 },
      { text: "II", style: "strong", tint: "red" },
      { tile: "die", tint: "blue", size: 1.4, glyph: { text: "0", style: "strong" } },
      { tile: "mark", tint: "wonder", size: 1.24, glyph: { icon: "wonder", sprite: "dice", size: 1 } },
      { group: "column", glyphs: [{ icon: "pen", sprite: "dice", times: 2, tint: "pen" }] },
    ];
    const { container } = render(EffectGlyph, { effect: { glyphs } });
    expect(used(container)).toEqual(["coin", "wonder", "pen", "pen"]);
    expect(container.textContent.replaceAll(/\s/g, "")).toBe("3II0");
    expect(container.querySelector(".chip.die-blue")).toHaveTextContent("0");
    expect(container.querySelector(".mark.die-wonder use")).toHaveAttribute("href", expect.stringMatching(/#wonder$/));
    expect(container.querySelectorAll(".as-column .in-pen use")).toHaveLength(2);
  });
});
