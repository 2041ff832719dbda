import type { Pool } from 'pg';

/**
 * Returns the queues in which a due job has waited for five minutes while no job was started or
 * alive. A long backlog that is being worked through is not stuck. Workers poll every five seconds.
 */
export async function listStuckQueues(pool: Pool, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `with late as materialized (
       select name from unnest($1::text[]) as queue(name)
       where exists (
         select from pgboss.job where job.name = queue.name and state < 'active' and not blocked
           and start_after < now() - interval '5 minutes'
       )
     )
     select name from late
     where not exists (
       select from pgboss.job where job.name = late.name
         and greatest(started_on, heartbeat_on) > now() - interval '5 minutes'
     )`,
    [names],
  );
  return rows.map(({ name }) => name);
}
