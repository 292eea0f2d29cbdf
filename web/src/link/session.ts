import { recall, remember } from "../me/memory";
import type { Answer, Hints, Refused, WireMove } from "../wire";
import type { Acting } from "./acting";
import { RequestError, request } from "./http";
import { Link, type Unnumbered } from "./link";

const KEY = "paiju.token";
const DENIED_PAUSE = 1000;
const CATCH_UP = 3000;

interface Guest {
  readonly token: string;
}

let known: Promise<string> | null = null;

async function findToken(): Promise<string> {
  const kept = recall(KEY);
  if (typeof kept === "string") return kept;
  const guest = await request<Guest>("POST", "/api/guest", null, {});
  remember(KEY, guest.token);
  return guest.token;
}

/** Return the token of this device; a newcomer gets one as a guest. */
export function token(): Promise<string> {
  known ??= findToken();
  known.catch(() => {
    known = null;
  });
  return known;
}

/** Forget who we were: the next question asks for a new guest. */
export function forgetToken(): void {
  known = null;
  remember(KEY, null);
}

/** Be whoever a token says from now on. */
export function takeToken(given: string): void {
  remember(KEY, given);
  known = null;
}

/** Say hello again: the server's side of the connection knows us by an older name. */
export function sayHelloAgain(): void {
  link.stop();
  void link.wake();
}

/** Ask the server as this player; a token that it no longer knows is replaced once. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await request<T>(method, path, await token(), body);
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 401) throw error;
    forgetToken();
    return request<T>(method, path, await token(), body);
  }
}

/** The one connection of this page. */
export const link = new Link({
  dial: () =>
    new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`),
  token,
  now: () => Date.now(),
  chance: () => Math.random(),
});

/** Make a change; null when it is made. A change that nobody waits for any longer is null too. */
export async function change(command: Unnumbered): Promise<Refused | null> {
  const reply = await link.tell(command);
  return reply?.type === "refused" ? reply : null;
}

/** Wait until the table is as the server had it at a sequence, or long enough. */
function caughtUp(seq: number): Promise<void> {
  return new Promise((done) => {
    const isThere = () => (link.state.get().table?.seq ?? seq) >= seq;
    const finish = () => {
      clearTimeout(timer);
      stop();
      done();
    };
    const timer = setTimeout(finish, CATCH_UP);
    const stop = link.state.watch(() => isThere() && finish());
    if (isThere()) finish();
  });
}

/** Make a move; it is done when the table shows it, so that nothing can be chosen in between. */
async function makeMove(move: WireMove): Promise<Refused | null> {
  const reply = await link.tell({ type: "move", at: link.state.get().table?.seq ?? 0, move });
  if (!reply) return null;
  await caughtUp(reply.seq);
  // The table went on before the move came: it is shown as it is now, and nobody did wrong.
  return reply.type === "refused" && reply.refusal.code !== "table.stale" ? reply : null;
}

/** What the table asks of the server. */
export const acting: Acting = {
  move: makeMove,
  ask: async (cards, act, number) => {
    const question = { type: "ask" as const, cards, act: act ?? null, number: number ?? null };
    const reply = await link.tell(question);
    return reply?.type === "answer" ? (reply as Answer) : null;
  },
  hint: async () => {
    const reply = await link.tell({ type: "hint" });
    return reply?.type === "hints" ? (reply as Hints) : null;
  },
  arrange: async () => {
    const reply = await link.tell({ type: "arrange" });
    return reply?.type === "arranged" ? reply.groups : null;
  },
  auto: (on) => change({ type: "auto", on }),
};

/** Keep the link awake with the page: on return to it, and when the network comes and goes. */
export function attend(): void {
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void link.wake();
  });
  addEventListener("online", () => void link.wake());
  addEventListener("offline", () => link.lose());
  addEventListener("pageshow", (event) => {
    if (event.persisted) void link.wake();
  });
  link.state.watch(() => {
    if (link.state.get().connection !== "denied") return;
    forgetToken();
    setTimeout(() => void link.wake(), DENIED_PAUSE);
  });
  void link.wake();
}
