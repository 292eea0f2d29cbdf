import type { WindowSize } from "../../base/hooks/useWindow";
import type { Stack } from "./stacks";

/** How cards may be laid: all in CSS pixels. */
export interface Measure {
  /** Width of a card; its height is 1.42 of that. */
  readonly card: number;
  /** How much of a card shows at least, and at most, beside the one that covers it. */
  readonly least: number;
  readonly most: number;
  /** How much of an equal copy behind shows. */
  readonly copy: number;
  /** The space between two groups of a row. */
  readonly gap: number;
  /** How much of a row shows above the next. */
  readonly peek: number;
  readonly rows: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly row: number;
  /** Where the touch area ends. */
  readonly end: number;
  /** Whether nothing covers any part of the front card. */
  readonly full: boolean;
}

export interface Layout {
  readonly measure: Measure;
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  /** The narrowest strip of all rows. */
  readonly strip: number;
  readonly places: readonly Place[];
}

export const TALL = 1.42;
/** How far a chosen card rises: less than the space under the suits of the row above. */
export const LIFT = 6;
const TOP = LIFT + 2;
const HAND_MOST = 206;

export function isLandscapePhone({ width, height }: WindowSize): boolean {
  return height < 480 && width > height;
}

function phoneMeasure(card: number): Measure {
  const small = card <= 46;
  return {
    card,
    least: small ? 24 : Math.max(26, card * 0.5),
    most: small ? 31 : card * 0.68,
    copy: Math.round(card * 0.24),
    gap: small ? 13 : 16,
    peek: card + 2,
    rows: small ? 6 : 3,
  };
}

/** Measures to try in a window of this size, best first: the last one takes whatever comes. */
export function measuresFor(window: WindowSize): readonly Measure[] {
  if (isLandscapePhone(window)) {
    const land = { card: 46, least: 24, most: 34, copy: 11, gap: 14, peek: 47, rows: 3 };
    return [land];
  }
  if (window.width < 600) return [62, 54, 46].map(phoneMeasure);
  if (window.width >= 1280) {
    const wide = { card: 88, least: 32, most: 54, copy: 17, gap: 20, peek: 90, rows: 1 };
    return [wide, { ...wide, card: 76, peek: 72, rows: 3 }];
  }
  if (window.width >= 1100) {
    return [{ card: 76, least: 36, most: 50, copy: 17, gap: 18, peek: 72, rows: 3 }];
  }
  return [{ card: 72, least: 40, most: 50, copy: 18, gap: 18, peek: 72, rows: 5 }];
}

/** How wide a hand may be. */
export function widthFor({ width }: WindowSize): number {
  const margin = width < 600 ? 12 : width < 1100 ? 40 : 72;
  return Math.min(width - margin, 1400);
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/** The width that stacks of a row take beside their strips: copies, gaps and the last card. */
type Fixed = (run: Run) => number;

/** Sum up copies and gaps once, so that any row is measured by two looks. */
function fixedWidths(stacks: readonly Stack[], measure: Measure): Fixed {
  const copies = [0];
  const gaps = [0];
  stacks.forEach((stack, at) => {
    const isFirst = at > 0 && stacks[at - 1]?.part !== stack.part;
    copies.push((copies[at] ?? 0) + (stack.copies - 1) * measure.copy);
    gaps.push((gaps[at] ?? 0) + (isFirst ? measure.gap : 0));
  });
  const sum = (sums: readonly number[], from: number, to: number) =>
    (sums[to] ?? 0) - (sums[from] ?? 0);
  // The first stack of a row needs no gap before it.
  return ({ from, to }) =>
    measure.card + sum(copies, from, to) + (to > from ? sum(gaps, from + 1, to) : 0);
}

/** The strip that a row leaves for each of its stacks. */
function stripOf(fixed: Fixed, run: Run, measure: Measure, width: number): number {
  const strips = run.to - run.from - 1;
  if (strips <= 0) return measure.most;
  const strip = (width - fixed(run)) / strips;
  return Math.min(measure.most, Math.floor(strip * 2) / 2);
}

const ROW_COST = 60;
const SPLIT_COST = 90;
const RANK_COST = 26;
const ORPHAN_COST = 40;

/** Whether a row that ends before a stack tears a suit apart. */
function isSplit(stacks: readonly Stack[], at: number): boolean {
  const before = stacks[at - 1];
  const after = stacks[at];
  if (!before || !after || after.group === "" || before.part !== after.part) return false;
  // Trumps may part where the cards of the trump suit begin.
  const suit = after.card[0];
  const rest = stacks.slice(at).filter(({ part }) => part === after.part);
  return before.card[0] === suit || !rest.every(({ card }) => card[0] === suit);
}

/** What it costs to end a row before a stack: groups, and ranks within one, like to stay together. */
function breakCost(stacks: readonly Stack[], at: number): number {
  const before = stacks[at - 1];
  const after = stacks[at];
  if (!before || !after || before.part !== after.part) return 0;
  const torn = isSplit(stacks, at);
  const sameRank = before.card.slice(1) === after.card.slice(1);
  const cut = torn ? SPLIT_COST : after.group === "" ? 4 : 20;
  const alone = stacks[at + 1]?.part !== after.part || stacks[at - 2]?.part !== before.part;
  return cut + (sameRank ? RANK_COST : 0) + (alone && torn ? ORPHAN_COST : 0);
}

interface Best {
  readonly cost: number;
  readonly from: number;
}

/** Split stacks into rows so that strips are wide and groups whole; null where they do not fit. */
function rowsFor(stacks: readonly Stack[], measure: Measure, width: number): Run[] | null {
  const count = stacks.length;
  const fixed = fixedWidths(stacks, measure);
  // best[rows][end]: the cheapest way to lay the first `end` stacks in so many rows.
  const best: (Best | undefined)[][] = [[{ cost: 0, from: 0 }]];
  for (let rows = 1; rows <= measure.rows; rows++) {
    const line: (Best | undefined)[] = [];
    for (let end = 1; end <= count; end++) {
      for (let from = end - 1; from >= 0; from--) {
        const before = best[rows - 1]?.[from];
        const strip = stripOf(fixed, { from, to: end }, measure, width);
        if (strip < measure.least) break;
        if (!before) continue;
        const cost =
          before.cost + (measure.most - strip) * 1.5 + (from ? breakCost(stacks, from) : 0);
        const known = line[end];
        if (!known || cost < known.cost) line[end] = { cost, from };
      }
    }
    best.push(line);
  }
  let chosen = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let rows = 1; rows <= measure.rows; rows++) {
    const found = best[rows]?.[count];
    if (found && found.cost + rows * ROW_COST < least) {
      least = found.cost + rows * ROW_COST;
      chosen = rows;
    }
  }
  if (!chosen) return null;
  const runs: Run[] = [];
  for (let rows = chosen, end = count; rows > 0; rows--) {
    const from = best[rows]?.[end]?.from ?? 0;
    runs.unshift({ from, to: end });
    end = from;
  }
  return runs;
}

