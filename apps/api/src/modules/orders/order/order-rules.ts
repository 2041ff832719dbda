import type { PaymentMethod } from '@sirkito/commerce';
import { readSettings } from '#api/modules/settings/index.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { OrderRules } from '../placing/order-draft.ts';

/** Returns whether staff have to approve cash on delivery before the order is confirmed. */
export const isReviewDue = (order: {
  paymentMethod: PaymentMethod;
  codReview: 'required' | 'approved' | null;
}): boolean => order.paymentMethod === 'cod' && order.codReview === 'required';

export async function readOrderRules(read: Reader): Promise<OrderRules> {
  const found = await readSettings(read, ['shipping', 'cash_on_delivery', 'store_profile']);
  return {
    shipping: found.shipping,
    shopAddress: found.store_profile.address,
    cash: found.cash_on_delivery,
  };
}
