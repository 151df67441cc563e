import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { BegunTable, Message } from "../src/protocol/types";
import Since from "../src/table/Since.svelte";
import { diceMessages, diceOf } from "./dice-tables";
import { answering, type Asked } from "./pages";
import { messagesOf, tableOf } from "./tables";

afterEach(() => vi.unstubAllGlobals());

const words = ({ news }: Message): string[] => news.map(({ kind }) => kind);
const minutesAgo = (n: number): number => Date.now() / 1000 - 60 * n;
const TABLES: [string, BegunTable, Message[]][] = [
  ["cards", tableOf("secondThree"), messagesOf("secondThree")],
  ["dice", diceOf("act"), diceMessages("act")],
];

/** What a table tells when it is opened so many minutes after the last thing happened there. */
async function opened(minutes: number, more: { table?: BegunTable; messages?: Message[]; hidden?: boolean } = {}) {
  const { table = diceOf("act"), messages = diceMessages("act"), hidden = false } = more;
  const told = messages.map((message) => ({ ...message, at: minutesAgo(minutes) }));
  const asked: Asked[] = answering({ [`GET /api/tables/${table.table}/news`]: { messages: told } });
  const shown = render(Since, { table, moment: "turn 2", hidden, words });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((done) => setTimeout(done));
  return shown;
}

const lines = (): string[] => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

describe("since your last turn", () => {
  it.each(TABLES)("everything that happened is told after an absence: %s", async (_, table, messages) => {
    await opened(11, { table, messages });
    await waitFor(() => expect(lines()).toEqual(messages.flatMap(words)));
    expect(lines().length).toBeGreaterThan(3);
  });

  it("nothing is told to someone who was hardly away", async () => {
    await opened(9);
    expect(lines()).toEqual([]);
  });

  it("nothing is told over what lies there", async () => {
    const { rerender } = await opened(11, { hidden: true });
    expect(lines()).toEqual([]);
    await rerender({ hidden: false });
    expect(lines()).not.toEqual([]);
  });

  it("it is old when something else is asked", async () => {
    const { rerender } = await opened(11);
    expect(lines()).not.toEqual([]);
    await rerender({ moment: "turn 3" });
    expect(lines()).toEqual([]);
  });

  it("it can be put away", async () => {
    await opened(11);
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  it("who only watches had no turn", () => {
    const asked = answering({});
    render(Since, { table: diceOf("act", (table) => (table.seat = null)), moment: "", hidden: false, words });
    expect(asked).toEqual([]);
  });
});
