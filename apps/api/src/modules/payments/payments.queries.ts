import { heldPayments, type PaymentMethod } from '@sirkito/commerce';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export type AttemptStatus = 'starting' | 'open' | 'paid' | 'expired';
export type RefundStatus = 'owed' | 'sent' | 'done' | 'failed';
export type ProviderName = 'paymongo' | 'bank' | 'cash';

/** Every attempt of an order with what went back of it, oldest first. */
export function listPayments(read: Reader, orderId: string) {
  return read
    .selectFrom('payment')
    .select((eb) => [
      'id',
      'order_id as orderId',
      sql<ProviderName>`provider`.as('provider'),
      sql<PaymentMethod>`method`.as('method'),
      'amount_centavos as amount',
      sql<AttemptStatus>`payment.status`.as('status'),
      'session_ref as sessionRef',
      'provider_ref as ref',
      'checkout_url as checkoutUrl',
      'created_at as createdAt',
      eb
        .selectFrom('refund')
        .select(sql<number>`coalesce(sum(refund.amount_centavos), 0)::float8`.as('went'))
        .whereRef('refund.payment_id', '=', 'payment.id')
        .where('refund.status', '<>', 'failed')
        .$asScalar()
        .$notNull()
        .as('went'),
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
  amount: number;
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
      asked_at: payment.at,
    })
    .execute();
}

interface Page {
  sessionRef: string;
  checkoutUrl: string;
}

export async function openAttempt(tx: Tx, id: string, page: Page): Promise<void> {
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
  await tx.updateTable('payment').set({ asked_at: at }).where('id', '=', id).execute();
}

interface Told {
  sessionRef?: string | undefined;
  attemptId?: string | undefined;
  paymentRef?: string | undefined;
}

const uuid = z.uuid();

/** The attempt that news is about, by any name the provider may call it: each has an index. */
export function findAttempt(read: Reader, { sessionRef, attemptId, paymentRef }: Told) {
  return read
    .selectFrom('payment')
    .select(['id', 'order_id as orderId', 'amount_centavos as amount', 'currency'])
    .where('provider', '=', 'paymongo')
    .where((eb) =>
      eb.or([
        eb('session_ref', '=', sessionRef ?? null),
        // Anything else would make the database refuse the question instead of the answer being no.
        eb('id', '=', uuid.safeParse(attemptId).data ?? null),
        eb('provider_ref', '=', paymentRef ?? null),
      ]),
    )
    .executeTakeFirst();
}

/** Those nobody has settled, whose turn it is to be asked about. */
export function listUnsettled(read: Reader, { before, limit }: { before: Date; limit: number }) {
  return read
    .selectFrom('payment')
    .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
    .select([
      'payment.id',
      'payment.order_id as orderId',
      'payment.session_ref as sessionRef',
      sql<boolean>`customer_order.status <> 'pending'`.as('isOver'),
    ])
    .where('payment.status', 'in', ['starting', 'open'])
    .where('payment.asked_at', '<', before)
    .orderBy('payment.asked_at')
    .limit(limit)
    .execute();
}

/** Cancelled orders whose money can go back by itself, unless the last try to give some was in vain. */
export async function listOwedOrders(read: Reader, limit: number): Promise<string[]> {
  const rows = await read
    .selectFrom('customer_order')
    .innerJoin('payment', 'payment.order_id', 'customer_order.id')
    .leftJoin('refund', 'refund.payment_id', 'payment.id')
    .select('customer_order.id')
    .where('customer_order.status', '=', 'cancelled')
    .where('customer_order.payment_status', 'in', heldPayments)
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

/** False when it was told before; a second telling waits until the first is through. */
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

export async function hasReference(
  read: Reader,
  provider: ProviderName,
  reference: string,
): Promise<boolean> {
  const row = await read
    .selectFrom('payment')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_ref', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}
