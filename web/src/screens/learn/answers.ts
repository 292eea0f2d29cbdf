import type { Room, Table, WireMove, WireReason, WireRefusal } from "../../link/wire";

export type SceneKind = "learn" | "puzzle";

/** A moment of a fixed hand: tables one after another, the last is the moment itself. */
export interface SceneShown {
  readonly kind: SceneKind;
  readonly game: string;
  readonly at: string;
  /** The text that goes with it; none for a puzzle. */
  readonly key: string | null;
  /** How many steps a lesson has. */
  readonly last: number | null;
  /** Whether a move is asked for. */
  readonly task: boolean;
  readonly room: Room;
  readonly tables: readonly Table[];
}

/** What an answer is worth. */
export interface SceneJudged {
  readonly right: boolean;
  readonly refusal: WireRefusal | null;
  readonly alternative: WireMove | null;
  readonly behind: number | null;
  readonly error: number | null;
  readonly unit: string | null;
  readonly best: WireMove | null;
  readonly reason: WireReason | null;
}
