/** What the server tells of one's hands: paiju.wire.hands. */
export interface HandSeat {
  readonly seat: number;
  readonly name: string;
  readonly bot: string | null;
  readonly you: boolean;
  readonly partner: boolean;
  readonly score: number;
  readonly won: boolean;
}

export interface HandLine {
  readonly id: string;
  readonly game: string;
  readonly number: number;
  readonly at: number;
  readonly seats: readonly HandSeat[];
  readonly penalties: boolean;
  readonly event: string | null;
  readonly rated: boolean;
}

export interface HandPage {
  readonly hands: readonly HandLine[];
  readonly next: string | null;
}
