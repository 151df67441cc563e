import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import StatusLine from "../src/table/StatusLine.svelte";
import { turnOf } from "../src/table/turn";
import { speak } from "../src/words/index.svelte";
import { answering, type Asked } from "./pages";
import { type Name, tableOf } from "./tables";

let asked: Asked[] = [];
beforeEach(() => (asked = answering({})));
afterEach(async () => {
  vi.unstubAllGlobals();
  await speak("en");
});

const shown = (name: Name): void => {
  const table = tableOf(name);
  render(StatusLine, { table, turn: turnOf(table, undefined), hint: undefined, onhint: vi.fn(), onabout: vi.fn() });
};
const paused = (host: boolean): void => {
  const table = tableOf("secondThree", (changed) => Object.assign(changed, { state: "paused", host }));
  render(StatusLine, { table, turn: turnOf(table, undefined), hint: undefined, onhint: vi.fn(), onabout: vi.fn() });
};

describe("the status line", () => {
  it("asks for a card and how to use it", () => {
    shown("secondThree");
    expect(screen.getByText("Choose a card and how to use it")).toBeVisible();
  });

  it("names the edifice that failed and what it takes", () => {
    shown("loseCard");
    expect(screen.getByText(/^\p{Lu}.+ failed: choose a [a-z]+ card to lose$/u)).toBeVisible();
  });

  it("names the edifice in the reader's language", async () => {
    await speak("da");
    shown("loseTokens");
    expect(screen.getByText(/^\p{Lu}.+ slog fejl: Vælg de sejrsbrikker, du mister$/u)).toBeVisible();
  });

  it("lets the host resume a paused game", async () => {
    paused(true);
    expect(screen.getByText("You paused the game.")).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: "Resume" }));
    expect(asked.map(({ body }) => body)).toEqual([{ state: "playing" }]);
  });

  it("tells the others who paused the game", () => {
    paused(false);
    expect(screen.getByText("The host has paused the game.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Resume" })).toBeNull();
  });
});
