/** Motion that explains: cards are turned up in their cities, coins travel, hands come from where they were passed. */
import { moves } from "../settings/settings.svelte";

// A wait is part of the steps, never a delay: a browser redraws the page around the start and the end of every motion.
const WAIT = 90;
const PASS = 420;
const REST = 120;

/** Let the new hand come from the neighbour who passed it. */
export function showPassing(hand: HTMLElement | undefined, leftward: boolean): void {
  if (!moves() || !hand) return;
  // the new turn is drawn with the hand out of sight; then it comes and stays, with nothing left to draw
  const away = { transform: `translateX(${leftward ? "70vw" : "-70vw"})`, opacity: 0 };
  const here = { transform: "none", opacity: 1 };
  const duration = WAIT + PASS + REST;
  const steps = [
    away,
    { ...away, offset: WAIT / duration, easing: "ease-in-out" },
    { ...here, offset: (WAIT + PASS) / duration },
    here,
  ];
  hand.animate(steps, { id: "pass", duration, fill: "both" });
}

const FULL = 2000;
const SHORT = 1000;
/**
 * When what happens in a recap, as parts of it: every piece moves by one motion that lasts as long as all of it. Until
 * the first moves, the new turn is drawn.
 */
const AT = {
  dealt: 0.09,
  lies: 0.16,
  turns: 0.18,
  edge: 0.25,
  open: 0.33,
  leaves: 0.38,
  over: 0.5,
  arrives: 0.62,
  goes: 0.86,
  gone: 0.95,
} as const;
const [APPEAR, TRAVEL, SETTLE] = ["cubic-bezier(.2,.9,.3,1.2)", "ease-in-out", "ease-in"] as const;

/** The room that tiles leave between each other. */
const GAP = 12;
/** How far from the edge of the window sums stay. */
const EDGE = 4;
/** The smallest scale at which words on a tile can be read. */
const READABLE = 0.85;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** How far aside a tile may lie and still be over its city. */
  readonly reach: number;
}

/** Where the card of a city lies: in the middle of what is in view of it; nowhere if nothing of it is. */
function spotOf(seat: string, width: number, height: number): Spot | undefined {
  const city = document.querySelector(`main [data-seat="${seat}"]`)?.getBoundingClientRect();
  const view = document.querySelector("main")?.getBoundingClientRect();
  if (!city || !view) return undefined;
  const [top, bottom] = [Math.max(city.top, view.top), Math.min(city.bottom, view.bottom)];
  if (bottom - top < 24) return undefined;
  const scale = Math.max(0.6, Math.min(1, (1.25 * (bottom - top)) / height, (0.9 * city.width) / width));
  const half = (height * scale) / 2;
  const y = Math.min(Math.max((top + bottom) / 2, view.top + half + 4), view.bottom - half - 4);
  return { x: city.left + city.width / 2, y, scale, reach: city.width / 2 - 0.4 * width * scale };
}

/** Where cities are so low that their tiles would cover each other, they lie beside each other. */
function spread(spots: Map<string, Spot | undefined>, width: number, height: number): void {
  const lying: Spot[] = [];
  const covers = (one: Spot, other: Spot): boolean =>
    Math.abs(one.x - other.x) < (width * (one.scale + other.scale)) / 2 &&
    Math.abs(one.y - other.y) < (height * (one.scale + other.scale)) / 2;
  for (const [seat, spot] of spots) {
    if (!spot) continue;
    const step = width * spot.scale + GAP / 2;
    const asides = [0, step, -step, 2 * step, -2 * step].filter((aside) => Math.abs(aside) <= spot.reach);
    const free = asides
      .map((aside) => ({ ...spot, x: spot.x + aside }))
      .find((place) => !lying.some((other) => covers(place, other)));
    lying.push(free ?? spot);
    spots.set(seat, free ?? spot);
  }
}

const at = (x: number, y: number, scale = 1): string =>
  `translate(${String(Math.round(x))}px, ${String(Math.round(y))}px) scale(${scale.toFixed(2)})`;

