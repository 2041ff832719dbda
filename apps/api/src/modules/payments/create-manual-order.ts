import { orderNumber } from '@sirkito/commerce';
import type {
  ManualOrder,
  ManualQuote,
  ManualQuoteBody,
} from '@sirkito/contracts/orders/staff-manual-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { lockOrder, placeManualOrder, quoteManualOrder } from '#api/modules/orders/index.ts';
import { requireBankAccount } from '#api/modules/settings/index.ts';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import type { PaymentProvider } from './payment/provider.ts';
import { capturePayment } from './capture/capture-payment.ts';

export async function previewManualOrder(ctx: Ctx, request: ManualQuoteBody): Promise<ManualQuote> {
  requireStaff(ctx);
  return quoteManualOrder(ctx.read, ctx, request);
}

/** Places an order at the counter or by phone. Cash is captured in the same transaction. */
export async function createManualOrder(
  ctx: Ctx,
  { key, expectedTotal, ...request }: ManualOrder,
  provider: Pick<PaymentProvider, 'isTest'>,
): Promise<string> {
  requireStaff(ctx);
  await requireBankAccount(ctx.read, request.payment, provider);
  return ctx.transact(async (tx) => {
    const { id, isNew } = await placeManualOrder(tx, ctx, {
      request,
      key,
      expectedTotal,
    });
    if (!isNew) return id;
    await audit(tx, ctx, {
      action: 'orders.create_manual',
      subject: `order:${id}`,
      before: null,
      after: {
        items: request.items,
        payment: request.payment,
        delivery: request.place ? 'courier' : 'pickup',
        account: request.email ? 'customer' : 'guest',
        total: expectedTotal,
      },
    });
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError('server.unexpected');
    if (request.payment === 'cash') {
      await capturePayment(tx, ctx, order, {
        provider: 'cash',
        method: order.paymentMethod,
        ref: `Counter ${orderNumber(order.number)}`,
        amount: order.total,
      });
    }
    return id;
  });
}
