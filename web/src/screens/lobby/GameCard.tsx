import { useState } from "react";
import { Button } from "../../base/look/controls";
import { useSpeech } from "../../base/text/speech";
import { openRoom } from "../../link/games";
import { go } from "../../link/route";
import type { WireGame } from "../../link/routes";
import { GameAbout } from "../shared/games/GameAbout";
import { GamePicture } from "../shared/games/GamePicture";
import { expectQuick } from "../shared/rooms/arrivals";
import "../shared/games/games.css";

interface Props {
  readonly game: WireGame;
  readonly onFail: (error: unknown) => void;
}

/** One game: its picture, what it is, and the two ways in. */
export function GameCard({ game, onFail }: Props) {
  const { say, name } = useSpeech();
  const [busy, setBusy] = useState(false);
  const { low, high } = game.seats;
  const play = async () => {
    setBusy(true);
    onFail(null);
    try {
      const code = await openRoom("/api/quick", { game: game.name });
      expectQuick(code);
      go({ at: "room", code });
    } catch (error) {
      onFail(error);
      setBusy(false);
    }
  };
  return (
    <article className="game" data-game={game.name}>
      <GamePicture game={game} />
      <div className="game-words">
        <h2>{name("game", game.name)}</h2>
        <span className="game-seats">
          {say(low === high ? "lobby.seats_fixed" : "lobby.seats", { low, high })}
        </span>
        <GameAbout game={game.name} />
      </div>
      <div className="row game-ways">
        <Button
          kind="go"
          icon="play"
          disabled={busy}
          aria-label={say("lobby.play_game", { game: game.name })}
          onClick={play}
        >
          {say("lobby.play")}
        </Button>
        <Button
          aria-label={say("lobby.make_game", { game: game.name })}
          onClick={() => go({ at: "new", game: game.name })}
        >
          {say("lobby.make")}
        </Button>
      </div>
    </article>
  );
}
