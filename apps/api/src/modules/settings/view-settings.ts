import type { Settings } from '@sirkito/contracts/settings/schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { readSetting } from './read-setting.ts';

export async function viewSettings(ctx: Ctx): Promise<Settings> {
  requireStaff(ctx);
  return {
    store: await readSetting(ctx.read, 'store_profile'),
    bank: await readSetting(ctx.read, 'bank_account'),
    shipping: await readSetting(ctx.read, 'shipping'),
    cod: await readSetting(ctx.read, 'cash_on_delivery'),
    invoicing: await readSetting(ctx.read, 'invoicing'),
  };
}
