import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { GameEvent } from "../src/protocol/types";
import Conflict from "../src/table/Conflict.svelte";
import { cityName, roman } from "../src/words/things";
import { expectAccessible } from "./axe";
import { cityOf, tableOf } from "./tables";

const table = tableOf("firstSeven");

/** The conflicts of an Age of the seven, as the server tells them. */
const eventsOf = (age: number): GameEvent[] =>
  table.view.cities.map(({ tokens }, seat) => ({
    kind: "fought",
    seat,
    thing: "",
    numbers: [...(tokens[age - 1] ?? []), age],
    words: "",
    message: { key: "log-ended", gaps: {} },
  }));

function show(age = 2): { container: HTMLElement; onclose: ReturnType<typeof vi.fn> } {
  const onclose = vi.fn();
  const { container } = render(Conflict, {
    props: {
      table,
      title: `Age ${roman(age)} conflicts`,
      events: eventsOf(age),
      shields: table.view.cities.map(({ shields }) => shields),
      onclose,
    },
  });
  return { container, onclose };
}

const nameOf = (seat: number): string => cityName(table.rules, cityOf(table, seat).board?.split("/")[0] ?? "");
/** Each city with the one on its left, and what it took from there. */
const foughtIn = (age: number): { own: string; other: string; token: number }[] =>
  table.view.cities.map(({ tokens }, seat) => ({
    own: nameOf(seat),
    other: nameOf((seat + 1) % 7),
    token: tokens[age - 1]?.[0] ?? 0,
  }));

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
    const marked = (name: string): string => (name === nameOf(0) ? `${name} (you)` : name);
    expect(pairs().map((pair) => pair.querySelector(".hidden-words")?.textContent)).toEqual(
      foughtIn(2).map(({ own, other }) => `${marked(own)} vs. ${marked(other)}`),
    );
  });

  it.each([
    [1, 1],
    [2, 3],
  ])("tell who won, and what the tokens of the Age are worth: Age %i", (age, worth) => {
    show(age);
    const told = pairs().map((pair) => ({
      words: pair.textContent.replaceAll(/\s+/g, " "),
      labels: within(pair)
        .queryAllByRole("img")
        .map((token) => token.getAttribute("aria-label")),
    }));
    expect(told).toEqual(
      foughtIn(age).map(({ own, other, token }) => {
        const points = token > 0 ? `\\+${String(worth)} −1` : `−1 \\+${String(worth)}`;
        return {
          words: expect.stringMatching(new RegExp(`^${own}.*${token ? points : "draw"}.*${other}`)) as string,
          labels: token ? [token > 0 ? "victory" : "defeat"] : [],
        };
      }),
    );
  });

  it("are told of Ages with victories, defeats and draws", () => {
    const tokens = [...foughtIn(1), ...foughtIn(2)].map(({ token }) => Math.sign(token));
    expect(new Set(tokens)).toEqual(new Set([1, -1, 0]));
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
