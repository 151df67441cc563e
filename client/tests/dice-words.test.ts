import { describe, expect, it } from "vitest";

import {
  actionWords,
  called,
  coinsWords,
  dieName,
  eventWords,
  faceName,
  hintWords,
  optionName,
  setOffWords,
  spaceName,
  spaceWords,
  tellerOf,
  whyNot,
} from "../src/dice/words";
import type { GameEvent } from "../src/protocol/types";
import { speak } from "../src/words/index.svelte";
import { askedOf, BOARDS, diceMessages, DICE_NAMES, diceOf, diceOption } from "./dice-tables";
import { ALL } from "./languages";

describe("things of the dice game", () => {
  it.each([
    ["agora.mask.1", "Agora, mask 1"],
    ["warehouse.stone", "Warehouse, stone"],
    ["wonder.2", "Wonder 2"],
    ["gallery.blue", "Gallery of Leaders, blue bust"],
    ["west_barracks.axe.3", "Western Barracks, axe 3"],
  ])("%s is called %s", (id, name) => {
    expect(spaceName(id)).toBe(name);
  });

  it("name dice by their colour, and faces by what they show", () => {
    expect(dieName("grey_b")).toBe("grey die");
    expect(faceName("university")).toBe("University");
    expect(faceName("any")).toBe("building of your choice");
    expect(coinsWords(0)).toBe("free");
    expect(coinsWords(2)).toBe("2 coins");
  });

  it.each([
    ["build blue agora.mask.1", "Agora, mask 1 with the blue die"],
    ["wonder", "wonder, stage 2"],
    ["cross market.coin.2", "cross off Market, coin 2"],
    ["bonus coins", "take the bonus: coins"],
    ["pass", "pass"],
    ["skip", "skip it"],
  ])("%s is told as %s", (action, words) => {
    expect(actionWords(action, 2)).toBe(words);
  });

  it("tell what is set off", () => {
    expect(setOffWords({ kind: "gained_coins", thing: "", numbers: [2] })).toBe("take 2 coins");
    expect(setOffWords({ kind: "attacked", thing: "west", numbers: [2, 1] })).toBe("attack: 2 points after 1 defence");
    expect(setOffWords({ kind: "unlocked", thing: "black", numbers: [] })).toBe("unlock: black die");
    expect(setOffWords({ kind: "finished", thing: "agora", numbers: [] })).toBe("Agora finished: a bonus");
    expect(setOffWords({ kind: "took_bonus", thing: "coins", numbers: [] })).toBe("last bonus: coins");
  });

  it("name an option by its space, or by what is done", () => {
    expect(optionName(diceOption({}))).toBe("Agora, mask 1");
    expect(optionName(diceOption({ kind: "pass", chosen: "", at: "", action: "pass" }))).toBe("Pass");
  });

  it("give a hint with its reason", () => {
    const hint = { seat: 0, action: "pass", bot: "rulebook", why: "dice_coins", points: 0 };
    expect(hintWords(hint, 1)).toBe("The careful bot’s choice: pass. Coins help more than anything on offer.");
  });
});

it.each([
  ["en", "Halicarnassus", "Rhodes"],
  ["da", "Halikarnassos", "Rhodos"],
  ["nl", "Halicarnassus", "Rhodos"],
] as const)("the cities of boards are called in %s as at the card table", async (language, halicarnassus, rhodes) => {
  await speak(language);
  const cityOf = (board: string): string => BOARDS.of(board).city.replaceAll("\u00AD", "");
  expect(cityOf("halicarnassus")).toBe(halicarnassus);
  expect(cityOf("rhodes")).toBe(rhodes);
  await speak("en");
});

describe("a die is called a die once", () => {
  const die = { die: "grey_a" };

  it.each([
    ["en", "The purple die replaces a grey die in the Forum.", "Anna chooses the grey die (wood)."],
    ["da", "En lilla terning erstatter en grå terning i Forum.", "Anna vælger en grå terning (træ)."],
    ["nb", "En lilla terning erstatter en grå terning i Forum.", "Anna velger en grå terning (tre)."],
    ["sv", "En lila tärning ersätter en grå tärning i forumet.", "Anna väljer en grå tärning (trä)."],
    [
      "nl",
      "De paarse dobbelsteen vervangt een grijze dobbelsteen in het Forum.",
      "Anna kiest de grijze dobbelsteen (hout).",
    ],
  ] as const)("in a sentence of %s", async (language, entered, chosen) => {
    await speak(language);
    const teller = { ...tellerOf(diceOf("act"), BOARDS), who: () => "Anna" };
    const told = (key: string, gaps: object): string =>
      eventWords({ message: { key, gaps } } as unknown as GameEvent, teller);
    expect(told("dice-log-entered", { die: { die: "purple" }, other: die })).toBe(entered);
    expect(told("dice-log-chose_die", { who: { seat: 0 }, die, face: { face: "wood" } })).toBe(chosen);
  });
});

describe.each(ALL)("in %s", (language) => {
  it("every event, reason and space is told without a name of the notation", async () => {
    await speak(language);
    const table = diceOf("act");
    const teller = tellerOf(table, BOARDS);
    const told = [
      ...DICE_NAMES.flatMap((name) =>
        diceMessages(name).flatMap(({ news }) => news.map((event) => eventWords(event, teller))),
      ),
      ...askedOf(table).refusals.map(whyNot),
      ...[...BOARDS.of("giza").spaces.values()].map(spaceWords),
      called(table, BOARDS, 1),
    ];
    expect(told.length).toBeGreaterThan(80);
    expect(told.filter((words) => !words || /\w+\.\w+\.\d|grey_|undefined|_barracks/.test(words))).toEqual([]);
    await speak("en");
  });
});
