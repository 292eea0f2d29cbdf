import { useEffect, useState } from "react";
import { useSpeech } from "../../base/text/speech";
import type { Table, WireEvent } from "../../link/wire";

interface Told {
  readonly key: string;
  readonly event: WireEvent;
}

const MOST = 24;

/** Add what a push tells to what was told before; a new hand begins anew. */
function tell(before: readonly Told[], { hand, seq, events }: Table): readonly Told[] {
  const kept = before.filter(({ key }) => key.startsWith(`${hand}:`));
  const fresh = events.map((event, at) => ({ key: `${hand}:${seq}:${at}`, event }));
  if (fresh.length === 0 || kept.some(({ key }) => key === fresh[0]?.key)) return kept;
  return [...kept, ...fresh].slice(-MOST);
}

/** What has happened in this hand, newest first. */
export function News({ table }: { table: Table }) {
  const speech = useSpeech();
  const [told, setTold] = useState<readonly Told[]>(() => tell([], table));
  useEffect(() => setTold((before) => tell(before, table)), [table]);
  if (told.length === 0) return null;
  return (
    <section className="panel news">
      <h2>{speech.say("table.news")}</h2>
      <ol>
        {told.toReversed().map(({ key, event }) => (
          <li key={key}>{speech.event(event)}</li>
        ))}
      </ol>
    </section>
  );
}
