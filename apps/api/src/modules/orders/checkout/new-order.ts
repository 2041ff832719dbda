import type { PaymentMethod } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { toPlacedOrder } from '../order/order.ts';
import type { PlacementResult } from './place-orders.queries.ts';

interface NewOrderRequest {
  accountId: string;
  orderId: string;
  paymentMethod: PaymentMethod;
  notes: string;
  pickup: object | null;
}

/** Returns an order that was just placed, as a replay reads it; undefined for other outcomes. */
export function newOrder(
  { accountId, orderId, paymentMethod, notes, pickup }: NewOrderRequest,
  { written }: PlacementResult,
): Order | undefined {
  if (!written) return undefined;
  const { discountName, totals, createdAt, ...columns } = written;
  const { subtotal, shippingFee, discount, total } = totals;
  return toPlacedOrder({
    ...columns,
    id: orderId,
    version: 1,
    accountId,
    status: 'pending',
    paymentMethod,
    paymentStatus: 'unpaid',
    subtotal,
    shipping: shippingFee,
    discount,
    discounts: discountName === null ? [] : [{ label: discountName, amount: discount }],
    total,
    notes,
    isPickup: pickup !== null,
    heldUntil: null,
    isSample: false,
    hasInvoice: false,
    createdAt,
    events: [{ at: createdAt.toISOString(), note: '', status: 'pending', paymentStatus: null }],
  });
}
