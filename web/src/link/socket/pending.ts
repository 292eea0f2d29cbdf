import type { AnyCommand, AnyPush } from "../wire";
import { LONGEST_RESEND, RESEND } from "./timing";

export type Numbered = Extract<AnyCommand, { readonly id: string }>;
export type Reply = Extract<
  AnyPush,
  { readonly type: "ack" | "refused" | "answer" | "arranged" | "hints" }
>;

const QUESTIONS: ReadonlySet<string> = new Set(["ask", "arrange", "hint"]);

interface Waiting {
  readonly command: Numbered;
  readonly done: (reply: Reply | null) => void;
  sent: number;
  patience: number;
}

/** Commands that have no answer yet. They are said again, with the same id, until they have one. */
export class Pending {
  private readonly waiting = new Map<string, Waiting>();

  /** Whether a change is on its way; questions do not count. */
  get changing(): boolean {
    return [...this.waiting.values()].some(({ command }) => !QUESTIONS.has(command.type));
  }

  add(command: Numbered, now: number): Promise<Reply | null> {
    return new Promise((done) =>
      this.waiting.set(command.id, { command, done, sent: now, patience: RESEND }),
    );
  }

  /** Take an answer; tell whether it was waited for. */
  settle(reply: Reply): boolean {
    const found = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    found?.done(reply);
    return found !== undefined;
  }

  /** Return what should be said again, oldest first; all of it on a new connection. */
  due(now: number, all = false): readonly Numbered[] {
    const late = [...this.waiting.values()].filter((one) => all || now - one.sent >= one.patience);
    for (const one of late) {
      one.sent = now;
      one.patience = all ? RESEND : Math.min(2 * one.patience, LONGEST_RESEND);
    }
    return late.map((one) => one.command);
  }

  /** Give up everything: nobody waits any longer. */
  drop(): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of all) one.done(null);
  }
}
