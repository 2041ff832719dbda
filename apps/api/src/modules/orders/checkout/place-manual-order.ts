import { createHash } from 'node:crypto';
import { asCentavos, toCentavos, type PaymentMethod, type Pesos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { ManualQuote, ManualQuoteBody } from '@sirkito/contracts/orders/staff-manual-schemas';
import { resolveAddress } from '#api/modules/addresses/index.ts';
import { requireStaff, type ActorContext } from '#api/platform/context.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import { readOrderRules } from '../order/order-rules.ts';
import { findAccountId, lockAccount } from './manual-order.queries.ts';
import { pickupAddress } from './pickup.ts';
import { toOrderError, toTotals } from './place-order.ts';
import { placeDraft, quoteDraft, type OrderDraft } from './place-orders.queries.ts';

interface NewManualOrder {
  request: ManualQuoteBody;
  /** Used for pick-up orders. */
  shopAddress: string;
  key: string;
  expectedTotal: Pesos;
}

export async function quoteManualOrder(
  read: Reader,
  deps: ActorContext,
  request: ManualQuoteBody,
): Promise<ManualQuote> {
  const draft = await draftOf(read, deps, request, {
    buyerId: await findBuyer(read, request),
    key: '',
    shopAddress: '',
    expectedTotal: null,
  });
  const { outcome, ...totals } = await quoteDraft(read, draft, {
    lines: request.items,
    ...(await pricingOf(read, deps, request)),
  });
  if (outcome !== 'placed') throw toOrderError(outcome, null);
  return toTotals(totals);
}

/** Places an order for a customer or guest. Returns its id and whether it is new or a replay. */
export async function placeManualOrder(
  tx: Tx,
  deps: ActorContext,
  { request, shopAddress, key, expectedTotal }: NewManualOrder,
): Promise<{ id: string; isNew: boolean }> {
  const { accountId } = requireStaff(deps);
  const buyerId = await findBuyer(tx, request);
  if (request.email !== undefined && buyerId === null) {
    throw new AppError('order.customer_not_found');
  }
  await lockAccount(tx, accountId);
  const draft = await draftOf(tx, deps, request, {
    buyerId,
    key: `manual ${key}`,
    shopAddress,
    expectedTotal: toCentavos(expectedTotal),
  });
  const { outcome, orderId, totals } = await placeDraft(tx, draft, {
    lines: request.items,
    ...(await pricingOf(tx, deps, request)),
  });
  const isNew = outcome === 'placed';
  if ((!isNew && outcome !== 'replayed') || !orderId) throw toOrderError(outcome, totals);
  return { id: orderId, isNew };
}

/** Returns null for a guest and for an e-mail address without a verified account. */
const findBuyer = async (read: Reader, { email }: ManualQuoteBody): Promise<string | null> =>
  email === undefined ? null : ((await findAccountId(read, email)) ?? null);

type DraftDetails = Pick<OrderDraft, 'buyerId' | 'key' | 'expectedTotal'> &
  Pick<NewManualOrder, 'shopAddress'>;

async function draftOf(
  read: Reader,
  deps: ActorContext,
  request: ManualQuoteBody,
  { shopAddress, ...details }: DraftDetails,
): Promise<OrderDraft> {
  const { place, fullName, phone } = request;
  return {
    ...details,
    accountId: requireStaff(deps).accountId,
    bodyHash: createHash('sha256').update(JSON.stringify(request)).digest('base64url'),
    orderId: deps.newId(),
    fulfilment: place ? 'delivery' : 'pickup',
    address: place
      ? await resolveAddress(read, { ...place, fullName, phone, label: '' })
      : pickupAddress(request, shopAddress),
    paymentMethod: methodOf(request),
    notes: request.notes,
    requestId: deps.requestId,
  };
}

const methodOf = ({ payment }: ManualQuoteBody): PaymentMethod =>
  payment === 'cash' ? 'cod' : payment;

const noLimit = asCentavos(Number.MAX_SAFE_INTEGER);

/** Lifts the cash limit for cash taken at the counter. */
async function pricingOf(read: Reader, { now }: ActorContext, { payment }: ManualQuoteBody) {
  const rules = await readOrderRules(read);
  const codLimit = payment === 'cash' ? noLimit : rules.codLimit;
  return { rules: { ...rules, codLimit, codLimitUnverified: codLimit }, at: now() };
}
