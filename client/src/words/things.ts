/** Cards, goods, effects and reasons in the reader's language. */
import * as catalogue from "../catalogue";
import type { BoardSide, Cost, DiceThing, Effect, Gap, Message, Names } from "../catalogue";
import { CARD_RULES, type Good, GOODS } from "../made/vocabulary";
import type { Refusal } from "../protocol/types";
import { begun, language, listed, lookUp, t } from "./index.svelte";

const AGES = ["", "I", "II", "III"];

export const roman = (age: number): string => AGES[age] ?? String(age);

/** A name in the reader's language: custom things have the names they define, and none of ours. */
function nameOf(name: string, names: Names | undefined, ours: string | undefined): string {
  return (names ? names[language()] : ours) ?? name;
}

export function cardName(shelf: string, id: string): string {
  const { name, names } = catalogue.card(shelf, id);
  return nameOf(name, names, lookUp(`name-card-${id}`));
}

export function edificeName(shelf: string, id: string): string {
  const { name, names } = catalogue.edifice(shelf, id);
  return nameOf(name, names, lookUp(`name-edifice-${id}`));
}

export function cityName(shelf: string, wonder: string): string {
  const { city, city_names } = catalogue.wonder(shelf, wonder);
  return nameOf(city, city_names, lookUp(`name-city-${wonder}`));
}

export function wonderName(shelf: string, wonder: string): string {
  const { name, names } = catalogue.wonder(shelf, wonder);
  return nameOf(name, names, lookUp(`name-wonder-${wonder}`));
}

/** A board with its side, such as Gizah (day). */
export function boardName(shelf: string, id: string): string {
  const [wonder = "", side = ""] = id.split("/");
  return `${cityName(shelf, wonder)} (${t(`side-${side as BoardSide}`)})`;
}

export const goodName = (good: Good): string => t(`good-${good}`);

/** Goods with how many there are of each. */
export function goodsCounted(counts: Readonly<Record<string, number>>): string {
  const told = GOODS.filter((good) => counts[good]);
  return listed(told.map((good) => t("goods-count", { n: counts[good] ?? 0, good: goodName(good) })));
}

export function countGoods(goods: readonly Good[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const good of goods) counts[good] = (counts[good] ?? 0) + 1;
  return counts;
}

/** What something costs, in words. */
export function costName(cost: Cost): string {
  const parts = cost.coins ? [t("table-coins", { n: cost.coins })] : [];
  if (cost.goods.length) parts.push(goodsCounted(countGoods(cost.goods)));
  return parts.length ? listed(parts) : t("choice-free");
}

/** How the things and people of a table are called. */
export interface Teller {
  readonly shelf: string;
  readonly who: (seat: number) => string;
  /** The player of a seat alone; where nobody tells, as the seat is called. */
  readonly player?: (seat: number) => string;
  /** What the dice game calls its things. */
  readonly thing?: (thing: DiceThing) => string;
}

/** Wonders and edifices are the same in every edition. */
const NOBODY: Teller = { shelf: CARD_RULES[0], who: (seat) => t("new-seat", { n: seat + 1 }) };

function gapWords(gap: Gap, teller: Teller): string | number {
  if (typeof gap !== "object") return gap;
  if ("key" in gap) return say(gap, teller);
  if ("list" in gap)
    return listed(
      gap.list.map((part) => String(gapWords(part, teller))),
      gap.last,
    );
  if ("card" in gap) return cardName(teller.shelf, gap.card);
  if ("board" in gap) return boardName(teller.shelf, gap.board);
  if ("edifice" in gap) return edificeName(teller.shelf, gap.edifice);
  if ("wonder" in gap) return wonderName(teller.shelf, gap.wonder);
  if ("seat" in gap) return teller.who(gap.seat);
  if ("player" in gap) return (teller.player ?? teller.who)(gap.player);
  return teller.thing?.(gap) ?? "";
}

/** A sentence that comes as data. */
export function say(message: Message, teller: Teller = NOBODY): string {
  const gaps = Object.entries(message.gaps).map(([name, gap]) => [name, gapWords(gap, teller)] as const);
  return lookUp(message.key, Object.fromEntries(gaps)) ?? message.key;
}

/** What an effect does, in a sentence. */
export const effectWords = (effect: Effect): string => say(effect.message);

export const effectsWords = (effects: readonly Effect[]): string => effects.map(effectWords).join(" ");

/** What a stage does: in each of its forms. */
export function stageWords(stage: catalogue.Stage): string {
  const [first = "", ...others] = Object.values(stage.forms).map(effectsWords);
  if (!others.length) return first;
  return [t("effect-either", { first }), ...others.map((next) => t("effect-or", { next }))].join(" ");
}

/** A clause as a sentence of its own. */
export function sentence(clause: string): string {
  return `${begun(clause)}.`;
}

/** One after the other, each with its end. */
function sentences(parts: readonly string[]): string {
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(" ");
}

/** Everything printed on an edifice. */
export function edificeWords(shelf: string, id: string): string {
  const { cost, reward, penalty } = catalogue.edifice(shelf, id);
  return sentences([
    edificeName(shelf, id),
    `${t("table-edifice-price")}: ${costName(cost)}`,
    `${t("table-edifice-reward")}: ${effectsWords(reward)}`,
    `${t("table-edifice-penalty")}: ${effectWords(penalty)}`,
  ]);
}

/** Everything printed on a card, for a screen reader and for the help. */
export function cardWords(shelf: string, id: string): string {
  const found = catalogue.card(shelf, id);
  const parts = [
    t("card-copy", { age: roman(found.age), family: t(`family-${found.colour}`) }),
    found.cost.coins || found.cost.goods.length ? t("card-costs", { cost: costName(found.cost) }) : t("card-is-free"),
    effectsWords(found.effects),
  ];
  if (found.from.length) parts.push(t("card-from", { cards: cardNames(shelf, found.from, "or") }));
  if (found.to.length) parts.push(t("card-to", { cards: cardNames(shelf, found.to) }));
  return sentences(parts);
}

export function cardNames(shelf: string, ids: readonly string[], last: "and" | "or" = "and"): string {
  return listed([...new Set(ids.map((id) => cardName(shelf, id)))], last);
}

/** Why something is not possible. */
export const whyNot = (refusal: Refusal): string => sentence(say(refusal.message as Message));
