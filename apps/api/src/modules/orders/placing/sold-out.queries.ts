import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { OrderRequest } from './order-draft.ts';

/**
 * Returns the ids of orders that placing would reject because one of these products is sold out.
 * Skips any order for which placing would give another result.
 */
export async function listSoldOut(
  read: Reader,
  requests: readonly Pick<OrderRequest, 'orderId' | 'accountId' | 'key'>[],
  soldOut: readonly string[],
): Promise<Set<string>> {
  const found = await selectRaw<{ orderId: string }>(
    read,
    sql`
      select request.order_id as "orderId"
      from unnest(
        ${requests.map(({ orderId }) => orderId)}::uuid[],
        ${requests.map(({ accountId }) => accountId)}::uuid[],
        ${requests.map(({ key }) => key)}::text[]
      ) as request (order_id, account_id, key)
      join cart_line on cart_line.account_id = request.account_id
      join product on product.id = cart_line.product_id
      where not exists (select 1 from order_key
        where order_key.account_id = request.account_id and order_key.key = request.key)
      group by request.order_id
      having bool_or(cart_line.product_id = any (${soldOut}::uuid[]))
        and bool_and(product.status = 'active')`,
  );
  return new Set(found.map(({ orderId }) => orderId));
}
