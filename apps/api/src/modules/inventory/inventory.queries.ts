import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export interface Movement {
  id: string;
  at: Date;
  productId: string;
  quantity: number;
  reason: 'received' | 'adjusted' | 'sold' | 'released' | 'returned' | 'damaged';
  /** What it was for: an order number, a delivery, the words of whoever counted. */
  reference: string;
}

/** Adds to the ledger; the database keeps the count on hand from it, and never below zero. */
export async function insertMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  await sql`
    insert into stock_movement (id, at, product_id, quantity, reason, reference)
    select id, at, "productId", quantity, reason, reference
    from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as moved
      (id uuid, at timestamptz, "productId" uuid, quantity integer, reason text, reference text)
  `.execute(tx);
}

/** Takes all of it or nothing: false when there is not enough. Quantities are negative. */
export async function takeStock(tx: Tx, movements: readonly Movement[]): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select take_stock(${JSON.stringify(movements)}::jsonb) as "isTaken"`.execute(tx);
  return rows[0]?.isTaken ?? false;
}

export async function findOnHand(read: Reader, productId: string): Promise<number> {
  const row = await read
    .selectFrom('stock')
    .select('on_hand')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.on_hand ?? 0;
}

/** The same movement, if it was made before. */
export function findMovedByStaff(read: Reader, moved: Omit<Movement, 'at'>) {
  return read
    .selectFrom('stock_movement')
    .select('id')
    .where('id', '=', moved.id)
    .where('reason', 'not in', ['sold', 'released'])
    .where('product_id', '=', moved.productId)
    .where('quantity', '=', moved.quantity)
    .where('reason', '=', moved.reason)
    .where('reference', '=', moved.reference)
    .executeTakeFirst();
}

/** The last movements, newest first. */
export function listMovements(read: Reader, productId: string, limit: number) {
  return read
    .selectFrom('stock_movement')
    .select(['id', 'at', 'quantity', 'reason', 'reference'])
    .where('product_id', '=', productId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
