/** The mathematics of a wheel whose items stand counter-clockwise, the chosen one at the top. */
const WHOLE = 360;

/** Degrees between two items. */
export function stepOf(count: number): number {
  return WHOLE / Math.max(1, count);
}

/** How far the wheel is turned when an item is at the top. */
export function turnFor(item: number, count: number): number {
  return item * stepOf(count);
}

/** The item at the top of a wheel that is turned so far. */
export function itemAt(turn: number, count: number): number {
  const item = Math.round(turn / stepOf(count)) % count;
  return (item + count) % count;
}

/** Where an item stands, in degrees clockwise from the top, from -180 to 180. */
export function bearing(item: number, turn: number, count: number): number {
  const free = (turn - turnFor(item, count)) % WHOLE;
  return free > WHOLE / 2 ? free - WHOLE : free <= -WHOLE / 2 ? free + WHOLE : free;
}

/** The direction of a point as seen from the middle, in degrees clockwise from the top. */
export function directionOf(x: number, y: number): number {
  return (Math.atan2(x, -y) * 180) / Math.PI;
}

/** The smaller of two ways round, in degrees. */
export function between(from: number, to: number): number {
  const way = (to - from) % WHOLE;
  return way > WHOLE / 2 ? way - WHOLE : way < -WHOLE / 2 ? way + WHOLE : way;
}

export interface Rest {
  readonly turn: number;
  /** Milliseconds. */
  readonly time: number;
}

const SHORTEST = 300;
const LONGEST = 500;
/** How long a flick would roll on, in milliseconds at its first speed. */
const ROLL = 160;
const FASTEST = 2;

/** Where a wheel comes to rest: on an item, rolled on by the speed of the flick (degrees a ms). */
export function restAfter(turn: number, speed: number, count: number): Rest {
  const held = Math.max(-FASTEST, Math.min(FASTEST, speed));
  const step = stepOf(count);
  const rest = Math.round((turn + held * ROLL) / step) * step;
  return { turn: rest, time: timeFor(Math.abs(rest - turn)) };
}

/** Where a wheel comes to rest that is sent to an item by the shorter way. */
export function restOn(turn: number, item: number, count: number): Rest {
  const way = between(turn, turnFor(item, count));
  return { turn: turn + way, time: timeFor(Math.abs(way)) };
}

function timeFor(degrees: number): number {
  return Math.round(SHORTEST + Math.min(1, degrees / 180) * (LONGEST - SHORTEST));
}

/** Fast at first, then slower: the part of the way after a part of the time. */
export function eased(part: number): number {
  return 1 - (1 - Math.max(0, Math.min(1, part))) ** 3;
}

export interface Moment {
  readonly turn: number;
  readonly at: number;
}

const RECENT = 90;

/** The speed of the last moments of a drag, in degrees a millisecond. */
export function speedOf(moments: readonly Moment[]): number {
  const last = moments.at(-1);
  const first = last && moments.find(({ at }) => last.at - at <= RECENT);
  if (!last || !first || last.at === first.at) return 0;
  return (last.turn - first.turn) / (last.at - first.at);
}
