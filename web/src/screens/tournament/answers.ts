/** What the server tells of duplicate tournaments: paiju.wire.tournament. */
export interface RankedSeat {
  readonly seat: number;
  readonly name: string;
  readonly bot: string | null;
  readonly you: boolean;
}

export interface Ranked {
  readonly place: number | null;
  readonly room: string;
  readonly seats: readonly RankedSeat[];
  readonly played: number;
  readonly compared: number;
  readonly share: number | null;
  readonly points: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export interface ComparedDeal {
  readonly number: number;
  readonly gain: number;
  readonly field: number | null;
  readonly share: number | null;
  readonly tables: number;
}

export interface TournamentLine {
  readonly code: string;
  readonly name: string;
  readonly game: string;
  readonly hands: number;
  readonly closes: number;
  readonly closed: boolean;
  readonly made: boolean;
}

export interface TournamentSeen extends TournamentLine {
  readonly preset: string;
  readonly rules: Readonly<Record<string, string | number>>;
  readonly changed: readonly string[];
  readonly seats: number;
  readonly now: number;
  readonly room: string | null;
  readonly dealt: number;
  readonly tables: readonly {
    readonly room: string;
    readonly people: number;
    readonly hands: number;
  }[];
  readonly ranking: readonly Ranked[];
  readonly deals: readonly ComparedDeal[];
  readonly commitment: string;
  readonly seed: string | null;
}
