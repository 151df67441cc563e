/** Arrow keys go from one button to the next within a part of the page. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** An attachment: arrow keys move the focus among what a selector finds. */
export function arrows(selector: string): (part: HTMLElement) => () => void {
  return (part) => {
    const move = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      const stops = [...part.querySelectorAll<HTMLElement>(selector)];
      const now = stops.findIndex((stop) => stop === document.activeElement);
      if (now < 0) return;
      event.preventDefault();
      stops[(now + step + stops.length) % stops.length]?.focus();
    };
    part.addEventListener("keydown", move);
    return () => part.removeEventListener("keydown", move);
  };
}
