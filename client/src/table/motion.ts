/** Motion that explains: coins travel from who pays to who is paid, hands come from where they were passed. */
import type { GameEvent } from "../protocol/types";
import { moves } from "../settings/settings.svelte";
import { leftOf, rightOf } from "./seating";

const MOST = 5;
const TRAVEL = 650;
const STAGGER = 90;

// A wait is part of the steps, never a delay: a browser redraws the page around the start and the end of every motion.
const WAIT = 90;
const PASS = 420;
const REST = 120;

function middle(element: Element): { x: number; y: number } {
  const { left, top, width } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + 40 };
}

function coin(sprite: string): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${sprite}#coin`);
  svg.append(use);
  svg.classList.add("travelling-coin");
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

/** Let coins travel between two places of the page. */
function travel(sprite: string, from: Element, to: Element, count: number): void {
  const [start, end] = [middle(from), middle(to)];
  for (let n = 0; n < Math.min(count, MOST); n += 1) {
    const piece = coin(sprite);
    document.body.append(piece);
    const wait = STAGGER * n;
    const duration = wait + TRAVEL;
    const left = { transform: `translate(${String(start.x)}px, ${String(start.y)}px) scale(0.6)`, opacity: 0 };
    const rise = Math.min(start.y, end.y) - 60;
    const steps = [
      left,
      { ...left, offset: wait / duration, easing: "ease-in" },
      {
        transform: `translate(${String((start.x + end.x) / 2)}px, ${String(rise)}px)`,
        opacity: 1,
        offset: (wait + TRAVEL / 2) / duration,
        easing: "ease-out",
      },
      { transform: `translate(${String(end.x)}px, ${String(end.y)}px) scale(0.6)`, opacity: 0 },
    ];
    const motion = piece.animate(steps, { duration, fill: "both" });
    motion.onfinish = () => piece.remove();
    motion.oncancel = () => piece.remove();
  }
}

/** Show the payments of a turn between cities that are in view. */
export function showPayments(events: readonly GameEvent[], cities: number, sprite: string): void {
  if (!moves()) return;
  const place = (seat: number): Element | null => document.querySelector(`[data-seat="${String(seat)}"]`);
  for (const event of events.filter(({ kind }) => kind === "paid")) {
    const [left = 0, right = 0] = event.numbers;
    const from = place(event.seat);
    const targets: [Element | null, number][] = [
      [place(leftOf(event.seat, cities)), left],
      [place(rightOf(event.seat, cities)), right],
    ];
    for (const [to, count] of targets) if (from && to && count) travel(sprite, from, to, count);
  }
}

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
