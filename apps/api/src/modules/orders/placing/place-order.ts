import { createHash } from 'node:crypto';
import { toCentavos, toPesos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import {
  OrderDetails,
  type Order,
  type OrderBody,
  type OrderDetailsInput,
} from '@sirkito/contracts/orders/schemas';
import { recordOrder } from '@sirkito/process';
import { promoCodeProblem } from '#api/modules/carts/index.ts';
import { requireBuyer, type Ctx } from '#api/platform/context.ts';
import { clientKey } from './client-key.ts';
import type { Decision, Totals } from './order-draft.ts';
import type { OrderQueue } from './order-queue.ts';
import { isRetry } from './replayed-order.ts';

interface PlaceOrderRequest {
  body: Omit<OrderBody, keyof OrderDetails> & OrderDetailsInput;
  /** The Idempotency-Key header. */
  key: string | null;
}

/**
 * Places an order for the cart. Repeating the key returns the same reply; without one, repeating the
 * request within ten minutes returns the order as it is now.
 */
export async function placeOrder(
  ctx: Ctx,
  { body, key }: PlaceOrderRequest,
  queue: Pick<OrderQueue, 'place'>,
): Promise<Order> {
  const { accountId } = requireBuyer(ctx);
  const { addressId = null, pickup, expectedTotal } = body;
  const { decision, readOrder } = await queue.place({
    ...OrderDetails.parse(body),
    orderId: ctx.newId(),
    accountId,
    buyerId: accountId,
    key: key === null ? null : clientKey(key),
    bodyHash: hashOf(body),
    requestId: ctx.requestId,
    destination: pickup ? { pickup } : { addressId },
    items: null,
    expectedTotal: expectedTotal === undefined ? null : toCentavos(expectedTotal),
  });
  const { outcome } = decision;
  const order = await readOrder();
  if (key === null && (outcome === 'key_reused' || (order && !isRetry(order, ctx.now())))) {
    throw new AppError('order.cart_empty');
  }
  if (!order) throw orderError(decision);
  recordOrder(order.orderNumber);
  return order;
}

/** Empty fields don't count, so that a repeat across an update that adds one is the same; notes do. */
const hashOf = (body: object): string => {
  const text = JSON.stringify(body, (name, value: unknown) =>
    value === '' && name !== 'notes' ? undefined : value,
  );
  return createHash('sha256').update(text).digest('base64url');
};

export const toTotals = (totals: Totals) => ({
  subtotal: toPesos(totals.subtotal),
  shippingFee: toPesos(totals.shippingFee),
  discount: toPesos(totals.discount),
  total: toPesos(totals.total),
});

/** Returns why an order isn't placed. Each outcome is named, so a new one needs its error. */
export function orderError(decision: Decision): AppError {
  const { outcome } = decision;
  switch (outcome) {
    case 'placed':
    case 'replayed':
      return new AppError('server.unexpected');
    case 'code_refused':
      return new AppError('promotion.not_applicable', {
        reason: promoCodeProblem(decision.code, undefined) ?? '',
      });
    case 'busy':
      return new AppError('server.overloaded');
    case 'account_gone':
      return new AppError('auth.required');
    case 'address_not_found':
      return new AppError('address.not_found');
    case 'rule_broken':
      return new AppError('order.rule_broken', decision.rule);
    case 'total_changed':
      return new AppError('order.total_changed', toTotals(decision.totals));
    case 'key_reused':
    case 'cart_empty':
    case 'product_unavailable':
    case 'out_of_stock':
    case 'no_pickup':
    case 'cod_over_limit':
    case 'too_many_unpaid':
    case 'online_payment_needed':
    case 'unpaid_share_full':
      return new AppError(`order.${outcome}`);
  }
}
