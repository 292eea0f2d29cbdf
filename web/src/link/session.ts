import { recall, remember } from "../base/device/storage";
import { isDeviceRoom } from "./device/deviceRoom";
import { RequestError, request } from "./http";
import { readRoute } from "./route";
import type { GuestMade } from "./routes";
import { Link, type Socket, type Unnumbered } from "./socket/link";
import { BLANK } from "./socket/state";
import type { Moved, TableActions } from "./tableActions";
import type { Answer, Hints, Refused, WireMove } from "./wire";

const KEY = "paiju.token";
const DENIED_PAUSE = 1000;
const CATCH_UP = 3000;

let known: Promise<string> | null = null;

async function findToken(): Promise<string> {
  const kept = recall(KEY);
  if (typeof kept === "string") return kept;
  const guest = await request<GuestMade>("POST", "/api/guest", null, {});
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

/** Return the token of this device, null where there is none and the server is away. */
async function tokenIfAny(): Promise<string | null> {
  try {
    return await token();
  } catch (error) {
    if (error instanceof RequestError && error.status === 0) return null;
    throw error;
  }
}

/** Ask the server as this player; a token that it no longer knows is replaced once. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await request<T>(method, path, await tokenIfAny(), body);
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 401) throw error;
    forgetToken();
    return request<T>(method, path, await token(), body);
  }
}

function dialServer(): Socket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
}

/** Where the page plays: most rooms are the server's, some are on this device. */
let place: "server" | "device" = "server";
let dialDevice: (() => Socket) | null = null;

/** What the engine of this device takes for a token: it asks nobody who we are. */
const NOBODY = "0".repeat(43);

/** Start the engine of this device. */
async function reachDevice(): Promise<string> {
  dialDevice = await (await import("./device/device")).reach();
  return NOBODY;
}

/** The one connection of this page. */
export const link = new Link({
  dial: () => (place === "device" && dialDevice ? dialDevice() : dialServer()),
  token: () => (place === "device" ? reachDevice() : token()),
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
async function makeMove(move: WireMove): Promise<Moved> {
  const reply = await link.tell({ type: "move", at: link.state.get().table?.seq ?? 0, move });
  if (!reply) return "lost";
  await caughtUp(reply.seq);
  return reply.type === "refused" ? reply : "made";
}

/** What the table asks of the server. */
export const actions: TableActions = {
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

/** Be where the room of the address is. */
function settle(): void {
  const route = readRoute(location.hash);
  const next = route.at === "room" && isDeviceRoom(route.code) ? "device" : "server";
  if (next === place) return;
  place = next;
  link.stop();
  link.state.set(BLANK);
  void link.wake();
}

/** Keep the link awake with the page: on return to it, and when the network comes and goes. */
export function attend(): void {
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void link.wake();
  });
  addEventListener("online", () => void link.wake());
  addEventListener("offline", () => place === "server" && link.lose());
  addEventListener("hashchange", settle);
  addEventListener("pageshow", (event) => {
    if (event.persisted) void link.wake();
  });
  link.state.watch(() => {
    if (link.state.get().connection !== "denied") return;
    forgetToken();
    setTimeout(() => void link.wake(), DENIED_PAUSE);
  });
  settle();
  void link.wake();
}
