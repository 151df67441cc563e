import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";

import { server } from "../src/protocol/server.svelte";
import Clock from "../src/table/Clock.svelte";
import { tableOf } from "./tables";

const SERVER_TIME = 500; // far from the clock of this device

/** What the clock shows when so many seconds are left by the server's word. */
function shown(left: number, seconds = 60): string {
  const table = tableOf("firstSeven", (table) => {
    table.clock = { kind: "decision", seconds, grace: null };
    Object.assign(table, { time: SERVER_TIME, deadlines: { "0": SERVER_TIME + left } });
  });
  render(Clock, { table });
  return screen.getByRole("timer").textContent.trim();
}

describe("the clock", () => {
  it.each([
    [60.9, 60, "1:00"],
    [59.5, 60, "1:00"],
    [14.2, 60, "0:15"],
    [-3, 60, "0:00"],
    [7201, 7200, "2 hours"],
  ])("with %d seconds left of %d shows %s", (left, seconds, words) => {
    expect(shown(left, seconds)).toBe(words);
  });

  it("shows nothing while the line is lost, as the server's time may stand", async () => {
    expect(shown(39.5)).toBe("0:40");
    server.line = "lost";
    await tick();
    expect(screen.queryByRole("timer")).toBeNull();
    server.line = "open";
    await tick();
    expect(screen.getByRole("timer").textContent.trim()).toMatch(/^0:(40|39)$/);
  });
});
