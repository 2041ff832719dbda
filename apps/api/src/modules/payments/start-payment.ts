import { isPaidOnline, orderNumber, type OnlineMethod } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { lockOrder, type LockedOrder } from '#api/modules/orders/index.ts';
import { requireShopper, type Acting, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { insertPayment, listPayments, openAttempt, type PaymentRow } from './payments.queries.ts';
import type { PaymentProvider } from './provider.ts';

export interface PaymentParts {
  provider: PaymentProvider;
  /** Where the shopper comes back to. */
  shopUrl: string;
}

type Payable = LockedOrder & { paymentMethod: OnlineMethod };

/** While it is held and not paid, an order can be paid on a page of the provider. */
export const isPayable = (
  order: Pick<LockedOrder, 'status' | 'paymentMethod' | 'heldUntil'>,
  now: Date,
): boolean =>
  order.status === 'pending' &&
  isPaidOnline(order.paymentMethod) &&
  order.heldUntil !== null &&
  order.heldUntil > now;

/** Gives the page to pay on: the one that is open, or a new one. */
export async function startPayment(
  ctx: Ctx,
  orderId: string,
  { provider, shopUrl }: PaymentParts,
): Promise<string> {
  const { accountId } = requireShopper(ctx);
  const { order, attempt } = await ctx.transact(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked || locked.accountId !== accountId) throw new AppError('order.not_found');
    if (!isPayable(locked, ctx.now())) throw new AppError('payment.not_open');
    const payable = locked as Payable; // isPayable has looked at the method
    return { order: payable, attempt: await attemptFor(tx, ctx, payable) };
  });
  if (attempt.checkoutUrl) return attempt.checkoutUrl;

  const back = new URL(`/shop/account/orders/${orderId}`, shopUrl).href;
  const page = await provider
    .openSession({
      attemptId: attempt.id,
      orderNumber: orderNumber(order.number),
      method: order.paymentMethod,
      amount: order.total,
      paidUrl: `${back}?paid=1`,
      cancelledUrl: `${back}?paid=0`,
    })
    .catch((error: unknown) => {
      throw new AppError('payment.provider_away', {}, { cause: error });
    });
  await ctx.transact((tx) => openAttempt(tx, attempt.id, page));
  return page.checkoutUrl;
}

/** One at a time: two tabs, or a second try after an outage, go on with the same. */
async function attemptFor(
  tx: Tx,
  by: Acting,
  order: Payable,
): Promise<Pick<PaymentRow, 'id' | 'checkoutUrl'>> {
  const attempts = await listPayments(tx, order.id);
  const unsettled = attempts.find(({ status }) => status === 'starting' || status === 'open');
  if (unsettled) return unsettled;
  const id = by.newId();
  await insertPayment(tx, {
    id,
    orderId: order.id,
    provider: 'paymongo',
    method: order.paymentMethod,
    amount: order.total,
    status: 'starting',
    at: by.now(),
  });
  return { id, checkoutUrl: null };
}
