import { useEffect, useState } from "react";
import { useAsync } from "../../base/hooks/useAsync";
import { Button, IconButton } from "../../base/look/controls";
import { useStore } from "../../base/store";
import { useSpeech } from "../../base/text/speech";
import { games } from "../../link/games";
import { go } from "../../link/route";
import { link } from "../../link/session";
import { brings, type Extra } from "../shared/games/useGame";
import { OfferReady } from "../shared/offline/MakeReady";
import { Bar } from "../shared/page/Bar";
import { Trouble } from "../shared/page/Trouble";
import { GameCard } from "./GameCard";
import { Join } from "./Join";
import { OnDevice } from "./OnDevice";
import { OwnRooms } from "./OwnRooms";
import { PublicRooms } from "./PublicRooms";
import "./lobby.css";

/** The first page: all games, a code to enter, rooms to join. */
export function Lobby() {
  const { say } = useSpeech();
  const [failed, setFailed] = useState<unknown>(null);
  const found = useAsync(games);
  // Until the games are known everything has its place, so that nothing moves.
  const offered = (extra: Extra) => found.value?.some((game) => brings(game, extra)) ?? true;
  const online = useStore(link.state, (state) => state.lobby?.online ?? null);
  useEffect(() => {
    link.forget();
    link.watchLobby(true);
    return () => link.watchLobby(false);
  }, []);
  return (
    <div className="page">
      <Bar title={say("title")}>
        {online !== null && (
          <span className="soft fine-print online">{say("lobby.online", { count: online })}</span>
        )}
        {offered("rulebook") && (
          <IconButton icon="rules" label={say("nav.rules")} onClick={() => go({ at: "rules" })} />
        )}
        <IconButton icon="person" label={say("nav.me")} onClick={() => go({ at: "me" })} />
      </Bar>
      <main className="page-main">
        <OwnRooms />
        <OnDevice />
        <div className="lobby-top">
          <p className="lobby-lead">{say("lobby.lead")}</p>
          <nav className="row wrap lobby-more" aria-label={say("lobby.more")}>
            {offered("lesson") && (
              <Button kind="quiet" small icon="rules" onClick={() => go({ at: "learn", game: "" })}>
                {say("lobby.learn")}
              </Button>
            )}
            {offered("puzzles") && (
              <Button kind="quiet" small icon="hint" onClick={() => go({ at: "puzzle", game: "" })}>
                {say("lobby.puzzle")}
              </Button>
            )}
            <Button
              kind="quiet"
              small
              icon="crown"
              onClick={() => go({ at: "tournament", code: null })}
            >
              {say("lobby.event")}
            </Button>
          </nav>
        </div>
        <Trouble of={failed ?? found.error} />
        {/* What comes below the games waits for them, so that nothing moves under a finger. */}
        {(found.value !== null || found.error !== null) && (
          <>
            <section aria-label={say("lobby.games")}>
              <ul className="games">
                {found.value?.map((game) => (
                  <li key={game.name}>
                    <GameCard game={game} onFail={setFailed} />
                  </li>
                ))}
                <li>
                  <Join />
                </li>
              </ul>
            </section>
            <PublicRooms />
            <OfferReady />
          </>
        )}
      </main>
    </div>
  );
}
