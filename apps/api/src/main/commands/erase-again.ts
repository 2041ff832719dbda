import { readFile } from 'node:fs/promises';
import { formatCount } from '@sirkito/commerce';
import { z } from 'zod';
import { eraseAgain } from '#api/modules/accounts/privacy/erase-account.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { personalRecords } from '../compose.ts';
import { withOwnerContext } from '../owner-context.ts';

// For a restored backup: the file has the ids of erased accounts, one per line.
const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: erase-again.js FILE');
  process.exit(1);
}
const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
const ids = z.array(z.uuid()).safeParse(lines);
if (!ids.success) {
  console.error(`${file} must have an account id per line\n${z.prettifyError(ids.error)}`);
  process.exit(1);
}
const env = parseEnv(process.env);
const log = createLog('erase-again', env.LOG_LEVEL);
await withOwnerContext({ name: 'erase-again', url: env.DATABASE_OWNER_URL, log }, async (ctx) => {
  const erased = await eraseAgain(ctx, personalRecords, ids.data);
  console.log(`${formatCount(erased, 'account')} of ${ids.data.length} on the list erased again`);
});
