import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import TablePage from "../src/pages/TablePage.svelte";
import { gameWith } from "../src/protocol/types";
import { answering } from "./pages";
import { lobbyOf, tableOf } from "./tables";

afterEach(() => vi.unstubAllGlobals());

describe("the page of a table", () => {
  it.each(["a lobby", "a game"])("says so where it does not know what is played: %s", async (what) => {
    const known = what === "a lobby" ? lobbyOf("host") : tableOf("secondThree");
    answering({ "GET /api/tables/ABC": { ...known, table: what, rules: "pebbles" } });
    render(TablePage, { name: "ABC" });
    expect(await screen.findByText(/^This page does not know the game at this table/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("knows the game of every ruleset, and none of what is no ruleset", () => {
    expect(gameWith("first-edition")).toBe("cards");
    expect(gameWith("dice")).toBe("dice");
    expect(gameWith("constructor")).toBeUndefined();
  });
});
