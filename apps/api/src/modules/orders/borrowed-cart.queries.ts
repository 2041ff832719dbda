import { sql, type Selectable } from 'kysely';
import type { CartLine } from '#api/platform/db/schema.gen.ts';
import type { Tx } from '#api/platform/db/transaction.ts';

interface Wanted {
  wanted: readonly { productId: string; quantity: number }[];
  now: Date;
}

/** Whoever changes a cart holds this lock. Answers with the promotion whose code is in it. */
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

export async function changeCode(
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

/** Empties the cart and answers with what was in it. */
export const takeLines = (tx: Tx, accountId: string): Promise<Selectable<CartLine>[]> =>
  tx.deleteFrom('cart_line').where('account_id', '=', accountId).returningAll().execute();

export async function insertLines(tx: Tx, lines: Selectable<CartLine>[]): Promise<void> {
  if (lines.length > 0) await tx.insertInto('cart_line').values(lines).execute();
}

/** Answers with how many of them there are; what is no product of ours is left out. */
export async function insertWanted(
  tx: Tx,
  accountId: string,
  { wanted, now }: Wanted,
): Promise<number> {
  const { rows } = await sql`
    insert into cart_line (account_id, product_id, quantity, seen_price_centavos, added_at)
    select ${accountId}, product.id, wanted.quantity, 0, ${now}
    from unnest(
      ${wanted.map(({ productId }) => productId)}::uuid[],
      ${wanted.map(({ quantity }) => quantity)}::integer[]
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
    // Anyone can register any address; what is ordered is shown to who has shown that it is theirs.
    .where('email_verified_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .where('erase_at', 'is', null)
    .executeTakeFirst();
  return found?.id;
}

/** Which of them are still there; they stay until the transaction ends. */
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

/** Any will do where nothing is delivered: an address has a place, and the fee is none. */
export async function findSomeBarangay(tx: Tx): Promise<string> {
  const { code } = await tx
    .selectFrom('place')
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

interface HandedOver {
  accountId: string | null;
  /** In place of the address, where it is picked up. */
  pickup: Record<string, string> | undefined;
}

export async function handOver(
  tx: Tx,
  orderId: string,
  { accountId, pickup }: HandedOver,
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
