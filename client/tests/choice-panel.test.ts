import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { card as cardOf } from "../src/catalogue";
import { choose, type Payment } from "../src/settings/settings.svelte";
import ChoicePanel from "../src/table/ChoicePanel.svelte";
import { t } from "../src/words/index.svelte";
import { cardName, edificeName, goodsCounted, roman } from "../src/words/things";
import type { Option } from "../src/protocol/types";
import { cityOf as townOf } from "../src/table/seating";
import { expectAccessible } from "./axe";
import { bothWays, cityOf, legalOf, type Name, offer, tableOf } from "./tables";

afterEach(() => choose("payment", "poorer"));

/** A card with two ways to pay; the left neighbour is the poorer one. */
const PAID = bothWays(tableOf("twoWays"));
/** A card that costs nothing. */
const FREE = offer(tableOf("twoWays"), ({ kind, price }) => kind === "build" && price === 0);
/** A card that can be built, or put under a stage with a pawn of any Age. */
const UR = offer(tableOf("edificeUr"), ({ kind, bank }) => kind === "build" && bank === 1).card;

interface Shown {
  readonly panel: HTMLElement;
  readonly container: HTMLElement;
  readonly onchoose: ReturnType<typeof vi.fn>;
  readonly onclose: ReturnType<typeof vi.fn>;
}

function show(name: Name, card: string, { sending = false, seat = 0 } = {}): Shown {
  const table = tableOf(name);
  expect(table.view.hand).toContain(card);
  const [onchoose, onclose] = [vi.fn(), vi.fn()];
  const { container } = render(ChoicePanel, {
    table,
    seat,
    legal: legalOf(table, seat),
    card,
    sending,
    onchoose,
    onclose,
  });
  return { panel: within(container).getByRole("region"), container, onchoose, onclose };
}

const rows = (): string[] =>
  screen.getAllByRole("button").flatMap((button) => (button.dataset["action"] ? [button.dataset["action"]] : []));
const chosen = (onchoose: Shown["onchoose"]): unknown =>
  (onchoose.mock.calls[0]?.[0] as { action: string } | undefined)?.action;

