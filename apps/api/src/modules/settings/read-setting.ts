import type { Reader } from '#api/platform/db/transaction.ts';
import { settings, type Setting, type SettingKey } from './settings.ts';
import { findSetting } from './settings.queries.ts';

/** Returns the saved value over the default, so fields added later have their default. */
export async function readSetting<K extends SettingKey>(read: Reader, key: K): Promise<Setting<K>> {
  const { schema, default: defaults } = settings[key];
  const saved = await findSetting(read, key);
  const value = schema.parse({ ...defaults, ...(typeof saved === 'object' && saved) });
  // The key picks schema and type from one table, which the compiler can't follow through K.
  return value as Setting<K>;
}