/** Squeeze everything into even rows: the way out for hands that no game deals. */
function squeezed(stacks: readonly Stack[], rows: number): Run[] {
  const each = Math.ceil(stacks.length / rows);
  return Array.from({ length: Math.ceil(stacks.length / each) }, (_, row) => ({
    from: row * each,
    to: Math.min(stacks.length, (row + 1) * each),
  }));
}

function lay(
  stacks: readonly Stack[],
  runs: readonly Run[],
  measure: Measure,
  width: number,
): Layout {
  const places: Place[] = [];
  const fixed = fixedWidths(stacks, measure);
  let narrowest = measure.most;
  runs.forEach((run, row) => {
    const strip = stripOf(fixed, run, measure, width);
    narrowest = Math.min(narrowest, strip);
    const used = fixed(run) + strip * (run.to - run.from - 1);
    let x = (width - used) / 2;
    for (let at = run.from; at < run.to; at++) {
      const stack = stacks[at];
      if (!stack) break;
      if (at > run.from && stacks[at - 1]?.part !== stack.part) x += measure.gap;
      const last = at === run.to - 1;
      const step = (stack.copies - 1) * measure.copy + (last ? measure.card : strip);
      const wide = step - (stack.copies - 1) * measure.copy;
      const gapAfter = !last && stacks[at + 1]?.part !== stack.part ? measure.gap : 0;
      const full = wide + gapAfter >= measure.card * 0.96 && row === runs.length - 1;
      places.push({ x, y: TOP + row * measure.peek, row, end: x + step + gapAfter, full });
      x += step;
    }
  });
  const rows = Math.max(1, runs.length);
  const height = TOP + (rows - 1) * measure.peek + measure.card * TALL;
  return { measure, width, height, rows, strip: narrowest, places };
}

/** Lay a hand: the largest cards that keep it low, rows instead of strips under 24 pixels. */
export function layOut(stacks: readonly Stack[], window: WindowSize): Layout {
  const width = widthFor(window);
  const measures = measuresFor(window);
  for (const measure of measures) {
    const runs = rowsFor(stacks, measure, width);
    if (!runs) continue;
    const layout = lay(stacks, runs, measure, width);
    const whole = runs.every(({ from }) => from === 0 || !isSplit(stacks, from));
    if (measure === measures.at(-1) || (whole && layout.height <= HAND_MOST)) return layout;
  }
  const last = measures.at(-1) as Measure;
  return lay(stacks, squeezed(stacks, last.rows), last, width);
}

/** Find the stack under a point of the hand, the front row first; -1 where there is none. */
export function stackAt(
  layout: Layout,
  x: number,
  y: number,
  isUp: (at: number) => boolean,
): number {
  const tall = layout.measure.card * TALL;
  for (let at = layout.places.length - 1; at >= 0; at--) {
    const place = layout.places[at];
    if (!place) continue;
    const top = place.y - (isUp(at) ? LIFT : 0);
    if (x >= place.x && x < place.end && y >= top && y < place.y + tall) return at;
  }
  return -1;
}

/** Find the stack in the direction of an arrow key. */
export function neighbour(
  layout: Layout,
  at: number,
  key: "left" | "right" | "up" | "down",
): number {
  const count = layout.places.length;
  if (count === 0) return -1;
  if (at < 0) return 0;
  if (key === "left") return (at - 1 + count) % count;
  if (key === "right") return (at + 1) % count;
  const here = layout.places[at];
  if (!here) return 0;
  const row = here.row + (key === "up" ? -1 : 1);
  let found = at;
  let nearest = Number.POSITIVE_INFINITY;
  layout.places.forEach((place, other) => {
    if (place.row !== row) return;
    const far = Math.abs((place.x + place.end) / 2 - (here.x + here.end) / 2);
    if (far < nearest) {
      nearest = far;
      found = other;
    }
  });
  return found;
}