describe("the panel of a card", () => {
  it("is called by the card and tells what stands on it", () => {
    const { panel } = show("twoWays", PAID.card);
    const { name, age, colour } = cardOf(tableOf("twoWays").rules, PAID.card);
    expect(panel).toHaveAccessibleName(name);
    expect(panel).toHaveTextContent(`Age ${roman(age)}, ${t(`family-${colour}`)}.`);
  });

  it("has a row for each way to pay, with who gets what", () => {
    show("twoWays", PAID.card);
    expect(rows()).toEqual([PAID.left.action, PAID.right.action, `sell ${PAID.card}`]);
    const table = tableOf("twoWays");
    const bought = ({ bought }: Option, side: "left" | "right"): string => goodsCounted(bought[side]);
    const coins = `${String(PAID.left.price)} coins to`;
    const left = `${coins} ${townOf(table, 1)} (left): ${bought(PAID.left, "left")}`;
    const right = `${coins} ${townOf(table, 2)} (right): ${bought(PAID.right, "right")}`;
    expect(bought(PAID.left, "left")).toMatch(/^1 \w+$/);
    for (const words of [left, right])
      expect(
        screen.getByRole("button", { name: (name) => name.startsWith("Build:") && name.endsWith(words) }),
      ).toBeEnabled();
  });

  it.each([
    ["left", PAID.left.action],
    ["right", PAID.right.action],
    ["poorer", PAID.left.action],
  ] as [Payment, string][])("puts the preferred way first, and B takes it: %s", async (payment, action) => {
    choose("payment", payment);
    const { panel, onchoose } = show("twoWays", PAID.card);
    expect(rows()[0]).toBe(action);
    await fireEvent.keyDown(panel, { key: "b" });
    expect(chosen(onchoose)).toBe(action);
  });

  it("tells coins for the bank and what costs nothing", () => {
    show("edificeUr", UR);
    expect(screen.getByRole("button", { name: /1 coin to the bank/ })).toBeInTheDocument();
    const { panel } = show("twoWays", FREE.card);
    expect(within(panel).getByText(t("choice-nothing"))).toBeInTheDocument();
  });

  it("says on every way what is done, not only what is paid", () => {
    show("twoWays", FREE.card);
    expect(screen.getByRole("button", { name: `Build: ${t("choice-nothing")}` })).toHaveFocus();
    const { panel } = show("edificeUr", UR);
    const names = within(panel)
      .getAllByRole("button")
      .filter(({ dataset }) => dataset["action"]?.startsWith("stage"))
      .map((button) => button.textContent.replaceAll(/\s+/g, " ").trim());
    const next = cityOf(tableOf("edificeUr"), 0).stages + 1;
    expect(names.map((name) => name.split(":")[0])).toEqual(
      ["I", "I", "II", "II", "III", "III"].map((age) => `Wonder stage ${String(next)}, Age ${age} pawn`),
    );
  });

  it("tells a chain and the power of the wonder", () => {
    const table = tableOf("wonderFree");
    const { card, source } = offer(table, ({ kind }) => kind === "chain");
    show("wonderFree", card);
    const chain = `Build: Free (chain from ${cardName(table.rules, source)})`;
    expect(screen.getByRole("button", { name: chain })).toBeInTheDocument();
    show("wonderFree", offer(table, ({ kind }) => kind === "free").card);
    expect(screen.getByRole("button", { name: "Build: Free with your wonder" })).toBeInTheDocument();
  });

  it("says why a card cannot be built, and why the stage cannot", () => {
    const { panel } = show("secondThree", "barracks");
    expect(panel).toHaveTextContent("You need 1 more ore, and neither neighbour can sell it to you.");
    expect(panel).toHaveTextContent("You need 2 more stone, and neither neighbour can sell it to you.");
    expect(rows()).toEqual(["sell barracks"]);
  });

  it("says when the wonder is complete", () => {
    expect(show("twoWays", PAID.card).panel).toHaveTextContent("Your wonder is complete.");
  });

  it("offers to sell for what the edition gives", () => {
    show("secondThree", "barracks");
    expect(screen.getByRole("button", { name: /Sell for 3 coins/ })).toBeInTheDocument();
  });

  it("offers every pawn of Ur, alone and with the edifice", () => {
    const { panel } = show("edificeUr", UR);
    for (const age of ["I", "II", "III"])
      expect(within(panel).getAllByText(new RegExp(`^Age ${age} pawn:`))).toHaveLength(2);
    const { rules, view } = tableOf("edificeUr");
    const joined = edificeName(rules, view.edifices?.[view.age - 1]?.edifice ?? "");
    expect(within(panel).getAllByText(`and join ${joined}`)).toHaveLength(3);
    expect(rows().filter((action) => action.startsWith("stage"))).toHaveLength(6);
  });

  it("pays the Free City's neighbours for the Free City", () => {
    const { panel } = show("freeCity", "guard_tower", { seat: 2 });
    expect(screen.getByRole("button", { name: /2 coins to \w+ \(right\): 1 \w+/ })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Sell for/ })).not.toBeInTheDocument();
    expect(panel).toHaveTextContent("The Free City only sells a card when it cannot build with any card in the hand.");
  });

  it("says what is done before what it costs, once", () => {
    const { panel } = show("twoWays", FREE.card);
    const [build] = within(panel).getAllByRole("button", { name: /^Build/ });
    expect(build?.querySelector(".deed-name")).toHaveTextContent("Build");
    expect(build?.querySelector(".price")).toHaveTextContent(t("choice-nothing"));
    expect(build?.querySelector(".parts")).toBeNull();
  });

  it("marks what was chosen before", () => {
    const props = { table: tableOf("twoWays"), seat: 0, legal: legalOf(tableOf("twoWays")), card: PAID.card };
    const more = { sending: false, onchoose: vi.fn(), onclose: vi.fn() };
    render(ChoicePanel, { ...props, ...more, chosen: `sell ${PAID.card}` });
    expect(screen.getAllByRole("button", { name: /^Chosen/ })).toEqual([
      screen.getByRole("button", { name: /^Chosen\. Sell for 3 coins/ }),
    ]);
  });

  it("begins where the card was dropped", () => {
    const props = { table: tableOf("twoWays"), seat: 0, legal: legalOf(tableOf("twoWays")), card: PAID.card };
    render(ChoicePanel, { ...props, at: "sell", sending: false, onchoose: vi.fn(), onclose: vi.fn() });
    expect(document.activeElement).toHaveAttribute("data-action", `sell ${PAID.card}`);
  });

  it("chooses by a press", async () => {
    const { onchoose } = show("twoWays", PAID.card);
    await fireEvent.click(screen.getByRole("button", { name: /\(left\)/ }));
    expect(chosen(onchoose)).toBe(PAID.left.action);
  });

  it("sends nothing twice", async () => {
    const { panel, onchoose } = show("twoWays", PAID.card, { sending: true });
    for (const button of screen.getAllByRole("button").filter((one) => one.dataset["action"]))
      expect(button).toHaveAttribute("aria-disabled", "true");
    await fireEvent.keyDown(panel, { key: "b" });
    await fireEvent.keyDown(panel, { key: "s" });
    expect(onchoose).not.toHaveBeenCalled();
  });
});

