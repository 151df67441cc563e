/** Which drawing means what at the dice table. */
import { DIE_COLOURS } from "../made/vocabulary";

export interface Drawing {
  readonly sprite: "icons" | "dice";
  readonly name: string;
  /** The colour of a bust. */
  readonly tint?: string;
}

const icons = (name: string): Drawing => ({ sprite: "icons", name });

/** Faces whose drawing has another name, or is one of the card game. */
const FACES: Readonly<Record<string, Drawing>> = {
  stone: icons("stone"),
  wood: icons("wood"),
  brick: icons("clay"),
  cloth: icons("loom"),
  glass: icons("glass"),
  papyrus: icons("papyrus"),
  compass: icons("compass"),
  tablet: icons("tablet"),
  gear: icons("gear"),
  laurel: icons("laurel"),
  coin: { sprite: "dice", name: "stater" },
  shield: { sprite: "dice", name: "guard" },
};
const BUSTS: ReadonlySet<string> = new Set(DIE_COLOURS);

/** What is drawn for a face of a die. */
export function drawingOf(face: string): Drawing {
  if (BUSTS.has(face)) return { sprite: "dice", name: "bust", tint: face };
  return FACES[face] ?? { sprite: "dice", name: face };
}

/** The drawing of a bonus. */
export function bonusIcon(bonus: string): Drawing {
  if (bonus === "coins") return icons("coins");
  return { sprite: "dice", name: bonus === "action" ? "again" : "pen" };
}

/** The drawing of a building. */
export const iconOf = (building: string): string => (building.endsWith("barracks") ? "barracks" : building);

const WONDERS: Readonly<Record<string, string>> = {
  giza: "gizah",
  rhodes: "rhodos",
  ephesus: "ephesos",
  halicarnassus: "halikarnassos",
  alexandria: "alexandria",
  babylon: "babylon",
  olympia: "olympia",
};

/** The picture of a board; an invented one has a city without a wonder. */
export const pictureOf = (board: string): string => WONDERS[board] ?? "free-city";
