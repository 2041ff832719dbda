import {
  shippingFee,
  defaultShippingTable,
  zoneIds,
  type Centavos,
  type ShippingTable,
} from '@sirkito/commerce';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { orderRulesOf } from '../order/order-rules.ts';

const shop = testShop();

test('[OR-08] computes the same shipping fee in SQL as in TypeScript', async () => {
  const parcel = fc.record({
    chargeableGrams: fc.integer({ min: 0, max: 60_000 }),
    longestSideMm: fc.integer({ min: 0, max: 1_500 }),
    subtotal: fc.integer({ min: 1, max: 20_000_000 }).map((amount) => amount as Centavos),
  });
  const amount = fc.integer({ min: 0, max: 200_000 }).map((centavos) => centavos / 100);
  const rate = fc.record({
    days: fc.constant([1, 2]),
    fees: fc.tuple(amount, amount, amount, amount),
    feePerExtraKg: amount,
  });
  const customTable = fc.record({
    zones: fc.record(Object.fromEntries(zoneIds.map((id) => [id, rate]))),
    bulkyFee: amount,
    freeFrom: amount.map((pesos) => pesos * 50),
  });
  const table = fc.oneof(
    fc.constant(defaultShippingTable),
    // The record of zones loses its key type.
    customTable.map((custom) => custom as unknown as ShippingTable),
  );
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom(...zoneIds), parcel, async (rates, zone, shipped) => {
      const { rows } = await shop.asOwner('select shipping_fee($1, $2, $3, $4, $5)::int as fee', [
        JSON.stringify(orderRulesOf(rates)),
        zone,
        shipped.chargeableGrams,
        shipped.longestSideMm,
        shipped.subtotal,
      ]);
      expect(rows).toEqual([{ fee: shippingFee(rates, zone, shipped) }]);
    }),
    { numRuns: 300 },
  );
});
