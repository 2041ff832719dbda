import { v7 as newUuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { sendTestEmailJob } from '#api/modules/notifications/notifications.jobs.ts';
import { releaseReservationHandler } from '#api/modules/orders/orders.jobs.ts';
import { startSmtpServer } from '../../../../../scripts/services/smtp-server.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { appRole } from '../db/session-settings.ts';
import { runJobs } from '../jobs/job-runner.ts';
import type { Job } from '../jobs/jobs.ts';
import { createMailer, maxConnections } from './mail.ts';

const shop = testShop();
const ends = new AsyncDisposableStack();
afterAll(() => ends.disposeAsync());

test('[AV-15] sends emails in parallel over reused connections, up to the limit, and holds up no other queue', async () => {
  const held: (() => void)[] = [];
  const smtp = await startSmtpServer((accept) => void held.push(accept));
  ends.defer(() => smtp.close());
  const mailer = createMailer(smtp.url, 'Sirkito <shop@sirkito.test>');
  ends.defer(() => mailer.close());
  const ctx = shop.as({ kind: 'shop' });
  const emails = 3 * maxConnections;
  await ctx.transact(async (tx) => {
    for (let count = 0; count < emails; count += 1) {
      await ctx.enqueue(tx, sendTestEmailJob, { to: 'someone@sirkito.test' });
    }
    await ctx.enqueue(tx, releaseReservationHandler, { orderId: newUuid() });
  });
  const runner = await runJobs({
    url: shop.url,
    role: appRole,
    jobs: [sendTestEmailJob, releaseReservationHandler] as readonly Job[],
    log: shop.log,
    contextFor: (jobId) => ({
      ...shop.as({ kind: 'shop' }),
      requestId: jobId,
      sendMail: mailer.send,
      shopUrl: 'http://localhost:3000',
    }),
  });
  ends.defer(() => runner.stop());

  const completed = async (name: string) =>
    (await shop.jobs()).filter((job) => job.name === name && job.state === 'completed').length;
  await expect.poll(() => held.length).toBe(maxConnections);
  await expect.poll(() => completed(releaseReservationHandler.name)).toBe(1);
  expect(await completed(sendTestEmailJob.name)).toBe(0);

  for (let sent = 0; sent < emails; sent += maxConnections) {
    await expect.poll(() => held.length).toBe(maxConnections);
    for (const accept of held.splice(0)) accept();
  }
  await expect.poll(() => completed(sendTestEmailJob.name)).toBe(emails);
  expect(smtp.connections()).toBe(maxConnections);
});
