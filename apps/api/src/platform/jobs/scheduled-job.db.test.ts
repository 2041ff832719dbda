import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { jobsOf } from '#api/main/compose.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { appRole } from '../db/session-settings.ts';
import { parseEnv } from '../env.ts';
import { runJobs } from './job-runner.ts';
import { deadLetters, prepareQueues, type Job } from './jobs.ts';
import { scheduledJob } from './scheduled-job.ts';

const shop = testShop();
const running: { stop: () => Promise<void> }[] = [];

const stopAll = () => Promise.all(running.splice(0).map((runner) => runner.stop()));
afterEach(async () => {
  await stopAll();
  await shop.asOwner('delete from pgboss.job');
});

async function work(job: Job): Promise<void> {
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

const enqueue = (job: Job) => {
  const ctx = shop.as({ kind: 'shop' });
  return ctx.transact((tx) => ctx.enqueue(tx, job, {}));
};

const halfAnHourAgo = new Date(Date.now() - 1_800_000);
/** Due once a day; the last time was half an hour ago. */
const testJob = (run: Parameters<typeof scheduledJob>[0]['run'], deadlineSeconds = 60) =>
  scheduledJob({
    name: 'test.run_daily',
    cron: `${halfAnHourAgo.getUTCMinutes()} ${halfAnHourAgo.getUTCHours()} * * *`,
    deadlineSeconds,
    run,
  });

const states = async (name: string) =>
  (await shop.asOwner('select state::text from pgboss.job where name = $1', [name])).rows.map(
    ({ state }: { state: string }) => state,
  );

const schedules = async () =>
  (await shop.asOwner('select name, cron from pgboss.schedule order by name')).rows;

test('schedules what the code declares, and removes what it no longer declares', async () => {
  const declared = jobsOf(parseEnv({})).flatMap(({ name, schedule }) =>
    schedule ? [{ name, cron: schedule.cron }] : [],
  );
  expect(declared).toHaveLength(13);
  expect(await schedules()).toEqual(declared.toSorted((a, b) => (a.name < b.name ? -1 : 1)));

  const added = testJob(async () => false);
  await prepareQueues(shop.url, [added]);
  expect(await schedules()).toEqual([{ name: added.name, cron: added.schedule?.cron }]);
});

test('makes a queue from before its schedule exclusive', async () => {
  const job = testJob(async () => false);
  const policy = async () =>
    (await shop.asOwner('select policy from pgboss.queue where name = $1', [job.name])).rows;
  const { schedule: _, ...queuedJob } = job;
  await shop.asOwner('select pgboss.delete_queue($1)', [job.name]);
  await prepareQueues(shop.url, [queuedJob]);
  expect(await policy()).toEqual([{ policy: 'standard' }]);
  await prepareQueues(shop.url, [job]);
  expect(await policy()).toEqual([{ policy: 'exclusive' }]);
});

test('runs one due occurrence once across workers, also one that came due while none ran', async () => {
  let runs = 0;
  const job = testJob(async () => {
    runs += 1;
    return false;
  });
  await prepareQueues(shop.url, [job]);
  await shop.asOwner(`update pgboss.schedule set created_on = now() - interval '1 day'`);
  const checkAgain = () =>
    shop.asOwner(`update pgboss.version set cron_on = now() - interval '1 hour'`);
  const hasChecked = () =>
    vi.waitFor(async () => {
      const { rows } = await shop.asOwner(
        `select from pgboss.version where cron_on > now() - interval '1 minute'`,
      );
      expect(rows).toHaveLength(1);
    }, 10_000);

  await checkAgain();
  await Promise.all([work(job), work(job)]);
  await vi.waitFor(async () => expect(await states(job.name)).toEqual(['completed']), 15_000);
  // Another worker looks at the same gap again.
  await checkAgain();
  await work(job);
  await hasChecked();
  await stopAll();
  expect(await states('__pgboss__send-it')).toHaveLength(1);
  expect(runs).toBe(1);
});

test('never overlaps itself, and continues until no batch is left', async () => {
  const batches = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  let started = 0;
  const job = testJob(() => {
    started += 1;
    return batches[started - 1]?.promise ?? Promise.resolve(false);
  });
  await prepareQueues(shop.url, [job]);
  await work(job);
  await enqueue(job);
  await vi.waitFor(() => expect(started).toBe(1), 10_000);
  await enqueue(job);
  expect(await states(job.name)).toEqual(['active']);
  batches[0]?.resolve(true);
  await vi.waitFor(() => expect(started).toBe(2));
  batches[1]?.resolve(false);
  await vi.waitFor(async () => expect(await states(job.name)).toEqual(['completed']), 5_000);
  expect(started).toBe(2);
});

test('aborts a run at its deadline and moves it to the dead letters', async () => {
  const aborted = Promise.withResolvers<void>();
  const job = testJob(async (_ctx, signal) => {
    signal.addEventListener('abort', () => aborted.resolve());
    await aborted.promise;
    return false;
  }, 1);
  await prepareQueues(shop.url, [job]);
  await shop.asOwner('update pgboss.queue set retry_limit = 0');
  await work(job);
  await enqueue(job);
  await aborted.promise;
  await vi.waitFor(async () => expect(await states(deadLetters)).toEqual(['created']), 10_000);
});

test('stops between two batches when the worker stops', async () => {
  const started = Promise.withResolvers<void>();
  const job = testJob(async () => {
    started.resolve();
    await delay(1);
    return true;
  });
  await prepareQueues(shop.url, [job]);
  await work(job);
  await enqueue(job);
  await started.promise;
  await stopAll();
  expect(await states(job.name)).toEqual(['completed']);
});
