import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { RecordedActor } from '#api/platform/recorded-actor.ts';

export interface Movement extends RecordedActor {
  id: string;
  at: Date;
  productId: string;
  quantity: number;
  reason: 'received' | 'adjusted' | 'sold' | 'released' | 'returned' | 'damaged';
  /** Order number, delivery note or staff note. */
  reference: string;
}

/** Adds to the ledger. A trigger updates the stock on hand and keeps it from going negative. */
export async function insertMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  await sql`
    insert into stock_movement (id, at, product_id, quantity, reason, reference, actor_kind, actor_id)
    select id, at, "productId", quantity, reason, reference, "actorKind", "actorId"
    from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as movement
      (id uuid, at timestamptz, "productId" uuid, quantity integer, reason text, reference text,
        "actorKind" text, "actorId" uuid)
  `.execute(tx);
}

/** Deducts all movements or none; returns false when stock is short. Quantities are negative. */
export async function takeStock(tx: Tx, movements: readonly Movement[]): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select reserve_stock(${JSON.stringify(movements)}::jsonb) as "isTaken"`.execute(tx);
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

/** Finds an identical earlier movement, to detect a replayed request. */
export function findStaffMovement(
  read: Reader,
  movement: Omit<Movement, 'at' | keyof RecordedActor>,
) {
  return read
    .selectFrom('stock_movement')
    .select('id')
    .where('id', '=', movement.id)
    .where('reason', 'not in', ['sold', 'released'])
    .where('product_id', '=', movement.productId)
    .where('quantity', '=', movement.quantity)
    .where('reason', '=', movement.reason)
    .where('reference', '=', movement.reference)
    .executeTakeFirst();
}

export function listMovements(read: Reader, productId: string, limit: number) {
  return read
    .selectFrom('stock_movement')
    .leftJoin('account', 'account.id', 'stock_movement.actor_id')
    .select([
      'stock_movement.id',
      'at',
      'quantity',
      'reason',
      'reference',
      'actor_kind as actorKind',
      'user_name as actorName',
    ])
    .where('product_id', '=', productId)
    .orderBy('at', 'desc')
    .orderBy('stock_movement.id', 'desc')
    .limit(limit)
    .execute();
}
