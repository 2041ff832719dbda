import type { Banner } from '@sirkito/contracts/banners/schemas';
import { sql, type Updateable } from 'kysely';
import type { DB } from '#api/platform/db/schema.gen.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

const selectBanners = (read: Reader) =>
  read
    .selectFrom('banner')
    .select([
      'id',
      'kind',
      'title',
      'text',
      'link',
      'link_label as linkLabel',
      'picture',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'is_active as isActive',
    ]);

const maxBanners = 200;

export const listAllBanners = (read: Reader) =>
  selectBanners(read).orderBy('kind').orderBy('position').orderBy('id').limit(maxBanners).execute();

export type StaffBannerRow = Awaited<ReturnType<typeof listAllBanners>>[number];

export const findBanner = (read: Reader, id: string): Promise<StaffBannerRow | undefined> =>
  selectBanners(read).where('id', '=', id).executeTakeFirst();

/** Serializes changes to the home page. */
export async function lockBanners(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('banners'))`.execute(tx);
}

export async function findLastPosition(tx: Tx, kind: Banner['kind']): Promise<number> {
  const row = await tx
    .selectFrom('banner')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.last ?? -1;
}

export async function updateBanner(
  tx: Tx,
  id: string,
  change: Updateable<DB['banner']>,
): Promise<void> {
  await tx.updateTable('banner').set(change).where('id', '=', id).execute();
}

/** Banners that are not listed keep their order, after the others. */
export async function updatePositions(
  tx: Tx,
  { kind, ids, at }: { kind: string; ids: readonly string[]; at: Date },
): Promise<void> {
  await sql`
    update banner set position = placed.position, updated_at = ${at}
    from (
      select banner.id, row_number() over (
          order by array_position(${ids}::uuid[], banner.id), banner.position, banner.id
        ) - 1 as position
      from banner where kind = ${kind}
    ) as placed
    where banner.id = placed.id and banner.position <> placed.position`.execute(tx);
}

export async function deleteBanner(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('banner').where('id', '=', id).execute();
}

export async function isUploaded(read: Reader, file: string): Promise<boolean> {
  const query = read.selectFrom('uploaded_picture').select('file').where('file', '=', file);
  return (await query.executeTakeFirst()) !== undefined;
}
