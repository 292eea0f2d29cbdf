import type { Replay } from "../../link/routes";
import { call } from "../../link/session";
import type { Source } from "./source";
import { type Timeline, timelineOf } from "./timeline";

const MOST = 8;
const kept = new Map<string, Promise<Timeline>>();

function keyOf(source: Source, seat: number | null): string {
  return `${seat ?? ""}:${"hand" in source ? source.hand : source.record}`;
}

function ask(source: Source, seat: number | null): Promise<Replay> {
  if ("record" in source) return call("POST", "/api/replay", { record: source.record, seat });
  const from = seat ? `?seat=${seat}` : "";
  return call("GET", `/api/hands/${encodeURIComponent(source.hand)}/replay${from}`);
}

/** Load a timeline, once; a failure is forgotten, so that it can be tried again. */
export function loadTimeline(source: Source, seat: number | null): Promise<Timeline> {
  const key = keyOf(source, seat);
  const known = kept.get(key);
  if (known) return known;
  const found = ask(source, seat).then(timelineOf);
  keep(key, found);
  found.then(
    // A record that copying had changed is known by its right text too.
    ({ replay: { record } }) => record && keep(keyOf({ record }, seat), found),
    () => kept.delete(key),
  );
  return found;
}

function keep(key: string, timeline: Promise<Timeline>): void {
  kept.set(key, timeline);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

/** Return the text of the record behind a timeline. */
export async function recordOf(source: Source): Promise<string> {
  if ("record" in source) return source.record;
  return call<string>("GET", `/api/hands/${encodeURIComponent(source.hand)}/record`);
}
