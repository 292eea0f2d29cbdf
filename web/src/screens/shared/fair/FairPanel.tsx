import { useState } from "react";
import { Button } from "../../../base/look/controls";
import { Icon } from "../../../base/look/Icon";
import { useSpeech } from "../../../base/text/speech";
import { call } from "../../../link/session";
import type { Room, Table } from "../../../link/wire";
import { keptOf } from "./ready";
import { type Check, verify } from "./verify";
import "./fair.css";

type Verdict = readonly Check[] | "working" | "failed" | null;

/** What was looked at, and whether it was as promised. */
export function Checks({ checks }: { readonly checks: readonly Check[] }) {
  const { say } = useSpeech();
  const bad = checks.some((check) => check.good === false);
  return (
    <>
      <p className={bad ? "trouble" : "fair-good"} role="status">
        <Icon name={bad ? "warn" : "check"} /> {say(bad ? "fair.bad" : "fair.good")}
      </p>
      <ul className="fair-checks">
        {checks.map((check) => (
          <li key={check.name} data-good={check.good}>
            <Icon name={check.good ? "check" : check.good === false ? "close" : "more"} size={18} />
            <span>
              {say(`fair.check_${check.name}`)}
              {check.good === null && <span className="soft"> · {say("fair.skipped")}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The commitment of a hand, and after it the check that the cards were those promised. */
export function FairPanel({ room, table }: { readonly room: Room; readonly table: Table | null }) {
  const { say } = useSpeech();
  const [verdict, setVerdict] = useState<Verdict>(null);
  const promise = table?.promise ?? room.promise;
  const own = keptOf(promise);
  const over = table?.view.outcome ? table : null;
  const check = async () => {
    if (!over) return;
    setVerdict("working");
    try {
      const record = await call<string>("GET", `/api/hands/${over.hand}/record`);
      const witness = own && room.you ? { ...own, seat: room.you } : null;
      setVerdict(verify(record, room.seats.length, witness));
    } catch {
      setVerdict("failed");
    }
  };
  return (
    <div className="fair">
      <p className="soft">{say("fair.idea")}</p>
      <dl>
        <dt>{say("fair.commitment")}</dt>
        <dd className="fair-code">{promise.commitment}</dd>
        <dt>{say("fair.my_seed")}</dt>
        <dd className={own ? "fair-code" : "soft"}>{own?.seed ?? say("fair.my_seed_none")}</dd>
      </dl>
      {over ? (
        <Button icon="shield" disabled={verdict === "working"} onClick={check}>
          {say(verdict === "working" ? "fair.verifying" : "fair.verify")}
        </Button>
      ) : (
        <p className="soft">{say("fair.later")}</p>
      )}
      {verdict === "failed" && <p className="trouble">{say("fair.failed")}</p>}
      {verdict && typeof verdict === "object" && <Checks checks={verdict} />}
      <p className="soft fine-print">{say("fair.learn")}</p>
    </div>
  );
}
