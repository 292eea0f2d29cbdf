import type { Socket } from "../socket/link";
import { deviceState } from "./deviceState";
import { ENGINE } from "./engineFiles";
import { playerName } from "./playerName";
import { isReady } from "./readiness";
import type { FromWorker, ToWorker } from "./worker";

const LOCK = "paiju.device";
const MOVED = 4001;
const FAULT = 1011;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The engine on this device, in a worker of its own. */
class Device {
  private readonly worker: Worker;
  private readonly answers = new Map<number, (answer: Answer) => void>();
  private socket: Socket | null = null;
  private number = 0;
  readonly ready: Promise<void>;

  constructor(name: string) {
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.ready = new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "ready") resolve();
        else if (data.type === "failed") reject(new Error(data.why));
        this.hear(data);
      };
      this.worker.onerror = () => reject(new Error("the worker failed"));
    });
    this.tell({ type: "start", files: ENGINE.files.map((file) => file.url), name });
  }

  stop(): void {
    this.worker.terminate();
  }

  /** Open the way to the table: the same messages go over it as over a socket. */
  dial(): Socket {
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.tell({ type: "say", text: String(text) }),
      close: () => {
        if (this.socket === socket) this.socket = null;
      },
    };
    this.socket = socket;
    queueMicrotask(() => socket.onopen?.call(socket as WebSocket, new Event("open")));
    return socket;
  }

  request(path: string, body: unknown): Promise<Answer> {
    this.number += 1;
    const id = this.number;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.tell({ type: "request", id, path, body: JSON.stringify(body ?? {}) });
    });
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    const socket = this.socket;
    if (message.type === "push") {
      socket?.onmessage?.call(
        socket as WebSocket,
        new MessageEvent("message", { data: message.text }),
      );
    } else if (message.type === "failed") {
      socket?.onclose?.call(socket as WebSocket, new CloseEvent("close", { code: FAULT }));
    } else if (message.type === "kept") {
      deviceState.change({ lasting: message.ok });
    } else if (message.type === "answer") {
      this.answers.get(message.id)?.(message);
      this.answers.delete(message.id);
    }
  }
}

let running: Promise<Device> | null = null;

/** One page at a time plays on a device: two would write the same log. */
function alone(): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // Held as long as the page is open.
      return lock ? new Promise(() => undefined) : undefined;
    });
  });
}

/** What a page is told whose device is taken by another one. */
class Elsewhere extends Error {}

async function begin(): Promise<Device> {
  // Nobody is made to load the engine by a link.
  if (!(await isReady())) throw new Error("this device is not ready");
  if (!(await alone())) throw new Elsewhere();
  const device = new Device(playerName());
  deviceState.change({ starting: true });
  try {
    await device.ready;
  } catch (error) {
    device.stop();
    throw error;
  } finally {
    deviceState.change({ starting: false });
  }
  return device;
}

/** Start the engine, once. */
export function device(): Promise<Device> {
  running ??= begin();
  running.catch(() => {
    running = null;
  });
  return running;
}

/** A way that is closed at once: another page of this device has the table. */
function closedSocket(): Socket {
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => undefined,
    close: () => undefined,
  };
  const closed = new CloseEvent("close", { code: MOVED });
  queueMicrotask(() => socket.onclose?.call(socket as WebSocket, closed));
  return socket;
}

/** Start the engine and return what opens the way to its table. */
export async function reach(): Promise<() => Socket> {
  try {
    const own = await device();
    return () => own.dial();
  } catch (error) {
    if (error instanceof Elsewhere) return closedSocket;
    throw error;
  }
}
