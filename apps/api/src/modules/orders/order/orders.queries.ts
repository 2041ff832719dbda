import {
  capturedPaymentStatuses,
  isRefundDue,
  isCollectedAtCounter,
  openStatuses,
  orderNumber,
  type Centavos,
  type OrderStatus,
  type PaymentStatus,
} from '@sirkito/commerce';
import { recordOrder } from '@sirkito/process';
import { sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { prepared } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { RecordedActor } from '#api/platform/recorded-actor.ts';

const isPickup = sql<boolean>`customer_order.fulfilment = 'pickup'`.as('isPickup');
const hasInvoice =
  sql<boolean>`exists (select from invoice_document where order_id = customer_order.id)`.as(
    'hasInvoice',
  );

function selectOrders(read: Reader, where: Expression<SqlBool>, limit: number) {
  return read
    .selectFrom('customer_order')
    .select((eb) => [
      'customer_order.id',
      'customer_order.number',
      'customer_order.version',
      'customer_order.account_id as accountId',
      'customer_order.status',
      'payment_method as paymentMethod',
      'payment_status as paymentStatus',
      'subtotal_centavos as subtotal',
      'shipping_centavos as shipping',
      'discount_centavos as discount',
      // Skips the lookup for the many orders without a discount.
      sql<
        { label: string; amount: Centavos }[]
      >`case when discount_centavos = 0 then '[]'::json else (
        select json_agg(json_build_object('label', name, 'amount', amount_centavos))
        from order_discount where order_id = customer_order.id
      ) end`.as('discounts'),
      'total_centavos as total',
      'vat_centavos as vat',
      sql<Record<string, string>>`customer_order.address`.as('address'),
      'notes',
      isPickup,
      'hold_until as heldUntil',
      'is_sample as isSample',
      hasInvoice,
      'customer_order.created_at as createdAt',
      jsonArrayFrom(
        eb
          .selectFrom('order_line')
          .select(['product_id as productId', 'title', 'image', 'quantity'])
          .select('unit_price_centavos as price')
          .whereRef('order_line.order_id', '=', 'customer_order.id')
          .orderBy('line_no'),
      ).as('lines'),
      jsonArrayFrom(
        eb
          .selectFrom('order_event')
          .select([
            'at',
            'note',
            'order_event.status',
            'order_event.payment_status as paymentStatus',
          ])
          .whereRef('order_event.order_id', '=', 'customer_order.id')
          .orderBy('at')
          .orderBy('id'),
      ).as('events'),
    ])
    .where(where)
    .orderBy('customer_order.id', 'desc')
    .limit(limit)
    .modifyFront(prepared)
    .execute();
}

export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

export async function listOrdersById(read: Reader, ids: readonly string[]): Promise<OrderRow[]> {
  const rows = await selectOrders(read, sql`customer_order.id = any(${ids}::uuid[])`, ids.length);
  const [only] = rows;
  if (only && ids.length === 1) recordOrder(orderNumber(only.number));
  return rows;
}

interface OwnPage {
  accountId: string;
  after: string | undefined;
  limit: number;
}

export const listOwnOrders = (
  read: Reader,
  { accountId, after, limit }: OwnPage,
): Promise<OrderRow[]> =>
  selectOrders(
    read,
    sql`customer_order.account_id = ${accountId}
      and (${after ?? null}::uuid is null or customer_order.id < ${after ?? null}::uuid)`,
    limit,
  );

export async function hasOrder(read: Reader, id: string): Promise<boolean> {
  const query = read.selectFrom('customer_order').select('id').where('id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

/** After this many days, a paid return counts as settled by inspection or replacement. */
const returnedDays = 30;

/**
 * Returns whether the account has an order not yet handed over or a refund due. Locks all its orders
 * first, because a late payment can reopen a cancelled one.
 */
export async function hasOpenOrder(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  const returnedSince = new Date(now.getTime() - returnedDays * 86_400_000);
  await tx
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const orders = await tx
    .selectFrom('customer_order')
    .select(['status', isPickup, 'payment_method as paymentMethod'])
    .select('payment_status as paymentStatus')
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', openStatuses),
        eb.and([
          eb('status', '=', 'cancelled'),
          eb('payment_status', 'in', capturedPaymentStatuses),
        ]),
        eb.and([
          eb('status', '=', 'returned'),
          eb('payment_status', '=', 'paid'),
          eb('updated_at', '>', returnedSince),
        ]),
      ]),
    )
    .execute();
  return orders.some((order) => isRefundDue(order) || !isCollectedAtCounter(order));
}

/** Returns the amount paid minus the amount refunded. Failed refunds don't count. */
export async function findNetPaid(read: Reader, orderId: string): Promise<Centavos> {
  const { left } = await read
    .selectFrom('payment')
    .select(
      sql<Centavos>`coalesce(sum(amount_centavos - (
        select coalesce(sum(refund.amount_centavos), 0) from refund
        where refund.payment_id = payment.id and refund.status <> 'failed'
      )), 0)::float8`.as('left'),
    )
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();
  return left;
}

/** Locks the order (SELECT … FOR UPDATE) until the transaction ends. */
export async function lockOrder(tx: Tx, id: string) {
  const order = await tx
    .selectFrom('customer_order')
    .select([
      'id',
      'number',
      'account_id as accountId',
      'version',
      'status',
      'payment_method as paymentMethod',
      'payment_status as paymentStatus',
      'total_centavos as total',
      'hold_until as heldUntil',
      'created_at as createdAt',
      'cod_review as codReview',
      isPickup,
      // The account was erased.
      sql<boolean>`address = '{}'::jsonb`.as('isAnonymous'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (order) recordOrder(orderNumber(order.number));
  return order;
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

interface Transition extends RecordedActor {
  orderId: string;
  eventId: string;
  requestId: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** Records the payment status with the event. */
  isPaymentChange: boolean;
  heldUntil: Date | null;
  note: string;
  at: Date;
}

export async function recordTransition(tx: Tx, transition: Transition): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({
      status: transition.status,
      payment_status: transition.paymentStatus,
      hold_until: transition.heldUntil,
      updated_at: transition.at,
    })
    .where('id', '=', transition.orderId)
    .execute();
  await tx
    .insertInto('order_event')
    .values({
      id: transition.eventId,
      order_id: transition.orderId,
      at: transition.at,
      status: transition.status,
      note: transition.note,
      payment_status: transition.isPaymentChange ? transition.paymentStatus : null,
      request_id: transition.requestId,
      actor_kind: transition.actorKind,
      actor_id: transition.actorId,
    })
    .execute();
}

export function listLinesOf(tx: Tx, orderId: string) {
  return tx
    .selectFrom('order_line')
    .select(['product_id as productId', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .execute();
}
