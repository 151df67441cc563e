import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import Log from "../src/table/Log.svelte";
import { cityName, roman } from "../src/words/things";
import { expectAccessible } from "./axe";
import { cityOf, EVENTS, messagesOf, type Name, tableOf } from "./tables";

const show = (name: Name, messages = messagesOf(name)): HTMLElement =>
  render(Log, { table: tableOf(name), messages }).container;
const lines = (): string[] => screen.getAllByRole("listitem").map((line) => line.textContent.trim());

describe("the log", () => {
  it("tells what happened, the newest turn first, with players and their cities", () => {
    show("over");
    const events = messagesOf("over").flatMap((message) => message.news);
    const told = events.filter(({ kind }) => kind !== "passed" && kind !== "age_began");
    expect(told.length).toBeGreaterThan(10);
    expect(lines()).toHaveLength(told.length);
    const newest = screen.getAllByRole("list")[0];
    expect(newest?.lastElementChild).toHaveTextContent("The game is over.");
    const table = tableOf("over");
    const city = cityName(table.rules, cityOf(table, 0).board?.split("/")[0] ?? "");
    expect(lines().join(" ")).toContain(`Elsa (you, ${city})`);
  });

  it("has a heading for every turn in which something happened", () => {
    show("twoWays");
    const headings = screen.getAllByRole("heading").map((heading) => heading.textContent);
    const { age, turn } = tableOf("twoWays").view;
    expect(turn).toBeGreaterThan(2);
    expect(headings.slice(0, 2)).toEqual(
      [turn - 1, turn - 2].map((before) => `Age ${roman(age)}, turn ${String(before)}`),
    );
  });

  it("has one for what came before the first turn", () => {
    show("secondThree");
    expect(screen.getByRole("heading")).toHaveTextContent("Before the first turn");
  });

  it("tells what happened around the game too, in its order", () => {
    show("secondThree");
    expect(lines()).toContain("Elsa sits down.");
    expect(lines()).toContain("The game begins.");
    expect(lines().indexOf("Elsa sits down.")).toBeLessThan(lines().indexOf("The game begins."));
  });

  it("marks what was built with its family", () => {
    const container = show("twoWays");
    const built = messagesOf("twoWays").flatMap(({ news }) => news.filter(({ kind }) => kind === "built"));
    expect(built.length).toBeGreaterThan(0);
    expect(container.querySelectorAll("li.built .mark[class*='of-'] svg")).toHaveLength(built.length);
  });

  it("does not name cards that lie face down for the reader", () => {
    const hidden = EVENTS.filter(({ thing }) => thing === "?");
    expect(hidden.length).toBeGreaterThan(2);
    const [message] = messagesOf("over");
    show("over", message ? [{ ...message, news: hidden }] : []);
    expect(lines()).toHaveLength(hidden.length);
    expect(lines().join(" ")).not.toContain("?");
  });

  it("says so when nothing has happened", () => {
    expect(show("secondThree", [])).toHaveTextContent("Nothing yet.");
  });

  it.each(["secondThree", "over", "edificeUr", "freeCity"] as Name[])("has no barriers: %s", async (name) => {
    await expectAccessible(show(name));
  });
});
