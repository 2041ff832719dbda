import { isPaidOnline, orderNumber, type OnlineMethod } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { lockOrder, type LockedOrder } from '#api/modules/orders/index.ts';
import { requireShopper, type ActorContext, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import {
  insertPayment,
  listPayments,
  openAttempt,
  type PaymentRow,
} from '../payment/payments.queries.ts';
import type { PaymentProvider } from '../payment/provider.ts';

export interface OnlinePaymentDeps {
  provider: PaymentProvider;
  /** Base URL of the storefront, for the return links. */
  shopUrl: string;
}

type Payable = LockedOrder & { paymentMethod: OnlineMethod };

/** Returns whether the order is unpaid and still reserved. */
export const isReserved = (
  { status, heldUntil }: Pick<LockedOrder, 'status' | 'heldUntil'>,
  now: Date,
): boolean => status === 'pending' && heldUntil !== null && heldUntil > now;

/** Returns whether the order is unpaid, still reserved and to be paid online. */
export const isPayable = <
  Order extends Pick<LockedOrder, 'status' | 'paymentMethod' | 'heldUntil'>,
>(
  order: Order,
  now: Date,
): order is Order & { paymentMethod: OnlineMethod } =>
  isReserved(order, now) && isPaidOnline(order.paymentMethod);

/** Returns the checkout URL of the open session, or opens a new one. */
export async function startPayment(
  ctx: Ctx,
  orderId: string,
  { provider, shopUrl }: OnlinePaymentDeps,
): Promise<string> {
  const { accountId } = requireShopper(ctx);
  const { order, attempt } = await ctx.transact(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked || locked.accountId !== accountId) throw new AppError('order.not_found');
    if (!isPayable(locked, ctx.now())) throw new AppError('payment.not_open');
    return { order: locked, attempt: await attemptFor(tx, ctx, locked) };
  });
  if (attempt.checkoutUrl) return attempt.checkoutUrl;

  const returnUrl = new URL(`/shop/account/orders/${orderId}`, shopUrl).href;
  const page = await provider
    .openSession({
      attemptId: attempt.id,
      orderNumber: orderNumber(order.number),
      method: order.paymentMethod,
      amount: order.total,
      paidUrl: `${returnUrl}?paid=1`,
      cancelledUrl: `${returnUrl}?paid=0`,
    })
    .catch((error: unknown) => {
      throw new AppError('payment.provider_unavailable', {}, { cause: error });
    });
  await ctx.transact((tx) => openAttempt(tx, attempt.id, page));
  return page.checkoutUrl;
}

/** Returns the open attempt, if any, so that two tabs or a retry share one session. */
async function attemptFor(
  tx: Tx,
  deps: ActorContext,
  order: Payable,
): Promise<Pick<PaymentRow, 'id' | 'checkoutUrl'>> {
  const attempts = await listPayments(tx, order.id);
  const unsettled = attempts.find(
    ({ method, status }) =>
      method === order.paymentMethod && (status === 'starting' || status === 'open'),
  );
  if (unsettled) return unsettled;
  const id = deps.newId();
  await insertPayment(tx, {
    id,
    orderId: order.id,
    provider: 'paymongo',
    method: order.paymentMethod,
    amount: order.total,
    status: 'starting',
    at: deps.now(),
  });
  return { id, checkoutUrl: null };
}
