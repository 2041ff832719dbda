import { Client } from 'pg';
import { migrate } from '#api/platform/db/migrate.ts';
import { appRole } from '#api/platform/db/pool.ts';
import { jobsSchema, prepareQueues } from '#api/platform/jobs.ts';
import { parseEnv } from '#api/platform/env.ts';
import { jobsOf, providerOf } from './compose.ts';

/** Brings a database to what this build needs: tables, queues and the app role's rights. */
export async function prepareDatabase(ownerUrl: string, migrations: URL): Promise<string[]> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const applied = await migrate(owner, migrations);
    // Names and times alone matter here: nothing is run, so the provider may be any.
    await prepareQueues(ownerUrl, jobsOf(providerOf(parseEnv({}))));
    await owner.query(`grant usage on schema ${jobsSchema} to ${appRole}`);
    await owner.query(
      `grant select, insert, update, delete on all tables in schema ${jobsSchema} to ${appRole}`,
    );
    await owner.query(`grant usage on all sequences in schema ${jobsSchema} to ${appRole}`);
    await owner.query(`grant execute on all functions in schema ${jobsSchema} to ${appRole}`);
    return applied;
  } finally {
    await owner.end();
  }
}
