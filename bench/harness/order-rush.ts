import { Agent, request } from 'node:http';
import type { Buyer } from './buyers.ts';

export interface Rush {
  seconds: number;
  /** Latencies in milliseconds. */
  times: number[];
  statuses: Map<number, number>;
}

/** Places one order per buyer, `concurrency` at a time. */
export async function rush(
  apiUrl: string,
  buyers: readonly Buyer[],
  concurrency: number,
): Promise<Rush> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const [times, statuses] = [[] as number[], new Map<number, number>()];
  const waiting = [...buyers];
  const began = performance.now();
  const one = async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
      const sentAt = performance.now();
      const status = await order(agent, apiUrl, buyer);
      times.push(performance.now() - sentAt);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, one));
  agent.destroy();
  return { seconds: (performance.now() - began) / 1_000, times, statuses };
}

function order(agent: Agent, apiUrl: string, { token, addressId }: Buyer): Promise<number> {
  const body = JSON.stringify({ addressId, paymentMethod: 'cod' });
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
      'idempotency-key': token.slice(2, 34),
    };
    const call = request(
      `${apiUrl}/api/shop/orders`,
      { agent, method: 'POST', headers },
      (reply) => {
        reply.resume();
        reply.on('end', () => resolve(reply.statusCode ?? 0));
        reply.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
