/** Dice tumble into the Forum; without motion they are simply there. */
import { moves } from "../settings/settings.svelte";

const ROLL = 820;
const STAGGER = 55;
const REST = 120;

/** A number from -1 to 1 that is the same for the same word. */
export function scatter(word: string): number {
  let hash = 7;
  for (const letter of word) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return (hash % 201) / 100 - 1;
}

/** Let every die come from the cup at the edge and roll to its place. */
export function tumble(forum: HTMLElement | undefined): void {
  if (!forum || !moves()) return;
  const edge = forum.getBoundingClientRect();
  // all is measured before anything moves: the page is laid out once
  const dice = [...forum.querySelectorAll<HTMLElement>("[data-die]")].map((die) => {
    const at = die.getBoundingClientRect();
    const cube = die.querySelector<HTMLElement>(".cube");
    const from = { x: edge.left + edge.width / 2 - at.left - at.width / 2, y: edge.bottom + 30 - at.top };
    return { die, cube, from, lies: cube ? getComputedStyle(cube).transform : "" };
  });
  for (const [place, thrown] of dice.entries()) roll(thrown, STAGGER * place);
}

interface Thrown {
  readonly die: HTMLElement;
  readonly cube: HTMLElement | null;
  readonly from: { readonly x: number; readonly y: number };
  /** How the cube lies when it has come to rest. */
  readonly lies: string;
}

// a wait is part of the steps, as at the card table: the page is redrawn around the start and the end of a motion
function roll({ die, cube, from, lies }: Thrown, wait: number): void {
  const duration = wait + ROLL + REST;
  const begin = wait / duration;
  const end = (wait + ROLL) / duration;
  const away = { transform: `translate(${String(from.x)}px, ${String(from.y)}px) scale(0.5)`, opacity: 0 };
  const hop = { transform: `translate(${String(from.x * 0.25)}px, -34px) scale(1.18)`, opacity: 1 };
  const here = { transform: "none", opacity: 1 };
  die.animate(
    [
      away,
      { ...away, offset: begin, easing: "cubic-bezier(.2,.7,.4,1)" },
      { ...hop, offset: begin + (end - begin) * 0.55, easing: "cubic-bezier(.5,0,.7,1)" },
      { ...here, offset: end },
      here,
    ],
    { id: "tumble", duration, fill: "both" },
  );
  if (!cube) return;
  const spun = `rotateX(${String(540 + 180 * scatter(String(from.x)))}deg) rotateY(-620deg) rotateZ(90deg)`;
  cube.animate(
    [
      { transform: spun },
      { transform: spun, offset: begin, easing: "cubic-bezier(.15,.6,.35,1)" },
      { transform: lies, offset: end },
      { transform: lies },
    ],
    { id: "spin", duration },
  );
}
