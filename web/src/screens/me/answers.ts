/** What the server tells of oneself: paiju.wire.statistics. */
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
