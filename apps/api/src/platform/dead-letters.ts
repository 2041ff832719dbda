import { PgBoss } from 'pg-boss';
import type { Client } from 'pg';
import { deadLetters, jobsSchema } from './jobs.ts';

export interface DeadLetter {
  id: string;
  queue: string;
  failedAt: Date;
  tries: number;
  reason: string;
}

/** The newest hundred jobs that failed every try. Payloads stay out of sight. */
export async function listDeadLetters(client: Client): Promise<DeadLetter[]> {
  const { rows } = await client.query<DeadLetter>(
    `select id, source_name as queue, created_on as "failedAt", source_retry_count + 1 as tries,
            coalesce(source_output ->> 'message', 'unknown') as reason
     from pgboss.job
     where name = $1 and state < 'active'
     order by created_on desc limit 100`,
    [deadLetters],
  );
  return rows;
}

/** Some by their ids, or all that one queue gave up. */
type Which = { ids: string[] } | { sourceName: string };

const atOnce = 1_000;

/** Sends them back to the queue they came from. Answers how many moved. */
export async function retryDeadLetters(ownerUrl: string, which: Which): Promise<number> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: jobsSchema,
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    let [moved, batch] = [0, atOnce];
    while (batch === atOnce) {
      batch = await boss.redrive(deadLetters, { ...which, limit: atOnce });
      moved += batch;
    }
    return moved;
  } finally {
    await boss.stop({ graceful: false });
  }
}
