import type { Insertable } from 'kysely';
import type { DB } from '#api/platform/db/schema.gen.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

/** Returns the banners that are active and scheduled now. */
export function listRunningBanners(read: Reader, now: Date) {
  return read
    .selectFrom('banner')
    .select(['id', 'kind', 'title', 'text', 'link', 'link_label as linkLabel', 'picture'])
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .limit(40)
    .execute();
}

export async function hasBanners(read: Reader): Promise<boolean> {
  const row = await read.selectFrom('banner').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function insertBanners(tx: Tx, rows: Insertable<DB['banner']>[]): Promise<void> {
  await tx.insertInto('banner').values(rows).execute();
}
