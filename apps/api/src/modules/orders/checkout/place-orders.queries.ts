import type { Centavos, PaymentMethod } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRaw, writeRaw } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { OrderRules } from '../order/order-rules.ts';
import type { OrderRow } from '../order/orders.queries.ts';

export interface OrderDraft {
  /** Owner of the idempotency key: the buyer, or the staff member who takes the order. */
  accountId: string;
  key: string;
  bodyHash: string;
  /** Id of the order to create. */
  orderId: string;
  /** Null for a guest. */
  buyerId: string | null;
  fulfilment: 'delivery' | 'pickup';
  /** Snapshot for the order; null rejects the draft. */
  address: object | null;
  paymentMethod: PaymentMethod;
  expectedTotal: number | null;
  notes: string;
  /** The request that places the order. */
  requestId: string;
}

/** A draft whose lines, promo code and delivery address are read from the database. */
export interface CartDraft extends Omit<OrderDraft, 'key'> {
  /** Null to use the cart's contents as the key. */
  key: string | null;
  addressId: string | null;
  /** Network prefix of the shopper; null if unknown. */
  network: string | null;
}

export interface DraftLine {
  productId: string;
  quantity: number;
}

export type Outcome =
  | 'placed'
  | 'replayed'
  | 'key_reused'
  | 'account_gone'
  | 'cart_empty'
  | 'product_unavailable'
  | 'address_not_found'
  | 'no_pickup'
  | 'cod_over_limit'
  | 'too_many_unpaid'
  | 'unpaid_over_limit'
  | 'online_payment_needed'
  | 'held_by_others'
  | 'total_changed'
  | 'code_refused'
  | 'out_of_stock';

/** In centavos. */
export interface Totals {
  subtotal: Centavos;
  shippingFee: Centavos;
  discount: Centavos;
  total: Centavos;
}

export interface PlacementResult {
  outcome: Outcome;
  orderId: string | null;
  /** Current totals, if the outcome is `total_changed`. */
  totals: Totals | null;
  /** Ids of sold-out products, if the outcome is `out_of_stock`. */
  soldOut: string[] | null;
  /** Units that the account's unpaid orders may have, if the outcome is `unpaid_over_limit`. */
  unpaidLimit: number | null;
  /** What was written, if the outcome is `placed`. */
  written: WrittenOrder | null;
}

export interface WrittenOrder extends Pick<OrderRow, 'number' | 'vat' | 'address' | 'lines'> {
  /** Null without a discount. */
  discountName: string | null;
  totals: Totals;
  createdAt: Date;
}

interface Pricing {
  /** `maxUnits` limits what unproven accounts may hold in all. */
  rules: OrderRules & { cod: (OrderRules['cod'] & { maxUnits?: number | null }) | null };
  at: Date;
}

/** The columns of `WrittenOrder` are null if the order was not placed. */
interface PlacementRow
  extends Omit<PlacementResult, 'written' | 'totals'>, Omit<WrittenOrder, 'createdAt'> {}

const placementColumns = sql`outcome, order_id as "orderId", totals, sold_out as "soldOut",
  number, vat, discount_name as "discountName", address, items as lines,
  unpaid_limit as "unpaidLimit"`;

function toPlacement(
  { outcome, orderId, soldOut, unpaidLimit, ...written }: PlacementRow,
  createdAt: Date,
): PlacementResult {
  const isPlaced = outcome === 'placed';
  const totals = isPlaced ? null : written.totals;
  return {
    outcome,
    orderId,
    totals,
    soldOut,
    unpaidLimit,
    written: isPlaced ? { ...written, createdAt } : null,
  };
}

/** Places the accounts' carts in one batch. Returns results in the order of the drafts. */
export async function placeCarts(
  tx: Tx,
  drafts: readonly CartDraft[],
  { rules, at }: Pricing,
): Promise<PlacementResult[]> {
  const rows = await writeRaw(
    tx,
    sql<PlacementRow>`
      select ${placementColumns} from place_carts(
        ${draftsOf(drafts)}, ${drafts.map(({ addressId }) => addressId)}::uuid[],
        ${JSON.stringify(rules)}::jsonb, ${at}::timestamptz,
        ${drafts.map(({ requestId }) => requestId)}::text[],
        ${drafts.map(({ network }) => network)}::text[]
      ) order by draft_no`,
  );
  return rows.map((row) => toPlacement(row, at));
}

/** Places one order with these lines. The caller holds a lock on the draft's account. */
export async function placeDraft(
  tx: Tx,
  draft: OrderDraft,
  { lines, rules, at }: Pricing & { lines: readonly DraftLine[] },
): Promise<PlacementResult> {
  const { rows } = await sql<PlacementRow>`
    select ${placementColumns} from place_orders(
      ${draftsOf([draft])}, ${linesOf(lines)}, ${JSON.stringify(rules)}::jsonb, ${at}::timestamptz,
      ${[draft.requestId]}::text[]
    )`.execute(tx);
  // One draft has one result.
  return toPlacement(rows[0] as PlacementRow, at);
}

/** Prices one order with these lines and returns the outcome of placing it now. */
export async function quoteDraft(
  read: Reader,
  draft: OrderDraft,
  { lines, rules, at }: Pricing & { lines: readonly DraftLine[] },
): Promise<Totals & { outcome: Outcome }> {
  const rows = await selectRaw(
    read,
    sql<Totals & { outcome: Outcome }>`
      select outcome, subtotal, shipping_fee as "shippingFee", discount, total
      from quote_orders(
        ${draftsOf([draft])}, ${linesOf(lines)}, ${JSON.stringify(rules)}::jsonb, ${at}::timestamptz
      )`,
  );
  // One draft has one quote.
  return rows[0] as Totals & { outcome: Outcome };
}

/** Returns the drafts as `order_draft[]`. Parallel arrays are cheaper to read than JSON. */
function draftsOf(drafts: readonly (OrderDraft | CartDraft)[]) {
  const column = <Key extends keyof OrderDraft>(key: Key) => drafts.map((draft) => draft[key]);
  const addresses = drafts.map(({ address }) => address && JSON.stringify(address));
  return sql`(
    select array_agg(row(account_id, key, body_hash, order_id, buyer_id, fulfilment, address,
      payment_method, null, expected_total, notes)::order_draft order by index)
    from unnest(
      ${column('accountId')}::uuid[], ${column('key')}::text[], ${column('bodyHash')}::text[],
      ${column('orderId')}::uuid[], ${column('buyerId')}::uuid[], ${column('fulfilment')}::text[],
      ${addresses}::jsonb[], ${column('paymentMethod')}::text[],
      ${column('expectedTotal')}::bigint[], ${column('notes')}::text[]
    ) with ordinality as draft (account_id, key, body_hash, order_id, buyer_id, fulfilment, address,
      payment_method, expected_total, notes, index)
  )`;
}

const linesOf = (lines: readonly DraftLine[]) => sql`(
  select array_agg(row(1, product_id, quantity, null, null, null)::draft_line order by index)
  from unnest(
    ${lines.map(({ productId }) => productId)}::uuid[],
    ${lines.map(({ quantity }) => quantity)}::integer[]
  ) with ordinality as lines (product_id, quantity, index)
)`;

/**
 * Returns the ids of orders that place_orders would reject because one of these products is sold
 * out. Skips any order for which place_orders would give another result.
 */
export async function listSoldOut(
  read: Reader,
  requests: readonly Pick<CartDraft, 'orderId' | 'accountId' | 'key'>[],
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
