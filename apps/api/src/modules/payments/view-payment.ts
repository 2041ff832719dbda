import { toCentavos } from '@sirkito/commerce';
import type { OwnPayment } from '@sirkito/contracts/payments/schemas';
import { viewOrder } from '#api/modules/orders/index.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { listSwitchMethods } from './change-payment-method.ts';
import { toRefund } from './payment/order-payments.ts';
import type { PaymentProvider } from './payment/provider.ts';
import { listProofs } from './payment/proofs.queries.ts';
import { listRefunds } from './payment/refunds.queries.ts';
import { isPayable } from './online/start-payment.ts';

/** Returns the payment options and refunds of the shopper's own order. */
export async function viewPayment(
  ctx: Ctx,
  orderId: string,
  provider: PaymentProvider,
): Promise<OwnPayment> {
  requireShopper(ctx);
  const order = await viewOrder(ctx, orderId);
  const isTransfer = order.paymentMethod === 'bank_transfer' && order.status === 'pending';
  const heldUntil = order.heldUntil === null ? null : new Date(order.heldUntil);
  const proofs = isTransfer ? await listProofs(ctx.read, orderId) : [];
  const now = ctx.now();
  const unpaid = {
    ...order,
    id: order._id,
    accountId: order.userId,
    heldUntil,
    total: toCentavos(order.total),
  };
  return {
    isTest: provider.isTest,
    isPayable: isPayable(unpaid, now),
    otherMethods: await listSwitchMethods(ctx.read, unpaid, { now, provider }),
    refunds: (await listRefunds(ctx.read, orderId)).map(toRefund),
    bank: isTransfer ? await readSetting(ctx.read, 'bank_account') : null,
    proofs: proofs.map(({ createdAt }) => createdAt.toISOString()),
  };
}
