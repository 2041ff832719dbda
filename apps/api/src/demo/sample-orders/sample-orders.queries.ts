import { sql } from 'kysely';
import type { AddressSnapshot } from '../../modules/orders/placing/order-draft.ts';
import { selectOne } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { SampleOrder } from './plan-sample-orders.ts';
import type { SampleProduct } from './sample-baskets.ts';

/** Returns the time of the database and whether the shop has any order. */
export const readOrderState = (read: Reader) =>
  selectOne(
    read,
    sql<{ now: Date; hasOrders: boolean }>`
      select now() as now, exists (select from customer_order) as "hasOrders"`,
  );

export const findSampleOrder = (read: Reader) =>
  read.selectFrom('customer_order').select('id').where('is_sample', '=', true).executeTakeFirst();

/** Lists the products in stock, at their regular prices. */
export function listSampleProducts(read: Reader): Promise<SampleProduct[]> {
  return read
    .selectFrom('product')
    .innerJoin('available_stock', 'available_stock.product_id', 'product.id')
    .select(['product.id', 'sku', 'category_id as categoryId'])
    .select(sql<number>`price_centavos`.as('price'))
    .where('status', '=', 'active')
    .where('available', '>', 0)
    .where('price_centavos', 'is not', null)
    .orderBy('sku')
    .limit(2_000)
    .execute();
}

export interface SampleAccount {
  id: string;
  userName: string;
  email: string;
  createdAt: Date;
}

/** Adds accounts without a password that get no review requests. */
export async function insertSampleAccounts(
  tx: Tx,
  accounts: readonly SampleAccount[],
): Promise<void> {
  await sql`
    with added as (
      insert into account (id, user_name, email, email_verified_at, created_at, updated_at)
      select id, "userName", email, "createdAt", "createdAt", "createdAt"
      from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
        as sample (id uuid, "userName" text, email text, "createdAt" timestamptz)
      returning id, created_at
    )
    insert into review_request_opt_out (account_id, stopped_at) select id, created_at from added
  `.execute(tx);
}

interface SampleHistory {
  orders: readonly (Omit<SampleOrder<unknown>, 'customer'> & {
    accountId: string;
    address: AddressSnapshot;
  })[];
  /** Before the first order: the receipt of the goods, and the time whose prices apply. */
  since: Date;
}

/** Receives the goods of sample orders, which are then placed as checkout does and finished. */
export async function stageSampleOrders(tx: Tx, history: SampleHistory): Promise<void> {
  await sql`
    create temporary table sample on commit drop as
    select index::integer as no, plan.* from rows from (
      jsonb_to_recordset(${JSON.stringify(history.orders)}::jsonb) as (id uuid, "accountId" uuid,
        address jsonb, "placedAt" timestamptz, lines jsonb, fulfilment text, "paymentMethod" text,
        status text, "paymentStatus" text, events jsonb, "paidAt" timestamptz,
        "refundedAt" timestamptz, "shippedAt" timestamptz, courier text)
    ) with ordinality as plan (id, account_id, address, placed_at, lines, fulfilment, payment_method,
      status, payment_status, events, paid_at, refunded_at, shipped_at, courier, index)`.execute(
    tx,
  );
  await sql`
    create temporary table sample_line on commit drop as
    select no, sample.id as order_id, status, line.* from sample
    cross join jsonb_to_recordset(lines) as line ("productId" uuid, quantity integer)`.execute(tx);
  await receiveGoods(tx, history.since);
}

/** Writes what became of sample orders that were placed. Sends and queues nothing. */
export async function finishSampleOrders(tx: Tx): Promise<void> {
  await insertPayments(tx);
  await insertFulfilment(tx);
  await moveStock(tx);
  await finishOrders(tx);
}

/** Receives what the orders allocate, so that all can be placed. */
async function receiveGoods(tx: Tx, at: Date): Promise<void> {
  await sql`
    insert into stock_movement (id, at, kind, location_id, product_id, quantity, reason, reference)
    select gen_random_uuid(), ${at}::timestamptz, 'received', location_id, "productId",
      sum(quantity)::integer, 'received', 'Sample delivery'
    from sample_line
    cross join (select id as location_id from location order by rank limit 1) as first
    group by location_id, "productId"`.execute(tx);
}

/**
 * Ships and releases what the orders allocated, and takes back what cancelled ones didn't need, so
 * that the stock for sale ends where it began.
 */
