/** The engine in a worker: Python plays, this file brings messages, time and a memory. */
import type { DeviceHand } from "../routes";
import { forgetTable, keep, log, type Row } from "./database";
import { startPython } from "./python";

export type ToWorker =
  | { readonly type: "start"; readonly files: readonly string[]; readonly name: string }
  | { readonly type: "say"; readonly text: string }
  | {
      readonly type: "request";
      readonly id: number;
      readonly path: string;
      readonly body: string;
    };

export type FromWorker =
  | { readonly type: "ready" }
  | { readonly type: "failed"; readonly why: string }
  | { readonly type: "push"; readonly text: string }
  | { readonly type: "kept"; readonly ok: boolean }
  | {
      readonly type: "answer";
      readonly id: number;
      readonly status: number;
      readonly body: unknown;
    };

/** What paiju.offline.entry tells after every call. */
interface News {
  readonly pushes: readonly string[];
  readonly rows: readonly Row[];
  readonly hands: readonly DeviceHand[];
  readonly pause: number | null;
  readonly room: string | null;
}

interface Answered extends Partial<News> {
  readonly status: number;
  readonly body: unknown;
}

/** paiju.offline.entry.Entry */
interface Entry {
  restore(rows: string): void;
  hear(text: string, now: number): string;
  go_on(now: number): string;
  request(path: string, body: string, now: number): string;
}

const tell = (message: FromWorker) => postMessage(message);

let entry: Entry | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let kept = true;
/** One thing after another: a step is kept before the next is taken. */
let work: Promise<unknown> = Promise.resolve();

function inTurn(task: () => Promise<void>): void {
  work = work.then(task).catch((error: unknown) => tell({ type: "failed", why: String(error) }));
}

/** Try to keep something; where the device has no room or does not allow it, play goes on. */
async function tryToKeep(task: () => Promise<unknown>): Promise<void> {
  let ok = true;
  try {
    await task();
  } catch {
    ok = false;
  }
  if (ok !== kept) tell({ type: "kept", ok });
  kept = ok;
}

async function take(news: News): Promise<void> {
  clearTimeout(timer);
  await tryToKeep(() => keep(news.rows, news.hands));
  if (news.room === null && news.pushes.length) await tryToKeep(forgetTable);
  for (const text of news.pushes) tell({ type: "push", text });
  if (news.pause !== null) timer = setTimeout(() => inTurn(goOn), news.pause);
}

/** Let a bot play; how long it took is there for whoever measures. */
async function goOn(): Promise<void> {
  if (!entry) return;
  const start = performance.now();
  const news = JSON.parse(entry.go_on(Date.now())) as News;
  performance.measure("paiju.go_on", { start });
  await take(news);
}

async function start(files: readonly string[], name: string): Promise<void> {
  const python = await startPython(files);
  entry = python.pyimport("paiju.offline.entry").Entry(name) as Entry;
  performance.measure("paiju.start", { start: 0 });
  await tryToKeep(async () => {
    const rows = await log();
    if (rows.length) entry?.restore(JSON.stringify(rows));
  });
  tell({ type: "ready" });
}

async function request(id: number, path: string, body: string): Promise<void> {
  if (!entry) return;
  const {
    status,
    body: answer,
    ...news
  } = JSON.parse(entry.request(path, body, Date.now())) as Answered;
  if (news.rows) await take(news as News);
  tell({ type: "answer", id, status, body: answer });
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case "start":
      inTurn(() => start(data.files, data.name));
      break;
    case "say":
      inTurn(async () => {
        if (entry) await take(JSON.parse(entry.hear(data.text, Date.now())) as News);
      });
      break;
    case "request":
      inTurn(() => request(data.id, data.path, data.body));
      break;
  }
});
