import type { Centavos } from '@sirkito/commerce';
import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import { prepared, writeRaw } from '#api/platform/db/select-raw.ts';

/** Locks the cart, creating it if needed, and increments its generation. */
export async function lockCart(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .insertInto('cart')
    .values({ account_id: accountId, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((eb) => ({
        generation: eb('cart.generation', '+', eb.lit(1)),
        updated_at: now,
      })),
    )
    .execute();
}

interface CartLineChange extends Line {
  at: Date;
}

/**
 * Locks the cart like `lockCart` and sets the quantity when that many are in stock. Returns false
 * when they are not, or when the line was inserted while this statement waited for the lock.
 */
export async function changeCartLine(tx: Tx, change: CartLineChange): Promise<boolean> {
  const { accountId, productId, quantity, at } = change;
  const changed = await writeRaw(
    tx,
    sql`
      with locked as (
        insert into cart (account_id, updated_at) values (${accountId}::uuid, ${at}::timestamptz)
        on conflict (account_id) do update
        set generation = cart.generation + 1, updated_at = excluded.updated_at
        returning account_id
      )
      update cart_line set quantity = ${quantity}::smallint,
        seen_price_centavos = price_at(product.price_centavos, product.sale_price_centavos,
          product.sale_starts_at, product.sale_ends_at, ${at}::timestamptz)
      from locked cross join product
      where cart_line.account_id = locked.account_id and cart_line.product_id = ${productId}::uuid
        and product.id = cart_line.product_id and product.status = 'active'
        and (select available from available_stock where product_id = product.id)
          >= ${quantity}::integer
      returning true as is_changed`,
  );
  return changed.length > 0;
}

export interface Offer {
  status: string;
  price: Centavos | null;
  salePrice: Centavos | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
  available: number;
}

/** Returns current price, sale and stock of a product. */
export function findOffer(read: Reader, productId: string): Promise<Offer | undefined> {
  return read
    .selectFrom('product')
    .leftJoin('available_stock', 'available_stock.product_id', 'product.id')
    .select((eb) => [
      'product.status',
      'product.price_centavos as price',
      'product.sale_price_centavos as salePrice',
      'product.sale_starts_at as saleStartsAt',
      'product.sale_ends_at as saleEndsAt',
      eb.fn.coalesce('available', eb.lit(0)).as('available'),
    ])
    .where('product.id', '=', productId)
    .modifyFront(prepared)
    .executeTakeFirst();
}

export interface Line {
  accountId: string;
  productId: string;
  quantity: number;
}

interface PricedLine extends Line {
  seenPrice: Centavos;
  at: Date;
}

export async function findQuantity(
  tx: Tx,
  list: 'cart_line' | 'saved_line',
  { accountId, productId }: Omit<Line, 'quantity'>,
): Promise<number | undefined> {
  const line = await tx
    .selectFrom(list)
    .select('quantity')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return line?.quantity;
}

export async function countLines(
  tx: Tx,
  list: 'cart_line' | 'saved_line',
  accountId: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom(list)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function upsertCartLine(tx: Tx, line: PricedLine): Promise<void> {
  await tx
    .insertInto('cart_line')
    .values({
      account_id: line.accountId,
      product_id: line.productId,
      quantity: line.quantity,
      seen_price_centavos: line.seenPrice,
      added_at: line.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'product_id']).doUpdateSet({
        quantity: line.quantity,
        seen_price_centavos: line.seenPrice,
      }),
    )
    .execute();
}

export async function upsertSavedLine(tx: Tx, line: Line & { at: Date }): Promise<void> {
  await tx
    .insertInto('saved_line')
    .values({
      account_id: line.accountId,
      product_id: line.productId,
      quantity: line.quantity,
      added_at: line.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'product_id']).doUpdateSet({ quantity: line.quantity }),
    )
    .execute();
}

export async function deleteLine(
  tx: Tx,
  list: 'cart_line' | 'saved_line',
  { accountId, productId }: Omit<Line, 'quantity'>,
): Promise<void> {
  await tx
    .deleteFrom(list)
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .execute();
}

export async function deleteCartLines(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('cart_line').where('account_id', '=', accountId).execute();
}

/** Deletes the cart; its lines and saved lines cascade. */
export async function deleteCart(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('cart').where('account_id', '=', accountId).execute();
}

/**
 * Empties carts and saved lists that have not changed since. Keeps the cart row: orders use its
 * generation as idempotency key, so it must not restart.
 */
export async function emptyIdleCarts(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rows } = await sql`
    with idle as (
      select account_id from cart
      where updated_at < ${before} and (
        exists (select 1 from cart_line where cart_line.account_id = cart.account_id)
        or exists (select 1 from saved_line where saved_line.account_id = cart.account_id))
      limit ${limit} for update skip locked
    ), lines as (
      delete from cart_line where account_id in (select account_id from idle)
    ), saved as (
      delete from saved_line where account_id in (select account_id from idle)
    )
    update cart set generation = generation + 1, promotion_id = null
    where account_id in (select account_id from idle) returning account_id`.execute(tx);
  return rows.length;
}
