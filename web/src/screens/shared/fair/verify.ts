import { commitment, deal, pack } from "./deal";

export type CheckName = "commitment" | "promised" | "seats" | "seed" | "cards" | "start";

/** One thing that was looked at; null where this device does not know enough. */
export interface Check {
  readonly name: CheckName;
  readonly good: boolean | null;
}

/** What this device knew before the cards were dealt. */
export interface Witness {
  readonly commitment: string;
  readonly seed: string;
  readonly seat: number;
}

interface Fair {
  readonly table: string;
  readonly hand: number;
  readonly commitment: string;
  readonly server_seed: string;
  readonly client_seeds: readonly string[];
}

function lineOf(record: string, key: string): string {
  const found = record.split("\n").find((line) => line.startsWith(`${key} `));
  return found?.slice(key.length + 1) ?? "";
}

/** Return what was promised before the deal of a record; null where nothing was. */
export function promiseOf(record: string): Pick<Fair, "table" | "hand" | "commitment"> | null {
  const fair = lineOf(record, "fair");
  return fair.startsWith("{") ? (JSON.parse(fair) as Fair) : null;
}

/** Put cards in the order of their codes, pack after pack, as they lay before the shuffle. */
export function unshuffled(cards: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const packs = Math.max(0, ...counts.values());
  return Array.from({ length: packs }, (_, at) =>
    pack().filter((card) => (counts.get(card) ?? 0) > at),
  ).flat();
}

/** Work out a recorded deal again and compare it with what was promised. */
export function verify(record: string, seats: number, witness: Witness | null): readonly Check[] {
  const [start = "", ...cards] = lineOf(record, "deal").split(" ");
  const fair = JSON.parse(lineOf(record, "fair")) as Fair;
  const again = deal(fair.server_seed, fair.client_seeds, unshuffled(cards));
  return [
    { name: "promised", good: witness ? witness.commitment === fair.commitment : null },
    {
      name: "commitment",
      good: commitment(fair.table, fair.hand, fair.server_seed) === fair.commitment,
    },
    {
      name: "seed",
      // All tables of an event have the same deals: no seat has a part in them.
      good:
        witness && !fair.table.startsWith("event.")
          ? fair.client_seeds[witness.seat - 1] === witness.seed
          : null,
    },
    { name: "seats", good: fair.client_seeds.length <= seats },
    { name: "cards", good: again.cards.join(" ") === cards.join(" ") },
    { name: "start", good: String(again.start) === start },
  ];
}
