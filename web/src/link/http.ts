import type { WireRefusal } from "../wire";

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

/** Ask the server and return the JSON of its answer; every failure is a `RequestError`. */
export async function request<T>(
  method: string,
  path: string,
  token: string | null,
  body?: unknown,
): Promise<T> {
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
    throw new RequestError(0, null);
  }
  const type = answer.headers.get("Content-Type") ?? "";
  const content = type.includes("json")
    ? await answer.json().catch(() => null)
    : await answer.text();
  if (!answer.ok) throw new RequestError(answer.status, refusalOf(content));
  return content as T;
}
