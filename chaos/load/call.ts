export interface Answered {
  status: number;
  retryAfter: string | null;
  body: string;
  ms: number;
}
/** What a client sees of one request. */
export type Reply = Answered | { status: 'reset' | 'no answer'; ms: number };

/** Clients give up after this. */
const deadlineMs = 15_000;

export async function call(url: string, init: RequestInit = {}): Promise<Reply> {
  const began = performance.now();
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const reply = await fetch(url, { ...init, signal });
    const body = await reply.text();
    const retryAfter = reply.headers.get('retry-after');
    return { status: reply.status, retryAfter, body, ms: performance.now() - began };
  } catch {
    const status = signal.aborted ? 'no answer' : 'reset';
    return { status, ms: performance.now() - began };
  }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Sends JSON with a session. */
export const sendJson = (token: string, body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { ...bearer(token), 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
