import { removeDemoData } from '#api/demo/remove-demo-data.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { withOwnerContext } from '../owner-context.ts';

const env = parseEnv(process.env);
const log = createLog('demo-remove', env.LOG_LEVEL);
await withOwnerContext({ name: 'demo-remove', url: env.DATABASE_OWNER_URL, log }, removeDemoData);
console.log('Removed demo accounts, sample reviews and sample questions. Products were kept.');
