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

/** Returns the newest hundred jobs that failed every attempt, without their payloads. */
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

/** Selects jobs by id, or all of one queue. */
type Selection = { ids: string[] } | { sourceName: string };

const batchSize = 1_000;

/** Moves dead letters back to their queues. Returns how many it moved. */
export async function retryDeadLetters(ownerUrl: string, selection: Selection): Promise<number> {
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
    let [moved, batch] = [0, batchSize];
    while (batch === batchSize) {
      batch = await boss.redrive(deadLetters, { ...selection, limit: batchSize });
      moved += batch;
    }
    return moved;
  } finally {
    await boss.stop({ graceful: false });
  }
}
