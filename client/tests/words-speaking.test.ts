import { afterEach, describe, expect, it } from "vitest";

import { filled, language, LANGUAGES, listed, preferred, speak, speakPreferred, t } from "../src/words/index.svelte";
import { choose } from "../src/settings/settings.svelte";

afterEach(async () => {
  choose("language", "");
  await speak("en");
});

describe("the preferred language", () => {
  it("is the chosen one, whatever the browser speaks", () => {
    expect(preferred("sv", ["da", "en"])).toBe("sv");
  });

  it("is the first of the browser's that we speak", () => {
    expect(preferred("", ["fr-FR", "nl-BE", "en"])).toBe("nl");
    expect(preferred("", ["DA-dk"])).toBe("da");
  });

  it.each(["no", "nn", "nn-NO", "nb-NO"])("is Norwegian bokmål for %s", (tag) => {
    expect(preferred("", [tag])).toBe("nb");
  });

  it("is English if nothing is known", () => {
    expect(preferred("", ["fr", "ja"])).toBe("en");
    expect(preferred("tlh", [])).toBe("en");
  });
});

describe("a phrase", () => {
  it("has its gaps filled, with words and with numbers", () => {
    expect(filled("Turn {turn} of {turns}, {name}", { turn: 2, turns: 6, name: "Elsa" }, "en")).toBe(
      "Turn 2 of 6, Elsa",
    );
  });

  it("is filled wherever a gap stands twice", () => {
    expect(filled("{a} and {a}", { a: "x" }, "en")).toBe("x and x");
  });

  it("keeps what looks like a gap in the text that fills it", () => {
    expect(filled("{name} wins", { name: "{n} $& $1" }, "en")).toBe("{n} $& $1 wins");
  });

  it("takes the plural form of its number", () => {
    const coins = { one: "{n} coin", other: "{n} coins" };
    expect([0, 1, 2, 21].map((n) => filled(coins, { n }, "en"))).toEqual(["0 coins", "1 coin", "2 coins", "21 coins"]);
  });

  it("takes the general form where a language has more forms than the phrase", () => {
    expect(filled({ other: "{n} things" }, { n: 1 }, "en")).toBe("1 things");
  });
});

describe("speaking", () => {
  it.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])("%s tells the page and the words", async (chosen) => {
    await speak(chosen);
    expect(language()).toBe(chosen);
    expect(document.documentElement.lang).toBe(chosen);
    expect(t("table.coins", { n: 1 })).toMatch(/^1 \S/);
  });

  it("follows the settings", async () => {
    choose("language", "nl");
    await speakPreferred();
    expect(t("app.close")).toBe("Sluiten");
  });

  it("lists words with commas and a conjunction of the language", async () => {
    expect(listed(["a"])).toBe("a");
    expect(listed(["a", "b", "c"])).toBe("a, b, and c");
    expect(listed(["a", "b"], "or")).toBe("a or b");
    await speak("nl");
    expect(listed(["a", "b", "c"])).toBe("a, b en c");
    await speak("sv");
    expect(listed(["a", "b"], "or")).toBe("a eller b");
  });
});
