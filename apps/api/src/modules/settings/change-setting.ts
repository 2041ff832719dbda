import type { Settings } from '@sirkito/contracts/settings/schemas';
import { audit } from '#api/platform/audit.ts';
import { type Ctx, requireShop, requireStaff } from '#api/platform/context.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';
import { readSetting } from './read-setting.ts';
import { lockSetting, upsertSetting } from './settings.queries.ts';
import { type Setting, type SettingKey, settings } from './settings.ts';

export async function changeSetting<K extends SettingKey>(
  ctx: Ctx,
  key: K,
  value: Setting<K>,
): Promise<Setting<K>> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    // Customers send their money there.
    if (key === 'bank_account') await requireConfirmation(tx, ctx);
    await lockSetting(tx, key);
    const before = await readSetting(tx, key);
    await upsertSetting(tx, key, value, ctx.now());
    await audit(tx, ctx, {
      action: `settings.change_${key}`,
      subject: `setting:${key}`,
      before,
      after: value,
    });
    return value;
  });
}

/** Changes fields of a setting from the command line, before there is a staff account. */
export async function editSetting<K extends SettingKey>(
  ctx: Ctx,
  key: K,
  changes: { [Field in keyof Setting<K>]?: Setting<K>[Field] | undefined },
): Promise<Setting<K>> {
  requireShop(ctx);
  return ctx.transact(async (tx) => {
    await lockSetting(tx, key);
    const saved = await readSetting(tx, key);
    // The key picks schema and type from one table, which the compiler can't follow through K.
    const value = settings[key].schema.parse({ ...saved, ...changes }) as Setting<K>;
    await upsertSetting(tx, key, value, ctx.now());
    return value;
  });
}

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