function tileSteps({ x, y, scale }: Spot, width: number, height: number, kind: string): Keyframe[] {
  const [left, top] = [x - width / 2, y - height / 2];
  const here = { transform: at(left, top, scale), opacity: 1 };
  const away = { transform: at(left, top - 14, scale * 0.7), opacity: 0 };
  // a sold card goes up to the pile, one under the wonder sinks into it, a building stays in its city
  const drift = { sold: -50, staged: 34 }[kind] ?? 0;
  const gone = { transform: at(left, top + drift, scale * 0.5), opacity: 0 };
  return [
    away,
    { ...away, offset: AT.dealt, easing: APPEAR },
    { ...here, offset: AT.lies },
    { ...here, offset: AT.goes, easing: SETTLE },
    { ...gone, offset: AT.gone },
    gone,
  ];
}

/** A card that is turned: its back grows thin, then its face grows broad. */
const BACK: Keyframe[] = [
  { transform: "scaleX(1)" },
  { transform: "scaleX(1)", offset: AT.turns, easing: "ease-in" },
  { transform: "scaleX(0)", offset: AT.edge },
  { transform: "scaleX(0)" },
];
const FACE: Keyframe[] = [
  { transform: "scaleX(0)" },
  { transform: "scaleX(0)", offset: AT.edge, easing: "ease-out" },
  { transform: "scaleX(1)", offset: AT.open },
  { transform: "scaleX(1)" },
];

function popSteps(x: number, y: number): Keyframe[] {
  const small = { transform: at(x, y, 0.3), opacity: 0 };
  const here = { transform: at(x, y), opacity: 1 };
  return [
    small,
    { ...small, offset: AT.open, easing: APPEAR },
    { transform: at(x, y, 1.25), opacity: 1, offset: AT.leaves },
    { ...here, offset: AT.over },
    { ...here, offset: AT.goes },
    { ...small, offset: AT.gone },
    small,
  ];
}

function sumSteps(from: Spot, to: Spot): Keyframe[] {
  const left = { transform: at(from.x, from.y, 0.6), opacity: 0 };
  const there = { transform: at(to.x, to.y), opacity: 1 };
  const gone = { transform: at(to.x, to.y, 0.7), opacity: 0 };
  const far = Math.abs(from.x - to.x);
  const high = Math.max(EDGE, Math.min(from.y, to.y) - 0.12 * far - Math.min(16, far)); // a bow, where it travels at all
  return [
    left,
    { ...left, offset: AT.open, easing: "ease-out" },
    { transform: at(from.x, from.y), opacity: 1, offset: AT.leaves, easing: TRAVEL },
    { transform: at((from.x + to.x) / 2, high, 1.1), opacity: 1, offset: AT.over, easing: TRAVEL },
    { ...there, offset: AT.arrives },
    { ...there, offset: AT.goes, easing: SETTLE },
    { ...gone, offset: AT.gone },
    gone,
  ];
}

/** Tiles in the middle of the table, row by row and the rows as even as can be. */
function gather(seats: readonly number[], width: number, height: number): Map<string, Spot> {
  const view = document.querySelector("main")?.getBoundingClientRect() ?? new DOMRect();
  const most = Math.max(1, Math.floor(view.width / (width + GAP)));
  const rows = Math.ceil(seats.length / most);
  const columns = Math.ceil(seats.length / rows);
  const scale = Math.min(1, view.height / (rows * (height + GAP)), view.width / (columns * (width + GAP)));
  const [step, fall] = [(width + GAP) * scale, (height + GAP) * scale];
  return new Map(
    seats.map((seat, place) => {
      const row = Math.floor(place / columns);
      const inRow = Math.min(columns, seats.length - row * columns);
      const x = view.left + view.width / 2 + ((place % columns) - (inRow - 1) / 2) * step;
      const y = view.top + view.height / 2 + (row - (rows - 1) / 2) * fall;
      return [String(seat), { x, y, scale, reach: 0 }];
    }),
  );
}

