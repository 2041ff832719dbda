import {
  holdMinutes,
  shippingRules,
  toCentavos,
  weightSteps,
  zoneIds,
  type Pesos,
  type ShippingTable,
} from '@sirkito/commerce';
import { readSetting } from '#api/modules/settings/index.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

/** Cash on delivery: more for those whose e-mail address is known to be theirs. */
export const codLimit = 50_000 as Pesos;
export const codLimitUnverified = 15_000 as Pesos;
/**
 * So many orders by cash or transfer the others may have yet to pay at a time: made up ones would
 * empty the shelves.
 */
export const mostUnpaidUnverified = 2;

export type OrderRules = ReturnType<typeof orderRulesOf>;

/** What the database prices and refuses by, in whole centavos. */
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
