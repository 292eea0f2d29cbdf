import { pause } from "../../base/backoff";
import { newId } from "../../base/newId";
import { makeStore, type Store } from "../../base/store";
import type { AnyCommand, AnyPush } from "../wire";
import { type Numbered, Pending, type Reply } from "./pending";
import { BLANK, outside, type State, take } from "./state";
import { DEAD, PING, SILENT, STALE } from "./timing";

const PROTOCOL = 1;
const RESTARTING = 1012;
const MOVED = 4001;
const DENIED = 4003;
const OLD = 4009;

/** As much of a WebSocket as the link uses. */
export type Socket = Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "send" | "close">;

/** A command without its id, which the link makes. */
export type Unnumbered<C = Numbered> = C extends Numbered ? Omit<C, "id"> : never;

export interface Surroundings {
  /** Open a socket. */
  dial(): Socket;
  /** The token that tells who we are. */
  token(): Promise<string>;
  now(): number;
  chance(): number;
}

/** The connection with the server: it says hello, repeats what has no answer, and comes back. */
export class Link {
  readonly state: Store<State> = makeStore(BLANK);
  private readonly pending = new Pending();
  private readonly around: Surroundings;
  private socket: Socket | null = null;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private beat: ReturnType<typeof setInterval> | null = null;
  private heard = 0;
  private asked = 0;
  private listed = false;
  /** Counts tries: one that was given up meanwhile must not dial. */
  private tries = 0;
  private wanted: string | null = null;

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** Begin, or try at once where the link is waiting to try again. */
  async wake(): Promise<void> {
    const now = this.around.now();
    // A device that slept does not know that its connection died.
    if (this.socket && now - this.heard > STALE) this.hangUp();
    if (this.socket) {
      if (this.state.get().connection !== "open") return;
      this.say({ type: "ping", at: now });
      this.say({ type: "sync" });
      this.asked = now;
      return;
    }
    this.stopWaiting();
    await this.connect();
  }

  /** The device says that there is no network. */
  lose(): void {
    this.socket?.close();
    this.closed(0);
  }

  /** Be told of public rooms, or no longer. */
  watchLobby(on: boolean): void {
    this.listed = on;
    if (this.state.get().connection === "open") this.say({ type: "lobby", on });
  }

  /** Come into a room and stay there over lost connections. */
  async enter(room: string): Promise<Reply | null> {
    if (this.wanted !== room) this.state.set(outside(this.state.get()));
    this.wanted = room;
    const reply = await this.tell({ type: "enter", room });
    if (reply?.type === "refused" && this.wanted === room) this.wanted = null;
    return reply;
  }

  /** Look away from a room without giving up the seat. */
  forget(): void {
    this.wanted = null;
    this.state.set(outside(this.state.get()));
  }

  /** Say something that wants an answer; it is repeated until there is one. */
  async tell(command: Unnumbered): Promise<Reply | null> {
    const numbered = { ...command, id: newId() } as Numbered;
    const answer = this.pending.add(numbered, this.around.now());
    if (this.state.get().connection === "open") this.say(numbered);
    this.mark();
    const reply = await answer;
    this.mark();
    return reply;
  }

  /** Close for good, or until `wake`. */
  stop(): void {
    this.tries += 1;
    this.stopWaiting();
    this.pending.drop();
    this.hangUp();
    this.state.change({ connection: "off" });
  }

  private async connect(): Promise<void> {
    this.state.change({ connection: this.attempt > 1 ? "away" : "connecting" });
    const own = ++this.tries;
    let token: string;
    try {
      token = await this.around.token();
    } catch {
      if (own === this.tries) this.wait(false);
      return;
    }
    if (this.socket || own !== this.tries) return;
    const socket = this.around.dial();
    this.socket = socket;
    this.heard = this.around.now();
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, token }));
    socket.onmessage = ({ data }) => this.receive(data);
    socket.onclose = ({ code }) => this.socket === socket && this.closed(code);
    this.beat ??= setInterval(() => this.tick(), 1000);
  }

  private receive(data: unknown): void {
    this.heard = this.around.now();
    this.asked = 0;
    let push: AnyPush;
    try {
      push = JSON.parse(String(data)) as AnyPush;
    } catch {
      return;
    }
    this.state.set(take(this.state.get(), push, this.around.now()));
    if (this.state.get().connection === "away") this.state.change({ connection: "open" });
    if (push.type === "welcome") this.welcomed();
    if (push.type === "gone" && push.room === this.wanted) this.wanted = null;
    if (push.type === "pong" && push.seq > this.seen()) this.say({ type: "sync" });
    if (
      push.type === "ack" ||
      push.type === "refused" ||
      push.type === "answer" ||
      push.type === "arranged" ||
      push.type === "hints"
    ) {
      this.pending.settle(push);
    }
  }

  /** The newest that we were shown of the room. */
  private seen(): number {
    const { room, table } = this.state.get();
    return room ? Math.max(room.seq, table?.seq ?? 0) : Number.POSITIVE_INFINITY;
  }

  private welcomed(): void {
    this.attempt = 0;
    if (this.listed) this.say({ type: "lobby", on: true });
    const waiting = this.pending.due(this.around.now(), true);
    const entering = waiting.some((one) => one.type === "enter");
    if (this.wanted && !entering) this.say({ type: "enter", room: this.wanted, id: newId() });
    for (const command of waiting) this.say(command);
  }

  private tick(): void {
    const now = this.around.now();
    if (!this.socket) return;
    const silent = this.asked ? now - this.asked : 0;
    if (
      silent >= DEAD ||
      (this.state.get().connection === "connecting" && now - this.heard >= DEAD)
    ) {
      this.lose();
    } else if (silent >= SILENT) {
      this.state.change({ connection: "away" });
    } else if (this.state.get().connection === "open") {
      if (!this.asked && now - this.heard >= PING) {
        this.asked = now;
        this.say({ type: "ping", at: now });
      }
      for (const command of this.pending.due(now)) this.say(command);
    }
  }

  private closed(code: number): void {
    this.hangUp();
    const ended = { [MOVED]: "moved", [OLD]: "old", [DENIED]: "denied" } as const;
    if (code === MOVED || code === OLD || code === DENIED) {
      this.pending.drop();
      this.mark();
      this.state.change({ connection: ended[code] });
      return;
    }
    this.wait(code === RESTARTING);
  }

  private wait(restarting: boolean): void {
    this.attempt += 1;
    this.state.change({ connection: "away" });
    this.stopWaiting();
    const delay = pause(this.attempt, restarting, this.around.chance());
    this.retry = setTimeout(() => void this.connect(), delay);
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    this.asked = 0;
    if (this.beat) clearInterval(this.beat);
    this.beat = null;
    socket?.close();
  }

  private stopWaiting(): void {
    if (this.retry) clearTimeout(this.retry);
    this.retry = null;
  }

  private mark(): void {
    this.state.change({ busy: this.pending.changing });
  }

  private say(command: AnyCommand): void {
    try {
      this.socket?.send(JSON.stringify(command));
    } catch {
      // A socket that is closing: the command is said again on the next one.
    }
  }
}