/** Play the recap of a turn on its stage; answers with how to stop it. */
export function showRecap(
  stage: HTMLElement,
  short: boolean,
  onend: () => void,
  gathered: readonly number[] = [],
): () => void {
  const duration = short ? SHORT : FULL;
  const motions: Animation[] = [];
  const play = (piece: Element, steps: Keyframe[]): void => {
    motions.push(piece.animate(steps, { id: "recap", duration, fill: "both" }));
  };
  // all is measured before anything moves: the page is laid out once
  const tiles = [...stage.querySelectorAll<HTMLElement>(".tile")];
  const [width, height] = [tiles[0]?.offsetWidth ?? 0, tiles[0]?.offsetHeight ?? 0];
  const spots = new Map<string, Spot | undefined>();
  const found = (seat: string | undefined): Spot | undefined => {
    if (seat && !spots.has(seat)) spots.set(seat, spotOf(seat, width, height));
    return spots.get(seat ?? "");
  };
  if (gathered.some((seat) => (found(String(seat))?.scale ?? 0) < READABLE))
    for (const [seat, spot] of gather(gathered, width, height)) spots.set(seat, spot);
  else {
    for (const { dataset } of tiles) found(dataset["at"]);
    spread(spots, width, height);
  }
  for (const tile of tiles) {
    const spot = found(tile.dataset["at"]);
    const [back, face] = tile.children;
    if (!spot || !back || !face) continue;
    const kind = tile.classList.contains("sold") ? "sold" : tile.classList.contains("staged") ? "staged" : "built";
    const aside = Number(tile.dataset["nth"]) * width * spot.scale * 0.7;
    play(tile, tileSteps({ ...spot, x: spot.x + aside }, width, height, kind));
    play(back, BACK);
    play(face, FACE);
  }
  for (const power of stage.querySelectorAll<HTMLElement>(".power")) {
    const spot = found(power.dataset["power"]);
    if (!spot) continue;
    const over = Math.max(22, power.offsetWidth - 22); // however many there are, they reach a little over the corner
    play(power, popSteps(spot.x + (width * spot.scale) / 2 - over, spot.y - (height * spot.scale) / 2 - 12));
  }
  const toBank = gathered.length ? 14 : -46; // away from what the tile says
  const taken: Record<string, number> = {};
  const sums = [...stage.querySelectorAll<HTMLElement>(".sum")];
  const [wide, high] = [Math.max(0, ...sums.map(({ offsetWidth }) => offsetWidth)), sums[0]?.offsetHeight ?? 0];
  for (const sum of sums) {
    const { from, to } = sum.dataset;
    const [payer, payee] = [found(from), found(to)];
    const near = payee ?? payer;
    if (!near) continue;
    const place = (taken[to ?? from ?? ""] = (taken[to ?? from ?? ""] ?? -1) + 1);
    // sums lie at the foot of the tile of their city, beside each other while there is room, then one above the other
    const foot = (spot: Spot): Spot => {
      const across = Math.max(1, Math.floor((width * spot.scale) / wide));
      const aside = (place % across) - (across - 1) / 2;
      const above = Math.floor(place / across);
      const low = spot.y + (height * spot.scale) / 2 - 26;
      return { ...spot, x: spot.x - sum.offsetWidth / 2 + aside * wide, y: low - high * above };
    };
    const bank = (spot: Spot): Spot => ({ ...spot, y: spot.y + toBank });
    const inView = (spot: Spot): Spot => ({
      ...spot,
      x: Math.max(2 * EDGE, Math.min(spot.x, innerWidth - sum.offsetWidth - 2 * EDGE)), // they grow a little on the way
      y: Math.max(EDGE, spot.y),
    });
    const [begins, ends] = [payer ? foot(payer) : bank(foot(near)), payee ? foot(payee) : bank(foot(near))];
    play(sum, sumSteps(inView(begins), inView(ends)));
  }
  const [first] = motions;
  if (first) first.onfinish = onend;
  else queueMicrotask(onend); // no city is in view
  return () => {
    if (first) first.onfinish = null;
  };
}