describe("the keys of the panel", () => {
  const table = tableOf("wonderFree");
  const poorer = cityOf(table, 1).coins <= cityOf(table, 2).coins ? "left" : "right";
  const { card } = bothWays(table);

  it.each([
    ["b", bothWays(table)[poorer].action],
    ["B", bothWays(table)[poorer].action],
    ["w", bothWays(table, "stage")[poorer].action],
    ["s", `sell ${card}`],
  ])("%s takes %s", async (key, action) => {
    const { panel, onchoose } = show("wonderFree", card);
    await fireEvent.keyDown(panel, { key });
    expect(chosen(onchoose)).toBe(action);
  });

  it("do nothing where nothing is possible", async () => {
    const { panel, onchoose } = show("secondThree", "barracks");
    await fireEvent.keyDown(panel, { key: "b" });
    await fireEvent.keyDown(panel, { key: "w" });
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("are left to the browser together with Control", async () => {
    const { panel, onchoose } = show("twoWays", PAID.card);
    expect(await fireEvent.keyDown(panel, { key: "s", ctrlKey: true })).toBe(true);
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("close it: Escape, and its cross", async () => {
    const { panel, onclose } = show("twoWays", PAID.card);
    await fireEvent.keyDown(panel, { key: "Escape" });
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(onclose).toHaveBeenCalledTimes(2);
  });

  it("begin at the preferred way to build", () => {
    show("twoWays", PAID.card);
    expect(document.activeElement).toHaveAttribute("data-action", PAID.left.action);
  });

  it("reach it too when the card cannot be built", () => {
    const { panel } = show("secondThree", "barracks");
    expect(panel).toContainElement(document.activeElement as HTMLElement);
  });

  it("settle nothing for someone who wants to be asked whom to pay", async () => {
    choose("payment", "ask");
    const { panel, onchoose } = show("twoWays", PAID.card);
    await fireEvent.keyDown(panel, { key: "b" });
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("settle nothing where a stage has several forms", async () => {
    const { panel, onchoose } = show("edificeUr", UR);
    await fireEvent.keyDown(panel, { key: "w" });
    expect(onchoose).not.toHaveBeenCalled();
  });
});

describe("the panel has no barriers", () => {
  it.each([
    ["twoWays", PAID.card, 0],
    ["secondThree", "barracks", 0],
    ["edificeUr", UR, 0],
    ["firstSeven", offer(tableOf("firstSeven"), ({ kind }) => kind === "chain").card, 0],
    ["freeCity", "guard_tower", 2],
  ] as [Name, string, number][])("%s: %s", async (name, card, seat) => {
    await expectAccessible(show(name, card, { seat }).container);
  });
});
