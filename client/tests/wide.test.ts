import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it, vi } from "vitest";

import Docked from "../src/table/Docked.svelte";
import NeighbourCity from "../src/table/NeighbourCity.svelte";
import TopBar from "../src/table/TopBar.svelte";
import { expectAccessible } from "./axe";
import { cityOf, tableOf } from "./tables";

vi.mock("../src/ui/room", () => ({
  wide: { current: true },
  roomy: { current: true },
  vast: { current: false },
}));

const table = tableOf("firstSeven");
const nothing = (): void => undefined;
const lines = createRawSnippet(() => ({ render: () => "<p>Turn 1</p>" }));

describe("a wide window", () => {
  it("shows every card of a neighbour, and nothing in it to press on its own", () => {
    const { container } = render(NeighbourCity, { table, seat: 1, onopen: nothing });
    expect(container.querySelectorAll("[data-built]")).toHaveLength(cityOf(table, 1).cards.length);
    expect(screen.getAllByRole("button")).toHaveLength(1);
    expect(container.querySelector(".families")).toBeNull();
  });

  it("shows the side and the stages of a distant city", () => {
    const { container } = render(NeighbourCity, { table, seat: 3, brief: true, onopen: nothing });
    expect(container).toHaveTextContent(/\(side [AB]\)/);
    expect(container.querySelectorAll(".stages > li").length).toBeGreaterThan(1);
    expect(container.querySelectorAll("[data-built]")).toHaveLength(0);
  });

  it("has log and chat beside the table, each to be folded away", async () => {
    const onfold = vi.fn();
    const { rerender } = render(Docked, { table, lines, log: true, talk: true, onfold });
    for (const [name, part] of [
      ["Game log", "log"],
      ["Chat", "talk"],
    ] as const) {
      const panel = screen.getByRole("region", { name });
      await fireEvent.click(within(panel).getByRole("button", { name: `Fold away: ${name}` }));
      expect(onfold).toHaveBeenLastCalledWith(part);
    }
    await rerender({ log: false });
    expect(screen.queryByRole("region", { name: "Game log" })).not.toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Chat" })).toBeInTheDocument();
  });

  it("says in the bar which of them are open", async () => {
    const bar = { table, unread: 0, onlog: nothing, ontalk: nothing, onmenu: nothing };
    const { rerender } = render(TopBar, { ...bar, docked: { log: true, talk: false } });
    expect(screen.getByRole("button", { name: "Log" })).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("button", { name: "Chat" })).toHaveAttribute("aria-expanded", "false");
    await rerender({ docked: undefined });
    expect(screen.getByRole("button", { name: "Log" })).not.toHaveAttribute("aria-expanded");
  });

  it("has no barriers", async () => {
    await expectAccessible(render(Docked, { table, lines, log: true, talk: true, onfold: nothing }).container);
    await expectAccessible(render(NeighbourCity, { table, seat: 2, onopen: nothing }).container);
  });
});
