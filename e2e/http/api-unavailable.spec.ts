import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from '../fixtures/http-test.ts';
import { startWeb } from '../stack/servers.ts';
import type { Stage } from '../stack/stage.ts';

/** Starts a server that accepts connections and never replies. */
async function startHungApi({ cleanup }: Stage): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.resume()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup.defer(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function timed(url: string) {
  const began = performance.now();
  const reply = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  const body = await reply.text();
  return { status: reply.status, headers: reply.headers, body, ms: performance.now() - began };
}

test('[AV-17] with a hung API, pages give 503 after 5 s and calls after 12 s', async ({
  stage,
}) => {
  const web = await startWeb(stage, await startHungApi(stage));
  const [page, streamed, call, alive, ready] = await Promise.all(
    ['/shop/home', '/shop/checkout', '/api/shop/categories', '/healthz', '/readyz'].map((path) =>
      timed(web.url + path),
    ),
  );
  for (const [reply, maxMs] of [
    [page, 9_000],
    [streamed, 9_000],
    [call, 16_000],
    [ready, 4_000],
  ] as const) {
    expect(reply?.status).toBe(503);
    expect(reply?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(reply?.headers.get('cache-control')).toBe('no-store');
    expect(reply?.ms).toBeLessThan(maxMs);
  }
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ code: 'server.unavailable' });
  expect(alive?.status).toBe(200);
});
