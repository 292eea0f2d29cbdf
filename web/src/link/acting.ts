import type { Answer, Group, Hints, Refused, WireMove } from "../wire";

/** What a table may ask of the server. Every promise is kept, also across a lost connection. */
export interface Acting {
  /** Make a move; null when it is made and durable. */
  move(move: WireMove): Promise<Refused | null>;
  /** Ask what chosen cards are; null when the table has moved on meanwhile. */
  ask(cards: readonly string[], act?: string, number?: number): Promise<Answer | null>;
  hint(): Promise<Hints | null>;
  /** Ask for the hand sorted by combination (理牌). */
  arrange?(): Promise<readonly Group[] | null>;
  /** Let a bot play on (托管), or take the seat back. */
  auto(on: boolean): Promise<Refused | null>;
}
