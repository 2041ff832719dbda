import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { reportHealth } from './health.ts';
import { retryLater } from './retry-later.ts';

/** Listens for connections; `answer` gets each one with its first data. */
async function apiThat(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    onTestFinished(() => void socket.destroy());
    socket.once('data', () => answer(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function webFor(apiUrl: string) {
  const app = fastify();
  app.addHook('onSend', retryLater);
  reportHealth(app, apiUrl);
  return app;
}

test('[AV-17] healthz replies while the API hangs, and readyz says so within a second', async () => {
  let calls = 0;
  const web = webFor(await apiThat(() => (calls += 1)));
  const [ready, again] = await Promise.all([web.inject('/readyz'), web.inject('/readyz')]);
  expect((await web.inject('/healthz')).json()).toEqual({ status: 'ok' });
  for (const reply of [ready, again]) {
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ status: 'unavailable', checks: { api: 'down' } });
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
  }
  expect(calls).toBe(1);
});

test('readyz is ready while the API answers', async () => {
  const api = await apiThat((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'));
  const reply = await webFor(api).inject('/readyz');
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { status: 'ready', checks: { api: 'ok' } },
  ]);
});

test('readyz is unavailable while nothing listens', async () => {
  const reply = await webFor('http://127.0.0.1:1').inject('/readyz');
  expect(reply.statusCode).toBe(503);
});
