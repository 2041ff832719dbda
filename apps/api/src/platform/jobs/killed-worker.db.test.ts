import type { ChildProcess } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { jobsOf } from '#api/main/compose.ts';
import { requestTestEmail } from '#api/modules/notifications/request-test-email.ts';
import { stopProgram } from '#api/testing/child-process.ts';
import { startSmtpServer } from '../../../../../scripts/services/smtp-server.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { startWorkerProcess } from '#api/testing/worker-process.ts';
import { parseEnv } from '../env.ts';

const shop = testShop();
const ends = new AsyncDisposableStack();
afterAll(() => ends.disposeAsync());

function startWorker(smtpUrl: string): ChildProcess {
  const worker = startWorkerProcess({ DATABASE_URL: shop.url, SMTP_URL: smtpUrl });
  ends.defer(() => stopProgram(worker, 'SIGKILL'));
  return worker;
}

test('[AV-16] every queue retries the jobs of a killed worker within a minute and has a deadline', async () => {
  const names = jobsOf(parseEnv({ DATABASE_URL: shop.url })).map(({ name }) => name);
  // Silence, the supervisor's round, the first retry's longest delay, the next poll.
  const { rows } = await shop.asOwner(
    `select name, heartbeat_seconds + 10 + 2 * retry_delay + 5 as seconds, expire_seconds
     from pgboss.queue where name = any($1)`,
    [names],
  );
  expect(rows).toHaveLength(names.length);
  for (const { name, seconds, expire_seconds } of rows as Record<string, number>[]) {
    expect(seconds ?? Infinity, String(name)).toBeLessThanOrEqual(60);
    expect(expire_seconds, String(name)).toBeLessThanOrEqual(1_800);
  }
});

test('[AV-16] another worker delivers the email of a killed one, once', async () => {
  // The retry's own delay is in the test above.
  await shop.asOwner('update pgboss.queue set retry_delay = 0, retry_backoff = false');
  const [begun, accepted]: [string[], string[]] = [[], []];
  const smtp = await startSmtpServer((_accept, messageId) => void begun.push(messageId));
  ends.defer(() => smtp.close());
  const killed = startWorker(smtp.url);
  await requestTestEmail(shop.as({ kind: 'shop' }), 'someone@sirkito.test');
  await expect.poll(() => begun.length, { timeout: 60_000 }).toBe(1);
  await stopProgram(killed, 'SIGKILL');

  smtp.onMessage((accept, messageId) => {
    accepted.push(messageId);
    accept();
  });
  startWorker(smtp.url);
  await expect.poll(() => accepted, { timeout: 60_000 }).toEqual(begun);
  const state = async () => (await shop.jobs()).map((job) => job.state);
  await expect.poll(state).toEqual(['completed']);
  expect(accepted).toEqual(begun);
});
