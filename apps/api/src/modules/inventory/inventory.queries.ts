import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

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
