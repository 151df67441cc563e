import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import Edifices from "../src/table/Edifices.svelte";
import { expectAccessible } from "./axe";
import { tableOf } from "./tables";

function show(
  change: (edifices: { edifice: string; state: string; pawns: number }[]) => void = () => undefined,
): HTMLElement {
  const { view } = tableOf("edificeUr");
  const edifices = view.edifices ?? [];
  change(edifices);
  return render(Edifices, { shelf: view.rules, edifices, age: view.age }).container;
}

const items = (): HTMLElement[] => within(screen.getByRole("list", { name: "Edifices" })).getAllByRole("listitem");

describe("the edifices", () => {
  it("are three, one an Age, by their names", () => {
    show();
    expect(items().map((item) => item.querySelector("b")?.textContent.trim())).toEqual([
      "I Outpost",
      "II Auction House",
      "III Agora",
    ]);
  });

  it("tell how far they have come", () => {
    show(([, second]) => Object.assign(second ?? {}, { state: "built", pawns: 0 }));
    expect(items().map((item) => item.querySelector(".state")?.textContent.trim())).toEqual([
      "Failed",
      "Built",
      "2 pawns left",
    ]);
  });

  it("tell the price, the reward and the penalty in words", () => {
    show();
    const second = items()[1];
    expect(second).toHaveTextContent("Participation costCost: 2 coins");
    expect(second).toHaveTextContent(/Reward per pawn: .+\./);
    expect(second).toHaveTextContent(/Penalty: Lose .+\./);
  });

  it("say everything in words when they are pressed, until they are pressed again", async () => {
    show();
    const press = screen.getByRole("button", {
      name: /^Agora\. Participation cost: .+\. Reward per pawn: .+\. Penalty: .+\.$/,
    });
    expect(screen.queryByRole("status")).toBeNull();
    await fireEvent.click(press);
    expect(screen.getByRole("status")).toHaveTextContent(press.getAttribute("aria-label") ?? "?");
    await fireEvent.click(press);
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("mark the one of this Age", () => {
    show();
    expect(tableOf("edificeUr").view.age).toBe(2);
    expect(items().map((item) => item.classList.contains("now"))).toEqual([false, true, false]);
  });

  it("have no barriers", async () => {
    await expectAccessible(show());
  });
});
