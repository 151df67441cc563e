import { afterEach, describe, expect, it, vi } from "vitest";

import {
  language,
  LANGUAGES,
  listed,
  lookUp,
  moment,
  preferred,
  speak,
  speakPreferred,
  t,
} from "../src/words/index.svelte";
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

describe("a message", () => {
  it("has its gaps filled, with words and with numbers", () => {
    expect(t("table-turn", { turn: 2, turns: "six" })).toBe("Turn 2 of six");
  });

  it("keeps what looks like a gap in the text that fills it", () => {
    expect(t("result-won", { name: "{n} $& $1" })).toBe("{n} $& $1 wins");
  });

  it("takes the plural form of its number", () => {
    expect([0, 1, 2, 21].map((n) => t("table-coins", { n }))).toEqual(["0 coins", "1 coin", "2 coins", "21 coins"]);
  });

  it("that is not there is nothing, so that something else can be said", () => {
    expect(lookUp("problem-unheard-of")).toBeUndefined();
    expect(lookUp("app-close")).toBe("Close");
  });
});

describe("speaking", () => {
  it.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])("%s tells the page and the words", async (chosen) => {
    await speak(chosen);
    expect(language()).toBe(chosen);
    expect(document.documentElement.lang).toBe(chosen);
    expect(t("table-coins", { n: 1 })).toMatch(/^1 \S/);
  });

  it("follows the settings", async () => {
    choose("language", "nl");
    await speakPreferred();
    expect(t("app-close")).toBe("Sluiten");
  });

  it("lists words with commas and a conjunction of the language", async () => {
    expect(listed([])).toBe("");
    expect(listed(["a"])).toBe("a");
    expect(listed(["a", "b", "c"])).toBe("a, b and c");
    expect(listed(["a", "b"], "or")).toBe("a or b");
    await speak("nl");
    expect(listed(["a", "b", "c"])).toBe("a, b en c");
    await speak("sv");
    expect(listed(["a", "b"], "or")).toBe("a eller b");
  });
});

describe("a moment", () => {
  const at = Date.UTC(2026, 10, 17, 12, 30) / 1000;
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ["en", ["en-GB"], "17 Nov 2026"],
    ["en", ["en-US"], "Nov 17, 2026"],
    ["en", ["da-DK", "fr-FR"], "17 Nov 2026"],
    ["da", ["en-US", "da"], "17. nov. 2026"],
    ["nl", ["nl-BE", "en-US"], "17 nov 2026"],
  ] as const)("in %s is written as a browser with %o asks for it", async (language, languages, words) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
    await speak(language);
    expect(moment(at)).toContain(words);
  });
});
