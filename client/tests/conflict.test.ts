import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { GameEvent } from "../src/protocol/types";
import Conflict from "../src/table/Conflict.svelte";
import { expectAccessible } from "./axe";
import { tableOf } from "./tables";

/** The conflicts of the second Age of the seven, as the server tells them. */
const table = tableOf("firstSeven");
const events: GameEvent[] = table.view.cities.map(({ tokens }, seat) => ({
  kind: "fought",
  seat,
  thing: "",
  numbers: [...(tokens[1] ?? []), 2],
  words: "",
  message: { key: "log-ended", gaps: {} },
}));

function show(): { container: HTMLElement; onclose: ReturnType<typeof vi.fn> } {
  const onclose = vi.fn();
  const { container } = render(Conflict, { props: { table, age: 2, events, onclose } });
  return { container, onclose };
}

const pairs = (): HTMLElement[] => within(screen.getByRole("dialog")).getAllByRole("listitem");

describe("the conflicts of an Age", () => {
  it("are a dialog with the name of the Age", () => {
    show();
    expect(screen.getByRole("dialog", { name: "Age II conflicts" })).toBeVisible();
  });

  it("go on by Enter", () => {
    show();
    expect(screen.getByRole("button", { name: "Continue" })).toHaveFocus();
  });

  it("have every pair of neighbours once", () => {
    show();
    expect(pairs()).toHaveLength(7);
    expect(pairs().map((pair) => pair.querySelector(".hidden-words")?.textContent)).toContain(
      "Babylon vs. Olympia (you)",
    );
  });

  it("tell who won, and what the tokens of the Age are worth", () => {
    show();
    const [lost, second] = pairs();
    expect(lost).toHaveTextContent(/Olympia.*−1.*\+3.*Alexandria/);
    expect(within(lost ?? document.body).getByLabelText("defeat")).toBeInTheDocument();
    expect(second).toHaveTextContent(/Alexandria.*−1.*\+3.*Gizah/);
    expect(within(pairs()[2] ?? document.body).getByLabelText("victory")).toBeInTheDocument();
    expect(pairs()[6]).toHaveTextContent("draw");
  });

  it("mark those of the reader", () => {
    show();
    expect(pairs().map((pair) => pair.classList.contains("mine"))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it.each(["Continue", "Close"])("are closed by: %s", async (name) => {
    const { onclose } = show();
    await fireEvent.click(screen.getByRole("button", { name }));
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("have no barriers", async () => {
    await expectAccessible(show().container);
  });
});
