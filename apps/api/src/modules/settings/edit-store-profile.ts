import { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { readSetting } from './read-setting.ts';
import { lockSetting, upsertSetting } from './settings.queries.ts';

/** Changes fields of the store profile from the command line, before there is a staff account. */
export async function editStoreProfile(
  ctx: Ctx,
  changes: { [Field in keyof StoreProfile]?: string | undefined },
): Promise<StoreProfile> {
  requireShop(ctx);
  return ctx.transact(async (tx) => {
    await lockSetting(tx, 'store_profile');
    const saved = await readSetting(tx, 'store_profile');
    const profile = StoreProfile.parse({ ...saved, ...changes });
    await upsertSetting(tx, 'store_profile', profile, ctx.now());
    return profile;
  });
}
