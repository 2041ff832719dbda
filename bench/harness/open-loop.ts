import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface Answer {
  /** When the request was due, in milliseconds from the start. */
  dueMs: number;
  /** Milliseconds from the due time to the response. */
  ms: number;
  /** 0 if the connection broke. */
  status: number;
}

export interface Sent {
  answers: Answer[];
  /** Milliseconds from the due time to the response. */
  times: number[];
  statuses: Map<number, number>;
}

interface Stream {
  perSecond: number;
  seconds: number;
  call: (index: number) => Call;
  /** Connections to share with other streams; by default its own. */
  agent?: Agent;
}

export interface Call {
  url: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Sends at a constant rate, however long responses take (open loop). */
export async function sendAtRate({
  perSecond,
  seconds,
  call,
  agent: shared,
}: Stream): Promise<Sent> {
  const sent: Sent = { answers: [], times: [], statuses: new Map() };
  const agent = shared ?? new Agent({ keepAlive: true, maxSockets: 256 });
  const began = performance.now();
  const inFlight: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = began + (index * 1_000) / perSecond;
    // A timer takes at least a millisecond, which would limit the rate.
    const early = due - performance.now();
    if (early >= 1) await delay(early);
    inFlight.push(
      send(agent, call(index)).then((status) => {
        const ms = performance.now() - due;
        sent.answers.push({ dueMs: due - began, ms, status });
        sent.times.push(ms);
        sent.statuses.set(status, (sent.statuses.get(status) ?? 0) + 1);
      }),
    );
  }
  await Promise.all(inFlight);
  if (!shared) agent.destroy();
  return sent;
}

function send(agent: Agent, { url, body, headers }: Call): Promise<number> {
  const text = body && JSON.stringify(body);
  return new Promise((resolve) => {
    const call = request(
      url,
      {
        agent,
        method: text ? 'POST' : 'GET',
        headers: {
          ...headers,
          ...(text && { 'content-type': 'application/json', 'content-length': text.length }),
        },
      },
      (reply) => {
        reply.resume();
        reply.on('end', () => resolve(reply.statusCode ?? 0));
        reply.on('error', () => resolve(0));
      },
    );
    call.on('error', () => resolve(0));
    call.end(text);
  });
}
