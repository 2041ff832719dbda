import {
  asCentavos,
  codRulesVersion,
  holdMinutes,
  paidByLine,
  vatIncluded,
} from '@sirkito/commerce';
import { sql } from 'kysely';
import { writeRaw } from '#api/platform/db/select-raw.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { PlacedDraft, SoldLine } from './order-draft.ts';

interface NumberedOrder {
  id: string;
  number: number;
}

/**
 * Writes orders with all that belongs to them, in one statement, and empties their carts. A new
 * column of an order is one line here: name and type below, and its value in `orderRow`.
 */
export async function writeOrders(
  tx: Tx,
  placed: readonly PlacedDraft[],
  at: Date,
): Promise<Map<string, number>> {
  if (placed.length === 0) return new Map();
  const rows = await writeRaw(
    tx,
    sql<NumberedOrder>`
      with placed as materialized (
        select *, nextval('order_number') as number
        from json_to_recordset(${JSON.stringify(placed.map(orderRow))}::json) as placed (
          id uuid, account_id uuid, fulfilment text, payment_method text, payment_status text,
          subtotal_centavos bigint, shipping_centavos bigint, discount_centavos bigint,
          total_centavos bigint, vat_centavos bigint, address jsonb, notes text, hold_minutes integer,
          is_new_customer boolean, cod_score smallint, cod_reasons jsonb, cod_rules_version smallint,
          cod_review text, owner_id uuid, staff_id uuid, key text, body_hash text, request_id text,
          promotion_id uuid, promotion_name text, is_from_cart boolean, location_id text)
      ),
      orders as (
        insert into customer_order (id, number, account_id, fulfilment, payment_method,
          payment_status, subtotal_centavos, shipping_centavos, discount_centavos, total_centavos,
          vat_centavos, address, notes, hold_until, created_at, updated_at, is_new_customer,
          cod_score, cod_reasons, cod_rules_version, cod_review)
        select id, number, account_id, fulfilment, payment_method, payment_status,
          subtotal_centavos, shipping_centavos, discount_centavos, total_centavos, vat_centavos,
          address, notes, ${at}::timestamptz + hold_minutes * interval '1 minute', ${at}, ${at},
          is_new_customer, cod_score, cod_reasons, cod_rules_version, cod_review
        from placed
      ),
      keys as (
        insert into order_key (account_id, key, body_hash, order_id)
        select owner_id, key, body_hash, id from placed
      ),
      line as materialized (
        select * from json_to_recordset(${JSON.stringify(placed.flatMap(lineRows))}::json) as line (
          order_id uuid, line_no smallint, product_id uuid, title text, sku text, image text,
          unit_price_centavos bigint, quantity smallint, paid_centavos bigint)
      ),
      order_lines as (
        insert into order_line (order_id, line_no, product_id, title, sku, image,
          unit_price_centavos, quantity, paid_centavos)
        select * from line
      ),
      movements as (
        insert into stock_movement (id, at, kind, location_id, product_id, quantity, order_id,
          actor_kind, actor_id)
        select gen_random_uuid(), ${at}, 'allocated', location_id, product_id, -quantity, order_id,
          case when staff_id is null then 'customer' else 'staff' end, staff_id
        from line join placed on placed.id = line.order_id
      ),
      discounts as (
        insert into order_discount (order_id, promotion_id, name, amount_centavos)
        select id, promotion_id, promotion_name, discount_centavos from placed
        where promotion_id is not null
      ),
      promotions as (
        update promotion set redemptions = redemptions + redeemed.uses
        from (select promotion_id, count(*) as uses from placed group by promotion_id) as redeemed
        where promotion.id = redeemed.promotion_id
      ),
      events as (
        insert into order_event (id, order_id, at, status, note, request_id, actor_kind, actor_id)
        select gen_random_uuid(), id, ${at}, 'pending', '', request_id,
          case when staff_id is null then 'customer' else 'staff' end, staff_id
        from placed
      ),
      announcements as (
        insert into outbox (id, kind, payload, at)
        select gen_random_uuid(), 'order_placed', jsonb_build_object('orderId', id), ${at} from placed
      ),
      carts as (
        update cart set generation = generation + 1, updated_at = ${at}, promotion_id = null
        from placed where cart.account_id = owner_id and is_from_cart
      ),
      cart_lines as (
        delete from cart_line using placed where cart_line.account_id = owner_id and is_from_cart
      )
      select id, number from placed`,
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

const orderRow = (placed: PlacedDraft) => {
  const { draft, locationId, totals, promotion, isNewCustomer, codCheck } = placed;
  const { request } = draft;
  return {
    id: request.orderId,
    account_id: request.buyerId,
    fulfilment: draft.fulfilment,
    payment_method: request.paymentMethod,
    payment_status: request.paymentMethod === 'cod' ? 'unpaid' : 'awaiting',
    subtotal_centavos: totals.subtotal,
    shipping_centavos: totals.shippingFee,
    discount_centavos: totals.discount,
    total_centavos: totals.total,
    vat_centavos: vatIncluded(totals.total),
    address: draft.address,
    notes: request.notes,
    hold_minutes: holdMinutes[request.paymentMethod],
    is_new_customer: isNewCustomer,
    cod_score: codCheck?.score,
    cod_reasons: codCheck?.reasons,
    cod_rules_version: codCheck && codRulesVersion,
    cod_review: codCheck?.isReviewNeeded ? 'required' : null,
    owner_id: request.accountId,
    // Staff take the order for somebody else.
    staff_id: request.accountId === request.buyerId ? null : request.accountId,
    key: draft.key,
    body_hash: request.bodyHash,
    request_id: request.requestId,
    promotion_id: promotion?.id,
    promotion_name: promotion?.name,
    is_from_cart: request.items === null,
    location_id: locationId,
  };
};

const lineRows = ({ draft, totals, promotion }: PlacedDraft) => {
  const sold: readonly SoldLine[] = draft.lines;
  const lines = sold.map((line) => ({
    ...line,
    total: asCentavos(line.price * line.quantity),
  }));
  const paid = paidByLine(lines, { promotion, discount: totals.discount });
  return lines.map((line, index) => ({
    order_id: draft.request.orderId,
    line_no: index + 1,
    product_id: line.productId,
    title: line.title,
    sku: line.sku,
    image: line.image,
    unit_price_centavos: line.price,
    quantity: line.quantity,
    paid_centavos: paid[index],
  }));
};
