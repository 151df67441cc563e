import { render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import type { Line } from "../src/made/vocabulary";
import ScoreSheet from "../src/table/ScoreSheet.svelte";
import { cityName } from "../src/words/things";
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
    const { rules, view } = tableOf("over");
    const cities = view.cities.map(({ board }) => cityName(rules, board?.split("/")[0] ?? ""));
    expect(screen.getAllByRole("columnheader").map((header) => header.textContent.replaceAll(/\s+/g, ""))).toEqual(
      ["Elsa (you)", "Careful bot 2", "Careful bot 3"].map((player, seat) =>
        `${player}${cities[seat] ?? ""}`.replaceAll(" ", ""),
      ),
    );
  });

  it("has the points of every line, losses with a true minus", () => {
    show("over");
    const scores = tableOf("over").scores ?? [];
    const points = (line: Line | "total"): string[] => scores.map((score) => String(score[line]).replace("-", "−"));
    expect(points("military")[0]).toMatch(/^−\d/);
    expect(cells("Military")).toEqual(points("military"));
    expect(cells("Edifices")).toEqual(points("edifice"));
    expect(cells("Coins")).toEqual(points("coins"));
    expect(cells("Total")).toEqual(points("total"));
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
    const most = Math.max(...scores.map(({ coins }) => coins));
    expect(marked("Coins")).toEqual(scores.map(({ coins }) => coins === most));
    expect(marked("Coins")).toContain(false);
    expect(marked("Commercial")).toEqual([false, false, false]);
  });

  it("crowns the winner", () => {
    show("over");
    expect(tableOf("over").winners).toEqual([0]);
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
