import type { Client } from 'pg';
import { inOwnerTransaction, MigrationError, runFile, type SqlFile } from './sql-files.ts';

/** The migrations of version 0.1 before they were squashed into the baseline. */
const first = '20261115T0900_create_roles.sql';
const last = '20261117T0211_find_what_came_back_and_is_owed.sql';

const isBaseline = ({ name }: SqlFile): boolean => name.includes('_baseline_');

/**
 * Brings a database of version 0.1 to the baseline and records the baseline as applied. Returns
 * whether it did; other databases stay as they are. The caller holds the migration lock.
 */
export async function upgradeVersion01(
  owner: Client,
  applied: ReadonlyMap<string, string>,
  files: { migrations: readonly SqlFile[]; readUpgrade: () => Promise<SqlFile> },
): Promise<boolean> {
  if (!applied.has(first)) return false;
  if (!applied.has(last)) {
    throw new MigrationError(
      'This database is older than version 0.1, so it was not changed.\n' +
        'Check out version 0.1 and run npm run db:migrate there first.',
    );
  }
  await inOwnerTransaction(owner, async () => {
    await runFile(owner, await files.readUpgrade());
    await owner.query('delete from migration');
    const baseline = files.migrations.filter(isBaseline);
    await owner.query(
      'insert into migration (name, checksum) select * from unnest($1::text[], $2::text[])',
      [baseline.map(({ name }) => name), baseline.map(({ checksum }) => checksum)],
    );
  });
  return true;
}
