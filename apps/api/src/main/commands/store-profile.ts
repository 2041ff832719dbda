import { parseArgs } from 'node:util';
import { InvoicingSettings, StoreProfile } from '@sirkito/contracts/settings/schemas';
import { z } from 'zod';
import { editSetting } from '#api/modules/settings/change-setting.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { withOwnerContext } from '../owner-context.ts';

const seller = InvoicingSettings.omit({ codInvoice: true });
const fields = Object.keys({ ...StoreProfile.shape, ...seller.shape });
const usage = `Usage: npm run shop -- store-profile ${fields.map((field) => `[--${field} TEXT]`).join(' ')}`;

const env = parseEnv(process.env);
const log = createLog('store-profile', env.LOG_LEVEL);
const { values } = parseArgs({
  options: Object.fromEntries(fields.map((field) => [field, { type: 'string' as const }])),
});
const given = z
  .object({ store: StoreProfile.partial(), seller: seller.partial() })
  .safeParse({ store: values, seller: values });
if (!given.success) {
  console.error(`${z.prettifyError(given.error)}\n${usage}`);
  process.exit(1);
}
await withOwnerContext({ name: 'store-profile', url: env.DATABASE_OWNER_URL, log }, async (ctx) => {
  const store = await editSetting(ctx, 'store_profile', given.data.store);
  const { codInvoice, ...invoicing } = await editSetting(ctx, 'invoicing', given.data.seller);
  for (const [field, value] of Object.entries({ ...store, ...invoicing })) {
    console.log(`${field}: ${value}`);
  }
});
