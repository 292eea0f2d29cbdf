/**
 * The service worker: the page without a network, and notices when it is not open.
 *
 * Pages come from the server where it answers, so nobody plays on an old one; what has a hash in
 * its name comes from the cache. A new worker waits until no page of the old one is open, so that
 * what a running table may still load stays there.
 */
interface Scope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Clients;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
}

interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Clients {
  matchAll(of: { readonly type: "window" }): Promise<readonly Page[]>;
  openWindow(address: string): Promise<unknown>;
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Lasting {
  readonly data: { json(): { title: string; body: string; room: string } } | null;
}

interface Clicked extends Lasting {
  readonly notification: Notification;
}

declare const __SHELL__: {
  readonly version: string;
  readonly shell: readonly string[];
  readonly engine: readonly string[];
};

const scope = globalThis as unknown as Scope;
const { version, shell, engine } = __SHELL__;
const SHELL = `paiju-shell-${version}`;
const WORDS = "paiju-words";
const ENGINE = "paiju-engine";
const PATIENCE = 4000;
/** What the server says to everybody alike; nothing of a player is ever kept. */
const PUBLIC = /^\/api\/(?:games$|text\/|rules\/)/;
/** Texts that are always there; they name all languages. */
const TEXTS = "/api/text/en";

async function install(): Promise<void> {
  const cache = await caches.open(SHELL);
  const page = shell.filter((path) => path !== "/index.html");
  await cache.addAll(["/", ...page]);
  const words = await caches.open(WORDS);
  const { languages } = await (await fetch(TEXTS)).json();
  await words.addAll(["/api/games", ...Object.keys(languages).map((lang) => `/api/text/${lang}`)]);
}

/** Forget what only older pages needed. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("paiju-shell-") && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(ENGINE);
  for (const request of await cache.keys())
    if (!engine.includes(new URL(request.url).pathname)) await cache.delete(request);
}

/** Ask the server; `null` where it does not answer in time or is not itself. */
async function fromServer(request: Request): Promise<Response | null> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.status >= 502 && answer.status <= 504 ? null : answer;
  } catch {
    return null;
  }
}

/** The page as it is now, or as it was kept. */
async function page(request: Request): Promise<Response> {
  const fresh = await fromServer(request);
  return fresh ?? (await caches.match("/", { cacheName: SHELL })) ?? Response.error();
}

/** Texts and rules as they are now, or as they were kept. */
async function words(request: Request): Promise<Response> {
  const fresh = await fromServer(request);
  if (!fresh) return (await caches.match(request, { cacheName: WORDS })) ?? Response.error();
  if (fresh.ok) {
    const cache = await caches.open(WORDS);
    // Where there is no room to keep it, it is read all the same.
    await cache.put(request, fresh.clone()).catch(() => undefined);
  }
  return fresh;
}

/** A file that never changes under its name. */
async function file(request: Request): Promise<Response> {
  for (const cacheName of [SHELL, ENGINE]) {
    const kept = await caches.match(request, { cacheName });
    if (kept) return kept;
  }
  return fetch(request);
}

function answer(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return null;
  if (request.mode === "navigate") return page(request);
  if (PUBLIC.test(pathname)) return words(request);
  return pathname.startsWith("/api/") || pathname === "/ws" ? null : file(request);
}

/** Show what the server tells of a room; one notice a room is enough. */
async function notice({ data }: Pushed): Promise<void> {
  if (!data) return;
  const { title, body, room } = data.json();
  const told = { body, tag: room, data: room, icon: "/icon-192.png" };
  await scope.registration.showNotification(title, told);
}

/** Go to the room of a notice, on a page that is open there if there is one. */
async function visit({ notification }: Clicked): Promise<void> {
  notification.close();
  const address = `/#/r/${notification.data}`;
  const pages = await scope.clients.matchAll({ type: "window" });
  const open = pages.find((page) => page.url.endsWith(address));
  await (open ? open.focus() : scope.clients.openWindow(address));
}

scope.addEventListener("push", (event) => event.waitUntil(notice(event)));
scope.addEventListener("notificationclick", (event) => event.waitUntil(visit(event)));
scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const answered = answer(event.request);
  if (answered) event.respondWith(answered);
});

export {};
