import { useState } from "react";
import { picturesOf } from "../../base/cards/Avatar";
import { Button, IconButton, Panel } from "../../base/look/controls";
import { Icon } from "../../base/look/Icon";
import { useSpeech } from "../../base/text/speech";
import { isDeviceRoom } from "../../link/device/deviceRoom";
import { change } from "../../link/session";
import type { Refused, Room } from "../../link/wire";
import { beReady } from "../shared/fair/ready";
import { Bar } from "../shared/page/Bar";
import { Trouble } from "../shared/page/Trouble";
import { Invite } from "./Invite";
import { RulesText } from "./RulesText";
import { WaitingSeat } from "./WaitingSeat";
import "./room.css";

interface Props {
  readonly room: Room;
  readonly me: string;
  readonly unread: number;
  readonly onChat: () => void;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
  readonly onBook: () => void;
}

/** Say what the room is waiting for. */
function waitingFor(room: Room, me: string): { readonly key: string; readonly count: number } {
  const count = room.seats.filter((place) => place.kind === "free").length;
  if (room.you === null) return { key: "room.sit_first", count };
  if (count) return { key: "room.waiting_seats", count };
  if (room.seats.some((place) => place.kind === "human" && !place.ready))
    return { key: "room.waiting_ready", count };
  return { key: room.host === me ? "room.starting" : "room.waiting_host", count };
}

function Begin({
  room,
  me,
  act,
}: {
  room: Room;
  me: string;
  act: (ask: () => Promise<Refused | null>) => void;
}) {
  const { say } = useSpeech();
  const place = room.seats.find((one) => one.seat === room.you);
  const { key, count } = waitingFor(room, me);
  const hosting = room.host === me;
  const start = async () => (await beReady(room.promise)) ?? change({ type: "start" });
  const full = count === 0;
  return (
    <div className="begin">
      <p className="begin-words" role="status">
        {say(key, { count })}
      </p>
      <div className="row">
        {hosting && count > 0 && (
          <Button icon="bot" onClick={() => act(() => change({ type: "fill", bot: "easy" }))}>
            {say("room.fill_all")}
          </Button>
        )}
        {place && hosting && (
          <Button kind="go" disabled={!full} onClick={() => act(start)}>
            {say("room.start")}
          </Button>
        )}
        {place && !hosting && !place.ready && (
          <Button kind="go" onClick={() => act(() => beReady(room.promise))}>
            {say("room.be_ready")}
          </Button>
        )}
        {place && !hosting && place.ready && (
          <Button onClick={() => act(() => change({ type: "ready", on: false }))}>
            {say("room.be_unready")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A room before its match: seats to take, friends to call, rules to read. */
export function Waiting({ room, me, unread, onChat, onSettings, onLeave, onBook }: Props) {
  const { say, name } = useSpeech();
  const pictures = picturesOf(room.seats.map((place) => place.player ?? place.name));
  const [refused, setRefused] = useState<Refused | null>(null);
  const act = (ask: () => Promise<Refused | null>) => void ask().then(setRefused);
  return (
    <div className="page">
      <Bar title={name("game", room.game)}>
        <IconButton
          icon="chat"
          label={unread ? say("chat.unread", { count: unread }) : say("menu.chat")}
          data-unread={unread || undefined}
          onClick={onChat}
        />
        {room.host === me && !room.event && (
          <IconButton icon="gear" label={say("room.settings")} onClick={onSettings} />
        )}
        <IconButton icon="door" label={say("room.leave")} onClick={onLeave} />
      </Bar>
      <main className="page-main room">
        <div className="room-people">
          {room.event && (
            <a className="room-event" href={`#/event/${room.event.code}`}>
              <Icon name="crown" size={18} />
              {say("room.event", { hands: room.event.hands })}
            </a>
          )}
          <Panel title={say("room.seats")}>
            <ul className="places">
              {room.seats.map((place, at) => (
                <WaitingSeat
                  key={place.seat}
                  picture={pictures[at]}
                  room={room}
                  place={place}
                  me={me}
                  act={(command) => act(() => change(command))}
                />
              ))}
            </ul>
            {room.you !== null && room.watching !== "off" && (
              <Button
                small
                kind="quiet"
                icon="eye"
                onClick={() => act(() => change({ type: "stand" }))}
              >
                {say("room.stand")}
              </Button>
            )}
            {room.onlookers.length > 0 && (
              <p className="soft fine-print onlookers">
                {say("room.onlookers")}: {room.onlookers.map((one) => one.name).join(" · ")}
              </p>
            )}
          </Panel>
          <Trouble of={refused} />
          <Begin room={room} me={me} act={act} />
        </div>
        <div className="room-side">
          {!isDeviceRoom(room.code) && (
            <Panel title={say("room.invite")}>
              <Invite code={room.code} game={room.game} />
            </Panel>
          )}
          <Panel title={say("room.rules")}>
            <RulesText room={room} onBook={onBook} />
          </Panel>
        </div>
      </main>
    </div>
  );
}
