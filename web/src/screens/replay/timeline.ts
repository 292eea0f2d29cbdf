import type { Frame, Mark, Replay } from "../../link/routes";
import type { Group, Place, Room, Table, WireEvent, WireMove, WireView } from "../../link/wire";
import { endedTrick, openTrick, type Trick } from "../../table/show/useTrick";

/** One step of a timeline, whole: nothing has to be worked out when it is shown. */
export interface Step {
  readonly view: WireView;
  readonly hands: Readonly<Record<string, readonly Group[]>>;
  readonly seat: number | null;
  readonly move: WireMove | null;
  readonly events: readonly WireEvent[];
  readonly aside: Readonly<Record<string, readonly string[]>>;
  readonly trick: Trick;
}

export interface Chapter extends Mark {
  readonly step: number;
}

/** A replay that can be shown at any step. */
export interface Timeline {
  readonly replay: Replay;
  readonly room: Room;
  readonly steps: readonly Step[];
  readonly chapters: readonly Chapter[];
  /** Whether cards go in tricks, which the game counts; else in rounds. */
  readonly tricks: boolean;
}

const NO_PROMISE = { table: "", hand: 0, commitment: "", server_seed: null, client_seeds: null };
const NO_CLOCK = { now: 0, deadline: null, bank: [] };

/** Lay what a frame has changed over the view before it. */
function lay(before: WireView | null, { view }: Frame): WireView {
  const hands = { ...before?.hands, ...(view.hands as WireView["hands"]) };
  return { ...(before as WireView), ...view, hands };
}

function asTable(replay: Replay, step: number, view: WireView, events: Table["events"]): Table {
  return {
    type: "table",
    room: "",
    seq: step,
    hand: replay.hand ?? "record",
    number: replay.number,
    view,
    events,
    turn: null,
    clock: NO_CLOCK,
    promise: NO_PROMISE,
  };
}

function stepsOf(replay: Replay): Step[] {
  const steps: Step[] = [];
  let view: WireView | null = null;
  let aside: Step["aside"] = {};
  for (const [at, frame] of replay.frames.entries()) {
    const before: WireView | null = view;
    view = lay(view, frame);
    aside = frame.aside ?? aside;
    const events = frame.events ?? [];
    const table = asTable(replay, at, view, events);
    const ended = before && endedTrick(before.table, table);
    steps.push({
      view,
      hands: view.hands ?? {},
      seat: frame.seat ?? null,
      move: frame.move ?? null,
      events,
      aside,
      trick: ended ?? openTrick(table),
    });
  }
  return steps;
}

function placeOf({ seat, name, bot, you }: Replay["seats"][number]): Place {
  return {
    seat,
    kind: bot ? "bot" : "human",
    player: you ? "you" : null,
    name: bot ? "" : name,
    bot: null,
    ready: true,
    here: true,
    auto: false,
    offers: null,
  };
}

/** Make the room around a hand, as the table wants it. */
function roomOf(replay: Replay, last: WireView): Room {
  return {
    type: "room",
    code: "",
    seq: 0,
    game: replay.game,
    preset: replay.preset,
    rules: replay.rules,
    changed: replay.changed,
    phase: "between",
    host: "",
    public: false,
    watching: "off",
    pace: "usual",
    direction: replay.direction,
    seats: replay.seats.map(placeOf),
    onlookers: [],
    standing: replay.standing ?? last.standing,
    promise: NO_PROMISE,
    you: replay.seats.find(({ you }) => you)?.seat ?? null,
    due: null,
    event: null,
    coming: replay.coming,
  };
}

/** Put a replay together: all its views, and where its tricks begin. */
export function timelineOf(replay: Replay): Timeline {
  const steps = stepsOf(replay);
  const last = steps.at(-1);
  if (!last) throw new Error("a replay without a step");
  const chapters = replay.frames.flatMap(({ mark }, step) =>
    mark ? [{ phase: mark.phase, trick: mark.trick ?? null, step }] : [],
  );
  const tricks = steps.some(({ view }) => typeof view.facts.trick === "number");
  return { replay, room: roomOf(replay, last.view), steps, chapters, tricks };
}

/** The number of the last step. */
export function lastOf(timeline: Timeline): number {
  return timeline.steps.length - 1;
}

/** Show the table at a step: all hands where they are open, or where the hand is over. */
export function tableAt(timeline: Timeline, step: number, open: boolean): Table {
  const at = timeline.steps[step] as Step;
  const shown = open || at.view.outcome !== null;
  const view = shown ? at.view : { ...at.view, hands: null };
  return asTable(timeline.replay, step, view, at.events);
}

/** Keep a step within the timeline. */
export function within(timeline: Timeline, step: number): number {
  return Math.max(0, Math.min(lastOf(timeline), Math.round(step)));
}

/** Find the chapter that a step is in; none before the first. */
export function chapterAt(timeline: Timeline, step: number): Chapter | null {
  return timeline.chapters.findLast((chapter) => chapter.step <= step) ?? null;
}

/** Where the chapter after a step begins; behind the last one is the end. */
export function nextChapter(timeline: Timeline, step: number): number {
  return timeline.chapters.find((chapter) => chapter.step > step)?.step ?? lastOf(timeline);
}

/** Where the chapter before a step begins: its own, unless it has just begun; at first the deal. */
export function chapterBefore(timeline: Timeline, step: number): number {
  return timeline.chapters.findLast((chapter) => chapter.step < step)?.step ?? 0;
}

export const SPEEDS = [1, 2, 3, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP_TIME = 1200;
const HELD = 1.6;

/** How long a step is looked at while the timeline plays; a finished trick longer than a play. */
export function timeOf(timeline: Timeline, step: number, speed: Speed): number {
  const held = timeline.steps[step]?.trick.stage === "held";
  return (STEP_TIME * (held ? HELD : 1)) / speed;
}
