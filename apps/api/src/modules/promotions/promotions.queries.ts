import {
  promotedPrice,
  steepPrices,
  type Centavos,
  type LoweredPrice,
  type Promotion,
} from '@sirkito/commerce';
import type { SteepPrice } from '@sirkito/contracts/error-details';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { DB } from '#api/platform/db/schema.gen.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export const selectPromotions = (read: Reader) =>
  read
    .selectFrom('promotion')
    .select([
      'id',
      'name',
      'code',
      'kind',
      'value',
      'scope',
      'targets',
      'minimum_centavos as minimum',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'max_redemptions as maxRedemptions',
      'max_per_customer as maxPerCustomer',
      'redemptions',
      'version',
    ]);

export type PromotionRow = Awaited<ReturnType<typeof listPromotionRows>>[number];

/** Pages by id: UUIDv7 ids sort by creation time. */
export const listPromotionRows = (read: Reader, after: string | undefined, limit: number) =>
  selectPromotions(read)
    .$if(after !== undefined, (rows) => rows.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const findPromotion = (read: Reader, id: string): Promise<PromotionRow | undefined> =>
  selectPromotions(read).where('id', '=', id).executeTakeFirst();

/** Locks the promotion, so it cannot be redeemed until the transaction ends. */
export const lockPromotion = (tx: Tx, id: string): Promise<PromotionRow | undefined> =>
  tx
    .with('locked', (db) =>
      db.selectFrom('promotion').select('id').where('id', '=', id).forNoKeyUpdate(),
    )
    .selectFrom('locked')
    .select('id')
    .executeTakeFirst()
    .then((locked) => (locked ? findPromotion(tx, id) : undefined));

export async function insertPromotion(tx: Tx, row: Insertable<DB['promotion']>): Promise<void> {
  await tx.insertInto('promotion').values(row).execute();
}

export async function updatePromotion(
  tx: Tx,
  id: string,
  change: Updateable<DB['promotion']>,
): Promise<void> {
  await tx
    .updateTable('promotion')
    .set((eb) => ({ ...change, version: eb('version', '+', eb.lit(1)) }))
    .where('id', '=', id)
    .execute();
}

export const listProductsBySku = (read: Reader, skus: readonly string[]) =>
  read.selectFrom('product').select(['id', 'sku']).where('sku', 'in', skus).limit(200).execute();

type Offered = Pick<Promotion, 'kind' | 'value' | 'minimum'> & { sku: string; price: Centavos };

/**
 * Returns the first products that cost less than half of their highest price of late, by a promotion
 * of more than half or with a lowered price. Of the former, any few tell.
 */
export async function listSteepPrices(tx: Tx, id: string, isSteep: boolean): Promise<SteepPrice[]> {
  const { rows: found } = await sql<Offered>`
    select product.sku, kind, value, minimum_centavos as minimum, case
        when sale_price_centavos > 0 and coalesce(sale_ends_at > now(), true)
          then sale_price_centavos else price_centavos end as price
    from promotion, product
    join category as leaf on leaf.id = product.category_id
    left join category as above on above.id = leaf.parent_id
    where promotion.id = ${id} and product.status = 'active' and price_centavos > 0
      and (${isSteep} or sale_price_centavos > 0 or product.version > 1)
      and case scope
        when 'products' then product.id::text = any (targets)
        when 'brands' then product.brand_id = any (targets)
        when 'categories' then array[leaf.id, leaf.parent_id, above.parent_id] && targets
        else true end
    limit ${isSteep ? 100 : 100_000}`.execute(tx);
  const skus = found.map(({ sku }) => sku);
  const prices = found.map(({ price, ...promotion }) =>
    isSteep ? promotedPrice(promotion, price) : price,
  );
  const { rows } = await sql<LoweredPrice>`
    select * from lowered_prices(${skus}::text[], ${prices}::bigint[])`.execute(tx);
  return steepPrices(rows).slice(0, 21);
}

export const listSkus = (read: Reader, ids: readonly string[]) =>
  read.selectFrom('product').select(['id', 'sku']).where('id', 'in', ids).execute();

export async function listKnownIds(
  read: Reader,
  table: 'brand' | 'category',
  ids: readonly string[],
): Promise<string[]> {
  const rows = await read.selectFrom(table).select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** Frees the promotion use of a cancelled order. Caller holds the order lock. */
export async function releasePromotionUse(tx: Tx, orderId: string, at: Date): Promise<void> {
  await sql`
    with released as (
      update order_discount set released_at = ${at}
      where order_id = ${orderId} and released_at is null returning promotion_id
    )
    update promotion set redemptions = redemptions - 1 from released where promotion.id = released.promotion_id`.execute(
    tx,
  );
}

/** Locks the promotion whose use the order released, so it can be reapplied. */
export async function lockReleasedUse(tx: Tx, orderId: string) {
  const released = await tx
    .selectFrom('order_discount')
    .innerJoin('customer_order', 'customer_order.id', 'order_discount.order_id')
    .select(['promotion_id as promotionId', 'account_id as accountId'])
    .where('order_id', '=', orderId)
    .where('released_at', 'is not', null)
    .executeTakeFirst();
  if (!released) return undefined;
  const promotion = await lockPromotion(tx, released.promotionId);
  return promotion && { promotion, accountId: released.accountId };
}

export async function countPromotionUses(
  tx: Tx,
  accountId: string | null,
  promotionId: string,
): Promise<number> {
  const { uses } = await tx
    .selectFrom('customer_order')
    .innerJoin('order_discount', 'order_discount.order_id', 'customer_order.id')
    .select(sql<number>`count(*)::integer`.as('uses'))
    .where('account_id', '=', accountId)
    .where('promotion_id', '=', promotionId)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
  return uses;
}

export async function restorePromotionUse(
  tx: Tx,
  orderId: string,
  promotionId: string,
): Promise<void> {
  await tx
    .updateTable('promotion')
    .set((eb) => ({ redemptions: eb('redemptions', '+', eb.lit(1)) }))
    .where('id', '=', promotionId)
    .execute();
  await tx
    .updateTable('order_discount')
    .set({ released_at: null })
    .where('order_id', '=', orderId)
    .execute();
}
