import {
  maxHeldUnits,
  paidLater,
  paymentMethods,
  toCentavos,
  type PaymentMethod,
} from '@sirkito/commerce';
import { readSetting } from '#api/modules/settings/index.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { findBuyerTrust } from '../checkout/unpaid-orders.queries.ts';
import {
  codLimit,
  codLimitUnverified,
  codRulesOf,
  maxUnpaidUnverified,
} from '../order/order-rules.ts';
import type { LockedOrder } from '../order/orders.queries.ts';
import { sumStock } from '../risk/stock-units.queries.ts';
import { countHeldUnits, findSwitchRisk } from '../risk/switch-risk.queries.ts';

type UnpaidOrder = Pick<LockedOrder, 'id' | 'accountId' | 'paymentMethod' | 'total'>;

/** Lists the methods checkout would accept for this order, except its own. */
export async function listOtherMethods(
  read: Reader,
  order: UnpaidOrder,
  at: Date,
): Promise<PaymentMethod[]> {
  const { isVerified, otherUnpaid } = await findBuyerTrust(read, order);
  const settings = await readSetting(read, 'cash_on_delivery');
  const risk = await findSwitchRisk(read, order.id, { cod: codRulesOf(settings), at });
  const held = await countHeldUnits(read, order.id);
  const limit = held.own > 0 ? maxHeldUnits(await sumStock(read), settings) : null;
  const maxUnits = limit ?? Infinity;
  // Half of it is for confirmed email addresses, as in place_orders.
  const room = isVerified ? maxUnits : Math.ceil(maxUnits / 2);
  const isCodOffered =
    order.total <= toCentavos(isVerified ? codLimit : codLimitUnverified) &&
    risk.score < settings.refuseFrom;
  const mayPayLater =
    (isVerified || otherUnpaid < maxUnpaidUnverified) &&
    risk.hasRoom &&
    held.later + held.own <= room;
  return paymentMethods.filter(
    (method) =>
      method !== order.paymentMethod &&
      (method !== 'cod' || isCodOffered) &&
      (!paidLater.includes(method) || mayPayLater),
  );
}
