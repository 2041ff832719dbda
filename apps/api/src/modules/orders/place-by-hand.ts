import { createHash } from 'node:crypto';
import { toCentavos, type PaymentMethod, type Pesos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { ManualQuote, ManualQuoteBody } from '@sirkito/contracts/manual-order-staff';
import { requireStaff, type Acting } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import {
  changeCode,
  deleteAddresses,
  findAccountId,
  handOver,
  insertLines,
  insertWanted,
  lockCart,
  takeLines,
} from './borrowed-cart.queries.ts';
import { readOrderRules } from './order-rules.ts';
import { addPassingAddress, pickupAddress, pickupRules } from './pickup.ts';
import { refusalOf, toFigures } from './place-order.ts';
import { placeOrders, type Answer } from './place-orders.queries.ts';

interface Placing {
  wanted: ManualQuoteBody;
  /** The shop's own, for what is picked up there. */
  shopAddress: string;
  key: string;
  expectedTotal: Pesos;
}

/** No total is this one, so that asking for it changes nothing and tells the figures. */
const noTotal = -1;

export async function quoteByHand(
  tx: Tx,
  by: Acting,
  wanted: ManualQuoteBody,
): Promise<ManualQuote> {
  const { outcome, figures } = await askFor(tx, by, wanted, {
    buyerId: await findBuyer(tx, wanted),
    key: by.newId(),
    bodyHash: '',
    orderId: by.newId(),
    expectedTotal: noTotal,
  });
  if (outcome !== 'total_changed' || !figures) throw refusalOf(outcome, figures);
  return toFigures(figures);
}

/** Places the order and hands it to its customer. Answers with its id, and whether it is new. */
export async function placeByHand(
  tx: Tx,
  by: Acting,
  { wanted, shopAddress, key, expectedTotal }: Placing,
): Promise<{ id: string; isNew: boolean }> {
  const { email, place } = wanted;
  const buyerId = await findBuyer(tx, wanted);
  if (email !== undefined && buyerId === null) throw new AppError('order.customer_not_found');
  const { outcome, orderId, figures } = await askFor(tx, by, wanted, {
    buyerId,
    key: `by hand ${key}`,
    bodyHash: createHash('sha256').update(JSON.stringify(wanted)).digest('base64url'),
    orderId: by.newId(),
    expectedTotal: toCentavos(expectedTotal),
  });
  const isNew = outcome === 'placed';
  if ((!isNew && outcome !== 'replayed') || !orderId) throw refusalOf(outcome, figures);
  const pickup = place ? undefined : pickupAddress(wanted, shopAddress);
  if (isNew) await handOver(tx, orderId, { accountId: buyerId, pickup });
  return { id: orderId, isNew };
}

type Refusable = Answer & { outcome: Exclude<Answer['outcome'], 'code_refused'> };

/** Nobody, for a guest and for an address that no customer has. */
const findBuyer = async (tx: Tx, { email }: ManualQuoteBody): Promise<string | null> =>
  email === undefined ? null : ((await findAccountId(tx, email)) ?? null);

interface Asked {
  buyerId: string | null;
  key: string;
  bodyHash: string;
  orderId: string;
  expectedTotal: number;
}

/**
 * Orders are made of carts: the one of whoever takes the order is lent for it, under its lock, and
 * is as it was when the transaction ends.
 */
async function askFor(
  tx: Tx,
  by: Acting,
  wanted: ManualQuoteBody,
  asked: Asked,
): Promise<Refusable> {
  const { accountId } = requireStaff(by);
  const now = by.now();
  const code = await lockCart(tx, accountId, now);
  if (code) await changeCode(tx, accountId, null);
  const own = await takeLines(tx, accountId);
  const put = await insertWanted(tx, accountId, { wanted: wanted.items, now });
  if (put < wanted.items.length) throw new AppError('order.withdrawn');
  const addressId = by.newId();
  await addPassingAddress(tx, { ...wanted, id: addressId, accountId, place: wanted.place, now });
  const [answer] = await placeOrders(
    tx,
    [{ ...asked, accountId, addressId, paymentMethod: methodOf(wanted), notes: wanted.notes }],
    { rules: await rulesFor(tx, wanted), at: now },
  );
  await deleteAddresses(tx, [addressId]);
  await takeLines(tx, accountId);
  await insertLines(tx, own);
  if (code) await changeCode(tx, accountId, code);
  // The cart was lent without its code, so none can be refused.
  if (!answer || answer.outcome === 'code_refused') throw new AppError('server.unexpected');
  return { ...answer, outcome: answer.outcome };
}

const methodOf = ({ payment }: ManualQuoteBody): PaymentMethod =>
  payment === 'cash' ? 'cod' : payment;

/** Cash that is here already is not too much. */
const rulesFor = async (tx: Tx, { place, payment }: ManualQuoteBody) => {
  const rules = place ? await readOrderRules(tx) : pickupRules;
  const codLimit = payment === 'cash' ? Number.MAX_SAFE_INTEGER : rules.codLimit;
  return { ...rules, codLimit, codLimitUnverified: codLimit };
};
