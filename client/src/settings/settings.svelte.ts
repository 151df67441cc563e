/** What a person has chosen for this browser; kept in it, and nowhere else. */

export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "full", "none"] as const;
/** How long the recap of a turn is. */
export const RECAPS = ["full", "short", "off"] as const;
/** Who to pay when two options cost the same. */
export const PAYMENTS = ["poorer", "left", "right", "ask"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type RecapLength = (typeof RECAPS)[number];
export type Payment = (typeof PAYMENTS)[number];

export interface Settings {
  language: string;
  theme: Theme;
  motion: Motion;
  recap: RecapLength;
  sound: boolean;
  notify: boolean;
  push: boolean;
  payment: Payment;
  name: string;
  /** Whether log and chat lie open beside the table where there is room for them. */
  log: boolean;
  talk: boolean;
}

const KEY = "heptapolis.settings";
const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  motion: "auto",
  recap: "full",
  sound: false,
  notify: false,
  push: false,
  payment: "poorer",
  name: "",
  log: true,
  talk: true,
};

function stored(): Settings {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const known = Object.entries(DEFAULTS).map(([name, value]) => [
      name,
      typeof found[name] === typeof value ? found[name] : value,
    ]);
    return Object.fromEntries(known) as Settings;
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(stored());

addEventListener("storage", ({ key }) => {
  if (key === KEY) Object.assign(settings, stored()); // another tab has changed something
});

/** Keep a change. */
export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: the choice lives as long as the page
  }
}

/** Whether things may move. */
export function moves(): boolean {
  if (settings.motion !== "auto") return settings.motion === "full";
  return typeof matchMedia === "undefined" || !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether points are counted before one's eyes at the end of a game. */
export const counts = (): boolean => moves() && settings.recap !== "off";
