import { hasPaid, paidLater, type PaymentMethod } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import {
  listOtherMethods,
  lockOrder,
  lockOrderStock,
  switchPaymentMethod,
  type LockedOrder,
} from '#api/modules/orders/index.ts';
import { takesTransfers } from '#api/modules/settings/index.ts';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { settleAttempt } from './online/poll-open-payments.ts';
import { isReserved } from './online/start-payment.ts';
import { listOpenSessions } from './payment/payments.queries.ts';
import { listProofs } from './payment/proofs.queries.ts';
import type { PaymentProvider } from './payment/provider.ts';

interface MethodChange {
  orderId: string;
  paymentMethod: PaymentMethod;
}

/**
 * Switches the shopper's own unpaid order to another payment method and closes the checkout session
 * of the earlier one. A payment that still arrives through it counts, see `capturePayment`.
 */
export async function changePaymentMethod(
  ctx: Ctx,
  { orderId, paymentMethod }: MethodChange,
  provider: PaymentProvider,
): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await ctx.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.accountId !== accountId) throw new AppError('order.not_found');
    if (order.paymentMethod === paymentMethod) return;
    if (paidLater.includes(paymentMethod)) await lockOrderStock(tx, orderId);
    const offered = await listSwitchMethods(tx, order, { now: ctx.now(), provider });
    if (offered.length === 0) throw new AppError('payment.not_open');
    if (!offered.includes(paymentMethod)) throw new AppError('payment.method_unavailable');
    await switchPaymentMethod(tx, ctx, order, paymentMethod);
  });
  for (const session of await listOpenSessions(ctx.read, orderId)) {
    if (!session.isObsolete) continue;
    await settleAttempt(ctx, session, provider).catch((error: unknown) =>
      ctx.log.warn({ err: error, orderId }, 'could not close a checkout session; will retry'),
    );
  }
}

type UnpaidOrder = Pick<
  LockedOrder,
  'id' | 'accountId' | 'status' | 'paymentMethod' | 'paymentStatus' | 'heldUntil' | 'total'
>;

/** Lists the methods an unpaid order can switch to; none once proof of a transfer was sent. */
export async function listSwitchMethods(
  read: Reader,
  order: UnpaidOrder,
  { now, provider }: { now: Date; provider: Pick<PaymentProvider, 'isTest'> },
): Promise<PaymentMethod[]> {
  if (!isReserved(order, now) || hasPaid(order.paymentStatus)) return [];
  if ((await listProofs(read, order.id)).length > 0) return [];
  const hasBank = await takesTransfers(read, provider);
  const methods = await listOtherMethods(read, order, now);
  return methods.filter((method) => method !== 'bank_transfer' || hasBank);
}
