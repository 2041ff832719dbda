import { AppError } from '@sirkito/contracts/errors';
import { lockOrder, type LockedOrder } from '#api/modules/orders/index.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { sayGivenBack, type Paying } from './give-back.ts';
import { spelled } from './money.ts';
import { findAttempt, listPayments, type Outcome } from './payments.queries.ts';
import type { ProviderEvent, ProviderRefund } from './provider.ts';
import { insertRefund, listRefunds } from './refunds.queries.ts';
import { settleRefund } from './settle-refund.ts';

type Refunds = Extract<ProviderEvent, { about: 'refunds' }>;

/** News of refunds: ours move on, and one made in the provider's dashboard joins the books. */
export async function giveBackElsewhere(
  tx: Tx,
  by: Paying,
  { paymentRef, refunds }: Refunds,
): Promise<Outcome> {
  const payment = await findAttempt(tx, { paymentRef });
  if (!payment) return { outcome: 'review', detail: `given back, but not of ours: ${paymentRef}` };
  const outcome = { paymentId: payment.id, detail: refunds.map(({ ref }) => ref).join() };
  for (const refund of refunds) {
    // Anew for each: the one before may have changed it.
    const order = await lockOrder(tx, payment.orderId);
    if (!order) throw new AppError('order.not_found');
    const known = await knownAs(tx, order, refund);
    if (known) await settleRefund(tx, by, order, { ...refund, refundId: known });
    else if (!(await join(tx, by, order, { ...refund, paymentId: payment.id }))) {
      return { ...outcome, outcome: 'review' };
    }
  }
  return { ...outcome, outcome: 'handled' };
}

/** Ours by its name, or by ours in it. */
async function knownAs(tx: Tx, order: LockedOrder, told: ProviderRefund) {
  const ours = await listRefunds(tx, order.id);
  return ours.find(({ id, ref }) => ref === told.ref || id === told.refundId)?.id;
}

async function join(
  tx: Tx,
  by: Paying,
  order: LockedOrder,
  { paymentId, ref, amount, status }: ProviderRefund & { paymentId: string },
): Promise<boolean> {
  const payment = (await listPayments(tx, order.id)).find(({ id }) => id === paymentId);
  if (!payment || (status !== 'failed' && amount > payment.amount - payment.went)) return false;
  const reason = 'by our payment provider';
  await insertRefund(tx, { id: by.newId(), paymentId, amount, reason, status, ref, at: by.now() });
  if (status === 'failed') return true;
  await sayGivenBack(tx, by, order, { note: `${spelled(amount)} goes back to you ${reason}` });
  return true;
}
