import { parseArgs } from 'node:util';
import { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { z } from 'zod';
import { editStoreProfile } from '#api/modules/settings/edit-store-profile.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { withOwnerContext } from '../owner-context.ts';

const fields = Object.keys(StoreProfile.shape);
const usage = `Usage: npm run store:profile -- ${fields.map((field) => `[--${field} TEXT]`).join(' ')}`;

const env = parseEnv(process.env);
const log = createLog('store-profile', env.LOG_LEVEL);
const { values } = parseArgs({
  options: Object.fromEntries(fields.map((field) => [field, { type: 'string' as const }])),
});
const given = StoreProfile.partial().safeParse(values);
if (!given.success) {
  console.error(`${z.prettifyError(given.error)}\n${usage}`);
  process.exit(1);
}
await withOwnerContext({ name: 'store-profile', url: env.DATABASE_OWNER_URL, log }, async (ctx) => {
  for (const [field, value] of Object.entries(await editStoreProfile(ctx, given.data))) {
    console.log(`${field}: ${value}`);
  }
});
