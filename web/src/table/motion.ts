/** Movements on the table: short, and gone at the first touch. */
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

const TIME = /^([\d.]+(?:e[+-]?\d+)?)(ms|s)$/i;

/** Read a CSS time in milliseconds: a built page has `.22s` where its source has `220ms`. */
export function milliseconds(time: string): number {
  const [, value, unit] = TIME.exec(time.trim()) ?? [];
  if (!value || !unit) return 0;
  return Number(value) * (unit.toLowerCase() === "s" ? 1000 : 1);
}

/** Read a duration from the look: `--travel`, `--collect`; 0 where nothing shall move. */
export function duration(name: "--lift" | "--travel" | "--collect"): number {
  return milliseconds(getComputedStyle(document.documentElement).getPropertyValue(name));
}

/** Where something is on the screen, asked for only when it is needed: measuring costs a layout. */
export type Ask<T> = () => T | null;

/** Move an element from where something was to where it is. */
export function travel(
  element: HTMLElement,
  start: Ask<{ x: number; y: number; scale: number }>,
): void {
  const time = duration("--travel");
  const from = time && "animate" in element ? start() : null;
  if (!from) return;
  const box = element.getBoundingClientRect();
  const x = from.x - (box.left + box.width / 2);
  const y = from.y - (box.top + box.height / 2);
  element.animate(
    [
      { translate: `${x}px ${y}px`, scale: `${from.scale}`, opacity: 0.5 },
      { translate: "0 0", scale: "1", opacity: 1 },
    ],
    { duration: time, easing: EASE },
  );
}

/** Move an element away to a point, and leave it there as it looks at the end. */
function leave(element: HTMLElement, end: Ask<{ x: number; y: number }>, looks: Keyframe): void {
  const time = duration("--collect");
  const to = time && "animate" in element ? end() : null;
  if (!to) return;
  const box = element.getBoundingClientRect();
  const x = to.x - (box.left + box.width / 2);
  const y = to.y - (box.top + box.height / 2);
  element.animate([{}, { translate: `${x}px ${y}px`, ...looks }], {
    duration: time,
    easing: "ease-in",
    fill: "forwards",
  });
}

/** Gather a play: it goes to a point, small and gone at the end. */
export function gather(element: HTMLElement, end: Ask<{ x: number; y: number }>): void {
  leave(element, end, { scale: "0.35", opacity: 0 });
}

/** Let points fly to a point; they can be read until they are there. */
export function fly(element: HTMLElement, end: Ask<{ x: number; y: number }>): void {
  leave(element, end, { opacity: 0.2 });
}

/** Shake an element that was refused. */
export function shake(element: HTMLElement | null): void {
  const time = duration("--lift");
  if (!time || !element?.animate) return;
  const frames = [0, -5, 5, -3, 0].map((by) => ({ translate: `${by}px 0` }));
  element.animate(frames, { duration: time });
}
