import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { choose, type Payment } from "../src/settings/settings.svelte";
import ChoicePanel from "../src/table/ChoicePanel.svelte";
import { expectAccessible } from "./axe";
import { legalOf, type Name, tableOf } from "./tables";

afterEach(() => choose("payment", "poorer"));

interface Shown {
  readonly panel: HTMLElement;
  readonly container: HTMLElement;
  readonly onchoose: ReturnType<typeof vi.fn>;
  readonly onclose: ReturnType<typeof vi.fn>;
}

function show(name: Name, card: string, { sending = false, seat = 0 } = {}): Shown {
  const table = tableOf(name);
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
    const { panel } = show("twoWays", "temple");
    expect(panel).toHaveAccessibleName("Temple");
    expect(panel).toHaveTextContent("Age II, Civilian.");
  });

  it("has a row for each way to pay, with who gets what", () => {
    show("twoWays", "temple");
    expect(rows()).toEqual(["build temple R2", "build temple L2", "sell temple"]);
    expect(screen.getByRole("button", { name: /2 coins to Careful bot 3 \(right\)/ })).toBeEnabled();
    expect(screen.getByRole("button", { name: /2 coins to Careful bot 2 \(left\)/ })).toBeEnabled();
  });

  it.each([
    ["left", "build temple L2"],
    ["right", "build temple R2"],
    ["poorer", "build temple R2"],
  ] as [Payment, string][])("puts the preferred way first, and B takes it: %s", async (payment, action) => {
    choose("payment", payment);
    const { panel, onchoose } = show("twoWays", "temple");
    expect(rows()[0]).toBe(action);
    await fireEvent.keyDown(panel, { key: "b" });
    expect(chosen(onchoose)).toBe(action);
  });

  it("tells coins for the bank and what costs nothing", () => {
    show("twoWays", "quarry");
    expect(screen.getByRole("button", { name: /1 coin to the bank/ })).toBeInTheDocument();
    show("twoWays", "school");
    expect(screen.getByRole("button", { name: /Build – no coins needed/ })).toBeInTheDocument();
  });

  it("says on every way what is done, not only what is paid", () => {
    show("twoWays", "school");
    expect(screen.getByRole("button", { name: "Build: Nothing to pay" })).toHaveFocus();
    const { panel } = show("edificeUr", "statue");
    const names = within(panel)
      .getAllByRole("button")
      .filter(({ dataset }) => dataset["action"]?.startsWith("stage"))
      .map((button) => button.textContent.replaceAll(/\s+/g, " ").trim());
    expect(names.filter((name) => !/^Wonder stage \d, pawn of Age I+:/.test(name))).toEqual([]);
  });

  it("tells a chain and the power of the wonder", () => {
    show("twoWays", "laboratory");
    expect(screen.getByRole("button", { name: /Free \(chain from Workshop\)/ })).toBeInTheDocument();
    show("wonderFree", "decorators_guild");
    expect(screen.getByRole("button", { name: /Free with your wonder/ })).toBeInTheDocument();
  });

  it("says why a card cannot be built, and why the stage cannot", () => {
    const { panel } = show("secondThree", "barracks");
    expect(panel).toHaveTextContent("You need 1 more ore, and neither neighbour can sell it to you.");
    expect(panel).toHaveTextContent("You need 2 more stone, and neither neighbour can sell it to you.");
    expect(rows()).toEqual(["sell barracks"]);
  });

  it("says when the wonder is complete", () => {
    expect(show("firstSeven", "palace").panel).toHaveTextContent("Your wonder is complete.");
  });

  it("offers to sell for what the edition gives", () => {
    show("secondThree", "barracks");
    expect(screen.getByRole("button", { name: /Sell for 3 coins/ })).toBeInTheDocument();
  });

  it("offers every pawn of Ur, alone and with the edifice", () => {
    const { panel } = show("edificeUr", "statue");
    for (const age of ["I", "II", "III"])
      expect(within(panel).getAllByText(new RegExp(`Age ${age} pawn:`))).toHaveLength(2);
    expect(within(panel).getAllByText(/and join Auction House/)).toHaveLength(3);
    expect(rows().filter((action) => action.startsWith("stage"))).toHaveLength(6);
  });

  it("pays the Free City's neighbours for the Free City", () => {
    show("freeCity", "guard_tower", { seat: 2 });
    expect(screen.getByRole("button", { name: /2 coins to Careful bot 2 \(right\)/ })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Sell for/ })).not.toBeInTheDocument();
  });

  it("chooses by a press", async () => {
    const { onchoose } = show("twoWays", "temple");
    await fireEvent.click(screen.getByRole("button", { name: /\(left\)/ }));
    expect(chosen(onchoose)).toBe("build temple L2");
  });

  it("sends nothing twice", async () => {
    const { panel, onchoose } = show("twoWays", "temple", { sending: true });
    for (const button of screen.getAllByRole("button").filter((one) => one.dataset["action"]))
      expect(button).toBeDisabled();
    await fireEvent.keyDown(panel, { key: "b" });
    await fireEvent.keyDown(panel, { key: "s" });
    expect(onchoose).not.toHaveBeenCalled();
  });
});

describe("the keys of the panel", () => {
  it.each([
    ["b", "build pantheon R2"],
    ["B", "build pantheon R2"],
    ["w", "stage pantheon R4"],
    ["s", "sell pantheon"],
  ])("%s takes %s", async (key, action) => {
    const { panel, onchoose } = show("wonderFree", "pantheon");
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
    const { panel, onchoose } = show("twoWays", "temple");
    expect(await fireEvent.keyDown(panel, { key: "s", ctrlKey: true })).toBe(true);
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("close it: Escape, and its cross", async () => {
    const { panel, onclose } = show("twoWays", "temple");
    await fireEvent.keyDown(panel, { key: "Escape" });
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(onclose).toHaveBeenCalledTimes(2);
  });

  it("begin at the preferred way to build", () => {
    show("twoWays", "temple");
    expect(document.activeElement).toHaveAttribute("data-action", "build temple R2");
  });

  it("reach it too when the card cannot be built", () => {
    const { panel } = show("secondThree", "barracks");
    expect(panel).toContainElement(document.activeElement as HTMLElement);
  });

  it("settle nothing for somebody who wants to be asked whom to pay", async () => {
    choose("payment", "ask");
    const { panel, onchoose } = show("twoWays", "temple");
    await fireEvent.keyDown(panel, { key: "b" });
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("settle nothing where a stage has several forms", async () => {
    const { panel, onchoose } = show("edificeUr", "statue");
    await fireEvent.keyDown(panel, { key: "w" });
    expect(onchoose).not.toHaveBeenCalled();
  });
});

describe("the panel has no barriers", () => {
  it.each([
    ["twoWays", "temple", 0],
    ["secondThree", "barracks", 0],
    ["edificeUr", "statue", 0],
    ["firstSeven", "arena", 0],
    ["freeCity", "guard_tower", 2],
  ] as [Name, string, number][])("%s: %s", async (name, card, seat) => {
    await expectAccessible(show(name, card, { seat }).container);
  });
});
