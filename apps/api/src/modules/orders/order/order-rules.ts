import {
  asPesos,
  holdMinutes,
  shippingRules,
  toCentavos,
  weightSteps,
  zoneIds,
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

export type OrderRules = ReturnType<typeof orderRulesOf>;

/** Returns the pricing rules and limits that place_orders applies, in centavos. */
export const orderRulesOf = (table: ShippingTable) => ({
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
});

export const readOrderRules = async (read: Reader): Promise<OrderRules> =>
  orderRulesOf(await readSetting(read, 'shipping'));
