/** The options of a hand, sorted for the eye: what each card can do, and the ways to pay, cheapest first. */
import { BUILDING_ACTIONS, type Deed } from "../made/vocabulary";
import type { Legal, Option, Refusal } from "../protocol/types";
import type { Payment } from "../settings/settings.svelte";

export interface CardOptions {
  readonly card: string;
  /** By paying, by its chain, or free by the wonder. */
  readonly builds: readonly Option[];
  readonly stages: readonly Option[];
  readonly sell: Option | undefined;
  readonly refusal: Refusal | undefined;
  readonly stageRefusal: Refusal | undefined;
  readonly sellRefusal: Refusal | undefined;
}

/** The neighbours that a payment could go to. */
export interface Purses {
  readonly left: number;
  readonly right: number;
}

/** Whether a way to pay comes before another. */
function order(payment: Payment, purses: Purses): (a: Option, b: Option) => number {
  const leftFirst = payment === "left" || (payment === "poorer" && purses.left <= purses.right);
  return (a, b) => a.price - b.price || (leftFirst ? a.right - b.right : a.left - b.left);
}

/** Ways to the same thing, the preferred one first. */
export function ways(options: readonly Option[], payment: Payment, purses: Purses): Option[] {
  return [...options].sort(order(payment, purses));
}

/** Whether the person wants to be asked: several ways cost the same, and no preference settles it. */
export function mustAsk(options: readonly Option[], payment: Payment): boolean {
  const cheapest = Math.min(...options.map((option) => option.price));
  return payment === "ask" && options.filter((option) => option.price === cheapest).length > 1;
}

/** What a card of the hand can do. */
export function optionsOf(legal: Legal, card: string): CardOptions {
  const own = legal.options.filter((option) => option.card === card);
  /** Why the card cannot be used like this, or why no card can. */
  const refusal = (kind: string): Refusal | undefined =>
    legal.refusals.find((one) => one.kind === kind && ["", card].includes(one.card));
  return {
    card,
    builds: own.filter((option) => BUILDING_ACTIONS.has(option.kind)),
    stages: own.filter((option) => option.kind === "stage"),
    sell: own.find((option) => option.kind === "sell"),
    refusal: refusal("build"),
    stageRefusal: refusal("stage"),
    sellRefusal: refusal("sell"),
  };
}

/** How a stage can be built: one entry for each form, with and without taking part in the edifice. */
export function stageForms(stages: readonly Option[]): { form: string; join: boolean; options: Option[] }[] {
  const found = new Map<string, { form: string; join: boolean; options: Option[] }>();
  for (const option of stages) {
    const key = `${option.form} ${String(option.join)}`;
    const entry = found.get(key) ?? { form: option.form, join: option.join, options: [] };
    entry.options.push(option);
    found.set(key, entry);
  }
  return [...found.values()];
}

/** Every way to do something with a card. */
export function waysOf(options: CardOptions, deed: Deed): readonly Option[] {
  if (deed === "sell") return options.sell ? [options.sell] : [];
  return deed === "build" ? options.builds : options.stages;
}

/** Why something cannot be done with a card. */
export function refusalOf(options: CardOptions, deed: Deed): Refusal | undefined {
  return { build: options.refusal, stage: options.stageRefusal, sell: options.sellRefusal }[deed];
}

export type Standing = "chain" | "wonder" | "free" | "coins" | "not";

/** What a card says at a glance; of a chain also the building that it comes from. */
export function standing(options: CardOptions): { standing: Standing; price: number; source: string } {
  const by = (kind: string): Option[] => options.builds.filter((option) => option.kind === kind);
  const [chain] = by("chain");
  if (chain) return { standing: "chain", price: 0, source: chain.source };
  const paid = by("build");
  const price = Math.min(...paid.map((option) => option.price));
  if (price === 0) return { standing: "free", price, source: "" };
  if (by("free").length) return { standing: "wonder", price: 0, source: "" };
  return paid.length ? { standing: "coins", price, source: "" } : { standing: "not", price: 0, source: "" };
}

/** The cards of a hand that a decision is about: for the Free City only those that your own choice leaves. */
export function offered(hand: readonly string[], { options, refusals }: Legal): string[] {
  const cards = new Set([...options, ...refusals].map(({ card }) => card));
  return hand.filter((card) => cards.has(card));
}
