import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Message, TableShown } from "../src/protocol/types";
import { diceOf } from "./dice-tables";
import { tableOf } from "./tables";

const heard: ((message: Message) => void)[] = [];
const play = vi.fn();
const showNotice = vi.fn(() => Promise.resolve());
const place = { path: "/" };
const settings = { notify: true };
vi.mock("../src/protocol/server.svelte", () => ({
  server: { listen: (listener: (message: Message) => void) => heard.push(listener) },
}));
vi.mock("../src/router.svelte", () => ({ place }));
vi.mock("../src/settings/settings.svelte", () => ({ settings }));
vi.mock("../src/sound/sounds", () => ({ play }));
vi.mock("../src/ui/notices", () => ({ showNotice }));

const { tellOfTurns } = await import("../src/table/notifier");
tellOfTurns();

let number = 0;

/** Tell of a table: first that others are asked, then as it is. */
function tell(table: TableShown): void {
  number += 1;
  const name = { table: `table${String(number)}`, code: "CODE23" };
  const waiting = { ...table, ...name, state: "playing" as const, legal: {} };
  for (const now of [waiting, { ...table, ...name }])
    for (const listener of heard)
      listener({ table: now.table, position: 1, at: 0, kind: "chose", what: {}, news: [], now });
}

beforeEach(() => {
  place.path = "/";
});
afterEach(() => vi.clearAllMocks());

const asked = { cards: () => tableOf("secondThree"), dice: () => diceOf("act") };
const over = { cards: () => tableOf("over"), dice: () => diceOf("over") };
const shown = (table: unknown): TableShown => table as TableShown;

describe.each(["cards", "dice"] as const)("at a table of %s", (game) => {
  it("a notice tells of the own turn", () => {
    tell(shown(asked[game]()));
    expect(showNotice).toHaveBeenCalledOnce();
    expect(showNotice).toHaveBeenCalledWith(expect.objectContaining({ address: "/t/CODE23" }));
    expect(play).not.toHaveBeenCalled();
  });

  it("a sound tells of the own turn where the table is shown", () => {
    place.path = "/t/CODE23";
    tell(shown(asked[game]()));
    expect(play).toHaveBeenCalledWith("turn");
  });

  it("a notice tells of the end", () => {
    tell(shown(over[game]()));
    expect(showNotice).toHaveBeenCalledOnce();
    expect(play).not.toHaveBeenCalled();
  });

  it("someone who only watches is told nothing", () => {
    tell({ ...shown(asked[game]()), seat: null });
    expect(showNotice).not.toHaveBeenCalled();
  });
});
