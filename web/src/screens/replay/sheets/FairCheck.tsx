import { useCallback } from "react";
import { useAsync } from "../../../base/hooks/useAsync";
import { useSpeech } from "../../../base/text/speech";
import { Checks } from "../../shared/fair/FairPanel";
import { keptOf } from "../../shared/fair/ready";
import { promiseOf, verify } from "../../shared/fair/verify";
import { Trouble } from "../../shared/page/Trouble";
import { recordOf } from "../load";
import type { Source } from "../source";
import type { Timeline } from "../timeline";

/** FairCheck on this device that the cards were those promised. */
export function FairCheck({
  timeline,
  source,
}: {
  readonly timeline: Timeline;
  readonly source: Source;
}) {
  const { say } = useSpeech();
  const { replay, room } = timeline;
  const work = useCallback(async () => {
    const record = await recordOf(source);
    const promise = promiseOf(record);
    if (!promise) return null;
    const kept = keptOf({ ...promise, server_seed: null, client_seeds: null });
    const witness = kept && room.you ? { ...kept, seat: room.you } : null;
    return { promise, checks: verify(record, room.seats.length, witness) };
  }, [source, room]);
  const { value, error } = useAsync(work);
  if (!replay.fair) return <p>{say("replay.fair_missing")}</p>;
  return (
    <div className="fair">
      <p className="soft">{say("fair.idea")}</p>
      {value && (
        <dl>
          <dt>{say("fair.commitment")}</dt>
          <dd className="fair-code">{value.promise.commitment}</dd>
        </dl>
      )}
      {value ? <Checks checks={value.checks} /> : !error && <p>{say("fair.verifying")}</p>}
      <Trouble of={error} />
      <p className="soft fine-print">{say("fair.learn")}</p>
    </div>
  );
}
