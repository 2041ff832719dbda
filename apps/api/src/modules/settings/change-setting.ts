import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';
import { readSetting } from './read-setting.ts';
import type { Setting, SettingKey } from './settings.ts';
import { lockSetting, upsertSetting } from './settings.queries.ts';

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
