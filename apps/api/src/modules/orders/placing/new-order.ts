import { vatIncluded } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { toPlacedOrder } from '../order/order.ts';
import type { Placement } from './place-batch.ts';

/** Returns an order that was just placed, as a replay reads it; undefined for other outcomes. */
export function newOrder(placement: Placement, createdAt: Date): Order | undefined {
  if (placement.outcome !== 'placed') return undefined;
  const { draft, totals, promotion, number = 0 } = placement;
  const { request, lines, fulfilment, address } = draft;
  const { subtotal, shippingFee, discount, total } = totals;
  return toPlacedOrder({
    ...request,
    id: request.orderId,
    number,
    version: 1,
    accountId: request.buyerId,
    status: 'pending',
    paymentStatus: 'unpaid',
    subtotal,
    shipping: shippingFee,
    discount,
    discounts: promotion ? [{ label: promotion.name, amount: discount }] : [],
    total,
    vat: vatIncluded(total),
    address,
    lines: [...lines],
    isPickup: fulfilment === 'pickup',
    heldUntil: null,
    isSample: false,
    hasInvoice: false,
    createdAt,
    events: [{ at: createdAt.toISOString(), note: '', status: 'pending', paymentStatus: null }],
  });
}
