// Requests beside the table: JSON in, JSON out; a refusal carries a sentence for the reader.

export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    why: string,
  ) {
    super(why);
  }
}

export async function get<T>(path: string): Promise<T> {
  return answer<T>(await fetch(path));
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return answer<T>(await fetch(path, { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) }));
}

/** Sends text as it is: a save. */
export async function postText<T>(path: string, body: string): Promise<T> {
  return answer<T>(await fetch(path, { method: "POST", headers: { "Content-Type": "text/plain" }, body }));
}

export async function remove<T>(path: string): Promise<T> {
  return answer<T>(await fetch(path, { method: "DELETE", headers: JSON_TYPE }));
}

const JSON_TYPE = { "Content-Type": "application/json" };

async function answer<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : {}) as T;
  const { why, code } = refusal(text);
  throw new HttpError(response.status, code, why || response.statusText);
}

function refusal(text: string): { why: string; code: string } {
  try {
    const said = JSON.parse(text) as { why?: unknown; code?: unknown };
    return { why: String(said.why ?? ""), code: String(said.code ?? "") };
  } catch {
    return { why: "", code: "" };
  }
}
