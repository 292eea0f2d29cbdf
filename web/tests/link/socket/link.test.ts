import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link, type Socket } from "../../../src/link/socket/link";

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly said: { type: string; id?: string; room?: string }[] = [];
  closed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  push(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  types(): string[] {
    return this.said.map((one) => one.type);
  }
}

const welcome = { type: "welcome", protocol: 1, version: "1", player: "p", name: "n", now: 0 };
const sockets: FakeSocket[] = [];

function makeLink(): Link {
  return new Link({
    dial: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as Socket;
    },
    token: async () => "t",
    now: () => Date.now(),
    chance: () => 0,
  });
}

function last(): FakeSocket {
  const found = sockets.at(-1);
  if (!found) throw new Error("no socket was opened");
  return found;
}

async function connected(): Promise<Link> {
  const link = makeLink();
  await link.wake();
  last().onopen?.();
  last().push(welcome);
  return link;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sockets.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

test("hello comes first and nothing is said before the welcome", async () => {
  const link = makeLink();
  void link.tell({ type: "start" });
  await link.wake();
  last().onopen?.();
  expect(last().types()).toEqual(["hello"]);
  last().push(welcome);
  expect(last().types()).toEqual(["hello", "start"]);
});

test("a command is said again with the same id until it is answered", async () => {
  const link = await connected();
  const answer = link.tell({ type: "start" });
  await vi.advanceTimersByTimeAsync(3000);
  const starts = last().said.filter((one) => one.type === "start");
  expect(starts.length).toBe(2);
  expect(new Set(starts.map((one) => one.id)).size).toBe(1);
  expect(link.state.get().busy).toBe(true);
  last().push({ type: "ack", id: starts[0]?.id, seq: 3 });
  expect((await answer)?.type).toBe("ack");
  expect(link.state.get().busy).toBe(false);
  await vi.advanceTimersByTimeAsync(6000);
  expect(last().said.filter((one) => one.type === "start").length).toBe(2);
});

test("each repetition waits twice as long, until the connection is a new one", async () => {
  const link = await connected();
  link.tell({ type: "start" });
  const starts = () => last().said.filter((one) => one.type === "start").length;
  await vi.advanceTimersByTimeAsync(6000);
  expect(starts()).toBe(2);
  await vi.advanceTimersByTimeAsync(2500);
  expect(starts()).toBe(3);
  await vi.advanceTimersByTimeAsync(8000);
  expect(starts()).toBe(3);
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(400);
  last().onopen?.();
  last().push(welcome);
  expect(starts()).toBe(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(starts()).toBe(2);
});

test("a lost connection comes back into the room and repeats what was not answered", async () => {
  const link = await connected();
  const entered = link.enter("ABC234");
  last().push({ type: "ack", id: last().said.at(-1)?.id, seq: 1 });
  await entered;
  const answer = link.tell({ type: "ready", on: true });
  const id = last().said.at(-1)?.id;
  last().onclose?.({ code: 1006 });
  expect(link.state.get().connection).toBe("away");
  await vi.advanceTimersByTimeAsync(400);
  expect(sockets.length).toBe(2);
  last().onopen?.();
  last().push(welcome);
  expect(last().types()).toEqual(["hello", "enter", "ready"]);
  expect(last().said.at(-1)?.id).toBe(id);
  last().push({ type: "ack", id, seq: 2 });
  expect((await answer)?.type).toBe("ack");
});

test("silence shows after four seconds and ends the connection after nine", async () => {
  const link = await connected();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(last().types().at(-1)).toBe("ping");
  await vi.advanceTimersByTimeAsync(4000);
  expect(link.state.get().connection).toBe("away");
  last().push({ type: "pong", at: 0, now: 0, seq: 0 });
  expect(link.state.get().connection).toBe("open");
  await vi.advanceTimersByTimeAsync(21_000);
  expect(sockets.length).toBeGreaterThan(1);
});

test("another window takes over without a fight, until this one is asked for", async () => {
  const link = await connected();
  last().onclose?.({ code: 4001 });
  expect(link.state.get().connection).toBe("moved");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets.length).toBe(1);
  await link.wake();
  expect(sockets.length).toBe(2);
});

test("what is older than what is known changes nothing", async () => {
  const link = await connected();
  const table = { type: "table", room: "ABC234", clock: { now: 0 } };
  last().push({ ...table, seq: 5, number: 2 });
  last().push({ ...table, seq: 4, number: 1 });
  expect(link.state.get().table?.seq).toBe(5);
});

test("a new version of the server is noticed on the next welcome", async () => {
  const link = await connected();
  last().push({ ...welcome, version: "2" });
  expect(link.state.get().outdated).toBe(true);
});

test("a device that slept connects anew instead of trusting its socket", async () => {
  const link = await connected();
  vi.setSystemTime(Date.now() + 60_000);
  await link.wake();
  expect(sockets[0]?.closed).toBe(true);
  expect(sockets.length).toBe(2);
});

test("a view that was missed is asked for when the server tells that there is one", async () => {
  const link = await connected();
  void link.enter("ROOM22");
  last().push({ type: "room", code: "ROOM22", seq: 7 });
  last().push({ type: "pong", at: 0, now: 0, seq: 7 });
  expect(last().types()).not.toContain("sync");
  last().push({ type: "pong", at: 0, now: 0, seq: 8 });
  expect(last().types()).toContain("sync");
});

test("what was said is told again after a break and kept once, in order", async () => {
  const link = await connected();
  const said = (at: number) => ({ type: "chat", player: "p", name: "n", text: "hi", at });
  for (const at of [2, 3, 1, 2, 3]) last().push(said(at));
  expect(link.state.get().chat.map((one) => one.at)).toEqual([1, 2, 3]);
});

test("a try that was given up does not dial", async () => {
  let settle: (token: string) => void = () => undefined;
  const dialled: FakeSocket[] = [];
  const link = new Link({
    dial: () => {
      dialled.push(new FakeSocket());
      return dialled.at(-1) as unknown as Socket;
    },
    token: () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
    now: () => Date.now(),
    chance: () => 0,
  });
  const first = link.wake();
  const late = settle;
  link.stop();
  const second = link.wake();
  late("old");
  await first;
  expect(dialled).toHaveLength(0);
  settle("new");
  await second;
  expect(dialled).toHaveLength(1);
});
