import { paymentMethods, toCentavos, type PaymentMethod } from '@sirkito/commerce';
import type { Reader } from '#api/platform/db/transaction.ts';
import { findBuyerTrust, paidLater } from '../checkout/unpaid-orders.queries.ts';
import { codLimit, codLimitUnverified, maxUnpaidUnverified } from '../order/order-rules.ts';
import type { LockedOrder } from '../order/orders.queries.ts';

type UnpaidOrder = Pick<LockedOrder, 'id' | 'accountId' | 'paymentMethod' | 'total'>;

/** Lists the methods checkout would accept for this order, except its own. */
export async function listOtherMethods(read: Reader, order: UnpaidOrder): Promise<PaymentMethod[]> {
  const { isVerified, otherUnpaid } = await findBuyerTrust(read, order);
  const isWithinLimit = order.total <= toCentavos(isVerified ? codLimit : codLimitUnverified);
  const mayPayLater = isVerified || otherUnpaid < maxUnpaidUnverified;
  return paymentMethods.filter(
    (method) =>
      method !== order.paymentMethod &&
      (method !== 'cod' || isWithinLimit) &&
      (!paidLater.includes(method) || mayPayLater),
  );
}
