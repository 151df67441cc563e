import { render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import ScoreSheet from "../src/table/ScoreSheet.svelte";
import { expectAccessible } from "./axe";
import { type Name, tableOf } from "./tables";

function show(name: Name): HTMLElement {
  const table = tableOf(name);
  return render(ScoreSheet, { table, scores: table.scores ?? [], winners: table.winners ?? [] }).container;
}

const cells = (row: string): (string | null)[] =>
  within(screen.getByRole("rowheader", { name: row }).closest("tr") ?? document.body)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

describe("the score sheet", () => {
  it("is a table with its title and a column for each city", () => {
    show("over");
    expect(screen.getByRole("table", { name: "Score sheet" })).toBeInTheDocument();
    expect(screen.getAllByRole("columnheader").map((header) => header.textContent.trim())).toEqual([
      expect.stringMatching(/Elsa \(you\)\s*Halikarnassos/),
      expect.stringMatching(/Careful bot 2\s*Alexandria/),
      expect.stringMatching(/Careful bot 3\s*Ur/),
    ]);
  });

  it("has the points of every line, losses with a true minus", () => {
    show("over");
    expect(cells("Military")).toEqual(["−1", "10", "−1"]);
    expect(cells("Edifices")).toEqual(["0", "−5", "−5"]);
    expect(cells("Coins")).toEqual(["11", "9", "14"]);
    expect(cells("Total")).toEqual(["19", "17", "8"]);
  });

  it("has the line of edifices only if they are played", () => {
    show("firstSeven");
    expect(screen.queryByRole("rowheader", { name: "Edifices" })).not.toBeInTheDocument();
    expect(screen.getAllByRole("rowheader")).toHaveLength(8);
  });

  it("marks who has most of a line, and nobody where there are no points", () => {
    const table = tableOf("over");
    const scores = (table.scores ?? []).map((score) => ({ ...score, commerce: 0 }));
    render(ScoreSheet, { table, scores, winners: [] });
    const marked = (row: string): boolean[] =>
      [...(screen.getByRole("rowheader", { name: row }).closest("tr")?.querySelectorAll("td") ?? [])].map((cell) =>
        cell.classList.contains("best"),
      );
    expect(marked("Coins")).toEqual([false, false, true]);
    expect(marked("Commercial")).toEqual([false, false, false]);
  });

  it("crowns the winner", () => {
    show("over");
    expect(screen.getAllByRole("columnheader").map((header) => header.classList.contains("won"))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each(["over", "firstSeven"] as Name[])("has no barriers: %s", async (name) => {
    await expectAccessible(show(name));
  });
});
