import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { v7 as newUuid } from 'uuid';
import { afterEach, expect, test, vi } from 'vitest';
import { requestTestEmail } from '#api/modules/notifications/request-test-email.ts';
import { sendTestEmailJob } from '#api/modules/notifications/notifications.jobs.ts';
import { releaseReservationHandler } from '#api/modules/orders/orders.jobs.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listDeadLetters, retryDeadLetters } from './dead-letters.ts';
import { runJobs } from './job-runner.ts';
import { prepareQueues, type Job } from './jobs.ts';
import { appRole } from '../db/session-settings.ts';

const shop = testShop();
const to = 'someone@sirkito.test';
const running: { stop: () => Promise<void> }[] = [];

afterEach(async () => {
  for (const runner of running.splice(0)) await runner.stop();
  await shop.asOwner('delete from pgboss.job');
});

async function run(job: Job): Promise<void> {
  running.push(
    await runJobs({
      url: shop.url,
      role: appRole,
      jobs: [job],
      log: shop.log,
      contextFor: () => ({
        ...shop.as({ kind: 'shop' }),
        sendMail: () => delay(0),
        shopUrl: 'http://localhost:3000',
      }),
    }),
  );
}

test('queues a job only if its transaction commits', async () => {
  const ctx = shop.as({ kind: 'shop' });
  const undone = ctx.transact(async (tx) => {
    await ctx.enqueue(tx, sendTestEmailJob, { to });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await shop.jobs()).toEqual([]);

  await requestTestEmail(ctx, to);
  expect(await shop.jobs()).toEqual([{ name: 'notifications.send_test_email', state: 'created' }]);
});

test('rejects a payload that does not match its schema before storing it', async () => {
  await expect(requestTestEmail(shop.as({ kind: 'shop' }), 'nobody')).rejects.toThrow();
  expect(await shop.jobs()).toEqual([]);
});

test('retries a failed job until it completes', async () => {
  await shop.asOwner('update pgboss.queue set retry_delay = 0, retry_backoff = false');
  let tries = 0;
  const flaky = {
    ...sendTestEmailJob,
    run: async () => {
      tries += 1;
      if (tries === 1) throw new Error('the mail server is away');
    },
  };
  await requestTestEmail(shop.as({ kind: 'shop' }), to);
  await run(flaky);
  await vi.waitFor(
    async () => expect(await shop.jobs()).toMatchObject([{ state: 'completed' }]),
    15_000,
  );
  expect(tries).toBe(2);
});

test('works through a backlog without pausing', async () => {
  const ctx = shop.as({ kind: 'shop' });
  await ctx.transact(async (tx) => {
    for (let count = 0; count < 12; count += 1) await ctx.enqueue(tx, sendTestEmailJob, { to });
  });
  await run({ ...sendTestEmailJob, run: () => delay(0) });
  await vi.waitFor(async () => {
    const done = (await shop.jobs()).filter(({ state }) => state === 'completed');
    expect(done).toHaveLength(12);
  }, 15_000);
});

test('retries emails for a day, also in queues that already exist', async () => {
  await shop.asOwner('update pgboss.queue set retry_limit = 5, retry_delay_max = 300');
  await prepareQueues(shop.url, [sendTestEmailJob, releaseReservationHandler] as readonly Job[]);
  const ctx = shop.as({ kind: 'shop' });
  await ctx.transact(async (tx) => {
    await ctx.enqueue(tx, sendTestEmailJob, { to });
    await ctx.enqueue(tx, releaseReservationHandler, { orderId: newUuid() });
  });
  const { rows } = await shop.asOwner(
    `select name, retry_limit * retry_delay_max / 3600 as hours from pgboss.job order by name`,
  );
  expect(rows).toEqual([
    { name: sendTestEmailJob.name, hours: 24 },
    { name: releaseReservationHandler.name, hours: 0 },
  ]);
});

const failAfterTwoTries = () =>
  shop.asOwner('update pgboss.queue set retry_limit = 1, retry_delay = 0, retry_backoff = false');

test('retries all dead letters of one queue and leaves other queues alone', async () => {
  await failAfterTwoTries();
  const ctx = shop.as({ kind: 'shop' });
  await ctx.transact(async (tx) => {
    for (let count = 0; count < 3; count += 1) await ctx.enqueue(tx, sendTestEmailJob, { to });
    await ctx.enqueue(tx, releaseReservationHandler, { orderId: newUuid() });
  });
  const fail = () => Promise.reject(new Error('the mail server is away'));
  await run({ ...sendTestEmailJob, run: fail });
  await run({ ...releaseReservationHandler, run: fail });
  const client = new Client({ connectionString: shop.url });
  await client.connect();
  try {
    const queues = async () => (await listDeadLetters(client)).map(({ queue }) => queue);
    await vi.waitFor(async () => expect(await queues()).toHaveLength(4), 15_000);
    for (const runner of running.splice(0)) await runner.stop();
    expect(await retryDeadLetters(shop.url, { sourceName: sendTestEmailJob.name })).toBe(3);
    expect(await queues()).toEqual([releaseReservationHandler.name]);
  } finally {
    await client.end();
  }
});

test('moves a job that fails every attempt to the dead letters and retries it on request', async () => {
  await failAfterTwoTries();
  await requestTestEmail(shop.as({ kind: 'shop' }), to);
  await run({ ...sendTestEmailJob, run: () => Promise.reject(new Error('no such mailbox')) });

  const client = new Client({ connectionString: shop.url });
  await client.connect();
  try {
    const [deadLetter] = await vi.waitFor(async () => {
      const deadLetters = await listDeadLetters(client);
      expect(deadLetters).toHaveLength(1);
      return deadLetters;
    }, 15_000);
    expect(deadLetter).toMatchObject({
      queue: 'notifications.send_test_email',
      tries: 2,
      reason: 'no such mailbox',
    });

    for (const runner of running.splice(0)) await runner.stop();
    expect(await retryDeadLetters(shop.url, { ids: [deadLetter?.id ?? ''] })).toBe(1);
    expect(await listDeadLetters(client)).toEqual([]);
    expect(await shop.jobs()).toContainEqual({
      name: 'notifications.send_test_email',
      state: 'created',
    });
  } finally {
    await client.end();
  }
});
