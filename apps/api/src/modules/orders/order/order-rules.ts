import {
  asPesos,
  codAmountStep,
  codTable,
  holdMinutes,
  lastUnits,
  minHeldUnits,
  paidHistory,
  paidLater,
  shippingRules,
  toCentavos,
  weightSteps,
  zoneIds,
  type CodSettings,
  type PaymentMethod,
  type ShippingTable,
} from '@sirkito/commerce';
import { readSetting } from '#api/modules/settings/index.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

/** Cash-on-delivery limit for accounts with a verified e-mail address. */
export const codLimit = asPesos(50_000);
export const codLimitUnverified = asPesos(15_000);
/**
 * Limits open unpaid COD and bank-transfer orders of unverified accounts, because fake orders would
 * reserve the stock.
 */
export const maxUnpaidUnverified = 2;

/** Returns whether staff have to approve cash on delivery before the order is confirmed. */
export const isReviewDue = (order: {
  paymentMethod: PaymentMethod;
  codReview: 'required' | 'approved' | null;
}): boolean => order.paymentMethod === 'cod' && order.codReview === 'required';

export type OrderRules = ReturnType<typeof orderRulesOf>;

/**
 * Returns the pricing rules and limits that place_orders applies, in centavos. Without `cod`, buyers
 * aren't checked: staff who take an order know them.
 */
export const orderRulesOf = (table: ShippingTable, cod: CodSettings | null = null) => ({
  steps: weightSteps,
  zones: Object.fromEntries(
    zoneIds.map((id) => {
      const { fees, feePerExtraKg } = table.zones[id];
      return [id, { fees: fees.map(toCentavos), extra: toCentavos(feePerExtraKg) }];
    }),
  ),
  ...shippingRules,
  bulkyFee: toCentavos(table.bulkyFee),
  freeFrom: toCentavos(table.freeFrom),
  holdMinutes,
  codLimit: toCentavos(codLimit),
  codLimitUnverified: toCentavos(codLimitUnverified),
  cod: cod && codRulesOf(cod),
});

/** Returns what place_orders, judge_buyers, score_cod, unproven_room and lock_last_units read. */
export const codRulesOf = (settings: CodSettings) => ({
  ...codTable,
  ...settings,
  amountStep: toCentavos(codAmountStep),
  laterMethods: paidLater,
  minProduct: minHeldUnits.product,
  minNetwork: minHeldUnits.network,
  lastUnitsBelow: lastUnits.below,
  networkLastUnits: lastUnits.network,
  provenFrom: toCentavos(paidHistory.provenFrom),
  paidPerUnit: toCentavos(paidHistory.perUnit),
});

/** Returns the rules for orders that staff or the demo place. */
export const readOrderRules = async (read: Reader): Promise<OrderRules> =>
  orderRulesOf(await readSetting(read, 'shipping'));
