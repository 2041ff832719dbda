import { query } from '@sirkito/e2e/stack/database';
import type { Evidence, StoredOrder } from './checks.ts';
import type { History } from './history.ts';

/** Reads what the database holds of the buyers in the history. */
export async function gatherEvidence(
  databaseUrl: string,
  file: History,
  scarce: { productId: string; stock: number },
): Promise<Evidence> {
  const history = file.read();
  const accountIds = new Set(history.map(({ accountId }) => accountId));
  const orders = await query(
    databaseUrl,
    `select id, account_id as "accountId", status, total_centavos / 100.0::float as total,
       product_id as "productId"
     from customer_order join order_line on order_id = id where account_id = any ($1::uuid[])`,
    [[...accountIds]],
  );
  const stock = await query(
    databaseUrl,
    'select available from available_stock where product_id = $1',
    [scarce.productId],
  );
  const { available } = stock.rows[0] as { available: number };
  return { history, orders: orders.rows as StoredOrder[], scarce: { ...scarce, available } };
}
