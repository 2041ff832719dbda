import { createHash } from 'node:crypto';
import { toCentavos, type Centavos, type Pesos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { OrderDetails } from '@sirkito/contracts/orders/schemas';
import type { ManualQuote, ManualQuoteBody } from '@sirkito/contracts/orders/staff-manual-schemas';
import { resolveAddress } from '#api/modules/addresses/index.ts';
import { requireStaff, type ActorContext } from '#api/platform/context.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import { readOrderRules } from '../order/order-rules.ts';
import { clientKey } from './client-key.ts';
import { decideOrders } from './decide-orders.ts';
import { findAccountId, lockAccount } from './manual-order.queries.ts';
import type { OrderRequest, OrderRules } from './order-draft.ts';
import { pickupAddress } from './pickup.ts';
import { placeBatch } from './place-batch.ts';
import { orderError, toTotals } from './place-order.ts';
import { readDrafts } from './read-drafts.ts';

interface NewManualOrder {
  request: ManualQuoteBody;
  key: string;
  expectedTotal: Pesos;
}

export async function quoteManualOrder(
  read: Reader,
  deps: ActorContext,
  body: ManualQuoteBody,
): Promise<ManualQuote> {
  const rules = await rulesFor(read, body);
  const buyerId = await findBuyer(read, body);
  const request = await requestOf(read, deps, body, {
    buyerId,
    key: '',
    expectedTotal: null,
    shopAddress: rules.shopAddress,
  });
  const at = deps.now();
  const { drafts, stock } = await readDrafts({ read, lock: null }, [request], { rules, at });
  const [decision] = decideOrders(drafts, stock, rules);
  if (decision?.outcome !== 'placed') throw orderError(decision ?? { outcome: 'busy' });
  return toTotals(decision.totals);
}

/** Places an order for a customer or guest. Returns its id and whether it is new or a replay. */
export async function placeManualOrder(
  tx: Tx,
  deps: ActorContext,
  { request: body, key, expectedTotal }: NewManualOrder,
): Promise<{ id: string; isNew: boolean }> {
  const { accountId } = requireStaff(deps);
  const buyerId = await findBuyer(tx, body);
  if (body.email !== undefined && buyerId === null) {
    throw new AppError('order.customer_not_found');
  }
  await lockAccount(tx, accountId);
  const rules = await rulesFor(tx, body);
  const request = await requestOf(tx, deps, body, {
    buyerId,
    key: `manual ${clientKey(key)}`,
    expectedTotal: toCentavos(expectedTotal),
    shopAddress: rules.shopAddress,
  });
  const [decision] = await placeBatch(tx, [request], { rules, at: deps.now(), skipLocked: false });
  if (decision?.outcome === 'replayed') return { id: decision.orderId, isNew: false };
  if (decision?.outcome !== 'placed') throw orderError(decision ?? { outcome: 'busy' });
  return { id: request.orderId, isNew: true };
}

/** Returns null for a guest and for an e-mail address without a verified account. */
const findBuyer = async (read: Reader, { email }: ManualQuoteBody): Promise<string | null> =>
  email === undefined ? null : ((await findAccountId(read, email)) ?? null);

/** Cash taken at the counter may be any amount. */
const rulesFor = async (read: Reader, { payment }: ManualQuoteBody): Promise<OrderRules> => ({
  ...(await readOrderRules(read)),
  cash: null,
  isCashUnlimited: payment === 'cash',
});

interface RequestDetails {
  buyerId: string | null;
  key: string;
  expectedTotal: Centavos | null;
  shopAddress: string;
}

async function requestOf(
  read: Reader,
  deps: ActorContext,
  body: ManualQuoteBody,
  { shopAddress, ...details }: RequestDetails,
): Promise<OrderRequest> {
  const { place, fullName, phone } = body;
  return {
    ...details,
    ...OrderDetails.parse({
      ...body,
      paymentMethod: body.payment === 'cash' ? 'cod' : body.payment,
    }),
    orderId: deps.newId(),
    accountId: requireStaff(deps).accountId,
    bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('base64url'),
    requestId: deps.requestId,
    destination: place
      ? {
          fulfilment: 'delivery',
          address: await resolveAddress(read, { ...place, fullName, phone, label: '' }),
        }
      : { fulfilment: 'pickup', address: pickupAddress(body, shopAddress) },
    items: body.items.map(({ productId, quantity }) => ({
      productId: productId.toLowerCase(),
      quantity,
    })),
  };
}
