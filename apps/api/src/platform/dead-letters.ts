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

/** Sends one back to the queue it came from. Answers how many moved. */
export async function retryDeadLetter(ownerUrl: string, id: string): Promise<number> {
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
    return await boss.redrive(deadLetters, { ids: [id] });
  } finally {
    await boss.stop({ graceful: false });
  }
}
