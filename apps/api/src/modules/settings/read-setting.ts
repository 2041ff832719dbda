import type { Reader } from '#api/platform/db/transaction.ts';
import { settings, type Setting, type SettingKey } from './settings.ts';
import { listSettings } from './settings.queries.ts';

/** Returns the saved value over the default, so fields added later have their default. */
export async function readSetting<K extends SettingKey>(read: Reader, key: K): Promise<Setting<K>> {
  return (await readSettings(read, [key]))[key];
}

/** Reads several settings with one query. */
export async function readSettings<K extends SettingKey>(
  read: Reader,
  keys: readonly K[],
): Promise<{ [Key in K]: Setting<Key> }> {
  const saved = new Map((await listSettings(read, keys)).map(({ key, value }) => [key, value]));
  const entries = keys.map((key) => {
    const { schema, default: defaults } = settings[key];
    const value = saved.get(key);
    return [key, schema.parse({ ...defaults, ...(typeof value === 'object' && value) })];
  });
  // The keys pick schemas and types from one table, which the compiler can't follow through K.
  return Object.fromEntries(entries) as { [Key in K]: Setting<Key> };
}
