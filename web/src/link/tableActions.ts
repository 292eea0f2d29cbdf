import type { Answer, Group, Hints, Refused, WireMove } from "./wire";

/** What became of a move: made and durable, refused, or lost, of which the page has told already. */
export type Moved = "made" | "lost" | Refused;

/** What a table may ask of the server. Every promise is kept, also across a lost connection. */
export interface TableActions {
  move(move: WireMove): Promise<Moved>;
  /** Ask what chosen cards are; null when the table has moved on meanwhile. */
  ask(cards: readonly string[], act?: string, number?: number): Promise<Answer | null>;
  hint(): Promise<Hints | null>;
  /** Ask for the hand sorted by combination (理牌). */
  arrange?(): Promise<readonly Group[] | null>;
  /** Let a bot play on (托管), or take the seat back. */
  auto(on: boolean): Promise<Refused | null>;
}
