import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToCompletion } from '@sirkito/e2e/stack/program';
import { root } from '@sirkito/e2e/stack/settings';
import { stageEnv } from '@sirkito/e2e/stack/stage';
import { Client } from 'pg';
import type { Fault } from '../../harness/fault.ts';

export const migrateBesideReader: Fault = {
  name: 'migration-waits',
  about: 'a migration needs a lock on the orders while a transaction reads them',
  seconds: 9,
  maxGap: { orders: 5, reads: 5, pages: 5 },
  run: async ({ shop, hold }) => {
    const reader = new Client({ connectionString: shop.databaseUrl });
    await reader.connect();
    const api = await copyApiWithMigration();
    try {
      await reader.query('begin; select from customer_order limit 1');
      const migrating = runToCompletion({
        name: 'migrate',
        args: [join(api, 'build/main/commands/migrate.js')],
        env: stageEnv({ ...shop.stage, databaseUrl: shop.databaseUrl }),
        logs: shop.stage.logs,
      });
      await hold();
      await reader.query('rollback');
      await migrating;
    } finally {
      await reader.end();
      await rm(api, { recursive: true });
    }
    return [];
  },
};

/** Copies the API's build, with one more migration. */
async function copyApiWithMigration(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sirkito-migration-'));
  for (const part of ['build', 'migrations', 'sql', 'package.json']) {
    await cp(join(root, 'apps/api', part), join(folder, part), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const migration = '-- why: tests locks\nalter table customer_order add column chaos boolean;\n';
  await writeFile(join(folder, 'migrations/29991231T2359_chaos.sql'), migration);
  return folder;
}
