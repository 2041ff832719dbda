import { startSmtpServer } from '../../scripts/services/smtp-server.ts';
import { startWorker } from '@sirkito/e2e/stack/servers';
import { Client } from 'pg';
import type { BenchCase, Row } from '../harness/bench-case.ts';
import { cpuMs } from '../harness/processes.ts';

const perSecondOfEffort = 300;

export const emails: BenchCase = {
  name: 'emails',
  about: 'a backlog of emails sent by one worker to a local mail server',
  run: async ({ stage, effort }) => {
    const count = Math.round(effort.seconds * perSecondOfEffort);
    const rows: Row[] = [];
    for (let round = 1; round <= effort.rounds; round += 1) {
      await queueEmails(stage.databaseUrl, count);
      const done = Promise.withResolvers<void>();
      let [received, startedAt] = [0, 0];
      const smtp = await startSmtpServer((accept) => {
        accept();
        received += 1;
        // The worker loads its templates before the first one.
        if (received === 1) startedAt = performance.now();
        if (received === count) done.resolve();
      });
      const worker = await startWorker(stage, smtp.url);
      const cpuBefore = cpuMs(worker.pid) ?? 0;
      await done.promise;
      const seconds = (performance.now() - startedAt) / 1_000;
      const cpu = (cpuMs(worker.pid) ?? 0) - cpuBefore;
      await worker.stop();
      smtp.close();
      rows.push({
        round: String(round),
        emails: count,
        'per second': Math.round(count / seconds),
        'worker CPU ms each': Number((cpu / count).toFixed(2)),
      });
    }
    return [{ title: 'Emails of one worker', rows }];
  },
};

async function queueEmails(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into pgboss.job (name, data, retry_limit, retry_delay, expire_seconds,
                             heartbeat_seconds, policy, dead_letter)
     select name, '{"to": "someone@example.test"}', retry_limit, retry_delay, expire_seconds,
            heartbeat_seconds, policy, dead_letter
     from pgboss.queue, generate_series(1, $1)
     where name = 'notifications.send_test_email'`,
    [count],
  );
  await client.end();
}
