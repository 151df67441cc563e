import { describe, expect, it } from "vitest";

import * as vocabulary from "../src/made/vocabulary";
import { sources } from "./sources";

const LISTS = Object.values<unknown>(vocabulary).filter((made): made is readonly string[] => Array.isArray(made));

/** The lists and unions of words in a text that could be written from one list of the vocabulary. */
function writtenByHand(text: string): string[] {
  const found = [...text.matchAll(/\[[^[\]]*\]|"[^"\n]+"(?:\s*\|\s*"[^"\n]+")+/g)].map(([written]) => written);
  return found.filter((written) => {
    const words = [...written.matchAll(/"([^"\n]+)"/g)].map(([, word = ""]) => word);
    return words.length > 1 && LISTS.some((list) => words.every((word) => list.includes(word)));
  });
}

describe("the words of the rules and of the protocol", () => {
  it("are listed nowhere in the source", () => {
    const found = [...sources()].flatMap(([path, text]) => writtenByHand(text).map((written) => `${path}: ${written}`));
    expect(found).toEqual([]);
  });

  it("would be found, in lists, in unions and beside other lists", () => {
    expect(writtenByHand('const BUILDS = ["build", "chain"];')).toHaveLength(1);
    expect(writtenByHand('type Way = "left" | "swap";')).toHaveLength(1);
    expect(writtenByHand('[...BUILDS, "staged",\n "sold"]')).toHaveLength(1);
    expect(writtenByHand('["build", "nothing of ours"]; x["build"]; f("build", "chain")')).toEqual([]);
  });

  it("have something in common where a set says so", () => {
    expect([...vocabulary.BUILDING_ACTIONS]).toEqual(["build", "chain", "free"]);
    expect([...vocabulary.BUILDING_EVENTS]).toEqual(["built", "chained", "built_free", "dug"]);
    expect([...vocabulary.PLAYING_DECISIONS]).toEqual(["play_card", "play_last_card", "play_for_free_city"]);
    expect([...vocabulary.TRY_AGAIN]).toEqual(["server/closing", "server/store", "server/fault"]);
  });
});
