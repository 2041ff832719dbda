import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export function listSettings(
  read: Reader,
  keys: readonly string[],
): Promise<{ key: string; value: unknown }[]> {
  return read.selectFrom('setting').select(['key', 'value']).where('key', 'in', keys).execute();
}

/** Serializes changes of a setting. An advisory lock, because the row may not exist yet. */
export async function lockSetting(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('setting'), hashtext(${key}))`.execute(tx);
}

export async function upsertSetting(tx: Tx, key: string, value: object, now: Date): Promise<void> {
  const row = { value: sql<string>`${JSON.stringify(value)}::jsonb`, updated_at: now };
  await tx
    .insertInto('setting')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
