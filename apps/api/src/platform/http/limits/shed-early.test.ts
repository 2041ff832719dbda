import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { ErrorReply } from '@sirkito/contracts/error-reply';
import { expect, onTestFinished, test } from 'vitest';
import { createSheddingServer } from './shed-early.ts';

test('[AV-20] refuses anonymous reads beyond the limit, and nothing else', async () => {
  const held: ServerResponse[] = [];
  let shed = 0;
  const server = createSheddingServer(
    ({ method, headers, url: path }, response) => {
      const isRead = method === 'GET' && !headers.authorization && !path?.includes('images');
      if (isRead) held.push(response);
      else response.end('handled');
    },
    {},
    () => {
      shed += 1;
    },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/shop/products/get`;
  const reads = Array.from({ length: 64 }, () => fetch(url));
  await expect.poll(() => held.length).toBe(64);

  const refused = await fetch(url, { headers: { 'x-request-id': 'from-the-web-server' } });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(ErrorReply.parse(await refused.json())).toMatchObject({
    code: 'server.overloaded',
    requestId: 'from-the-web-server',
  });
  expect(shed).toBe(1);
  const headers = { authorization: 'Bearer s_any' };
  for (const purchase of [{ method: 'POST' }, { headers }]) {
    expect(await (await fetch(url, purchase)).text()).toBe('handled');
  }

  const picture = await fetch(new URL('/api/images/part.avif', url));
  expect(await picture.text()).toBe('handled');

  for (const response of held) response.end();
  await Promise.all(reads.map(async (read) => (await read).text()));
  const next = fetch(url);
  await expect.poll(() => held.length).toBe(65);
  held.at(-1)?.end();
  expect((await next).status).toBe(200);
});

test('[AV-20] closes a connection whose request takes too long to arrive', async () => {
  const server = createSheddingServer(() => undefined, {
    requestTimeout: 500,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000\r\n\r\nslow');
  const began = performance.now();
  const [reply] = (await once(socket, 'data')) as [Buffer];
  expect(reply.toString()).toContain('408 Request Timeout');
  expect(performance.now() - began).toBeLessThan(4_000);
});
