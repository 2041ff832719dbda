import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort, startProgram } from '#api/testing/child-process.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const main = fileURLToPath(import.meta.resolve('#api/main/http.ts'));
const connections = 50;

test('the API ends on SIGTERM under load without losing a request in flight', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const api = await startProgram({
    command: process.execPath,
    args: ['--import', 'tsx', main],
    env: {
      DATABASE_URL: shop.url,
      API_PORT: `${port}`,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
    readyUrl: `${url}/readyz`,
  });
  const exited = once(api, 'exit') as Promise<[number | null]>;
  const tally = { answered: 0, lost: [] as string[] };
  const callers = Array.from({ length: connections }, () => callUntilRefused(url, tally));
  await delay(700);
  api.kill('SIGTERM');
  await Promise.all(callers);

  expect((await exited)[0]).toBe(0);
  expect(tally.lost).toEqual([]);
  expect(tally.answered).toBeGreaterThan(connections);
});

/** One connection kept alive, one call after the other, until nobody accepts a new connection. */
async function callUntilRefused(url: string, tally: { answered: number; lost: string[] }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const outcome = await callOnce(`${url}/api/shop/store`, agent);
    if (outcome === 'ECONNREFUSED') return;
    if (outcome === '200') tally.answered += 1;
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
