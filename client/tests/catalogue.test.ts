import { describe, expect, it } from "vitest";

import { board, card, edifice, everythingOn, stacks, wonder } from "../src/catalogue";

describe("the catalogue", () => {
  it("finds things by their ids, in both editions", () => {
    expect(card("first-edition", "altar").name).toBe("Altar");
    expect(board("second-edition", "gizah/night").stages).toHaveLength(4);
    expect(edifice("first-edition", "agora").age).toBe(3);
    expect(wonder("second-edition", "ur").city).toBe("Ur");
  });

  it("names what it has not", () => {
    expect(() => card("second-edition", "space_port")).toThrow("the catalogue has no space_port");
    expect(() => Object.keys(everythingOn("dice").cards)).toThrow("the catalogue has no dice");
  });

  it("knows chains from both ends", () => {
    for (const rules of ["first-edition", "second-edition"])
      for (const id of Object.keys(everythingOn(rules).cards))
        for (const next of card(rules, id).to) expect(card(rules, next).from).toContain(id);
  });

  it("stacks cards by colour in the order of a real table, each in the order of building", () => {
    const cards = ["barracks", "baths", "stone_pit", "altar", "press_1"];
    expect(stacks("second-edition", cards)).toEqual([
      { colour: "brown", cards: ["stone_pit"] },
      { colour: "grey", cards: ["press_1"] },
      { colour: "blue", cards: ["baths", "altar"] },
      { colour: "red", cards: ["barracks"] },
    ]);
  });
});
