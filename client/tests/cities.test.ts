import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { CardTable } from "../src/protocol/types";
import CityBoard from "../src/table/CityBoard.svelte";
import CityFigures from "../src/table/CityFigures.svelte";
import NeighbourCity from "../src/table/NeighbourCity.svelte";
import { cardName, cityName } from "../src/words/things";
import { expectAccessible } from "./axe";
import { cityOf, type Name, tableOf } from "./tables";

const city = (table: CardTable, seat = 0): HTMLElement =>
  render(CityBoard, { table, seat, title: "Your city" }).container;

describe("a city", () => {
  it("is called by its place and its player", () => {
    const table = tableOf("firstSeven");
    city(table);
    const [wonder = "", side = ""] = cityOf(table, 0).board?.split("/") ?? [];
    expect(side).toBe("B");
    const place = `${cityName(table.rules, wonder)} (side B)`;
    expect(screen.getByRole("article", { name: "Your city: Elsa" })).toHaveTextContent(place);
  });

  it("lists its cards by family with what they do", () => {
    const table = tableOf("firstSeven");
    const article = city(table);
    expect([...article.querySelectorAll("[data-built]")]).toHaveLength(cityOf(table, 0).cards.length);
    expect(article).toHaveTextContent("Raw materials");
  });

  it("tells which stages stand", () => {
    const article = city(tableOf("wonderFree"));
    const stages = [...article.querySelectorAll(".stages > li")];
    expect(stages.map((stage) => /Stage \d(, built)?:/.exec(stage.textContent)?.[0])).toEqual([
      "Stage 1, built:",
      "Stage 2, built:",
      "Stage 3:",
    ]);
  });

  it("tells its points only while they run and are open to all", () => {
    const closed = tableOf("firstSeven", (table) => delete table.scores);
    const open = tableOf("firstSeven");
    expect(city(open)).toHaveTextContent(`Current score: ${String(open.scores?.[0]?.total)} points`);
    expect(city(closed)).not.toHaveTextContent("Current score");
    expect(city(tableOf("over"))).not.toHaveTextContent("Current score");
  });

  it("tells what a card or a stage does when it is pressed, and hides it at the next press", async () => {
    const table = tableOf("firstSeven");
    city(table);
    const name = cardName(table.rules, cityOf(table, 0).cards[0] ?? "");
    const built = screen.getByRole("button", { name: new RegExp(`^${name}`) });
    await fireEvent.click(built);
    expect(screen.getByRole("status")).toHaveTextContent(new RegExp(`^${name}: .+\\.$`));
    await fireEvent.click(built);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    await fireEvent.click(screen.getByRole("button", { name: /^Stage 1, built/ }));
    expect(screen.getByRole("status")).toHaveTextContent(/\.$/);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  it("stops telling at a press elsewhere", async () => {
    const article = city(tableOf("firstSeven"));
    await fireEvent.click(screen.getByRole("button", { name: /^Stage 1, built/ }));
    await fireEvent.pointerDown(screen.getByRole("status"));
    expect(screen.getByRole("status")).toBeInTheDocument();
    await fireEvent.pointerDown(article);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  it("has nothing but its player before the boards are chosen", () => {
    const article = city(tableOf("boards"));
    expect(article).toHaveTextContent("Elsa");
    expect(article).toHaveTextContent("No cards yet");
    expect(article.querySelector(".stages")).toBeNull();
  });

  it.each([
    ["secondThree", 0],
    ["firstSeven", 4],
    ["freeCity", 2],
    ["edificeUr", 0],
    ["boards", 1],
  ] as [Name, number][])("has no barriers: %s, seat %i", async (name, seat) => {
    await expectAccessible(city(tableOf(name), seat));
  });
});

describe("the numbers of a city", () => {
  const figures = (table: CardTable, seat: number): HTMLElement =>
    render(CityFigures, { city: cityOf(table, seat) }).container;

  it("are told in words", () => {
    const table = tableOf("firstSeven", ({ view }) => Object.assign(view.cities[0] ?? {}, { coins: 14, shields: 3 }));
    const told = figures(table, 0);
    expect(told).toHaveTextContent("14 coins");
    expect(told).toHaveTextContent("3 shields");
  });

  it("count conflicts as the score sheet does", () => {
    const table = tableOf("firstSeven");
    const points = (table.scores ?? []).map(({ military }) => military);
    expect([Math.min(...points) < 0, Math.max(...points) > 0]).toEqual([true, true]);
    const words = (n: number): string => (n < 0 ? `−${String(-n)}` : n > 0 ? `+${String(n)}` : "0");
    for (const [seat, n] of points.entries())
      expect(within(figures(table, seat)).getByText(`Military points: ${words(n)}`)).toBeInTheDocument();
  });

  it("leave conflicts out before the first", () => {
    expect(figures(tableOf("secondThree"), 0)).not.toHaveTextContent("Military points");
  });
});

describe("a neighbour", () => {
  const neighbour = (
    table: CardTable,
    seat: number,
    more = {},
  ): { container: HTMLElement; onopen: ReturnType<typeof vi.fn> } => {
    const onopen = vi.fn();
    const { container } = render(NeighbourCity, { table, seat, onopen, ...more });
    return { container, onopen };
  };

  it("is opened by a press", async () => {
    const { onopen } = neighbour(tableOf("secondThree"), 1);
    await fireEvent.click(screen.getByRole("button", { name: /^View Careful bot 2’s city/ }));
    expect(onopen).toHaveBeenCalledExactlyOnceWith(1);
  });

  it("shows what it sells for which price, to neighbours alone", () => {
    const table = tableOf("edificeUr");
    const near = neighbour(table, 1, { sides: ["left"], role: "Left neighbour" }).container;
    expect(near).toHaveTextContent("You can buy");
    const { raw, manufactured } = table.view.prices["left"] ?? {};
    expect(raw).not.toBe(manufactured);
    expect([...near.querySelectorAll(".price")].map((price) => price.textContent)).toEqual([
      String(raw),
      String(manufactured),
    ]);
    expect(neighbour(tableOf("firstSeven"), 3, { brief: true }).container).not.toHaveTextContent("You can buy");
  });

  it("shows what it did in the last turn", () => {
    expect(neighbour(tableOf("firstSeven"), 1, { deed: "Build: Altar" }).container).toHaveTextContent("Build: Altar");
  });

  it("is told as thinking or ready", () => {
    const table = tableOf("firstSeven", ({ view }) => (view.thinking = [1]));
    expect(within(neighbour(table, 1).container).getByLabelText("thinking")).toBeInTheDocument();
    expect(within(neighbour(table, 0).container).getByLabelText("ready")).toBeInTheDocument();
  });

  it("that is a bot has no hourglass while a person thinks", () => {
    const own = tableOf("secondThree");
    expect(own.view.thinking).toEqual([0, 1, 2]);
    const { container } = neighbour(own, 1);
    expect(within(container).queryByLabelText("thinking")).not.toBeInTheDocument();
    expect(within(container).queryByLabelText("ready")).not.toBeInTheDocument();
    const alone = tableOf("secondThree", ({ view }) => (view.thinking = [1, 2]));
    expect(within(neighbour(alone, 1).container).getByLabelText("thinking")).toBeInTheDocument();
  });

  it("far away tells how many stages stand, none of them too", () => {
    const table = tableOf("firstSeven", ({ view }) => {
      const city = view.cities[3];
      if (city) city.stages = 0;
    });
    const { container } = neighbour(table, 3, { brief: true });
    expect(within(container).getByLabelText(/^0 of \d stages built$/)).toBeInTheDocument();
  });

  it("says when a bot plays for someone", () => {
    const table = tableOf("firstSeven", ({ seats }) =>
      Object.assign(seats[1] ?? {}, { bot: "rulebook", standing_in: true }),
    );
    expect(neighbour(table, 1).container).toHaveTextContent("Bot playing");
  });

  it("can be the Free City", () => {
    expect(neighbour(tableOf("freeCity"), 2, { sides: ["right"] }).container).toHaveTextContent("Free City (you)");
  });

  it("that is the Free City is marked with whoever plays it, as the view says", () => {
    const table = tableOf("freeCity", ({ view }) => {
      const city = view.cities[2];
      if (city) city.chooser = 1;
    });
    expect(neighbour(table, 2).container).toHaveTextContent("Free City (Careful bot 2)");
  });

  it.each([
    ["secondThree", 1, {}],
    ["firstSeven", 3, { brief: true }],
    ["firstSeven", 1, { sides: ["left"], role: "Left neighbour", deed: "Build: Altar" }],
    ["freeCity", 2, { sides: ["right"], role: "Right neighbour" }],
    ["boards", 1, {}],
  ] as [Name, number, object][])("has no barriers: %s, seat %i, %o", async (name, seat, more) => {
    await expectAccessible(neighbour(tableOf(name), seat, more).container);
  });
});
