import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { requestMailCheck } from '#api/modules/notifications/request-mail-check.ts';
import { mailCheckJob } from '#api/modules/notifications/notifications.jobs.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listDeadLetters, retryDeadLetter } from './dead-letters.ts';
import { runJobs } from './job-runner.ts';
import type { Job } from './jobs.ts';
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
}, 30_000);

test('a job that fails every try becomes a dead letter and can be sent back', async () => {
  await shop.asOwner(
    'update pgboss.queue set retry_limit = 1, retry_delay = 0, retry_backoff = false',
  );
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
    expect(await retryDeadLetter(shop.url, letter?.id ?? '')).toBe(1);
    expect(await listDeadLetters(client)).toEqual([]);
    expect(await shop.jobs()).toContainEqual({
      name: 'notifications.send_mail_check',
      state: 'created',
    });
  } finally {
    await client.end();
  }
}, 30_000);
