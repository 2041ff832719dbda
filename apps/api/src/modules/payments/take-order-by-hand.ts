import { orderNumber } from '@sirkito/commerce';
import type {
  ManualOrder,
  ManualQuote,
  ManualQuoteBody,
} from '@sirkito/contracts/manual-order-staff';
import { AppError } from '@sirkito/contracts/errors';
import { lockOrder, placeByHand, quoteByHand } from '#api/modules/orders/index.ts';
import { readSetting, refuseSampleBank } from '#api/modules/settings/index.ts';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import type { PaymentProvider } from './provider.ts';
import { takePayment } from './take-payment.ts';

export async function quoteOrderByHand(ctx: Ctx, wanted: ManualQuoteBody): Promise<ManualQuote> {
  requireStaff(ctx);
  return ctx.transact((tx) => quoteByHand(tx, ctx, wanted));
}

/** At the counter or by phone. Cash that was taken is in the same commit as the order. */
export async function takeOrderByHand(
  ctx: Ctx,
  { key, expectedTotal, ...wanted }: ManualOrder,
  { isTest }: Pick<PaymentProvider, 'isTest'>,
): Promise<string> {
  requireStaff(ctx);
  if (!isTest && wanted.payment !== 'cash') await refuseSampleBank(ctx.read, wanted.payment);
  return ctx.transact(async (tx) => {
    const { address: shopAddress } = await readSetting(tx, 'store_profile');
    const { id, isNew } = await placeByHand(tx, ctx, { wanted, shopAddress, key, expectedTotal });
    if (!isNew) return id;
    await audit(tx, ctx, {
      action: 'orders.take_by_hand',
      subject: `order:${id}`,
      before: null,
      after: {
        items: wanted.items,
        payment: wanted.payment,
        delivery: wanted.place ? 'courier' : 'pickup',
        account: wanted.email ? 'customer' : 'guest',
        total: expectedTotal,
      },
    });
    if (wanted.payment === 'cash') {
      const order = await lockOrder(tx, id);
      if (!order) throw new AppError('server.unexpected');
      await takePayment(tx, ctx, order, {
        provider: 'cash',
        method: order.paymentMethod,
        ref: `Counter ${orderNumber(order.number)}`,
        amount: order.total,
      });
    }
    return id;
  });
}
