/** What the server tells of one's hands: paiju.wire.hands and paiju.wire.statistics. */
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

export interface Tally {
  readonly hands: number;
  readonly won: number;
  readonly low: number;
  readonly high: number;
  readonly gain: number;
}

export interface GameTally {
  readonly game: string;
  readonly tally: Tally;
  readonly unit: "points" | "rounds";
  readonly phases: readonly number[] | null;
}

export interface PartnerTally {
  readonly partner: string;
  readonly name: string;
  readonly bot: string | null;
  readonly tally: Tally;
}

export interface Statistics {
  readonly tally: Tally | null;
  readonly games: readonly GameTally[];
  readonly partners: readonly PartnerTally[];
  readonly course: readonly {
    readonly start: number;
    readonly end: number;
    readonly tally: Tally;
  }[];
  readonly ratings: readonly {
    readonly game: string;
    readonly ratings: readonly {
      readonly at: number;
      readonly rating: number;
      readonly sure: number;
    }[];
  }[];
}

export interface Self {
  readonly player: string;
  readonly name: string;
  readonly login: string | null;
  readonly ratings: readonly {
    readonly game: string;
    readonly rating: number;
    readonly sure: number;
    readonly hands: number;
  }[];
}
