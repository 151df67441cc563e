import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import Decide from "../src/table/Decide.svelte";
import { expectAccessible } from "./axe";
import { cityOf, legalOf, type Name, tableOf } from "./tables";

function show(
  name: Name,
  sending = false,
  hinted?: string,
): { container: HTMLElement; onchoose: ReturnType<typeof vi.fn> } {
  const table = tableOf(name);
  const onchoose = vi.fn();
  const { container } = render(Decide, { table, legal: legalOf(table), sending, hinted, onchoose });
  return { container, onchoose };
}

describe("a decision", () => {
  it("between boards shows each with its side, its good and its stages", () => {
    show("boards");
    expect(screen.getAllByRole("button")).toHaveLength(4);
    const night = screen.getByRole("button", { name: /Gizah \(night\)/ });
    expect(night).toHaveAccessibleName(expect.stringContaining("The Pyramids of Giza"));
    expect(night).toHaveTextContent("stone");
    expect(night.querySelectorAll(".stage")).toHaveLength(4);
  });

  it("about the discard pile shows every card, and how to take none", async () => {
    const { onchoose } = show("dig");
    const options = legalOf(tableOf("dig")).options;
    expect(screen.getAllByRole("button").flatMap(({ dataset }) => dataset["pick"] ?? [])).toEqual(
      options.filter(({ kind }) => kind === "pick").map(({ card }) => card),
    );
    expect(screen.getAllByRole("button")).toHaveLength(options.length);
    await fireEvent.click(screen.getByRole("button", { name: /^Temple\./ }));
    expect(onchoose).not.toHaveBeenCalled(); // it is opened and read first
    const panel = screen.getByRole("region", { name: "Temple" });
    expect(panel).toHaveTextContent("Costs 1 wood, 1 clay and 1 glass");
    const confirm = within(panel).getByRole("button", { name: "Build Temple from the discard pile" });
    expect(confirm).toHaveFocus();
    await fireEvent.click(confirm);
    await fireEvent.click(screen.getByRole("button", { name: "Take nothing" }));
    expect(onchoose.mock.calls.map(([option]) => (option as { action: string }).action)).toEqual([
      "pick temple",
      "decline",
    ]);
  });

  it.each(["Escape", "cross", "card"])("about the discard pile can be thought over: %s", async (how) => {
    const { onchoose } = show("dig");
    const temple = screen.getByRole("button", { name: /^Temple\./ });
    await fireEvent.click(temple);
    expect(temple).toHaveAttribute("aria-expanded", "true");
    if (how === "Escape") await fireEvent.keyDown(screen.getByRole("region", { name: "Temple" }), { key: "Escape" });
    if (how === "cross") await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    if (how === "card") await fireEvent.click(temple);
    expect(screen.queryByRole("region", { name: "Temple" })).not.toBeInTheDocument();
    if (how !== "card") await waitFor(() => expect(temple).toHaveFocus());
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("about the discard pile can be changed by pressing another card", async () => {
    const { onchoose } = show("dig");
    const [first, second] = legalOf(tableOf("dig")).options.filter(({ kind }) => kind === "pick");
    for (const option of [first, second])
      await fireEvent.click(document.querySelector(`[data-pick="${option?.card ?? ""}"]`) ?? document);
    const panels = screen.getAllByRole("region");
    expect(panels).toHaveLength(1);
    await fireEvent.click(panels[0]?.querySelector("[data-action]") ?? document);
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(second);
  });

  it("about a card to give up shows those that can be given up, and no way out", () => {
    show("loseCard");
    const table = tableOf("loseCard");
    const { options } = legalOf(table);
    expect(options.length).toBeLessThan(cityOf(table, 0).cards.length);
    expect(screen.getAllByRole("button").map(({ dataset }) => dataset["pick"])).toEqual(
      options.map(({ card }) => card),
    );
    expect(screen.queryByRole("button", { name: "Take nothing" })).not.toBeInTheDocument();
  });

  it("about victory tokens shows their values", async () => {
    const { onchoose } = show("loseTokens");
    const buttons = screen.getAllByRole("button");
    expect(buttons.map((button) => button.textContent.match(/\d/g)?.join("+"))).toEqual(["1+1", "1+3", "3+3"]);
    await fireEvent.click(buttons[1] ?? document);
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ action: "forfeit 1+3" }));
  });

  it.each([
    ["boards", 1],
    ["loseCard", 1],
    ["loseTokens", 1],
  ] as const)("can be made anew while others think: %s", async (name, place) => {
    const table = tableOf(name);
    const { options } = legalOf(table);
    const chosen = options[0]?.action ?? "";
    const onchoose = vi.fn();
    render(Decide, { table, legal: legalOf(table), sending: false, chosen, onchoose });
    expect(screen.getByText("Chosen").closest("li")).toHaveClass("chosen");
    await fireEvent.click(screen.getAllByRole("button")[place] ?? document);
    const confirm = document.querySelector(".panel [data-action]");
    if (confirm) await fireEvent.click(confirm);
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(options[place]);
  });

  it("has a mark on what a hint speaks of", () => {
    show("dig", false, "pick temple");
    const mark = screen.getByRole("img", { name: "Hint" });
    expect(mark.closest("li")).toHaveTextContent("Temple");
  });

  it("cannot be sent twice", async () => {
    show("dig", true);
    await fireEvent.click(screen.getByRole("button", { name: /^Temple\./ }));
    for (const name of ["Build Temple from the discard pile", "Take nothing"])
      expect(screen.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
  });

  it.each(["boards", "dig", "loseCard", "loseTokens"] as Name[])("has no barriers: %s", async (name) => {
    await expectAccessible(show(name).container);
  });
});
