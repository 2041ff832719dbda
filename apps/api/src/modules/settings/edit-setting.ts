import { requireShop, type Ctx } from '#api/platform/context.ts';
import { readSetting } from './read-setting.ts';
import { settings, type Setting, type SettingKey } from './settings.ts';
import { lockSetting, upsertSetting } from './settings.queries.ts';

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
