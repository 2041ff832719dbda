import { asCentavos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { issueDueDocuments } from '#api/modules/invoices/index.ts';
import { lockOrder } from '#api/modules/orders/index.ts';
import { anyone, requireShop, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { issueRefund, type PaymentDeps } from '../refunds/issue-refund.ts';
import { sumPayments } from '../payment/payment-totals.ts';
import {
  expireAttempt,
  listRefundDueOrders,
  listPayments,
  listUnsettledAttempts,
  touchAttempt,
} from '../payment/payments.queries.ts';
import {
  ProviderNotFoundError,
  type PaymentProvider,
  type ProviderPayment,
} from '../payment/provider.ts';
import { listUnsettledRefunds } from '../payment/refunds.queries.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { capturePayment } from '../capture/capture-payment.ts';

const batchSize = 50;
const pollAfterMs = 60_000;

/**
 * Polls the provider for open checkout sessions and pending refunds whose webhook never arrived,
 * and refunds cancelled orders, until the signal aborts. A failure of one does not stop the others.
 */
export async function pollOpenPayments(
  ctx: Ctx,
  provider: PaymentProvider,
  signal?: AbortSignal,
): Promise<void> {
  requireShop(ctx);
  const due = { before: new Date(ctx.now().getTime() - pollAfterMs), limit: batchSize };
  const work = [
    ...(await listUnsettledAttempts(ctx.read, due)).map(
      (attempt) => () => settleAttempt(ctx, attempt, provider),
    ),
    ...(await listRefundDueOrders(ctx.read, batchSize)).map(
      (id) => () => refundCancelledOrder(ctx, id),
    ),
    ...(await listUnsettledRefunds(ctx.read, due)).map(
      ({ id }) =>
        () =>
          sendRefund(ctx, id, provider),
    ),
  ];
  for (const step of work) {
    if (signal?.aborted) return;
    await step().catch((error: unknown) =>
      ctx.log.error({ err: error }, 'could not settle a payment; will retry'),
    );
  }
}

type UnsettledAttempt = Awaited<ReturnType<typeof listUnsettledAttempts>>[number];

/** Captures what was paid with an attempt, and closes an obsolete one at the provider. */
export async function settleAttempt(
  ctx: Ctx,
  { id, orderId, sessionRef, isObsolete }: UnsettledAttempt,
  provider: PaymentProvider,
): Promise<void> {
  // The worker polls; a shopper who switches the payment method closes the earlier session.
  anyone(ctx);
  // Update the poll time first, so an attempt that keeps failing moves to the back of the queue.
  await ctx.transact((tx) => touchAttempt(tx, id, ctx.now()));
  const read = () =>
    sessionRef === null ? undefined : readSession(provider, sessionRef, isObsolete);
  let session = await read();
  if (sessionRef && isObsolete && session && !session.isExpired && session.paid.length === 0) {
    await provider.expireSession(sessionRef);
    // The shopper may have paid just before it expired.
    session = await read();
  }
  const paid = session?.paid ?? [];
  const isExpired = session?.isExpired ?? isObsolete;
  const mismatched = await ctx.transact(async (tx) => {
    const captured = await captureMatching(tx, ctx, { id, orderId, paid });
    if (captured.length === 0 && !isObsolete && !isExpired) return [];
    if (captured.length === 0) await expireAttempt(tx, id);
    return paid.filter((payment) => !captured.includes(payment));
  });
  // This attempt is not polled again and the provider holds the money, so staff must act.
  if (mismatched.length > 0) {
    const details = { orderId, sessionRef, paid: mismatched };
    ctx.log.error(details, 'payment amount does not match; manual action required');
  }
}

type PaidAttempt = Pick<UnsettledAttempt, 'id' | 'orderId'> & { paid: readonly ProviderPayment[] };

/** Captures the payments with the expected amount and returns them. A second one is refunded. */
async function captureMatching(tx: Tx, deps: PaymentDeps, { id, orderId, paid }: PaidAttempt) {
  await lockOrder(tx, orderId);
  const attempt = (await listPayments(tx, orderId)).find((payment) => payment.id === id);
  const matching = paid.filter(
    ({ amount, currency }) => amount === attempt?.amount && currency === 'PHP',
  );
  for (const { ref, amount } of matching) {
    // Lock again for each payment: the previous one may have changed the order.
    const order = await lockOrder(tx, orderId);
    if (!order || !attempt) throw new AppError('order.not_found');
    const { provider, method } = attempt;
    await capturePayment(tx, deps, order, { provider, method, ref, amount, attemptId: id });
  }
  return matching;
}

/** Returns undefined if the attempt is obsolete and the provider no longer knows the session. */
const readSession = (provider: PaymentProvider, sessionRef: string, isObsolete: boolean) =>
  provider.readSession(sessionRef).catch((error: unknown) => {
    if (isObsolete && error instanceof ProviderNotFoundError) return undefined;
    throw error;
  });

async function refundCancelledOrder(ctx: Ctx, orderId: string): Promise<void> {
  await ctx.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payments = (await listPayments(tx, orderId)).filter(
      ({ provider }) => provider === 'paymongo',
    );
    const { paid, refunded } = sumPayments(payments);
    if (order?.status !== 'cancelled' || paid === refunded) return;
    const amount = asCentavos(paid - refunded);
    const reason = 'order cancelled';
    await issueRefund(tx, ctx, order, { payments, amount, reason });
    await issueDueDocuments(tx, orderId);
  });
}
