import { connect } from 'node:net';
import type { Buyer } from './buyers.ts';

export interface Rush {
  seconds: number;
  /** Latencies in milliseconds. */
  times: number[];
  statuses: Map<number, number>;
}

/**
 * Places one order per buyer, `concurrency` at a time, spread over the API's processes. Reads
 * little of each response, because the client competes with the server for CPU.
 */
export async function rush(
  apiUrls: readonly string[],
  buyers: readonly Buyer[],
  concurrency: number,
): Promise<Rush> {
  const [times, statuses] = [[] as number[], new Map<number, number>()];
  const numbers = new Set<string>();
  const hosts = apiUrls.map((url) => new URL(url));
  const waiting = [...buyers];
  const began = performance.now();
  const one = (_: unknown, index: number) =>
    // Every connection has a host.
    orderInTurn(hosts[index % hosts.length] as URL, waiting, ({ status, order, ms }) => {
      times.push(ms);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (order !== undefined) numbers.add(order);
    });
  await Promise.all(Array.from({ length: concurrency }, one));
  const seconds = (performance.now() - began) / 1_000;
  const accepted = statuses.get(200) ?? 0;
  if (numbers.size !== accepted) throw new Error(`${accepted} accepted, ${numbers.size} orders`);
  return { seconds, times, statuses };
}

interface Outcome {
  status: number;
  /** The order's number, if it was placed. */
  order: string | undefined;
  ms: number;
}

/** Orders for the waiting buyers, one after the other on one connection. */
function orderInTurn(
  { hostname, port, host }: URL,
  waiting: Buyer[],
  record: (outcome: Outcome) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let sentAt = 0;
    let received = '';
    const next = () => {
      const buyer = waiting.pop();
      if (!buyer) return void socket.end();
      received = '';
      sentAt = performance.now();
      socket.write(requestOf(buyer, host), 'latin1');
    };
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      try {
        const response = parseResponse(received);
        if (!response) return;
        record({ ...response, ms: performance.now() - sentAt });
        next();
      } catch (error) {
        socket.destroy(error as Error);
      }
    });
    socket.on('error', reject);
    socket.on('close', () => {
      if (socket.writableEnded) resolve();
      else reject(new Error(`${host} closed the connection`));
    });
    next();
  });
}

function requestOf({ token, addressId }: Buyer, host: string): string {
  const body = JSON.stringify({ addressId, paymentMethod: 'cod' });
  return `POST /api/shop/orders HTTP/1.1\r
host: ${host}\r
authorization: Bearer ${token}\r
content-type: application/json\r
content-length: ${body.length}\r
idempotency-key: ${token.slice(2, 34)}\r
\r
${body}`;
}

const contentLength = /\r\ncontent-length: (\d+)/i;
const orderNumber = /"orderNumber":"(SK-\d+)"/;

/** Returns undefined until the response is complete. */
export function parseResponse(
  received: string,
): { status: number; order: string | undefined } | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const length = contentLength.exec(received)?.[1];
  if (length === undefined) throw new Error(`response without Content-Length:\n${received}`);
  if (received.length < end + 4 + Number(length)) return undefined;
  return { status: Number(received.slice(9, 12)), order: orderNumber.exec(received)?.[1] };
}
