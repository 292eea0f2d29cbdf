import { Panel } from "../../base/look/controls";
import { useStore } from "../../base/store";
import { useSpeech } from "../../base/text/speech";
import { writeRoute } from "../../link/route";
import { link } from "../../link/session";
import type { Listed } from "../../link/wire";

function RoomLine({ room }: { readonly room: Listed }) {
  const speech = useSpeech();
  const { say, name } = speech;
  const full = room.humans + room.bots >= room.seats;
  return (
    <a className="room-line" href={writeRoute({ at: "room", code: room.code })}>
      <span className="room-line-main">
        <b>{name("game", room.game)}</b>
        <span className="soft fine-print">
          {speech.of(room.game).name("preset", room.preset)}
          {room.changed > 0 && ` · ${say("lobby.changed", { count: room.changed })}`}
        </span>
      </span>
      <span className="room-line-side fine-print">
        <span className={full ? "soft" : "room-line-free"}>
          {room.humans + room.bots}/{room.seats}
        </span>
        <span className="soft">
          {full && room.watching !== "off" ? say("lobby.watch") : say(`phase.${room.phase}`)}
        </span>
        <span className="soft room-line-host">{say("lobby.host", { name: room.host })}</span>
      </span>
    </a>
  );
}

/** Public rooms, as they come and go. */
export function PublicRooms() {
  const { say } = useSpeech();
  const rooms = useStore(link.state, (state) => state.lobby?.rooms ?? null);
  return (
    <Panel title={say("lobby.rooms")}>
      {rooms?.length ? (
        <ul className="room-lines">
          {rooms.map((room) => (
            <li key={room.code}>
              <RoomLine room={room} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">{say("lobby.no_rooms")}</p>
      )}
    </Panel>
  );
}
