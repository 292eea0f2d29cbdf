/** Where seats and their plays are: the own seat below, the next one in turn on the right. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Side = "left" | "right" | "top" | "own";

export interface SeatPlace extends Spot {
  readonly side: Side;
  /** Where the play begins: its outer edge on the left and right, its middle elsewhere. */
  readonly play: Spot;
  /** How wide a play may be. */
  readonly room: number;
}

export interface Felt {
  readonly width: number;
  readonly height: number;
  /** The oval: its middle and half axes. */
  readonly middle: Spot;
  readonly across: number;
  readonly down: number;
  readonly big: boolean;
}

/** Give every seat its turn, counted from the own one: 0, 1 (next), 2 … */
export function turnsFrom(own: number, seats: number, direction: number): Map<number, number> {
  const turns = new Map<number, number>();
  for (let step = 0; step < seats; step++) {
    turns.set(((((own - 1 + direction * step) % seats) + seats) % seats) + 1, step);
  }
  return turns;
}

/** Measure the felt inside its area. */
export function feltOf(width: number, height: number, big: boolean): Felt {
  const [side, top, bottom] = big ? [34, 46, 22] : [12, 20, 8];
  const across = Math.max(40, width / 2 - side);
  const down = Math.max(40, (height - top - bottom) / 2);
  return { width, height, middle: { x: width / 2, y: top + down }, across, down, big };
}

// Angles on the oval by number of seats, 0 to the right, in the order of turns from the next seat.
const ANGLES: Readonly<Record<number, readonly number[]>> = {
  2: [-90],
  3: [-34, -146],
  4: [0, -90, -180],
  5: [14, -52, -128, -194],
  6: [24, -33, -90, -147, -204],
};

/** A place on a small table: which side, how far from it, and how far down, in parts of the height. */
interface Small {
  readonly side: Side;
  readonly in: number;
  readonly down: number;
  readonly edge: number;
  readonly play: number;
}

const LOWER = { in: 38, edge: 80 };
const SMALL: Readonly<Record<number, readonly Small[]>> = {
  2: [{ side: "top", in: 0, down: 0.14, edge: 0, play: 0.4 }],
  3: [
    { side: "right", in: 42, down: 0.34, edge: 84, play: 0.36 },
    { side: "left", in: 42, down: 0.34, edge: 84, play: 0.36 },
  ],
  4: [
    { side: "right", ...LOWER, down: 0.52, play: 0.57 },
    { side: "top", in: 0, down: 0.13, edge: 0, play: 0.37 },
    { side: "left", ...LOWER, down: 0.52, play: 0.57 },
  ],
  5: [
    { side: "right", ...LOWER, down: 0.665, play: 0.61 },
    { side: "right", in: 46, down: 0.235, edge: 86, play: 0.27 },
    { side: "left", in: 46, down: 0.235, edge: 86, play: 0.27 },
    { side: "left", ...LOWER, down: 0.665, play: 0.61 },
  ],
  6: [
    { side: "right", ...LOWER, down: 0.72, play: 0.7 },
    { side: "right", in: 42, down: 0.36, edge: 84, play: 0.45 },
    { side: "top", in: 0, down: 0.11, edge: 0, play: 0.31 },
    { side: "left", in: 42, down: 0.36, edge: 84, play: 0.45 },
    { side: "left", ...LOWER, down: 0.72, play: 0.7 },
  ],
};

function smallPlace(felt: Felt, small: Small): SeatPlace {
  const { width, height } = felt;
  const y = height * small.down;
  if (small.side === "top") {
    const play = { x: width / 2, y: height * small.play };
    return { side: "top", x: width / 2, y, play, room: width * 0.42 };
  }
  const left = small.side === "left";
  const x = left ? small.in : width - small.in;
  const play = { x: left ? small.edge : width - small.edge, y: height * small.play };
  return { side: small.side, x, y, play, room: width / 2 - small.edge - 6 };
}

const AVATAR = 60;
const POD = 66;

