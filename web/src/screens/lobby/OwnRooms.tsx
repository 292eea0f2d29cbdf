import { useCallback, useEffect, useState } from "react";
import { Icon } from "../../base/look/Icon";
import { useStore } from "../../base/store";
import { useSpeech } from "../../base/text/speech";
import type { OwnRooms as OwnRoomsSeen } from "../../link/routes";
import { call, link } from "../../link/session";
import type { Listed } from "../../link/wire";
import { comeBack } from "../shared/rooms/arrivals";

/** Milliseconds between two questions while a room is shown: it may end while we look. */
const AGAIN = 5000;

/** The rooms where the player has a seat, by what the server knows: also from other devices. */
function useOwnRooms(): readonly Listed[] {
  const [rooms, setRooms] = useState<readonly Listed[]>([]);
  const isOpen = useStore(link.state, (state) => state.connection === "open");
  const ask = useCallback(async () => {
    const found = await call<OwnRoomsSeen>("GET", "/api/me/rooms").catch(() => null);
    if (found) setRooms(found.rooms);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    void ask();
    const look = () => !document.hidden && void ask();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [ask, isOpen]);
  const isShown = isOpen && rooms.length > 0;
  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => !document.hidden && void ask(), AGAIN);
    return () => clearInterval(timer);
  }, [ask, isShown]);
  return rooms;
}

/** The ways back to where the player sits. */
export function OwnRooms() {
  const { say, name } = useSpeech();
  return useOwnRooms().map(({ code, game, phase }) => (
    <button key={code} type="button" className="resume" onClick={() => comeBack(code)}>
      <Icon name="play" size={20} />
      <span className="resume-words">
        <b>{say(phase === "waiting" ? "lobby.resume_room" : "lobby.resume_button")}</b>
        <span>{name("game", game)}</span>
        <span className="resume-code">{code}</span>
      </span>
      <span className="soft fine-print">{say(`phase.${phase}`)}</span>
    </button>
  ));
}
