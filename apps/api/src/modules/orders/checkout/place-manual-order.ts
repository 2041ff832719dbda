import { createHash } from 'node:crypto';
import { toCentavos, type PaymentMethod, type Pesos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { ManualQuote, ManualQuoteBody } from '@sirkito/contracts/orders/staff-manual-schemas';
import { requireStaff, type ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import {
  setCartPromotion,
  deleteAddresses,
  findAccountId,
  assignOrder,
  insertLines,
  insertCartItems,
  lockCart,
  clearCart,
} from './manual-order.queries.ts';
import { readOrderRules } from '../order/order-rules.ts';
import { insertTemporaryAddress, pickupAddress, pickupRules } from './pickup.ts';
import { toOrderError, toTotals } from './place-order.ts';
import { placeOrders, type PlacementResult } from './place-orders.queries.ts';

interface NewManualOrder {
  request: ManualQuoteBody;
  /** Used for pick-up orders. */
  shopAddress: string;
  key: string;
  expectedTotal: Pesos;
}

/** Never matches, so place_orders rejects the order and returns its totals as a quote. */
const unmatchableTotal = -1;

export async function quoteManualOrder(
  tx: Tx,
  deps: ActorContext,
  request: ManualQuoteBody,
): Promise<ManualQuote> {
  const { outcome, totals } = await placeThroughStaffCart(tx, deps, request, {
    buyerId: await findBuyer(tx, request),
    key: deps.newId(),
    bodyHash: '',
    orderId: deps.newId(),
    expectedTotal: unmatchableTotal,
  });
  if (outcome !== 'total_changed' || !totals) throw toOrderError(outcome, totals);
  return toTotals(totals);
}

/** Places an order for a customer or guest. Returns its id and whether it is new or a replay. */
export async function placeManualOrder(
  tx: Tx,
  deps: ActorContext,
  { request, shopAddress, key, expectedTotal }: NewManualOrder,
): Promise<{ id: string; isNew: boolean }> {
  const { email, place } = request;
  const buyerId = await findBuyer(tx, request);
  if (email !== undefined && buyerId === null) throw new AppError('order.customer_not_found');
  const { outcome, orderId, totals } = await placeThroughStaffCart(tx, deps, request, {
    buyerId,
    key: `manual ${key}`,
    bodyHash: createHash('sha256').update(JSON.stringify(request)).digest('base64url'),
    orderId: deps.newId(),
    expectedTotal: toCentavos(expectedTotal),
  });
  const isNew = outcome === 'placed';
  if ((!isNew && outcome !== 'replayed') || !orderId) throw toOrderError(outcome, totals);
  const pickup = place ? undefined : pickupAddress(request, shopAddress);
  if (isNew) await assignOrder(tx, orderId, { accountId: buyerId, pickup });
  return { id: orderId, isNew };
}

type ManualResult = PlacementResult & {
  outcome: Exclude<PlacementResult['outcome'], 'code_refused'>;
};

/** Returns null for a guest and for an e-mail address without a verified account. */
const findBuyer = async (tx: Tx, { email }: ManualQuoteBody): Promise<string | null> =>
  email === undefined ? null : ((await findAccountId(tx, email)) ?? null);

interface ManualPlacement {
  buyerId: string | null;
  key: string;
  bodyHash: string;
  orderId: string;
  expectedTotal: number;
}

/**
 * Places the order through the staff member's own cart, because place_orders reads a cart. Locks the
 * cart and restores its contents before the transaction ends.
 */
async function placeThroughStaffCart(
  tx: Tx,
  deps: ActorContext,
  request: ManualQuoteBody,
  placement: ManualPlacement,
): Promise<ManualResult> {
  const { accountId } = requireStaff(deps);
  const now = deps.now();
  const promotionId = await lockCart(tx, accountId, now);
  if (promotionId) await setCartPromotion(tx, accountId, null);
  const ownLines = await clearCart(tx, accountId);
  const inserted = await insertCartItems(tx, accountId, { items: request.items, now });
  if (inserted < request.items.length) throw new AppError('order.product_unavailable');
  const addressId = deps.newId();
  await insertTemporaryAddress(tx, {
    ...request,
    id: addressId,
    accountId,
    place: request.place,
    now,
  });
  const [result] = await placeOrders(
    tx,
    [
      {
        ...placement,
        accountId,
        addressId,
        paymentMethod: methodOf(request),
        notes: request.notes,
      },
    ],
    { rules: await rulesFor(tx, request), at: now },
  );
  await deleteAddresses(tx, [addressId]);
  await clearCart(tx, accountId);
  await insertLines(tx, ownLines);
  if (promotionId) await setCartPromotion(tx, accountId, promotionId);
  // The cart had no promo code, so none can be rejected.
  if (!result || result.outcome === 'code_refused') throw new AppError('server.unexpected');
  return { ...result, outcome: result.outcome };
}

const methodOf = ({ payment }: ManualQuoteBody): PaymentMethod =>
  payment === 'cash' ? 'cod' : payment;

/** Lifts the cash limit for cash taken at the counter. */
const rulesFor = async (tx: Tx, { place, payment }: ManualQuoteBody) => {
  const rules = place ? await readOrderRules(tx) : pickupRules;
  const codLimit = payment === 'cash' ? Number.MAX_SAFE_INTEGER : rules.codLimit;
  return { ...rules, codLimit, codLimitUnverified: codLimit };
};
