import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { CardTable, Spoken } from "../src/protocol/types";
import { choose } from "../src/settings/settings.svelte";
import Reactions from "../src/table/Reactions.svelte";
import { tableOf } from "./tables";

const said = (seat: number, at: number, reaction: string, words = ""): Spoken => ({
  at,
  seat,
  name: ["Elsa", "Frida", "Gustav"][seat] ?? "",
  words,
  reaction,
});
const table = (...talk: Spoken[]): CardTable => tableOf("secondThree", (shown) => (shown.talk = talk));
const bubbles = (): (string | undefined)[] =>
  [...document.querySelectorAll(".bubble")].map((bubble) => bubble.textContent.trim());

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  choose("motion", "auto");
});

describe("reactions at the table", () => {
  it.each(["full", "none"] as const)("are shown and said for a few seconds, with motion %s", async (motion) => {
    choose("motion", motion);
    const { rerender } = render(Reactions, { table: table(said(0, 1, "thanks")) });
    expect(bubbles()).toEqual([]); // it was said before the page opened
    await rerender({ table: table(said(0, 1, "thanks"), said(1, 2, "wow")) });
    expect(bubbles()).toEqual(["Wow!"]);
    expect(screen.getByText("Frida: Wow!").closest("[aria-live=polite]")).not.toBeNull();
    await vi.advanceTimersByTimeAsync(4000);
    expect(bubbles()).toEqual(["Wow!"]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(bubbles()).toEqual([]);
  });

  it("are one for each city, and words are not among them", async () => {
    const { rerender } = render(Reactions, { table: table() });
    await rerender({
      table: table(said(1, 1, "wow"), said(2, 2, "oops"), said(1, 3, "thanks"), said(0, 4, "", "Hej!")),
    });
    expect(bubbles()).toEqual(["Oops!", "Thanks!"]);
  });
});
