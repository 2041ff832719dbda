import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { prepareDatabase } from './prepare.ts';

const env = parseEnv(process.env);
const log = createLog('migrate', env.LOG_LEVEL);
const applied = await prepareDatabase(
  env.DATABASE_OWNER_URL,
  new URL('../../migrations/', import.meta.url),
);
log.info({ applied }, applied.length > 0 ? 'migrated' : 'nothing to migrate');
