import type { Centavos } from '@sirkito/commerce';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { RefundStatus } from './payments.queries.ts';

interface NewRefund {
  id: string;
  paymentId: string;
  amount: Centavos;
  reason: string;
  status: RefundStatus;
  ref?: string;
  at: Date;
}

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  await tx
    .insertInto('refund')
    .values({
      id: refund.id,
      payment_id: refund.paymentId,
      amount_centavos: refund.amount,
      reason: refund.reason,
      status: refund.status,
      provider_ref: refund.ref ?? null,
      created_at: refund.at,
      updated_at: refund.at,
    })
    .execute();
}

const selectRefunds = (read: Reader) =>
  read
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.id',
      'refund.payment_id as paymentId',
      'payment.order_id as orderId',
      'payment.provider_ref as paymentRef',
      'payment.provider',
      'refund.amount_centavos as amount',
      'refund.reason',
      'refund.status',
      'refund.provider_ref as ref',
      'refund.created_at as createdAt',
    ]);

export const findRefund = (read: Reader, id: string) =>
  selectRefunds(read).where('refund.id', '=', id).executeTakeFirst();

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

export const listRefunds = (read: Reader, orderId: string): Promise<RefundRow[]> =>
  selectRefunds(read).where('payment.order_id', '=', orderId).orderBy('refund.id').execute();

/** Lists pending refunds last updated before `before`, oldest first. */
export const listUnsettledRefunds = (
  read: Reader,
  { before, limit }: { before: Date; limit: number },
): Promise<RefundRow[]> =>
  selectRefunds(read)
    .where('refund.status', 'in', ['due', 'sent'])
    .where('refund.updated_at', '<', before)
    .orderBy('refund.updated_at')
    .limit(limit)
    .execute();

interface Claim {
  at: Date;
  /** Claims older than this have expired. */
  before: Date;
}

/** Returns false if the refund is settled or claimed by another worker. A new refund is unclaimed. */
export async function claimRefund(tx: Tx, id: string, { at, before }: Claim): Promise<boolean> {
  const row = await tx
    .updateTable('refund')
    .set({ updated_at: at })
    .where('id', '=', id)
    .where('status', 'in', ['due', 'sent'])
    .where((eb) =>
      eb.or([eb('updated_at', '=', eb.ref('created_at')), eb('updated_at', '<', before)]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface RefundUpdate {
  status: RefundStatus;
  ref: string | null;
  at: Date;
}

export async function updateRefund(tx: Tx, id: string, { status, ref, at }: RefundUpdate) {
  await tx
    .updateTable('refund')
    .set({ status, updated_at: at, ...(ref && { provider_ref: ref }) })
    .where('id', '=', id)
    .execute();
}
