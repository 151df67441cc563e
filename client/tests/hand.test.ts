import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { CardTable, Option, Refusal } from "../src/protocol/types";
import Hand from "../src/table/Hand.svelte";
import { cardName } from "../src/words/things";
import { expectAccessible } from "./axe";
import { type Name, offer, refusedFor, tableOf } from "./tables";

function show(table: CardTable, seat = 0): { container: HTMLElement; onopen: ReturnType<typeof vi.fn> } {
  const onopen = vi.fn();
  const legal = table.legal[String(seat)];
  const { container } = render(Hand, { table, seat, legal, cards: table.view.hand, open: undefined, onopen });
  return { container, onopen };
}

const cards = (): HTMLElement[] => within(screen.getByRole("list", { name: "Your hand" })).getAllByRole("button");
const named = (name: string): HTMLElement => screen.getByRole("button", { name: new RegExp(`^${name}\\.`) });

const goodsMore = (missing: Refusal["missing"]): string =>
  Object.entries(missing)
    .map(([good, n]) => `${String(n)} more ${good}`)
    .join();

describe("the hand", () => {
  it("names the source of a chain as the server tells it", () => {
    const table = tableOf("firstSeven", ({ legal }) => {
      for (const option of legal["0"]?.options ?? []) if (option.kind === "chain") option.source = "altar";
    });
    show(table);
    const { card } = offer(table, ({ kind }) => kind === "chain");
    expect(named(cardName(table.rules, card))).toHaveAccessibleDescription("free with Altar");
  });

  it("has a button for every card, called by its name and what it does", () => {
    show(tableOf("secondThree"));
    expect(cards()).toHaveLength(7);
    expect(named("Barracks")).toHaveAccessibleName(
      "Barracks. Age I, Military. Costs 1 ore. 1 shield in every conflict.",
    );
  });

  it.each<[string, Name, (option: Option) => boolean]>([
    ["free", "firstSeven", ({ kind, price }) => kind === "build" && price === 0],
    ["1 coin", "edificeUr", ({ kind, price }) => kind === "build" && price === 1],
    ["2 coins", "firstSeven", ({ kind, price }) => kind === "build" && price === 2],
    ["free with your wonder", "wonderFree", ({ kind }) => kind === "free"],
  ])("says of a card that can be built: %s", (words, name, wanted) => {
    const table = tableOf(name);
    show(table);
    const { card } = offer(table, wanted);
    expect(named(cardName(table.rules, card))).toHaveAccessibleDescription(words);
  });

  it.each<[string, Name, (refusal: Refusal) => string]>([
    ["already_built", "firstSeven", () => "You have already built this."],
    [
      "goods_short",
      "firstSeven",
      ({ missing }) => `You need ${goodsMore(missing)}, and neither neighbour can sell it to you.`,
    ],
    [
      "coins_short",
      "twoWays",
      ({ price, purse }) =>
        `Buying the missing resources costs ${String(price)} coins; you have ${String(purse)} to spend.`,
    ],
  ])("says of a card why it cannot be built: %s", (reason, name, words) => {
    const table = tableOf(name);
    show(table);
    const refusal = refusedFor(table, reason);
    const card = named(cardName(table.rules, refusal.card));
    expect(card).toHaveAccessibleDescription(expect.stringContaining(words(refusal)));
  });

  it("says which card is chosen", () => {
    show(tableOf("secondThree", ({ view }) => (view.choices = { "0": "sell barracks" })));
    expect(named("Barracks")).toHaveAccessibleDescription("Chosen");
    expect(named("Stockade")).not.toHaveAccessibleDescription("Chosen");
  });

  it("promises nothing while nothing is asked", () => {
    const table = tableOf("secondThree", (one) => (one.legal = {}));
    show(table);
    expect(named("Barracks")).toHaveAccessibleDescription("");
  });

  it("has a mark on the card a hint speaks of", () => {
    const table = tableOf("secondThree");
    const props = { table, seat: 0, legal: table.legal["0"], cards: table.view.hand, open: undefined, onopen: vi.fn() };
    const { container } = render(Hand, { ...props, hinted: "barracks" });
    const marks = container.querySelectorAll("svg[aria-label='Hint']");
    expect([...marks].map((mark) => mark.closest("button"))).toEqual([named("Barracks")]);
  });

  it("opens a card by a press", async () => {
    const { onopen } = show(tableOf("secondThree"));
    await fireEvent.click(named("Apothecary"));
    expect(onopen).toHaveBeenCalledExactlyOnceWith("apothecary", 5);
  });

  it("is one stop of the Tab key, and arrows move along it and round its ends", async () => {
    show(tableOf("secondThree"));
    const [first, second, ...rest] = cards();
    const last = rest.at(-1);
    expect(cards().filter((card) => card.tabIndex === 0)).toEqual([first]);
    first?.focus();
    await fireEvent.keyDown(first ?? document, { key: "ArrowRight" });
    expect(second).toHaveFocus();
    expect(cards().filter((card) => card.tabIndex === 0)).toEqual([second]);
    await fireEvent.keyDown(second ?? document, { key: "ArrowLeft" });
    await fireEvent.keyDown(first ?? document, { key: "ArrowLeft" });
    expect(last).toHaveFocus();
    await fireEvent.keyDown(last ?? document, { key: "ArrowRight" });
    expect(first).toHaveFocus();
  });

  it("leaves other keys alone", async () => {
    show(tableOf("secondThree"));
    expect(await fireEvent.keyDown(cards()[0] ?? document, { key: "ArrowDown" })).toBe(true);
  });

  it("shows a card that lies in it twice as two", () => {
    show(tableOf("secondThree", ({ view }) => (view.hand = ["altar", "altar", "baths"])));
    expect(cards()).toHaveLength(3);
  });

  describe("a card that is dragged", () => {
    interface Dragged {
      readonly onopen: ReturnType<typeof vi.fn>;
      readonly ondrag: ReturnType<typeof vi.fn>;
      readonly ondrop: ReturnType<typeof vi.fn>;
    }
    function dragging(change: (table: CardTable) => void = () => undefined): Dragged {
      const table = tableOf("secondThree", change);
      const [onopen, ondrag, ondrop] = [vi.fn(), vi.fn(), vi.fn()];
      const props = { table, seat: 0, legal: table.legal["0"], cards: table.view.hand, open: undefined };
      render(Hand, { ...props, onopen, ondrag, ondrop });
      return { onopen, ondrag, ondrop };
    }
    const pointer = (type: string, x: number, y: number, more: object = {}): PointerEvent =>
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: "mouse",
        isPrimary: true,
        clientX: x,
        clientY: y,
        bubbles: true,
        ...more,
      });
    const on = (card: HTMLElement, ...events: PointerEvent[]): void => {
      for (const event of events) card.dispatchEvent(event);
    };

    it("follows the pointer and is dropped, and its press opens nothing", async () => {
      const { onopen, ondrag, ondrop } = dragging();
      const card = named("Barracks");
      on(card, pointer("pointerdown", 50, 50), pointer("pointermove", 52, 51));
      expect(ondrag).not.toHaveBeenCalled();
      on(card, pointer("pointermove", 90, 10), pointer("pointermove", 95, 5));
      expect(ondrag).toHaveBeenLastCalledWith("barracks", { x: 95, y: 5 });
      on(card, pointer("pointerup", 96, 4));
      await fireEvent.click(card);
      expect(ondrop).toHaveBeenCalledExactlyOnceWith("barracks", { x: 96, y: 4 });
      expect(onopen).not.toHaveBeenCalled();
      await new Promise((done) => setTimeout(done));
      await fireEvent.click(card);
      expect(onopen).toHaveBeenCalledOnce();
    });

    it.each<[string, () => void]>([
      ["Escape", () => void fireEvent.keyDown(window, { key: "Escape" })],
      ["the browser", () => window.dispatchEvent(pointer("pointercancel", 0, 0))],
    ])("goes back to the hand: %s", (_, stop) => {
      const { ondrop } = dragging();
      on(named("Barracks"), pointer("pointerdown", 50, 50), pointer("pointermove", 50, 10));
      stop();
      on(named("Barracks"), pointer("pointermove", 50, 5), pointer("pointerup", 50, 5));
      expect(ondrop).toHaveBeenCalledExactlyOnceWith("barracks", undefined);
    });

    it("is not taken out by a finger that scrolls the hand", () => {
      const { ondrag } = dragging();
      const touch = { pointerType: "touch" };
      on(named("Barracks"), pointer("pointerdown", 50, 50, touch), pointer("pointermove", 10, 40, touch));
      expect(ondrag).not.toHaveBeenCalled();
    });

    it("stays where it is while nothing is asked, and with other buttons", () => {
      const { ondrag } = dragging((table) => (table.legal = {}));
      on(named("Barracks"), pointer("pointerdown", 50, 50), pointer("pointermove", 50, 0));
      expect(ondrag).not.toHaveBeenCalled();
    });
  });

  describe("with two copies of a card", () => {
    const state = (name: string): (string | null)[] => cards().map((card) => card.getAttribute(name));
    const twice = (choice = ""): CardTable =>
      tableOf("secondThree", ({ view }) => {
        view.hand = ["altar", "baths", "altar"];
        if (choice) view.choices = { "0": choice };
      });
    const described = (): boolean[] =>
      cards()
        .map((card) => document.getElementById(`stand-0-${String(cards().indexOf(card))}`))
        .map((stand) => stand?.textContent.includes("Chosen") ?? false);

    it("opens the one that was pressed, and the other in its stead", async () => {
      const table = twice();
      const onopen = vi.fn();
      const props = { table, seat: 0, legal: table.legal["0"], cards: table.view.hand, open: undefined, onopen };
      const { rerender } = render(Hand, props);
      await fireEvent.click(cards()[2] ?? document);
      expect(onopen).toHaveBeenCalledExactlyOnceWith("altar", 2);
      await rerender({ ...props, open: "altar" });
      expect(state("aria-expanded")).toEqual(["false", "false", "true"]);
      await fireEvent.click(cards()[0] ?? document);
      expect(onopen).toHaveBeenCalledOnce();
      expect(state("aria-expanded")).toEqual(["true", "false", "false"]);
      await fireEvent.click(cards()[0] ?? document);
      expect(onopen).toHaveBeenLastCalledWith("altar", 0);
    });

    it("says of one that it is chosen: the one that was opened, or the first", async () => {
      show(twice("sell altar"));
      expect(described()).toEqual([true, false, false]);
      await fireEvent.click(cards()[2] ?? document);
      expect(described()).toEqual([false, false, true]);
    });
  });

  it.each(["secondThree", "firstSeven", "freeCity", "wonderFree"] as const)("has no barriers: %s", async (name) => {
    const table = tableOf(name);
    await expectAccessible(show(table, Number(Object.keys(table.legal)[0])).container);
  });
});
