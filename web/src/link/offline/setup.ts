import { settings, wantedLanguages } from "../../base/device/settings";
import { recall, remember } from "../../base/device/storage";
import { makeStore } from "../../base/store";
import { loadTexts } from "../../base/text/load";
import { rememberName } from "../device/playerName";
import { isReady, prepare, readiness } from "../device/readiness";
import { games } from "../games";
import { link } from "../session";
import { sendHands } from "./sendHands";

/** What Chromium gives a page that can be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const WANTED = "paiju.offline";

interface Install {
  /** Let the browser ask whether to install the page; null where it would not. */
  readonly ask: (() => Promise<void>) | null;
}

export const install = makeStore<Install>({ ask: null });

function watchInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    install.set({
      ask: async () => {
        install.set({ ask: null });
        await (event as InstallEvent).prompt();
      },
    });
  });
  addEventListener("appinstalled", () => void want());
}

/** Screens that are worth having without a network. */
const SCREENS = ["me", "rules"];

/** Read the rules and the words of screens once, so that the service worker keeps them. */
async function readWords(): Promise<void> {
  const known = await games();
  const books = known.filter((game) => game.brings.includes("rulebook"));
  const { languages } = await loadTexts(wantedLanguages(settings.get(), navigator.languages));
  for (const lang of Object.keys(languages)) {
    for (const name of SCREENS) await fetch(`/api/text/${lang}/${name}`);
    for (const { name } of books) await fetch(`/api/rules/${name}/${lang}`);
  }
}

/** Load the engine, and keep it fresh from now on. */
export async function want(): Promise<void> {
  remember(WANTED, true);
  await prepare();
  // They are read all the same where the network is gone by now.
  if (await isReady()) await readWords().catch(() => undefined);
}

/** Whoever has the page as an app, or wanted it once, has the engine of this version too. */
async function keepFresh(): Promise<void> {
  const installed = matchMedia("(display-mode: standalone)").matches;
  if ((await isReady()) || !(installed || recall(WANTED) === true)) return;
  if (readiness.get().stage === "absent") await want();
}

/** Be there without a network: after the page is shown, so that nobody waits for it. */
export function setUpOffline(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  watchInstall();
  let was = link.state.get().connection;
  link.state.watch(() => {
    const { connection, me } = link.state.get();
    if (me && connection === "open" && was !== "open" && Number(me.player) !== 0) {
      rememberName(me.name);
      void sendHands();
      void keepFresh();
    }
    was = connection;
  });
  addEventListener("load", () => {
    // Private windows may refuse: the page is as good as before.
    const refused = () => readiness.change({ stage: "unable" });
    navigator.serviceWorker.register("/sw.js").catch(refused);
  });
}
