import type { Reader } from '#api/platform/db/transaction.ts';
import { settings, type Setting, type SettingKey } from './settings.ts';
import { findSetting } from './settings.queries.ts';

/** What staff chose, or the default. A field added since they chose has its default. */
export async function readSetting<K extends SettingKey>(read: Reader, key: K): Promise<Setting<K>> {
  const { schema, default: fallback } = settings[key];
  const chosen = await findSetting(read, key);
  // The key picks schema and type from one table, which the compiler can't follow through K.
  return schema.parse({ ...fallback, ...(chosen as object | undefined) }) as Setting<K>;
}
