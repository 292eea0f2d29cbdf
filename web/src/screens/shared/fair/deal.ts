/** The arithmetic of docs/fairness.md: from seeds to a deal. */
import { fromHex, hmac, join, sha256, toHex } from "./sha256";

const LABEL = "paiju/deal/1";
const STARTS = 60;
const SUITS = ["S", "H", "C", "D"];
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

export interface Deal {
  readonly cards: readonly string[];
  readonly start: number;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Put the length before the bytes, so that no two lists of parts read alike. */
function prefixed(part: Uint8Array): Uint8Array {
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, part.length);
  return join(new Uint8Array(length.buffer), part);
}

/** Return the promise that is published before a deal. */
export function commitment(table: string, hand: number, serverSeed: string): string {
  const parts = [utf8(LABEL), utf8(table), utf8(String(hand)), fromHex(serverSeed)];
  return toHex(sha256(join(...parts.map(prefixed))));
}

/** Draw numbers from a key without bias. */
function stream(key: Uint8Array): (bound: number) => number {
  let counter = 0;
  let bytes: number[] = [];
  const next = (): number => {
    if (bytes.length === 0) {
      const block = new DataView(new ArrayBuffer(8));
      block.setUint32(4, counter++);
      bytes = [...hmac(key, new Uint8Array(block.buffer))];
    }
    return bytes.shift() as number;
  };
  return (bound) => {
    const size = bound > 256 ? 2 : 1;
    const whole = 256 ** size;
    for (;;) {
      let drawn = next();
      if (size === 2) drawn = drawn * 256 + next();
      if (drawn < whole - (whole % bound)) return drawn % bound;
    }
  };
}

/** Return the cards of one pack in the order of their codes. */
export function pack(): readonly string[] {
  return [...RANKS.flatMap((rank) => SUITS.map((suit) => suit + rank)), "JS", "JB"];
}

/** Work out the deal of these cards, given in code order pack after pack. */
export function deal(
  serverSeed: string,
  clientSeeds: readonly string[],
  cards: readonly string[],
): Deal {
  const key = hmac(
    fromHex(serverSeed),
    join(...clientSeeds.map((seed) => prefixed(fromHex(seed)))),
  );
  const below = stream(key);
  const order = [...cards];
  for (let place = order.length - 1; place > 0; place--) {
    const other = below(place + 1);
    [order[place], order[other]] = [order[other] as string, order[place] as string];
  }
  return { cards: order, start: below(STARTS) };
}
