import { afterEach, describe, expect, it } from "vitest";

import { Problem } from "../src/protocol/api";
import { attempt, faultInFile, problemWords, trouble } from "../src/ui/problems.svelte";
import { PROBLEMS } from "../src/made/vocabulary";
import { lookUp, speak } from "../src/words/index.svelte";
import { ALL } from "./languages";

afterEach(() => speak("en"));

describe("what went wrong", () => {
  it("is told in the language of the reader", async () => {
    expect(problemWords(new Problem("table/full", "no seat is free"))).toBe("Every seat at this table is taken.");
    await speak("nl");
    expect(problemWords(new Problem("table/full", "no seat is free"))).toBe("Alle plaatsen aan deze tafel zijn bezet.");
  });

  it.each(ALL)("is never told in the server's words: %s", async (language) => {
    await speak(language);
    expect(PROBLEMS.length).toBeGreaterThan(30);
    const english = "4 players need 8 boards";
    for (const code of [...PROBLEMS, "server/of-tomorrow"]) {
      expect(problemWords(new Problem(code, english))).not.toContain(english);
      expect(problemWords(new Problem(code, english))).toMatch(/^[^{}]+[.!?]$/);
    }
    expect(problemWords(new Error(english))).toBe(lookUp("problem-other"));
  });

  it("leaves what is wrong with a box to whoever wrote it", () => {
    expect(faultInFile(new Problem("box/faulty", "box.toml: no name"))).toBe("box.toml: no name");
    expect(faultInFile(new Problem("table/full", "no seat is free"))).toBe("");
    expect(faultInFile(new Error("box.toml"))).toBe("");
  });

  it("has words for every code of the server", () => {
    expect(PROBLEMS.filter((code) => lookUp(`problem-${code.replace("/", "-")}`) === undefined)).toEqual([]);
  });

  it("is told until something works again", async () => {
    expect(await attempt(() => Promise.reject(new Problem("table/over", "")))).toBe(false);
    expect(trouble.words).toBe("This game is over.");
    expect(await attempt(() => Promise.resolve())).toBe(true);
    expect(trouble.words).toBe("");
  });
});
