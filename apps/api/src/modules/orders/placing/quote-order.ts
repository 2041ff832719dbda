import {
  cashLimits,
  paidLater,
  shippingZones,
  toPesos,
  vatIncluded,
  type PaymentMethod,
} from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { OrderDetails, type OrderQuote } from '@sirkito/contracts/orders/schemas';
import { requireBuyer, type Ctx } from '#api/platform/context.ts';
import { readOrderRules } from '../order/order-rules.ts';
import { areSold, decideOrders, priceOrder } from './decide-orders.ts';
import type { Decision, OrderRequest } from './order-draft.ts';
import { orderError, toTotals } from './place-order.ts';
import { readDrafts } from './read-drafts.ts';

/**
 * Returns the totals of placing the order now, and what placing would reject. Without an address it
 * quotes a pick-up.
 */
export async function quoteOrder(
  ctx: Ctx,
  addressId?: string,
  canTransfer = true,
): Promise<OrderQuote> {
  const { accountId } = requireBuyer(ctx);
  const rules = await readOrderRules(ctx.read);
  const request: OrderRequest = {
    ...OrderDetails.parse({ paymentMethod: 'card' }),
    orderId: ctx.newId(),
    accountId,
    buyerId: accountId,
    key: unusedKey,
    bodyHash: '',
    requestId: ctx.requestId,
    // A quote needs no name.
    destination: addressId ? { addressId } : { pickup: { fullName: '', phone: '' } },
    items: null,
    expectedTotal: null,
  };
  const at = ctx.now();
  const { drafts, stock } = await readDrafts({ read: ctx.read, lock: null }, [request], {
    rules,
    at,
  });
  // One request has one draft.
  const draft = drafts[0] as (typeof drafts)[number];
  const { address, lines } = draft;
  if (!address) throw new AppError(addressId ? 'address.not_found' : 'order.no_pickup');
  if (lines.length === 0) throw new AppError('order.cart_empty');
  if (!areSold(lines)) throw new AppError('order.product_unavailable');

  const { totals, best } = priceOrder({ ...draft, lines, address }, rules);
  const decideFor = (paymentMethod: PaymentMethod): Decision => {
    const paid = { ...draft, request: { ...request, paymentMethod, expectedTotal: totals.total } };
    const [decision] = decideOrders([paid], stock, rules);
    return decision ?? { outcome: 'busy' };
  };
  const problem = problemOf(decideFor('card'));
  const { discount, ...sums } = toTotals(totals);
  const zone = shippingZones.find(({ id }) => id === address['zone']);
  return {
    ...sums,
    discounts: best ? [{ label: best.promotion.name, amount: discount }] : [],
    vatIncluded: toPesos(vatIncluded(totals.total)),
    zone: zone ? { name: zone.name, days: [...rules.shipping.zones[zone.id].days] } : null,
    codLimit: cashLimits[draft.buyer.hasConfirmedEmail ? 'confirmed' : 'unconfirmed'],
    problem,
    unavailableMethods: paidLater.flatMap((method) => {
      const reason =
        method === 'bank_transfer' && !canTransfer
          ? toProblem(new AppError('payment.no_bank_account'))
          : problemOf(decideFor(method));
      return reason && reason.code !== problem?.code ? [{ method, ...reason }] : [];
    }),
  };
}

/** Shorter than any key that is stored. */
const unusedKey = '';

function problemOf(decision: Decision): OrderQuote['problem'] {
  if (decision.outcome === 'placed') return null;
  const problem = toProblem(orderError(decision));
  return decision.outcome === 'rule_broken' ? { ...problem, details: decision.rule } : problem;
}

const toProblem = ({ code, message }: AppError) => ({ code, message });
