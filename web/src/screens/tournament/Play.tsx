import { useState } from "react";
import { Button, Panel, Segments } from "../../base/look/controls";
import { useSpeech } from "../../base/text/speech";
import { go } from "../../link/route";
import type { EventSeen, RoomMade, TableWish } from "../../link/routes";
import { call } from "../../link/session";
import { Trouble } from "../shared/page/Trouble";
import { USUAL_BOT, useBots } from "../shared/rooms/useBots";

/** The tables with free seats. */
function Joining({ tournament }: { readonly tournament: EventSeen }) {
  const { say } = useSpeech();
  const open = tournament.tables.filter((one) => one.hands === 0 && one.people < tournament.seats);
  if (open.length === 0) return null;
  return (
    <>
      <h3 className="soft fine-print">{say("event.join")}</h3>
      <ul className="event-tables">
        {open.map((one) => (
          <li key={one.room}>
            <a className="ui-button ui-button-small" href={`#/r/${one.room}`}>
              {say("event.table", { room: one.room, people: one.people, seats: tournament.seats })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The ways to a seat: one's own table, a new one, or one with free seats. */
export function Play({ tournament }: { readonly tournament: EventSeen }) {
  const { say } = useSpeech();
  const [bots, setBots] = useState(USUAL_BOT);
  const offered = useBots();
  const [failed, setFailed] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  if (tournament.closed) return null;
  const open = async () => {
    setBusy(true);
    setFailed(null);
    try {
      const body: TableWish = { bots: bots === "none" ? null : bots };
      const path = `/api/events/${tournament.code}/tables`;
      go({ at: "room", code: (await call<RoomMade>("POST", path, body)).room });
    } catch (error) {
      setFailed(error);
      setBusy(false);
    }
  };
  const done = tournament.dealt >= tournament.hands;
  const room = tournament.room;
  const seated =
    room !== null && (tournament.dealt > 0 || tournament.tables.some((one) => one.room === room));
  return (
    <Panel title={say("event.play")}>
      <div className="event-play">
        {seated ? (
          <>
            <p>
              {say(done ? "event.all_dealt" : "event.dealt", {
                dealt: tournament.dealt,
                hands: tournament.hands,
              })}
            </p>
            {room && !done && (
              <Button kind="go" icon="play" onClick={() => go({ at: "room", code: room })}>
                {say("event.back")}
              </Button>
            )}
          </>
        ) : (
          <>
            <p className="soft">{say("event.play_how", { hands: tournament.hands })}</p>
            <Segments
              label={say("event.others")}
              value={bots}
              choices={[{ value: "none", text: say("event.friends") }, ...offered]}
              onChoose={setBots}
            />
            <Button kind="go" icon="play" disabled={busy} onClick={open}>
              {say("event.open")}
            </Button>
            <Joining tournament={tournament} />
          </>
        )}
        <Trouble of={failed} />
      </div>
    </Panel>
  );
}
