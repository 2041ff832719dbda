import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { v7 as newUuid } from 'uuid';
import { afterEach, expect, test, vi } from 'vitest';
import { requestMailCheck } from '#api/modules/notifications/request-mail-check.ts';
import { mailCheckJob } from '#api/modules/notifications/notifications.jobs.ts';
import { releaseHoldJob } from '#api/modules/orders/orders.jobs.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listDeadLetters, retryDeadLetters } from './dead-letters.ts';
import { runJobs } from './job-runner.ts';
import { prepareQueues, type Job } from './jobs.ts';
import { appRole } from './db/pool.ts';

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

test('a job is promised if and only if its change is kept', async () => {
  const ctx = shop.as({ kind: 'shop' });
  const undone = ctx.transact(async (tx) => {
    await ctx.enqueue(tx, mailCheckJob, { to });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await shop.jobs()).toEqual([]);

  await requestMailCheck(ctx, to);
  expect(await shop.jobs()).toEqual([{ name: 'notifications.send_mail_check', state: 'created' }]);
});

test('a payload that breaks its schema is refused before it is stored', async () => {
  await expect(requestMailCheck(shop.as({ kind: 'shop' }), 'nobody')).rejects.toThrow();
  expect(await shop.jobs()).toEqual([]);
});

test('a job that fails is tried again and then done', async () => {
  await shop.asOwner('update pgboss.queue set retry_delay = 0, retry_backoff = false');
  let tries = 0;
  const flaky = {
    ...mailCheckJob,
    run: async () => {
      tries += 1;
      if (tries === 1) throw new Error('the mail server is away');
    },
  };
  await requestMailCheck(shop.as({ kind: 'shop' }), to);
  await run(flaky);
  await vi.waitFor(
    async () => expect(await shop.jobs()).toMatchObject([{ state: 'completed' }]),
    15_000,
  );
  expect(tries).toBe(2);
});

test('what has piled up is worked off without a pause', async () => {
  const ctx = shop.as({ kind: 'shop' });
  await ctx.transact(async (tx) => {
    for (let letters = 0; letters < 12; letters += 1) await ctx.enqueue(tx, mailCheckJob, { to });
  });
  await run({ ...mailCheckJob, run: () => delay(0) });
  await vi.waitFor(async () => {
    const done = (await shop.jobs()).filter(({ state }) => state === 'completed');
    expect(done).toHaveLength(12);
  }, 15_000);
});

test('a letter waits a day for the mail server, also in a shop that has its queues already', async () => {
  await shop.asOwner('update pgboss.queue set retry_limit = 5, retry_delay_max = 300');
  await prepareQueues(shop.url, [mailCheckJob, releaseHoldJob] as readonly Job[]);
  const ctx = shop.as({ kind: 'shop' });
  await ctx.transact(async (tx) => {
    await ctx.enqueue(tx, mailCheckJob, { to });
    await ctx.enqueue(tx, releaseHoldJob, { orderId: newUuid() });
  });
  const { rows } = await shop.asOwner(
    `select name, retry_limit * retry_delay_max / 3600 as hours from pgboss.job order by name`,
  );
  expect(rows).toEqual([
    { name: mailCheckJob.name, hours: 24 },
    { name: releaseHoldJob.name, hours: 0 },
  ]);
});

const failAfterTwoTries = () =>
  shop.asOwner('update pgboss.queue set retry_limit = 1, retry_delay = 0, retry_backoff = false');

test('all dead letters of a queue can be sent back at once, and no others', async () => {
  await failAfterTwoTries();
  const ctx = shop.as({ kind: 'shop' });
  await ctx.transact(async (tx) => {
    for (let letters = 0; letters < 3; letters += 1) await ctx.enqueue(tx, mailCheckJob, { to });
    await ctx.enqueue(tx, releaseHoldJob, { orderId: newUuid() });
  });
  const fail = () => Promise.reject(new Error('the mail server is away'));
  await run({ ...mailCheckJob, run: fail });
  await run({ ...releaseHoldJob, run: fail });
  const client = new Client({ connectionString: shop.url });
  await client.connect();
  try {
    const queues = async () => (await listDeadLetters(client)).map(({ queue }) => queue);
    await vi.waitFor(async () => expect(await queues()).toHaveLength(4), 15_000);
    for (const runner of running.splice(0)) await runner.stop();
    expect(await retryDeadLetters(shop.url, { sourceName: mailCheckJob.name })).toBe(3);
    expect(await queues()).toEqual([releaseHoldJob.name]);
  } finally {
    await client.end();
  }
});

test('a job that fails every try becomes a dead letter and can be sent back', async () => {
  await failAfterTwoTries();
  await requestMailCheck(shop.as({ kind: 'shop' }), to);
  await run({ ...mailCheckJob, run: () => Promise.reject(new Error('no such mailbox')) });

  const client = new Client({ connectionString: shop.url });
  await client.connect();
  try {
    const [letter] = await vi.waitFor(async () => {
      const letters = await listDeadLetters(client);
      expect(letters).toHaveLength(1);
      return letters;
    }, 15_000);
    expect(letter).toMatchObject({
      queue: 'notifications.send_mail_check',
      tries: 2,
      reason: 'no such mailbox',
    });

    for (const runner of running.splice(0)) await runner.stop();
    expect(await retryDeadLetters(shop.url, { ids: [letter?.id ?? ''] })).toBe(1);
    expect(await listDeadLetters(client)).toEqual([]);
    expect(await shop.jobs()).toContainEqual({
      name: 'notifications.send_mail_check',
      state: 'created',
    });
  } finally {
    await client.end();
  }
});
