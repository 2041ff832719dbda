import type { PaymentMethod } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export interface OrderRequest {
  /** Owner of the cart. */
  accountId: string;
  /** Account whose per-customer promotion limit applies; null for a guest. */
  buyerId: string | null;
  /** Idempotency key; null to use the cart's contents as the key. */
  key: string | null;
  bodyHash: string;
  /** Id of the order to create. */
  orderId: string;
  addressId: string;
  paymentMethod: PaymentMethod;
  expectedTotal: number | null;
  notes: string;
}

export type Outcome =
  | 'placed'
  | 'replayed'
  | 'key_reused'
  | 'account_gone'
  | 'cart_empty'
  | 'product_unavailable'
  | 'address_not_found'
  | 'cod_over_limit'
  | 'too_many_unpaid'
  | 'total_changed'
  | 'code_refused'
  | 'out_of_stock';

export interface PlacementResult {
  outcome: Outcome;
  orderId: string | null;
  /** Current totals in centavos, if the outcome is `total_changed`. */
  totals: { subtotal: number; shippingFee: number; discount: number; total: number } | null;
  /** Ids of sold-out products, if the outcome is `short`. */
  soldOut: string[] | null;
}

/** Places a batch of orders through the SQL function. Returns results in the order of the requests. */
export async function placeOrders(
  tx: Tx,
  requests: readonly OrderRequest[],
  { rules, at }: { rules: object; at: Date },
): Promise<PlacementResult[]> {
  const column = <Key extends keyof OrderRequest>(key: Key) =>
    requests.map((request) => request[key]);
  const { rows } = await sql<PlacementResult>`
    select outcome, order_id as "orderId",
      case when outcome <> 'out_of_stock' then figures end as totals,
      case when outcome = 'out_of_stock' then figures end as "soldOut"
    from place_orders(
      ${column('accountId')}::uuid[], ${column('key')}::text[], ${column('bodyHash')}::text[],
      ${column('orderId')}::uuid[], ${column('addressId')}::uuid[], ${column('paymentMethod')}::text[],
      ${column('expectedTotal')}::bigint[], ${column('notes')}::text[], ${JSON.stringify(rules)}::jsonb, ${at},
      ${column('buyerId')}::uuid[]
    ) order by place`.execute(tx);
  return rows;
}

/**
 * Returns the ids of orders that place_orders would reject because one of these products is sold
 * out. Skips any order for which place_orders would give another result.
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
