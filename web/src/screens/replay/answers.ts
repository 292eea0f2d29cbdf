import type { WireEvent, WireMove, WireReason, WireStanding } from "../../link/wire";

/** What a step begins. */
export interface Mark {
  readonly phase: string;
  readonly trick: number | null;
}

/** One step of a replay: what it has changed. */
export interface Frame {
  readonly view: Readonly<Record<string, unknown>>;
  readonly seat?: number;
  readonly move?: WireMove;
  readonly events?: readonly WireEvent[];
  readonly aside?: Readonly<Record<string, readonly string[]>>;
  readonly mark?: Mark;
}

export interface ReplaySeat {
  readonly seat: number;
  readonly name: string;
  readonly bot: boolean;
  readonly you: boolean;
}

/** A replay as `GET /api/hands/{id}/replay` gives it. */
export interface Replay {
  readonly hand: string | null;
  readonly record: string | null;
  readonly at: number | null;
  readonly game: string;
  readonly preset: string;
  readonly rules: Readonly<Record<string, string | number>>;
  readonly changed: readonly string[];
  readonly direction: number;
  readonly number: number;
  readonly seats: readonly ReplaySeat[];
  readonly seat: number;
  readonly fair: boolean;
  readonly standing: WireStanding | null;
  readonly coming: readonly WireEvent[];
  readonly frames: readonly Frame[];
}

/** Where a replay comes from: a hand that the server keeps, or a record as text. */
export type Source = { readonly hand: string } | { readonly record: string };

/** One move as the coach sees it. */
export interface Coached {
  readonly step: number;
  readonly seat: number;
  readonly cost: number;
  readonly move: WireMove;
  readonly best: WireMove;
  readonly reasons: readonly WireReason[];
}

/** What the coach says of a hand, so far. */
export interface Coaching {
  readonly unit: "points" | "levels" | "gain";
  readonly done: number;
  readonly total: number | null;
  readonly moves: readonly Coached[];
  readonly worst: readonly number[];
}