async function moveStock(tx: Tx): Promise<void> {
  await sql`
    update stock_movement set at = placed_at from sample
    where order_id = sample.id and kind = 'allocated'`.execute(tx);
  await sql`
    insert into stock_movement (id, at, kind, location_id, product_id, quantity, order_id)
    select gen_random_uuid(), shipped_at, 'shipped', location_id, product_id, quantity, order_id
    from sample join stock_movement on order_id = sample.id where shipped_at is not null
    union all
    select gen_random_uuid(), (events->0->>'at')::timestamptz, 'released', location_id, product_id,
      -quantity, order_id
    from sample join stock_movement on order_id = sample.id where sample.status = 'cancelled'`.execute(
    tx,
  );
  await sql`
    insert into stock_movement (id, at, kind, location_id, product_id, quantity, reason, reference)
    select gen_random_uuid(), max(at), 'adjusted', location_id, product_id, -sum(quantity)::integer,
      'adjusted', 'Sample delivery'
    from sample join stock_movement on order_id = sample.id
    where kind = 'released' group by location_id, product_id`.execute(tx);
}

async function insertPayments(tx: Tx): Promise<void> {
  await sql`
    insert into payment (id, order_id, provider, method, amount_centavos, status, provider_ref,
      created_at, paid_at, checked_at)
    select gen_random_uuid(), id,
      case sample.payment_method when 'cod' then 'cash' when 'bank_transfer' then 'bank'
        else 'paymongo' end,
      sample.payment_method, total_centavos, 'paid', 'Sample payment for SK-' || number,
      placed_at, paid_at, paid_at
    from sample join customer_order using (id) where paid_at is not null`.execute(tx);
  await sql`
    insert into refund (id, payment_id, amount_centavos, reason, status, provider_ref, created_at,
      updated_at)
    select gen_random_uuid(), payment.id, amount_centavos, 'faulty on arrival', 'done',
      'Sample refund ' || no, refunded_at, refunded_at
    from sample join payment on order_id = sample.id where refunded_at is not null`.execute(tx);
}

async function insertFulfilment(tx: Tx): Promise<void> {
  await sql`
    insert into shipment (id, order_id, at, courier, tracking_number)
    select gen_random_uuid(), id, shipped_at, courier, 'SAMPLE-' || no
    from sample where courier is not null`.execute(tx);
  await sql`
    insert into return_inspection (order_id, line_no, restocked, at)
    select order_id, line_no, 0, refunded_at
    from sample join order_line on order_id = id where refunded_at is not null`.execute(tx);
  await sql`
    insert into order_event (id, order_id, at, status, payment_status, note)
    select gen_random_uuid(), sample.id, event.at, event.status, event."paymentStatus", event.note
    from sample cross join jsonb_to_recordset(events)
      as event (at timestamptz, status text, "paymentStatus" text, note text)`.execute(tx);
}

/** Moves the orders to their dates and statuses, and drops the outbox entries that this causes. */
async function finishOrders(tx: Tx): Promise<void> {
  await sql`
    update order_event set at = placed_at from sample
    where order_id = sample.id and order_event.status = 'pending'`.execute(tx);
  await sql`
    update customer_order set is_sample = true, status = sample.status,
      payment_status = sample.payment_status, hold_until = null, created_at = placed_at,
      updated_at = coalesce((events->-1->>'at')::timestamptz, placed_at)
    from sample where customer_order.id = sample.id`.execute(tx);
  await sql`delete from outbox where (payload->>'orderId')::uuid in (select id from sample)`.execute(
    tx,
  );
}

interface SampleDocument {
  orderId: string;
  kind: 'invoice' | 'credit_memo';
  amount: number;
  reason: string;
  at: Date;
}

/** Lists the documents of the orders that were finished, oldest first. */
export async function listSampleDocuments(tx: Tx): Promise<SampleDocument[]> {
  const { rows } = await sql<SampleDocument>`
    select id as "orderId", 'invoice' as kind, total_centavos as amount, '' as reason, paid_at as at,
      no
    from sample join customer_order using (id) where paid_at is not null
    union all
    select sample.id, 'credit_memo', refund.amount_centavos, reason, refunded_at, no
    from sample join payment on order_id = sample.id join refund on payment_id = payment.id
    order by at, no`.execute(tx);
  return rows;
}
