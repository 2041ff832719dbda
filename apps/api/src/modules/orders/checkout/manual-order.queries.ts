import { sql, type Selectable } from 'kysely';
import type { CartLine } from '#api/platform/db/schema.gen.ts';
import type { Tx } from '#api/platform/db/transaction.ts';

interface CartItems {
  items: readonly { productId: string; quantity: number }[];
  now: Date;
}

/** Locks the cart, as every cart change does, and returns the promotion whose code it holds. */
export async function lockCart(tx: Tx, accountId: string, now: Date): Promise<string | null> {
  await tx
    .insertInto('cart')
    .values({ account_id: accountId, updated_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  const { promotion_id: promotionId } = await tx
    .selectFrom('cart')
    .select('promotion_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return promotionId;
}

export async function setCartPromotion(
  tx: Tx,
  accountId: string,
  promotionId: string | null,
): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ promotion_id: promotionId })
    .where('account_id', '=', accountId)
    .execute();
}

/** Empties the cart and returns its lines. */
export const clearCart = (tx: Tx, accountId: string): Promise<Selectable<CartLine>[]> =>
  tx.deleteFrom('cart_line').where('account_id', '=', accountId).returningAll().execute();

export async function insertLines(tx: Tx, lines: Selectable<CartLine>[]): Promise<void> {
  if (lines.length > 0) await tx.insertInto('cart_line').values(lines).execute();
}

/** Adds the items to the cart, skipping unknown products, and returns the number added. */
export async function insertCartItems(
  tx: Tx,
  accountId: string,
  { items, now }: CartItems,
): Promise<number> {
  const { rows } = await sql`
    insert into cart_line (account_id, product_id, quantity, seen_price_centavos, added_at)
    select ${accountId}, product.id, wanted.quantity, 0, ${now}
    from unnest(
      ${items.map(({ productId }) => productId)}::uuid[],
      ${items.map(({ quantity }) => quantity)}::integer[]
    ) as wanted (id, quantity)
    join product on product.id = wanted.id
    returning product_id`.execute(tx);
  return rows.length;
}

export async function findAccountId(tx: Tx, email: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    // Anyone can register any address, so only a verified account may see the order.
    .where('email_verified_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .where('erase_at', 'is', null)
    .executeTakeFirst();
  return found?.id;
}

/** Locks the accounts that still exist until the transaction ends and returns their ids. */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(found.map(({ id }) => id));
}

/** Returns any barangay: an address needs one even when nothing is delivered. */
export async function findSomeBarangay(tx: Tx): Promise<string> {
  const { code } = await tx
    .selectFrom('locality')
    .select('code')
    .where('level', '=', 'barangay')
    .orderBy('code')
    .limit(1)
    .executeTakeFirstOrThrow();
  return code;
}

export async function deleteAddresses(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('address').where('id', 'in', ids).execute();
}

interface Assignment {
  accountId: string | null;
  /** Replaces the address of a pick-up order. */
  pickup: Record<string, string> | undefined;
}

/** Assigns an order to its customer and stores the pick-up details, if any. */
export async function assignOrder(
  tx: Tx,
  orderId: string,
  { accountId, pickup }: Assignment,
): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({
      account_id: accountId,
      ...(pickup && { is_pickup: true, address: JSON.stringify(pickup) }),
    })
    .where('id', '=', orderId)
    .execute();
}
