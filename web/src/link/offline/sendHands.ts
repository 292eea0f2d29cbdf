import { makeStore } from "../../base/store";
import { forgetHand, mark, type Waiting, waiting } from "../device/database";
import { RequestError } from "../http";
import { call } from "../session";

const PATH = "/api/hands/offline";

interface State {
  /** Hands that wait for the server. */
  readonly waiting: number;
  /** Hands that the server would not take. */
  readonly refused: readonly Waiting[];
}

export const sending = makeStore<State>({ waiting: 0, refused: [] });

/** Look at what this device has kept. */
export async function lookAtHands(): Promise<readonly Waiting[]> {
  const kept = await waiting().catch(() => []);
  const refused = kept.filter((one) => one.refused !== undefined);
  sending.set({ waiting: kept.length - refused.length, refused });
  return kept;
}

/** Send one hand; tell whether there is any use in sending the next. */
async function send(one: Waiting): Promise<boolean> {
  try {
    await call("POST", PATH, one.hand);
  } catch (error) {
    const status = error instanceof RequestError ? error.status : 0;
    const final = status >= 400 && status < 500 && status !== 401 && status !== 429;
    if (!final) return false;
    await mark(one, (error as RequestError).refusal?.code ?? String(status));
    return true;
  }
  // Twice sent is once kept: the server knows a hand by its record.
  await forgetHand(one.id);
  return true;
}

let busy = false;

/** Send every hand that waits; what fails for now is tried when the server is back again. */
export async function sendHands(): Promise<void> {
  if (busy) return;
  busy = true;
  try {
    for (const one of await lookAtHands()) {
      if (one.refused === undefined && !(await send(one))) break;
    }
    await lookAtHands();
  } catch {
    // The device would not let us write: what was sent twice is kept once.
  } finally {
    busy = false;
  }
}
