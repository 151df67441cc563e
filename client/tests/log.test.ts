import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import Log from "../src/table/Log.svelte";
import { expectAccessible } from "./axe";
import { messagesOf, type Name, tableOf } from "./tables";

const show = (name: Name, messages = messagesOf(name)): HTMLElement =>
  render(Log, { table: tableOf(name), messages }).container;
const lines = (): string[] => screen.getAllByRole("listitem").map((line) => line.textContent);

describe("the log", () => {
  it("tells what happened, newest first, with players and their cities", () => {
    show("over");
    const events = messagesOf("over").flatMap((message) => message.news);
    expect(events.length).toBeGreaterThan(10);
    expect(lines()).toHaveLength(events.length);
    expect(lines()[0]).toBe("The game is over.");
    expect(lines().join(" ")).toContain("Elsa (Halikarnassos)");
  });

  it("tells what happened around the game too", () => {
    show("secondThree");
    expect(lines()).toContain("Elsa sits down.");
    expect(lines()).toContain("The game begins.");
    expect(lines().indexOf("The game begins.")).toBeLessThan(lines().indexOf("Elsa sits down."));
  });

  it("does not name cards that lie face down for the reader", () => {
    show(
      "over",
      messagesOf("over").map((message) => ({ ...message, news: message.news.filter(({ thing }) => thing === "?") })),
    );
    expect(lines().join(" ")).not.toContain("?");
  });

  it("says so when nothing has happened", () => {
    expect(show("secondThree", [])).toHaveTextContent("Nothing yet.");
  });

  it.each(["secondThree", "over", "edificeUr", "freeCity"] as Name[])("has no barriers: %s", async (name) => {
    await expectAccessible(show(name));
  });
});
