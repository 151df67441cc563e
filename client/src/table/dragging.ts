/** A card that is dragged from the hand: when it begins, and where it can be dropped. */
import { type Deed, DEEDS } from "../made/vocabulary";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Zone {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far a pointer moves before a press becomes a drag. */
const FAR = 10;

/**
 * Whether a press has become a drag. A finger that moves sideways scrolls the hand, so with one only a movement upwards
 * counts; a mouse may go anywhere.
 */
export function isDrag(kind: string, from: Point, to: Point): boolean {
  const [across, up] = [Math.abs(to.x - from.x), from.y - to.y];
  return kind === "mouse" ? Math.hypot(across, up) > FAR : up > FAR && up > across;
}

export const holds = (zone: Zone, { x, y }: Point): boolean =>
  x >= zone.left && x <= zone.right && y >= zone.top && y <= zone.bottom;

const NARROWEST = 110;
const LOWEST = 40;
const PHONE = 600;
const STRIP = 84;
const STRIP_ON_A_PHONE = 128;
/** The line with the coins is low: its place reaches a little beyond it. */
const BEYOND = 9;
const GAP = 6;

function clipped(zone: Zone, room: Zone): Zone {
  return {
    left: Math.max(zone.left, room.left),
    top: Math.max(zone.top, room.top),
    right: Math.min(zone.right, room.right),
    bottom: Math.min(zone.bottom, room.bottom),
  };
}

const isSeen = (zone: Zone): boolean => zone.right - zone.left >= NARROWEST && zone.bottom - zone.top >= LOWEST;

/**
 * Where a card can be dropped: on the own city, its wonder and its coins as far as they are seen in the room above the
 * hand; what is not has its place in a strip at the lower end of that room.
 */
export function zonesIn(own: Readonly<Partial<Record<Deed, Zone>>>, room: Zone): Record<Deed, Zone> {
  const seen = (within: Zone): Deed[] =>
    DEEDS.filter((deed) => {
      const zone = own[deed];
      return zone !== undefined && isSeen(clipped(zone, within));
    });
  const narrow = room.right - room.left < PHONE;
  const strip = narrow ? STRIP_ON_A_PHONE : STRIP;
  const above = { left: room.left, top: room.top, right: room.right, bottom: room.bottom - strip };
  const within = seen(room).length === DEEDS.length ? room : above;
  const there = seen(within);
  const missing = DEEDS.filter((deed) => !there.includes(deed));
  const width = (room.right - room.left - GAP) / Math.max(1, missing.length);
  const zoneOf = (deed: Deed): Zone => {
    const zone = own[deed];
    if (zone && there.includes(deed)) return clipped(zone, within);
    const left = room.left + GAP + width * missing.indexOf(deed);
    return { left, right: left + width - GAP, top: room.bottom - strip + GAP, bottom: room.bottom - GAP };
  };
  return { build: zoneOf("build"), stage: zoneOf("stage"), sell: zoneOf("sell") };
}

/** Where the places of the own city are: its cards down to the end of the city, its wonder, and the line with its coins. */
export function placesOf(city: Element): Partial<Record<Deed, Zone>> {
  const found: Partial<Record<Deed, Zone>> = {};
  for (const place of city.querySelectorAll<HTMLElement>("[data-drop]")) {
    const { left, top, right, bottom } = place.getBoundingClientRect();
    const end = city.getBoundingClientRect().bottom;
    const deed = place.dataset["drop"] as Deed;
    const zones: Record<Deed, Zone> = {
      build: { left, right, top, bottom: Math.max(bottom, end) },
      stage: { left, right, top, bottom },
      sell: { left, right, top: top - BEYOND, bottom: bottom + BEYOND },
    };
    found[deed] = zones[deed];
  }
  return found;
}
