import { useState } from "react";
import { Button, Panel } from "../../base/look/controls";
import { useSpeech } from "../../base/text/speech";
import type { EventSeen } from "../../link/routes";
import { commitment } from "../shared/fair/deal";

/** The promise of all deals, and once the last hand is over the check that it was kept. */
export function Fair({ tournament }: { readonly tournament: EventSeen }) {
  const { say } = useSpeech();
  const [kept, setKept] = useState<boolean | null>(null);
  const { code, seed } = tournament;
  const state = seed ? "over" : tournament.closed ? "closing" : "open";
  const check = () => {
    if (seed) setKept(commitment(`event.${code}.0`, 0, seed) === tournament.commitment);
  };
  return (
    <Panel title={say("event.fair")}>
      <div className="event-fair">
        <p className="soft fine-print">{say(`event.fair_${state}`)}</p>
        <dl>
          <dt className="soft fine-print">{say("event.commitment")}</dt>
          <dd className="fair-code">{tournament.commitment}</dd>
          {seed && (
            <>
              <dt className="soft fine-print">{say("event.seed")}</dt>
              <dd className="fair-code">{seed}</dd>
            </>
          )}
        </dl>
        {seed && (
          <Button small icon="shield" onClick={check}>
            {say("event.check")}
          </Button>
        )}
        <p role="status" className={kept === false ? "trouble" : undefined}>
          {kept !== null && say(kept ? "event.check_good" : "event.check_bad")}
        </p>
      </div>
    </Panel>
  );
}
