/** Dice, spaces, actions and what they set off in the reader's language. */
import type { DiceThing, Message as Sentence } from "../catalogue";
import {
  type Bonus,
  type Building,
  BUILDING_GROUPS,
  type BuildingGroup,
  DICE,
  type DiceDecision,
  type DieColour,
  type Face,
} from "../made/vocabulary";
import type { DiceOption, DiceRefusal, DiceTable, GameEvent, Hint, SetOff } from "../protocol/types";
import { playerName } from "../table/seating";
import { begun, lookUp, t } from "../words/index.svelte";
import { say, sentence, type Teller } from "../words/things";
import type { Boards, Space } from "./boards";
import type { Deed } from "./recap";

export const colourOf = (die: string): DieColour => DICE[die as keyof typeof DICE].colour;
export const dieName = (die: string): string => t(`dice-die-${colourOf(die)}`);
export const buildingName = (building: string): string => t(`building-${building as Building | BuildingGroup}`);
/** The name of a building where there is little room; empty if it needs none. */
export function shortName(building: string): string {
  if (building === "gallery") return t("dice-short-gallery");
  if (building === "west_barracks") return t("dice-short-west");
  return building === "east_barracks" ? t("dice-short-east") : "";
}

export const bonusName = (bonus: string): string => t(`dice-bonus-${bonus as Bonus}`);
export const question = (decision: string): string => t(`ask-dice-${decision as DiceDecision}`);

export function faceName(face: string): string {
  return (BUILDING_GROUPS as readonly string[]).includes(face) ? buildingName(face) : t(`dice-face-${face as Face}`);
}

/** A space by its building, the symbol of its track and its place, such as: Agora, mask 1; with little room shorter. */
export function spaceName(id: string, brief = false): string {
  const [building = "", ...more] = id.split(".");
  const parts = more.map((part) => (/^\d+$/.test(part) ? part : faceName(part)));
  const only = parts.length === 1 && /^\d+$/.test(parts[0] ?? "");
  const name = (brief && shortName(building)) || buildingName(building);
  return [name, parts.join(" ")].filter(Boolean).join(only ? " " : ", ");
}

/** A number of coins; none is free. */
export const coinsWords = (n: number): string => (n ? t("table-coins", { n }) : t("dice-no-coins"));

/** A thing inside a sentence; of a die only the colour, as the sentence itself says that it is a die. */
function thingName(thing: DiceThing): string {
  if ("space" in thing) return spaceName(thing.space);
  if ("die" in thing) return t(`die-${colourOf(thing.die)}`);
  return "face" in thing ? faceName(thing.face) : bonusName(thing.bonus);
}

/** A player and the city, as the log speaks of them. */
export function called(table: DiceTable, boards: Boards, seat: number): string {
  const you = seat === table.seat ? [t("app-you")] : [];
  return `${playerName(table, seat)} (${[...you, cityOf(table, boards, seat)].join(", ")})`;
}

export const cityOf = (table: DiceTable, boards: Boards, seat: number): string =>
  boards.of(table.view.cities[seat]?.board ?? "").city;

/** How the things and people of a dice table are called. */
export function tellerOf(table: DiceTable, boards: Boards): Teller {
  return { shelf: table.rules, who: (seat) => called(table, boards, seat), thing: thingName };
}

export const eventWords = (event: GameEvent, teller: Teller): string => say(event.message as Sentence, teller);

/** Why a die is of no use. */
export function whyNot(refusal: DiceRefusal): string {
  return sentence(say(refusal.message as Sentence, { shelf: "dice", who: String, thing: thingName }));
}

/** What a space does. */
export const spaceWords = (space: Space): string => say(space.message as Sentence);

/** What a space costs, in resources. */
export const costWords = (space: Space): string =>
  space.cost ? t("dice-costs", { n: space.cost }) : t("dice-costs-nothing");

/** An action of the notation in words. */
export function actionWords(action: string, built = 0): string {
  const [kind = "", first = "", second = ""] = action.split(" ");
  switch (kind) {
    case "build":
      return t("dice-does-build", { space: spaceName(second), die: dieName(first) });
    case "wonder":
      return t("dice-does-wonder", { n: built });
    case "cross":
      return t("dice-does-cross", { space: spaceName(first) });
    case "bonus":
      return t("dice-does-bonus", { bonus: bonusName(first) });
    case "pass":
      return t("dice-does-pass");
    default:
      return t("dice-does-skip");
  }
}

/** What a city did in a turn. */
export const deedWords = ({ steps }: Deed): string =>
  steps.length ? steps.map(({ space }) => spaceName(space)).join(" · ") : t("dice-does-pass");

/** What an action sets off at once. */
export function setOffWords({ kind, thing, numbers: [n = 0, defence = 0] }: SetOff): string {
  switch (kind) {
    case "gained_coins":
      return t("dice-off-gained_coins", { n });
    case "attacked":
      return t("dice-off-attacked", { n, defence });
    case "unlocked":
      return t("dice-off-unlocked", { die: t(`dice-die-${thing as DieColour}`) });
    case "finished":
      return t("dice-off-finished", { building: buildingName(thing) });
    default:
      return t("dice-off-took_bonus", { bonus: bonusName(thing) });
  }
}

/** What an option is called: a space with what opens it, or what else is done. */
export function optionName(option: DiceOption): string {
  if (option.at) return spaceName(option.at);
  return begun(actionWords(option.action));
}

/** What a bot would do, and why. */
export function hintWords(hint: Hint, built: number): string {
  const why = lookUp(`hint-${hint.why}`, { n: hint.points }) ?? "";
  return `${t("dice-hint-says", { action: actionWords(hint.action, built) })} ${why}`.trim();
}