function bigPlace(felt: Felt, angle: number): SeatPlace {
  const { middle, across, down, width } = felt;
  const turn = (angle * Math.PI) / 180;
  const x = Math.max(POD, Math.min(width - POD, middle.x + across * Math.cos(turn) * 0.985));
  const y = middle.y + down * Math.sin(turn) * 0.985;
  if (Math.abs(angle + 90) < 10) {
    const play = { x: middle.x, y: y + AVATAR * 0.9 + down * 0.22 };
    return { side: "top", x, y, play, room: across * 0.8 };
  }
  const left = Math.cos(turn) < 0;
  const upper = angle < -30 && angle > -150;
  const edge = x + (left ? 1 : -1) * (upper ? 46 : 64);
  const play = { x: edge, y: upper ? y + down * 0.3 : y - down * 0.03 };
  return {
    side: left ? "left" : "right",
    x,
    y,
    play,
    room: Math.abs(middle.x - edge) - (upper ? 24 : 74),
  };
}

/** Place the seat that is so many turns away, of so many seats. */
export function placeOf(felt: Felt, turn: number, seats: number): SeatPlace {
  const { middle, down, width, height, big } = felt;
  if (turn === 0) {
    const play = { x: middle.x, y: big ? middle.y + down * 0.63 : height - 42 };
    return { side: "own", x: middle.x, y: height, play, room: width * (big ? 0.5 : 0.62) };
  }
  if (big) return bigPlace(felt, ANGLES[seats]?.[turn - 1] ?? -90);
  const small = SMALL[seats]?.[turn - 1];
  return smallPlace(felt, small ?? { side: "top", in: 0, down: 0.14, edge: 0, play: 0.4 });
}

/** Where the middle of the table has room for a word. */
export function wordsAt(felt: Felt, seats: number): Spot {
  const above = seats === 2 || seats === 4 || seats === 6;
  const y = felt.big
    ? felt.middle.y + felt.down * (above ? 0.12 : -0.05)
    : felt.height * (above ? 0.6 : seats === 3 ? 0.5 : 0.46);
  return { x: felt.middle.x, y };
}

export interface Arrow extends Spot {
  readonly turn: number;
}

/** Arrows along the rim: the way play goes round, against the clock. */
export function arrowsOf(felt: Felt, seats: number): readonly Arrow[] {
  const { middle, across, down, big } = felt;
  if (!big) {
    const top: Arrow = {
      x: middle.x + (seats === 5 || seats === 3 ? 0 : across * 0.36),
      y: middle.y - down + 10,
      turn: 180,
    };
    return [
      top,
      { x: middle.x - across * 0.5, y: middle.y + down - 10, turn: 0 },
      { x: middle.x + across * 0.5, y: middle.y + down - 10, turn: 0 },
    ];
  }
  const angles = ANGLES[seats] ?? [];
  const stops = [90, ...angles, -270];
  return stops.slice(1).map((stop, at) => {
    const turn = ((((stops[at] ?? 0) + stop) / 2) * Math.PI) / 180;
    const x = middle.x + (across - 12) * Math.cos(turn);
    const y = middle.y + (down - 12) * Math.sin(turn);
    const way = (Math.atan2(-down * Math.cos(turn), across * Math.sin(turn)) * 180) / Math.PI;
    return { x, y, turn: way };
  });
}

/** Cards of a play, laid in one row or two so that all indices show. */
export interface Laid {
  readonly rows: readonly { readonly card: string; readonly copies: number }[][];
  readonly strips: readonly number[];
}

/** Lay a play into so much room; copies lie close, many different cards make two rows. */
export function layPlay(cards: readonly string[], width: number, room: number): Laid {
  const loose = width * (1 + 0.5 * (cards.length - 1)) <= room;
  const stacks: { card: string; copies: number }[] = [];
  for (const card of cards) {
    const last = stacks.at(-1);
    if (!loose && last?.card === card) last.copies += 1;
    else stacks.push({ card, copies: 1 });
  }
  const stripOf = (row: readonly { copies: number }[]) => {
    const behind = row.reduce((sum, { copies }) => sum + (copies - 1) * width * 0.24, 0);
    return row.length > 1 ? Math.min(width * 0.5, (room - width - behind) / (row.length - 1)) : 0;
  };
  const tight = stacks.length > 1 && stripOf(stacks) < width * 0.4;
  const half = Math.ceil(stacks.length / 2);
  const rows = tight ? [stacks.slice(0, half), stacks.slice(half)] : [stacks];
  return { rows, strips: rows.map((row) => Math.max(width * 0.2, stripOf(row))) };
}
