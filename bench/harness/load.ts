import { connect } from 'node:net';

export interface Load {
  answered: number;
  seconds: number;
  /** Of each answer, in milliseconds. */
  times: number[];
}

interface LoadOptions {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** What each connection sends instead of asking for the address. */
  requestOf?: (connection: number) => string;
}

/**
 * Calls again and again on every connection until the time is over. It reads no more of an answer
 * than its status and length, since whatever it uses is taken from the server beside it.
 */
export async function load(options: LoadOptions): Promise<Load> {
  const { url, connections, seconds, headers } = options;
  const { requestOf = () => requestFor(new URL(url), headers) } = options;
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1_000;
  const callers = Array.from({ length: connections }, (_, connection) =>
    callUntil(new URL(url), requestOf(connection), until, times),
  );
  await Promise.all(callers);
  return { answered: times.length, seconds: (performance.now() - began) / 1_000, times };
}

function requestFor({ pathname, search, host }: URL, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

function callUntil(url: URL, request: string, until: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    const read = answerReader();
    let sentAt = performance.now();
    socket.write(request);
    socket.on('data', (piece) => {
      try {
        if (!read(piece)) return;
      } catch (error) {
        socket.destroy(error as Error);
        return;
      }
      const now = performance.now();
      times.push(now - sentAt);
      if (now >= until) return void socket.end();
      sentAt = now;
      socket.write(request);
    });
    socket.on('error', reject);
    socket.on('close', () => {
      if (performance.now() < until) reject(new Error(`${url.href} closed the connection`));
      resolve();
    });
  });
}

/** Takes the pieces of one answer after the other; true with the last piece of each. */
export function answerReader(): (piece: Buffer) => boolean {
  let head = Buffer.alloc(0);
  let missing: number | undefined;
  return (piece) => {
    if (missing === undefined) {
      head = Buffer.concat([head, piece]);
      const end = head.indexOf('\r\n\r\n');
      if (end === -1) return false;
      missing = lengthIn(head.toString('latin1', 0, end)) - (head.length - end - 4);
    } else missing -= piece.length;
    if (missing > 0) return false;
    head = Buffer.alloc(0);
    missing = undefined;
    return true;
  };
}

function lengthIn(head: string): number {
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`not a 200:\n${head}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer without its length:\n${head}`);
  return Number(length);
}
