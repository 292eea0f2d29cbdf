import { lazy, Suspense, use, useEffect, useMemo } from "react";
import { Signs } from "../base/cards/Signs";
import { useSettings, wantedLanguages } from "../base/device/settings";
import { Button } from "../base/look/controls";
import { useStore } from "../base/store";
import { words } from "../base/text/catalogue";
import { forgetFailed, loadTexts } from "../base/text/load";
import { Speaking, speech, useSpeech } from "../base/text/speech";
import { type Route, useRoute } from "../link/route";
import { link } from "../link/session";
import { Lobby } from "../screens/lobby/Lobby";
import { NewRoom } from "../screens/lobby/NewRoom";
import { Message } from "../screens/shared/page/Message";
import { ReplayLoader } from "../screens/shared/replays/replayAhead";
import { Boundary } from "./Boundary";
import { Notices } from "./Notices";

// The table comes while the lobby is looked at.
const loadRoom = () => import("../screens/room/RoomScreen");
const RoomScreen = lazy(async () => ({ default: (await loadRoom()).RoomScreen }));
const Me = lazy(async () => ({ default: (await import("../screens/me/Me")).Me }));
const RulesScreen = lazy(async () => ({
  default: (await import("../screens/rules/RulesScreen")).RulesScreen,
}));
const TryScreen = lazy(async () => ({
  default: (await import("../screens/rules/TryScreen")).TryScreen,
}));
const loadReplay = () => import("../screens/replay/ReplayScreen");
const ReplayScreen = lazy(async () => ({ default: (await loadReplay()).ReplayScreen }));
const TournamentScreen = lazy(async () => ({
  default: (await import("../screens/tournament/TournamentScreen")).TournamentScreen,
}));
const LearnScreen = lazy(async () => ({
  default: (await import("../screens/learn/LearnScreen")).LearnScreen,
}));
// Kept hands are for those who work on the page, not for players.
const Demo = import.meta.env.DEV ? lazy(() => import("../screens/demo/Demo")) : () => null;

function Lost() {
  const { say } = useSpeech();
  return <Message icon="warn" title={say("link.lost_title")} text={say("link.lost")} />;
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.at) {
    case "lobby":
      return <Lobby />;
    case "new":
      return <NewRoom game={route.game} card={route.card} />;
    case "room":
      return <RoomScreen key={route.code} code={route.code} />;
    case "rules":
      return <RulesScreen game={route.game} clause={route.clause} />;
    case "try":
      return <TryScreen game={route.game} position={route.position} />;
    case "me":
      return <Me part={route.part ?? "record"} />;
    case "tournament":
      return <TournamentScreen code={route.code} />;
    case "replay":
      return <ReplayScreen hand={route.hand} step={route.step} />;
    case "learn":
    case "puzzle":
      return <LearnScreen at={route.at} game={route.game} />;
    case "demo":
      return <Demo game={route.game} step={route.step} />;
    case "lost":
      return <Lost />;
  }
}

/** What a page shows that may not go on: it was opened elsewhere, or is too old. */
function Ended({ why }: { readonly why: "moved" | "old" }) {
  const { say } = useSpeech();
  return (
    <Message
      icon={why === "moved" ? "copy" : "warn"}
      title={say(`link.${why}_title`)}
      text={say(`link.${why}`)}
    >
      {why === "moved" ? (
        <Button kind="go" onClick={() => void link.wake()}>
          {say("link.here")}
        </Button>
      ) : (
        <Button kind="go" onClick={() => location.reload()}>
          {say("link.reload")}
        </Button>
      )}
    </Message>
  );
}

/** What stands in place of a screen that broke. */
function Broken({ again }: { readonly again: () => void }) {
  const { say } = useSpeech();
  return (
    <Message icon="warn" title={say("link.crash_title")} text={say("link.crash")}>
      <Button kind="go" onClick={again}>
        {say("link.again")}
      </Button>
    </Message>
  );
}

/** The whole page: it speaks the chosen language and shows the screen of its address. */
export function App() {
  const texts = use(loadTexts(wantedLanguages(useSettings(), navigator.languages)));
  const spoken = useMemo(() => speech(words(texts.lang, texts)), [texts]);
  const connection = useStore(link.state, (state) => state.connection);
  const route = useRoute();
  useEffect(() => void loadRoom(), []);
  useEffect(() => {
    document.title = spoken.say("title");
    document.documentElement.lang = spoken.tag;
  }, [spoken]);
  return (
    <Speaking speech={spoken}>
      <Signs />
      <Notices />
      {connection === "moved" || connection === "old" ? (
        <Ended why={connection} />
      ) : (
        <Boundary onAgain={forgetFailed} instead={(again) => <Broken again={again} />}>
          <Suspense fallback={null}>
            <ReplayLoader value={loadReplay}>
              <Screen route={route} />
            </ReplayLoader>
          </Suspense>
        </Boundary>
      )}
    </Speaking>
  );
}
