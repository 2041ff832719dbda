import type { Attributes } from '@sirkito/commerce';
import type { Finding } from '@sirkito/compatibility';
import { sql } from 'kysely';
import { selectRanked } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

interface BoughtPart {
  id: string;
  categoryId: string;
  name: string;
  quantity: number;
  attributes: Attributes;
  /** Whether the product was edited after it was bought. */
  isEdited: boolean;
}

/** Lists the ordered products with their current specifications, in the order of the invoice. */
export async function listBoughtParts(read: Reader, orderId: string): Promise<BoughtPart[]> {
  const rows = await selectRanked(
    read,
    sql<BoughtPart & { rank: number }>`
      select order_line.line_no as rank, product.id, product.category_id as "categoryId", order_line.title as name,
        order_line.quantity, product.attributes,
        product.updated_at > customer_order.created_at as "isEdited"
      from customer_order
      join order_line on order_line.order_id = customer_order.id
      join product on product.id = order_line.product_id
      where customer_order.id = ${orderId}`,
  );
  return rows.map(({ rank: _, ...part }) => part);
}

/** The stored compatibility result of an order. */
export interface OrderFitRow {
  verdict: 'ok' | 'info' | 'warn' | 'error';
  findings: readonly Finding[];
  engine: string;
  isEdited: boolean;
  checkedAt: Date;
}

/** Stores the result once; later calls change nothing. */
export async function insertOrderFit(tx: Tx, orderId: string, fit: OrderFitRow): Promise<void> {
  await tx
    .insertInto('order_fit')
    .values({
      order_id: orderId,
      verdict: fit.verdict,
      findings: JSON.stringify(fit.findings),
      engine: fit.engine,
      is_edited: fit.isEdited,
      checked_at: fit.checkedAt,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

export function findOrderFit(read: Reader, orderId: string): Promise<OrderFitRow | undefined> {
  return read
    .selectFrom('order_fit')
    .select([
      'verdict',
      sql<Finding[]>`findings`.as('findings'),
      'engine',
      'is_edited as isEdited',
      'checked_at as checkedAt',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}
