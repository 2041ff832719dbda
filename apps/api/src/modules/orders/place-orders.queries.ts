import type { PaymentMethod } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export interface OrderRequest {
  /** Whose cart it is. */
  accountId: string;
  /** Whose uses of a promotion count: not always who lends the cart, and nobody's for a guest. */
  buyerId: string | null;
  /** Absent: the cart as it stands is the key. */
  key: string | null;
  bodyHash: string;
  /** The id the order will have if it is placed. */
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
  | 'withdrawn'
  | 'address_not_found'
  | 'cod_over_limit'
  | 'too_many_unpaid'
  | 'total_changed'
  | 'code_refused'
  | 'short';

export interface Answer {
  outcome: Outcome;
  orderId: string | null;
  /** In centavos: what the cart costs now, where that is why it was refused. */
  figures: { subtotal: number; shippingFee: number; discount: number; total: number } | null;
  /** The parts of which there is none left, where that is why it was refused. */
  soldOut: string[] | null;
}

/** The one way orders come to be. Answers in the order of the requests. */
export async function placeOrders(
  tx: Tx,
  requests: readonly OrderRequest[],
  { rules, at }: { rules: object; at: Date },
): Promise<Answer[]> {
  const of = <Key extends keyof OrderRequest>(key: Key) => requests.map((one) => one[key]);
  const { rows } = await sql<Answer>`
    select outcome, order_id as "orderId",
      case when outcome <> 'short' then figures end as figures,
      case when outcome = 'short' then figures end as "soldOut"
    from place_orders(
      ${of('accountId')}::uuid[], ${of('key')}::text[], ${of('bodyHash')}::text[],
      ${of('orderId')}::uuid[], ${of('addressId')}::uuid[], ${of('paymentMethod')}::text[],
      ${of('expectedTotal')}::bigint[], ${of('notes')}::text[], ${JSON.stringify(rules)}::jsonb, ${at},
      ${of('buyerId')}::uuid[]
    ) order by place`.execute(tx);
  return rows;
}

/**
 * The orders that place_orders would refuse because one of these parts is sold out. What it would
 * answer otherwise, it is asked.
 */
export async function listSoldOut(
  read: Reader,
  requests: readonly Pick<OrderRequest, 'orderId' | 'accountId' | 'key'>[],
  soldOut: readonly string[],
): Promise<Set<string>> {
  const found = await selectRaw<{ orderId: string }>(
    read,
    sql`
      select asked.order_id as "orderId"
      from unnest(
        ${requests.map(({ orderId }) => orderId)}::uuid[],
        ${requests.map(({ accountId }) => accountId)}::uuid[],
        ${requests.map(({ key }) => key)}::text[]
      ) as asked (order_id, account_id, key)
      join cart_line on cart_line.account_id = asked.account_id
      join product on product.id = cart_line.product_id
      where not exists (select 1 from order_key
        where order_key.account_id = asked.account_id and order_key.key = asked.key)
      group by asked.order_id
      having bool_or(cart_line.product_id = any (${soldOut}::uuid[]))
        and bool_and(product.status = 'active')`,
  );
  return new Set(found.map(({ orderId }) => orderId));
}
