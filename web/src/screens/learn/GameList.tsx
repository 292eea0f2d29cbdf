import type { ReactNode } from "react";
import { useAsync } from "../../base/hooks/useAsync";
import { useSpeech } from "../../base/text/speech";
import { games } from "../../link/games";
import { go, type Route } from "../../link/route";
import { GamePicture } from "../shared/games/GamePicture";
import { brings, type Extra } from "../shared/games/useGame";
import { Bar } from "../shared/page/Bar";
import { Trouble } from "../shared/page/Trouble";
import "../shared/games/games.css";
import "./learn.css";

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  /** What a game must bring to be on the list. */
  readonly extra: Extra;
  /** What stands below the name of a game. */
  readonly stateOf: (game: string) => ReactNode;
  readonly routeOf: (game: string) => Route;
}

/** All games that bring it, each a way to its first hand or its puzzle. */
export function GameList({ title, lead, extra, stateOf, routeOf }: Props) {
  const { name } = useSpeech();
  const found = useAsync(games);
  const offered = found.value?.filter((game) => brings(game, extra)) ?? [];
  return (
    <div className="page">
      <Bar title={title} back={{ at: "lobby" }} />
      <main className="page-main">
        {lead}
        <Trouble of={found.error} />
        <ul className="games learn-games">
          {offered.map((game) => (
            <li key={game.name}>
              <button
                type="button"
                className="game learn-game"
                onClick={() => go(routeOf(game.name))}
              >
                <GamePicture game={game} />
                <span className="game-words">
                  <b>{name("game", game.name)}</b>
                  {stateOf(game.name)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
