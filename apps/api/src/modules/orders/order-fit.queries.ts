import type { Attributes } from '@sirkito/commerce';
import type { Finding } from '@sirkito/compatibility';
import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
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

/** What was bought, with the facts that the shop knows about it. */
export function listBoughtParts(read: Reader, orderId: string): Promise<BoughtPart[]> {
  return selectRaw(
    read,
    sql<BoughtPart>`
      select product.id, product.category_id as "categoryId", order_line.title as name,
        order_line.quantity, product.attributes,
        product.updated_at > customer_order.created_at as "isEdited"
      from customer_order
      join order_line on order_line.order_id = customer_order.id
      join product on product.id = order_line.product_id
      where customer_order.id = ${orderId}
      order by order_line.line_no`,
  );
}

/** What was said about an order; sentences, facts and all. */
export interface OrderFitRow {
  verdict: 'ok' | 'info' | 'warn' | 'error';
  findings: readonly Finding[];
  engine: string;
  isEdited: boolean;
  judgedAt: Date;
}

/** Said once: whoever comes second changes nothing. */
export async function insertOrderFit(tx: Tx, orderId: string, fit: OrderFitRow): Promise<void> {
  await tx
    .insertInto('order_fit')
    .values({
      order_id: orderId,
      verdict: fit.verdict,
      findings: JSON.stringify(fit.findings),
      engine: fit.engine,
      is_edited: fit.isEdited,
      judged_at: fit.judgedAt,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

export function findOrderFit(read: Reader, orderId: string): Promise<OrderFitRow | undefined> {
  return read
    .selectFrom('order_fit')
    .select([
      sql<OrderFitRow['verdict']>`verdict`.as('verdict'),
      sql<Finding[]>`findings`.as('findings'),
      'engine',
      'is_edited as isEdited',
      'judged_at as judgedAt',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}
