import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from './mail.ts';

// Accepts connections and never replies.
const silent = createServer(() => undefined);

beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(() => void silent.close());

test('times out on a silent mail server before the worker shuts down', async () => {
  const { port } = silent.address() as AddressInfo;
  const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'Sirkito <shop@sirkito.test>');
  const began = performance.now();
  const sent = mailer.send({
    to: 'someone@sirkito.test',
    subject: 'Hello',
    body: createElement('p', null, 'Hello'),
    messageId: 'test',
  });
  await expect(sent).rejects.toThrow(/greeting|timeout/i);
  expect(performance.now() - began).toBeLessThan(9_000);
});
