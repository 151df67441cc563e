import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { heardNow, secondsUntil } from "../src/protocol/timing";
import type { CardTable } from "../src/protocol/types";
import Clock from "../src/table/Clock.svelte";
import StatusLine from "../src/table/StatusLine.svelte";
import { turnOf } from "../src/table/turn";
import { tableOf } from "./tables";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const timed = (): CardTable =>
  tableOf("secondThree", (table) => {
    table.clock = { kind: "decision", seconds: 60, grace: null };
    Object.assign(table, { time: 500, deadlines: { 0: 560 } });
  });

describe("the time that is left", () => {
  it("is what the server said, less what has passed since then", () => {
    const table = timed();
    heardNow(table);
    vi.advanceTimersByTime(12_000);
    expect(secondsUntil(table, 560)).toBeCloseTo(48);
  });

  it("does not care for the clock of this device", () => {
    const table = timed();
    heardNow(table);
    vi.setSystemTime(Date.now() - 7_200_000);
    expect(secondsUntil(table, 560)).toBeCloseTo(60);
  });

  it("is shown from the first second on, and counts down", async () => {
    const table = timed();
    heardNow(table);
    render(Clock, { table });
    expect(screen.getByRole("timer")).toHaveTextContent("1:00");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.getByRole("timer")).toHaveTextContent("0:50");
  });
});

describe("a table at which nobody was left", () => {
  const waits = (seat: number | null): CardTable =>
    tableOf("secondThree", (table) => Object.assign(table, { state: "paused", pause: "absence", seat }));
  const shown = (table: CardTable): void => {
    render(StatusLine, { table, turn: turnOf(table, undefined), hint: undefined, onhint: vi.fn(), onabout: vi.fn() });
  };

  it("lets its player play on", () => {
    shown(waits(0));
    expect(screen.getByText(/The game is waiting for you/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Take back control" })).toBeInTheDocument();
  });

  it("tells others what it waits for", () => {
    shown(waits(null));
    expect(screen.getByText("The game is paused until a player comes back.")).toBeInTheDocument();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
