import { Client } from 'pg';
import { migrate, sqlFoldersOf } from '#api/platform/db/migrations/migrate.ts';
import { dropInvalidIndex } from '#api/platform/db/migrations/apply-migration.ts';
import { keepAlive } from '#api/platform/db/database-client.ts';
import { hasNarrowPrivileges, narrowPrivileges } from '#api/platform/db/narrow-privileges.ts';
import { appRole, storeSessionSettings } from '#api/platform/db/session-settings.ts';
import type { RetryOptions } from '#api/platform/db/migrations/retry-while-locked.ts';
import { jobsSchema, prepareQueues } from '#api/platform/jobs/jobs.ts';
import { parseEnv } from '#api/platform/env.ts';
import { jobsOf } from './compose.ts';

/** Applies migrations and functions, creates the job queues and grants the app role its privileges. */
export async function prepareDatabase(
  ownerUrl: string,
  workspace: URL,
  retries?: RetryOptions,
): Promise<string[]> {
  const owner = new Client({ connectionString: ownerUrl, ...keepAlive });
  await owner.connect();
  try {
    // Also of a new database, on which no process of an earlier version runs.
    const isNarrow = await hasNarrowPrivileges(owner);
    const applied = await migrate(owner, sqlFoldersOf(workspace), retries);
    // Only names and schedules are read, so any settings will do.
    await prepareQueues(ownerUrl, jobsOf(parseEnv({})));
    // Lets every scrape of the metrics skip the jobs that are done.
    await dropInvalidIndex(owner, `${jobsSchema}.open_jobs`);
    await owner.query(
      `create index concurrently if not exists open_jobs on pgboss.job_common
       (name, state, start_after, created_on) where state < 'completed' or state = 'failed'`,
    );
    await owner.query(`grant usage on schema ${jobsSchema} to ${appRole}`);
    await owner.query(
      `grant select, insert, update, delete on all tables in schema ${jobsSchema} to ${appRole}`,
    );
    await owner.query(`grant usage on all sequences in schema ${jobsSchema} to ${appRole}`);
    await owner.query(`grant execute on all functions in schema ${jobsSchema} to ${appRole}`);
    await storeSessionSettings(owner);
    if (isNarrow) await narrowPrivileges(owner);
    return applied;
  } finally {
    await owner.end();
  }
}
