import {
  cashProblem,
  checkCod,
  paymentMethods,
  type CodCheck,
  type PaymentMethod,
} from '@sirkito/commerce';
import { readSetting } from '#api/modules/settings/index.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { LockedOrder } from '../order/orders.queries.ts';
import { listCashBuyers } from '../risk/cash-buyers.queries.ts';
import { listUnpaidLines } from './payment-method.queries.ts';

type UnpaidOrder = Pick<LockedOrder, 'id' | 'accountId' | 'paymentMethod' | 'total'>;

/** Lists the methods checkout would accept for this order, except its own. */
export async function listOtherMethods(
  read: Reader,
  order: UnpaidOrder,
  at: Date,
): Promise<PaymentMethod[]> {
  const { buyer, lines, settings } = await readUnpaidOrder(read, order, at);
  return paymentMethods.filter(
    (paymentMethod) =>
      paymentMethod !== order.paymentMethod &&
      !cashProblem({ paymentMethod, total: order.total, lines }, buyer, settings),
  );
}

/** Scores the order as if it were paid in cash. */
export async function scoreUnpaidOrder(
  read: Reader,
  order: UnpaidOrder,
  at: Date,
): Promise<CodCheck> {
  const { buyer, settings } = await readUnpaidOrder(read, order, at);
  return checkCod(buyer, order.total, settings);
}

async function readUnpaidOrder(read: Reader, { id, accountId }: UnpaidOrder, at: Date) {
  const settings = await readSetting(read, 'cash_on_delivery');
  const lines = await listUnpaidLines(read, id);
  const [line] = lines;
  const order = { buyerId: accountId, orderId: id, address: line?.address ?? null };
  const found = (await listCashBuyers(read, [order], at)).get(0);
  const buyer = found ?? {
    hasConfirmedEmail: false,
    unpaidOrders: 0,
    signals: {},
  };
  // New when the order was placed.
  return { settings, lines, buyer: { ...buyer, isNewCustomer: line?.isNewCustomer ?? false } };
}
