import type { StoreProfile } from '@sirkito/contracts/settings';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { readSetting } from './read-setting.ts';
import { lockSetting, upsertSetting } from './settings.queries.ts';

export async function changeStoreProfile(ctx: Ctx, profile: StoreProfile): Promise<StoreProfile> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    await lockSetting(tx, 'store_profile');
    const before = await readSetting(tx, 'store_profile');
    await upsertSetting(tx, 'store_profile', profile, ctx.now());
    await audit(tx, ctx, {
      action: 'settings.change_store_profile',
      subject: 'setting:store_profile',
      before,
      after: profile,
    });
    return profile;
  });
}
