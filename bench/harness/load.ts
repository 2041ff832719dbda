import { connect } from 'node:net';

export interface Load {
  answered: number;
  seconds: number;
  /** Latencies in milliseconds. */
  times: number[];
}

interface LoadOptions {
  url: string;
  connections: number;
  /** Stops after this time, or this number of responses. */
  seconds?: number;
  requests?: number;
  headers?: Record<string, string>;
  /** Overrides each request of a connection. */
  requestOf?: (connection: number) => string;
}

/**
 * Sends requests on every connection until the time is up or enough are answered. Reads only the status and length of
 * responses, because the client competes with the server for CPU.
 */
export async function load(options: LoadOptions): Promise<Load> {
  const { url, connections, seconds = Infinity, requests = Infinity, headers } = options;
  const request = requestFor(new URL(url), headers);
  const { requestOf = () => request } = options;
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1_000;
  const isDone = (now: number) => now >= until || times.length >= requests;
  const callers = Array.from({ length: connections }, (_, connection) =>
    callUntil(new URL(url), { nextRequest: () => requestOf(connection), isDone, times }),
  );
  await Promise.all(callers);
  return { answered: times.length, seconds: (performance.now() - began) / 1_000, times };
}

export function requestFor(
  { pathname, search, host }: URL,
  headers: Record<string, string> = {},
): string {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

interface Caller {
  nextRequest: () => string;
  isDone: (now: number) => boolean;
  times: number[];
}

function callUntil(url: URL, { nextRequest, isDone, times }: Caller): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    const read = answerReader();
    let sentAt = performance.now();
    let hasEnded = false;
    socket.write(nextRequest());
    socket.on('data', (chunk) => {
      try {
        if (!read(chunk)) return;
      } catch (error) {
        socket.destroy(error as Error);
        return;
      }
      const now = performance.now();
      times.push(now - sentAt);
      hasEnded = isDone(now);
      if (hasEnded) return void socket.end();
      sentAt = now;
      socket.write(nextRequest());
    });
    socket.on('error', reject);
    socket.on('close', () => {
      if (!hasEnded) reject(new Error(`${url.href} closed the connection`));
      resolve();
    });
  });
}

/** Returns a reader that takes chunks and returns true at the end of each response. */
export function answerReader(): (chunk: Buffer) => boolean {
  let head = Buffer.alloc(0);
  let missing: number | undefined;
  return (chunk) => {
    if (missing === undefined) {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end === -1) return false;
      missing = lengthIn(head.toString('latin1', 0, end)) - (head.length - end - 4);
    } else missing -= chunk.length;
    if (missing > 0) return false;
    head = Buffer.alloc(0);
    missing = undefined;
    return true;
  };
}

function lengthIn(head: string): number {
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`expected HTTP 200:\n${head}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`response without Content-Length:\n${head}`);
  return Number(length);
}
