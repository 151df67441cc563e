import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { LINES } from "../src/made/vocabulary";
import type { CardTable } from "../src/protocol/types";
import { choose } from "../src/settings/settings.svelte";
import Result from "../src/table/Result.svelte";
import { signed } from "../src/table/scores";
import { t } from "../src/words/index.svelte";
import { expectAccessible } from "./axe";
import { answering } from "./pages";
import { messagesOf, tableOf } from "./tables";

const COURSE = [
  { age: 1, turn: 6, points: [3, 5, -2] },
  { age: 2, turn: 6, points: [8, 8, 3] }, // a turn of two steps
  { age: 2, turn: 6, points: [9, 8, 3] },
  { age: 3, turn: 6, points: [19, 17, 8] },
];

beforeEach(() => {
  answering({ "GET /api/history/table/course": { moments: COURSE } });
});
afterEach(() => vi.unstubAllGlobals());

const show = (table: CardTable): HTMLElement => render(Result, { table, messages: messagesOf("over") }).container;
const title = (): string => screen.getByRole("heading", { level: 1 }).textContent.trim();

describe("the end of a game", () => {
  it.each([
    [[0], "You win!"],
    [[1], "Careful bot 2 wins"],
    [[0, 2], "Elsa and Careful bot 3 share the victory"],
  ])("of which seats %o are winners is called: %s", (winners, words) => {
    show(tableOf("over", (table) => (table.winners = winners)));
    expect(title()).toBe(words);
  });

  it("says how it was won", async () => {
    const table = tableOf("over");
    show(table);
    const [won, ...others] = table.scores ?? [];
    expect(table.winners).toEqual([0]);
    const next = (others[0]?.total ?? 0) > (others[1]?.total ?? 0) ? 0 : 1;
    const lead = Math.max(...LINES.map((line) => (won?.[line] ?? 0) - (others[next]?.[line] ?? 0)));
    const best = LINES.find((line) => (won?.[line] ?? 0) - (others[next]?.[line] ?? 0) === lead) ?? "coins";
    expect(lead).toBeGreaterThan(1);
    const words = `${t(`score-${best}`)}: ${String(lead)} points ahead of Careful bot ${String(next + 2)}.`;
    expect(screen.getByText(words)).toBeVisible();
    expect(await screen.findByText("Elsa took the lead for good in Age II, turn 6.")).toBeVisible();
    expect(screen.getByRole("img", { name: "What each city would have scored after each turn." })).toBeVisible();
  });

  it("has the points of every turn as a table too", async () => {
    show(tableOf("over"));
    await fireEvent.click(await screen.findByText("Show as a table"));
    const table = screen.getByRole("table", { name: "Score turn by turn" });
    const rows = within(table)
      .getAllByRole("row")
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ["", "Elsa", "Careful bot 2", "Careful bot 3"],
      ["Age I, turn 6", "3", "5", "−2"],
      ["Age II, turn 6", "9", "8", "3"],
      ["Age III, turn 6", "19", "17", "8"],
    ]);
  });

  it("proves the deal", () => {
    const table = tableOf("over");
    const page = show(table);
    expect(page).toHaveTextContent(table.fair.commitment);
    expect(page).toHaveTextContent(table.fair.secret ?? "nothing");
  });

  it("tells a loser the gap by category, and where it opened", async () => {
    const table = tableOf("over", (table) => (table.winners = [1]));
    show(table);
    const [mine, best] = [table.scores?.[0], table.scores?.[1]];
    const behind = (best?.total ?? 0) - (mine?.total ?? 0);
    const heading = await screen.findByRole("heading", { name: t("result-gap", { n: behind, name: "Careful bot 2" }) });
    const rows = within(screen.getByRole("table", { name: "Your points compared with the winner’s" }));
    for (const line of LINES.filter((line) => (mine?.[line] ?? 0) !== (best?.[line] ?? 0))) {
      const gap = (mine?.[line] ?? 0) - (best?.[line] ?? 0);
      const row = rows.getByRole("rowheader", { name: t(`score-${line}`) }).closest("tr");
      expect(row).toHaveTextContent(`${gap > 0 ? "+" : "−"}${String(Math.abs(gap))}`);
    }
    expect(heading).toBeVisible();
    expect(await screen.findByText("Age I, turn 6: 2 points")).toBeVisible();
  });

  it("tells a winner of no gap", () => {
    show(tableOf("over"));
    expect(screen.queryByText("Your points compared with the winner’s")).not.toBeInTheDocument();
  });

  describe("that comes before our eyes", () => {
    const ondecided = vi.fn();
    beforeEach(() => {
      vi.useFakeTimers();
      ondecided.mockClear();
      choose("motion", "full");
    });
    afterEach(() => {
      vi.useRealTimers();
      choose("motion", "auto");
      choose("recap", "full");
    });
    const watch = (): HTMLElement =>
      render(Result, { table: tableOf("over"), messages: messagesOf("over"), ondecided }).container;
    const totals = (page: HTMLElement): string[] =>
      [...page.querySelectorAll(".race .total")].map((total) => total.textContent);

    it("is counted category by category before it is said who has won", async () => {
      const page = watch();
      expect(title()).toBe("Counting the points");
      expect(totals(page)).toEqual(["0", "0", "0"]);
      await vi.advanceTimersByTimeAsync(620);
      const military = (tableOf("over").scores ?? []).map(({ military }) => signed(military));
      expect(totals(page)).toEqual(military);
      expect(ondecided).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(620 * (LINES.length + 2));
      expect(title()).toBe("You win!");
      expect(ondecided).toHaveBeenCalledOnce();
    });

    it.each(["key", "press"])("is told at once by any %s", async (way) => {
      watch();
      await (way === "key" ? fireEvent.keyDown(window, { key: "a" }) : fireEvent.pointerDown(document.body));
      expect(title()).toBe("You win!");
      expect(ondecided).toHaveBeenCalledOnce();
    });

    it("is told at once to who wants no motion or no recap", () => {
      choose("recap", "off");
      watch();
      expect(title()).toBe("You win!");
      expect(ondecided).toHaveBeenCalledOnce();
    });
  });

  it("has no winner if the host ended it", () => {
    show(tableOf("over", (table) => Object.assign(table, { state: "ended", winners: undefined })));
    expect(title()).toBe("The host ended the game early.");
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });

  it("tells which symbols were taken, of players who have the same name too", () => {
    const table = tableOf("over", ({ seats, scores }) => {
      for (const seat of seats) Object.assign(seat, { kind: "person", name: "Elsa" });
      for (const score of scores ?? []) score.symbols_of_choice = { gear: 1 };
    });
    show(table);
    expect(screen.getAllByText("Elsa: wild science symbol counted as a gear.")).toHaveLength(3);
  });

  it("says which lines of a guild that scores a second time are only proposed", () => {
    const proposal = t("score-repeated-proposal");
    const { unmount } = render(Result, { table: tableOf("over"), messages: messagesOf("over") });
    expect(screen.queryByText(proposal)).not.toBeInTheDocument();
    unmount();
    const table = tableOf("over", ({ scores }) => {
      for (const score of scores ?? []) score.repeated_guilds = ["workers_guild"];
    });
    show(table);
    expect(screen.getAllByText(proposal)).toHaveLength(1);
    expect(screen.getAllByText(/Workers Guild scored a second time\./)).toHaveLength(3);
  });

  it("has no barriers", async () => {
    const page = show(tableOf("over"));
    await screen.findByRole("heading", { name: "Score turn by turn" });
    for (const more of page.querySelectorAll("details")) more.open = true;
    await expectAccessible(page);
  });
});
