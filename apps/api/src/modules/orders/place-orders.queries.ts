import type { PaymentMethod } from '@sirkito/commerce';
import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

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
  | 'cart_empty'
  | 'withdrawn'
  | 'address_not_found'
  | 'cod_over_limit'
  | 'total_changed'
  | 'code_refused'
  | 'short';

export interface Answer {
  outcome: Outcome;
  orderId: string | null;
  /** In centavos: what the cart costs now, where that is why it was refused. */
  figures: { subtotal: number; shippingFee: number; discount: number; total: number } | null;
}

/** The one way orders come to be. Answers in the order of the requests. */
export async function placeOrders(
  tx: Tx,
  requests: readonly OrderRequest[],
  { rules, at }: { rules: object; at: Date },
): Promise<Answer[]> {
  const of = <Key extends keyof OrderRequest>(key: Key) => requests.map((one) => one[key]);
  const { rows } = await sql<Answer>`
    select outcome, order_id as "orderId", figures from place_orders(
      ${of('accountId')}::uuid[], ${of('key')}::text[], ${of('bodyHash')}::text[],
      ${of('orderId')}::uuid[], ${of('addressId')}::uuid[], ${of('paymentMethod')}::text[],
      ${of('expectedTotal')}::bigint[], ${of('notes')}::text[], ${JSON.stringify(rules)}::jsonb, ${at},
      ${of('buyerId')}::uuid[]
    ) order by place`.execute(tx);
  return rows;
}
