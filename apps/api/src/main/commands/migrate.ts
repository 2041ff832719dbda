import { MigrationError } from '#api/platform/db/migrations/sql-files.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { prepareDatabase } from '../prepare-database.ts';

const env = parseEnv(process.env);
const log = createLog('migrate', env.LOG_LEVEL);
try {
  const applied = await prepareDatabase(
    env.DATABASE_OWNER_URL,
    new URL('../../../', import.meta.url),
    { report: (message) => log.warn(message) },
  );
  log.info(
    { applied },
    applied.length > 0 ? 'migrations and functions applied' : 'nothing to apply',
  );
} catch (error) {
  if (!(error instanceof MigrationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
