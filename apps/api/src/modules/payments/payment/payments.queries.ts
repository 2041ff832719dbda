import { capturedPaymentStatuses, type Centavos, type PaymentMethod } from '@sirkito/commerce';
import { sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#api/platform/db/schema.gen.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export type RefundStatus = DB['refund']['status'];
export type ProviderName = DB['payment']['provider'];

/** Lists an order's payment attempts with the amount refunded of each, oldest first. */
export function listPayments(read: Reader, orderId: string) {
  return read
    .selectFrom('payment')
    .select((eb) => [
      'id',
      'order_id as orderId',
      'provider',
      'method',
      'amount_centavos as amount',
      'payment.status',
      'session_ref as sessionRef',
      'provider_ref as ref',
      'checkout_url as checkoutUrl',
      'created_at as createdAt',
      eb
        .selectFrom('refund')
        .select(sql<Centavos>`coalesce(sum(refund.amount_centavos), 0)::float8`.as('refunded'))
        .whereRef('refund.payment_id', '=', 'payment.id')
        .where('refund.status', '<>', 'failed')
        .$asScalar()
        .$notNull()
        .as('refunded'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

export type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number];

interface NewPayment {
  id: string;
  orderId: string;
  provider: ProviderName;
  method: PaymentMethod;
  amount: Centavos;
  status: 'starting' | 'paid';
  ref?: string;
  at: Date;
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  await tx
    .insertInto('payment')
    .values({
      id: payment.id,
      order_id: payment.orderId,
      provider: payment.provider,
      method: payment.method,
      amount_centavos: payment.amount,
      status: payment.status,
      provider_ref: payment.ref ?? null,
      created_at: payment.at,
      paid_at: payment.status === 'paid' ? payment.at : null,
      checked_at: payment.at,
    })
    .execute();
}

interface CheckoutPage {
  sessionRef: string;
  checkoutUrl: string;
}

export async function openAttempt(tx: Tx, id: string, page: CheckoutPage): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ status: 'open', session_ref: page.sessionRef, checkout_url: page.checkoutUrl })
    .where('id', '=', id)
    .where('status', '=', 'starting')
    .execute();
}

export async function payAttempt(tx: Tx, id: string, paid: { ref: string; at: Date }) {
  await tx
    .updateTable('payment')
    .set({ status: 'paid', provider_ref: paid.ref, paid_at: paid.at })
    .where('id', '=', id)
    .execute();
}

export async function expireAttempt(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('status', 'in', ['starting', 'open'])
    .execute();
}

export async function touchAttempt(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('payment').set({ checked_at: at }).where('id', '=', id).execute();
}

interface AttemptRefs {
  sessionRef?: string | undefined;
  attemptId?: string | undefined;
  paymentRef?: string | undefined;
}

const uuid = z.uuid();

/** Finds an attempt by whichever reference the provider's event carries. Each has an index. */
export function findAttempt(read: Reader, { sessionRef, attemptId, paymentRef }: AttemptRefs) {
  return read
    .selectFrom('payment')
    .select(['id', 'order_id as orderId', 'method', 'amount_centavos as amount', 'currency'])
    .where('provider', '=', 'paymongo')
    .where((eb) =>
      eb.or([
        eb('session_ref', '=', sessionRef ?? null),
        // PostgreSQL throws on a malformed UUID instead of finding nothing.
        eb('id', '=', uuid.safeParse(attemptId).data ?? null),
        eb('provider_ref', '=', paymentRef ?? null),
      ]),
    )
    .executeTakeFirst();
}

const selectUnsettled = (read: Reader) =>
  read
    .selectFrom('payment')
    .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
    .select([
      'payment.id',
      'payment.order_id as orderId',
      'payment.session_ref as sessionRef',
      // Its order must no longer be paid this way.
      sql<boolean>`customer_order.status <> 'pending'
        or customer_order.payment_method <> payment.method`.as('isObsolete'),
    ])
    .where('payment.status', 'in', ['starting', 'open']);

/** Lists open attempts that were last polled before `before`, oldest poll first. */
export const listUnsettledAttempts = (
  read: Reader,
  { before, limit }: { before: Date; limit: number },
) =>
  selectUnsettled(read)
    .where('payment.checked_at', '<', before)
    .orderBy('payment.checked_at')
    .limit(limit)
    .execute();

/** Lists the order's open checkout sessions. */
export const listOpenSessions = (read: Reader, orderId: string) =>
  selectUnsettled(read)
    .where('payment.order_id', '=', orderId)
    .where('session_ref', 'is not', null)
    .execute();

/** Lists cancelled orders that can be refunded online, except those whose latest refund failed. */
export async function listRefundDueOrders(read: Reader, limit: number): Promise<string[]> {
  const rows = await read
    .selectFrom('customer_order')
    .innerJoin('payment', 'payment.order_id', 'customer_order.id')
    .leftJoin('refund', 'refund.payment_id', 'payment.id')
    .select('customer_order.id')
    .where('customer_order.status', '=', 'cancelled')
    .where('customer_order.payment_status', 'in', capturedPaymentStatuses)
    .where('payment.status', '=', 'paid')
    .where('payment.provider', '=', 'paymongo')
    .groupBy('customer_order.id')
    .having(sql<boolean>`
      (array_agg(refund.status order by refund.created_at desc nulls last, refund.id desc))[1]
        is distinct from 'failed'`)
    .orderBy('customer_order.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

interface EventRow {
  id: string;
  type: string;
  at: Date;
}

/** Returns false for a duplicate event. A concurrent duplicate waits until the first one commits. */
export async function insertEvent(tx: Tx, { id, type, at }: EventRow): Promise<boolean> {
  const row = await tx
    .insertInto('payment_event')
    .values({ id, type, outcome: 'ignored', detail: '', received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Outcome {
  outcome: 'handled' | 'ignored' | 'review';
  detail: string;
  paymentId?: string;
}

export async function concludeEvent(tx: Tx, id: string, { outcome, detail, paymentId }: Outcome) {
  await tx
    .updateTable('payment_event')
    .set({ outcome, detail: detail.slice(0, 500), payment_id: paymentId ?? null })
    .where('id', '=', id)
    .execute();
}

/** Locks payment references until the transaction ends, in an order that can't deadlock. */
export async function lockReferences(tx: Tx, payments: readonly { ref: string }[]): Promise<void> {
  for (const ref of payments.map((payment) => payment.ref).toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtext('payment_ref'), hashtext(${ref}))`.execute(tx);
  }
}

/** Returns whether a payment with this reference is booked, for another order if one is given. */
export async function hasReference(
  read: Reader,
  provider: ProviderName,
  reference: string,
  orderId?: string,
): Promise<boolean> {
  const row = await read
    .selectFrom('payment')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_ref', '=', reference)
    .$if(orderId !== undefined, (query) => query.where('order_id', '<>', orderId ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}
