import { answerHere } from "./device/localAnswers";
import type { WireRefusal } from "./wire";

/** A request that the server refused, or that did not reach it (status 0). */
export class RequestError extends Error {
  readonly status: number;
  readonly refusal: WireRefusal | null;

  constructor(status: number, refusal: WireRefusal | null) {
    super(refusal?.code ?? `status ${status}`);
    this.status = status;
    this.refusal = refusal;
  }
}

function refusalOf(body: unknown): WireRefusal | null {
  const found = (body as { refusal?: Partial<WireRefusal> } | null)?.refusal;
  return found?.code ? { rule: "", facts: {}, ...found, code: found.code } : null;
}

/** What a proxy says in place of a server that is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

interface Told {
  readonly status: number;
  readonly content: unknown;
}

/** Ask the server; null where nobody answers. */
async function askServer(
  method: string,
  path: string,
  token: string | null,
  body?: unknown,
): Promise<Told | null> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    return null;
  }
  const type = answer.headers.get("Content-Type") ?? "";
  const content = type.includes("json")
    ? await answer.json().catch(() => null)
    : await answer.text();
  return AWAY.has(answer.status) && !refusalOf(content) ? null : { status: answer.status, content };
}

/**
 * Ask the server and return the JSON of its answer; every failure is a `RequestError`.
 *
 * Where nobody answers, the device does, if it can.
 */
export async function request<T>(
  method: string,
  path: string,
  token: string | null,
  body?: unknown,
): Promise<T> {
  const told =
    (await askServer(method, path, token, body)) ?? (await answerHere(method, path, body));
  if (!told) throw new RequestError(0, null);
  if (told.status >= 400) throw new RequestError(told.status, refusalOf(told.content));
  return told.content as T;
}
