import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { createElement } from 'react';
import { v7 as newUuid } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendTestEmailJob } from '#api/modules/notifications/notifications.jobs.ts';
import { requestTestEmail } from '#api/modules/notifications/request-test-email.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { appRole } from '../db/session-settings.ts';
import { runJobs } from '../jobs/job-runner.ts';
import type { Job } from '../jobs/jobs.ts';
import { createMailer } from './mail.ts';

const shop = testShop();
const ends = new AsyncDisposableStack();
afterAll(() => ends.disposeAsync());

let answer = '550 <someone@sirkito.test> is no mailbox here';
let tries = 0;
const server = createServer((socket) => {
  socket.on('error', () => undefined).write('220 here\r\n');
  createInterface(socket).on('line', (line) => {
    const isRecipient = line.startsWith('RCPT');
    if (isRecipient) tries += 1;
    socket.write(isRecipient ? `${answer}\r\n` : '250 yes\r\n');
  });
});

beforeAll(async () => {
  await shop.asOwner('update pgboss.queue set retry_delay = 0, retry_backoff = false');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ends.defer(() => void server.close());
  const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mailer = createMailer(smtpUrl, 'Sirkito <shop@sirkito.test>');
  ends.defer(() => mailer.close());
  const sending = {
    ...sendTestEmailJob,
    run: () =>
      mailer.send({
        to: 'someone@sirkito.test',
        subject: 'Trial',
        body: createElement('p'),
        messageId: newUuid(),
      }),
  } as Job;
  const runner = await runJobs({
    url: shop.url,
    role: appRole,
    jobs: [sending],
    log: shop.log,
    contextFor: () => ({
      ...shop.as({ kind: 'shop' }),
      sendMail: mailer.send,
      shopUrl: 'http://localhost:3000',
    }),
  });
  ends.defer(() => runner.stop());
});

const requestEmail = () => requestTestEmail(shop.as({ kind: 'shop' }), 'someone@sirkito.test');

test('gives up on a permanently rejected email after six attempts', async () => {
  await requestEmail();
  await vi.waitFor(
    async () =>
      expect(await shop.jobs()).toContainEqual({ name: sendTestEmailJob.name, state: 'failed' }),
    40_000,
  );
  expect(tries).toBe(6);
  const { rows } = await shop.asOwner(
    `select output::text from pgboss.job where output is not null`,
  );
  const stored = JSON.stringify(rows);
  expect(stored).toContain('is no mailbox here');
  expect(stored).not.toContain('someone@sirkito.test');
});

test('keeps retrying while the mail server is busy', async () => {
  [answer, tries] = ['450 later', 0];
  await requestEmail();
  await vi.waitFor(() => expect(tries).toBeGreaterThan(6), 50_000);
});
