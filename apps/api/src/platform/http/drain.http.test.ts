import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { startApiProcess } from '#api/testing/api-process.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const connections = 50;

test('shuts down on SIGTERM under load without losing a request in flight', async () => {
  const { api, url } = await startApiProcess(shop.url, { RATE_LIMIT_PER_MINUTE: '1000000' });
  const exited = once(api, 'exit') as Promise<[number | null]>;
  const tally = { answered: new Set<Agent>(), lost: [] as string[] };
  const callers = Array.from({ length: connections }, () => callUntilRefused(url, tally));
  // The kernel resets connections that are not accepted yet when a server stops listening.
  await expect.poll(() => tally.answered.size, { timeout: 60_000 }).toBe(connections);
  api.kill('SIGTERM');
  await Promise.all(callers);

  expect((await exited)[0]).toBe(0);
  expect(tally.lost).toEqual([]);
});

/** Calls over one keep-alive connection until new connections are refused. */
async function callUntilRefused(url: string, tally: { answered: Set<Agent>; lost: string[] }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const outcome = await callOnce(`${url}/api/shop/store`, agent);
    if (outcome === 'ECONNREFUSED') return;
    if (outcome === '200') tally.answered.add(agent);
    else tally.lost.push(outcome);
  }
}

function callOnce(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const call = request(url, { agent }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve(String(reply.statusCode)));
      reply.on('error', (error) => resolve(error.message));
    });
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    call.end();
  });
}
