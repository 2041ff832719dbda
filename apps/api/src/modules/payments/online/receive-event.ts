import { AppError } from '@sirkito/contracts/errors';
import { lockOrder, markPayment } from '#api/modules/orders/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { recordProviderRefunds } from '../refunds/record-provider-refunds.ts';
import type { PaymentDeps } from '../refunds/issue-refund.ts';
import {
  concludeEvent,
  findAttempt,
  hasReference,
  insertEvent,
  lockReferences,
  type Outcome,
} from '../payment/payments.queries.ts';
import type { PaymentProvider, ProviderEvent, SignedMessage } from '../payment/provider.ts';
import { capturePayment } from '../capture/capture-payment.ts';

/** Handles a webhook event: verifies its signature and applies it once, in any order of arrival. */
export async function receiveEvent(
  ctx: Ctx,
  message: Omit<SignedMessage, 'at'>,
  provider: PaymentProvider,
): Promise<void> {
  anyone(ctx);
  const event = provider.readEvent({ ...message, at: ctx.now() });
  if (!event) throw new AppError('payment.bad_signature');
  const { id, type } = event;
  const conclusion = await ctx.transact(async (tx) => {
    if (!(await insertEvent(tx, { id, type, at: ctx.now() }))) return undefined;
    // Two orders can be told at once that they have the same payment.
    if (event.about === 'paid') await lockReferences(tx, event.payments);
    const outcome = await handle(tx, ctx, event);
    await concludeEvent(tx, id, outcome);
    return outcome;
  });
  if (conclusion?.outcome === 'review') {
    ctx.log.error({ eventId: id, type, ...conclusion }, 'payment event needs manual review');
  }
}

const ignored = (detail: string): Outcome => ({ outcome: 'ignored', detail });
const review = (detail: string): Outcome => ({ outcome: 'review', detail });

function handle(tx: Tx, deps: PaymentDeps, event: ProviderEvent): Promise<Outcome> | Outcome {
  switch (event.about) {
    case 'paid':
      return handlePaid(tx, deps, event);
    case 'failed':
      return handleFailed(tx, deps, event);
    case 'refunds':
      return recordProviderRefunds(tx, deps, event);
    case 'other':
      return ignored('event type not handled');
  }
}

type EventAbout<Kind> = Extract<ProviderEvent, { about: Kind }>;

async function handlePaid(tx: Tx, deps: PaymentDeps, event: EventAbout<'paid'>): Promise<Outcome> {
  const attempt = await findAttempt(tx, event);
  const order = attempt && (await lockOrder(tx, attempt.orderId));
  if (!order) return review(`payment for an unknown checkout session: ${refsOf(event)}`);
  const matching = event.payments.filter(
    ({ amount, currency }) => amount === attempt.amount && currency === attempt.currency,
  );
  if (matching.length !== 1 || event.payments.length !== 1) {
    const received = event.payments.map(({ amount, currency }) => `${amount} ${currency}`).join();
    return {
      ...review(
        `expected ${attempt.amount} ${attempt.currency}, received ${received}: ${refsOf(event)}`,
      ),
      paymentId: attempt.id,
    };
  }
  for (const { ref, amount } of matching) {
    if (await hasReference(tx, 'paymongo', ref, order.id)) {
      return { ...review(`booked for another order: ${ref}`), paymentId: attempt.id };
    }
    await capturePayment(tx, deps, order, {
      provider: 'paymongo',
      method: attempt.method,
      ref,
      amount,
      attemptId: attempt.id,
    });
  }
  return { outcome: 'handled', detail: refsOf(event), paymentId: attempt.id };
}

const refsOf = ({ payments }: EventAbout<'paid'>) => payments.map(({ ref }) => ref).join();

async function handleFailed(
  tx: Tx,
  deps: PaymentDeps,
  event: EventAbout<'failed'>,
): Promise<Outcome> {
  const attempt = event.attemptId ? await findAttempt(tx, event) : undefined;
  const order = attempt && (await lockOrder(tx, attempt.orderId));
  const isAwaited = order?.status === 'pending' && order.paymentStatus === 'awaiting';
  if (!order || !isAwaited || order.paymentMethod !== attempt.method) {
    return ignored('failed payment of an order that is not awaiting one');
  }
  const note = event.reason.slice(0, 200);
  await markPayment(tx, deps, order, { paymentStatus: 'failed', note });
  return { outcome: 'handled', detail: event.reason, paymentId: attempt.id };
}
