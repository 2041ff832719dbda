import type { PaymentMethod } from '@sirkito/commerce';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { LockedOrder } from '../order/orders.queries.ts';

/** Sets the payment method and returns the order with it. Caller holds the order lock. */
export async function setPaymentMethod(
  tx: Tx,
  order: LockedOrder,
  paymentMethod: PaymentMethod,
): Promise<LockedOrder> {
  if (order.paymentMethod === paymentMethod) return order;
  await tx
    .updateTable('customer_order')
    .set({ payment_method: paymentMethod })
    .where('id', '=', order.id)
    .execute();
  return { ...order, paymentMethod };
}
