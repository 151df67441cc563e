import { afterEach, describe, expect, it } from "vitest";

import { Problem } from "../src/protocol/api";
import { attempt, problemWords, trouble } from "../src/ui/problems.svelte";
import { PROBLEMS } from "../src/made/vocabulary";
import { lookUp, speak } from "../src/words/index.svelte";

afterEach(() => speak("en"));

describe("what went wrong", () => {
  it("is told in the language of the reader", async () => {
    expect(problemWords(new Problem("table/full", "no seat is free"))).toBe("Every seat at this table is taken.");
    await speak("nl");
    expect(problemWords(new Problem("table/full", "no seat is free"))).toBe("Alle plaatsen aan deze tafel zijn bezet.");
  });

  it("is told with the sentence of the server where we have no words for it", () => {
    expect(problemWords(new Problem("request/malformed", "No such field."))).toBe(
      "Something went wrong: No such field.",
    );
    expect(problemWords(new Error("broken"))).toContain("broken");
  });

  it("never shows the server's English for options that do not go together", () => {
    const fault = new Problem("table/options", "a draft of 7 players needs 14 wonders");
    expect(problemWords(fault)).toBe("This combination of options is not possible.");
  });

  it("is a whole sentence for every code of the server", () => {
    expect(PROBLEMS.length).toBeGreaterThan(30);
    for (const code of PROBLEMS) expect(problemWords(new Problem(code, "m"))).toMatch(/^[^{}]+$/);
  });

  it("has words in every language for whatever a reader can run into", () => {
    const ours = ["request/", "choice/malformed", "choice/key-used"]; // faults of a program, not of a person
    const untold = PROBLEMS.filter(
      (code) =>
        lookUp(`problem-${code.replace("/", "-")}`) === undefined && !ours.some((start) => code.startsWith(start)),
    );
    expect(untold).toEqual([]);
  });

  it("is told until something works again", async () => {
    expect(await attempt(() => Promise.reject(new Problem("table/over", "")))).toBe(false);
    expect(trouble.words).toBe("This game is over.");
    expect(await attempt(() => Promise.resolve())).toBe(true);
    expect(trouble.words).toBe("");
  });
});
