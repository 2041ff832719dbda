import { shippingFee, shippingZones, type Centavos } from '@sirkito/commerce';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { orderRules } from './order-rules.ts';

const shop = testShop();

test('[OR-08] the database charges for delivery by the rule of the shop', async () => {
  const parcel = fc.record({
    chargeableGrams: fc.integer({ min: 0, max: 60_000 }),
    longestSideMm: fc.integer({ min: 0, max: 1_500 }),
    subtotal: fc.integer({ min: 1, max: 20_000_000 }).map((amount) => amount as Centavos),
  });
  const zone = fc.constantFrom(...shippingZones);
  await fc.assert(
    fc.asyncProperty(zone, parcel, async (to, given) => {
      const { rows } = await shop.asOwner('select shipping_fee($1, $2, $3, $4, $5)::int as fee', [
        JSON.stringify(orderRules),
        to.id,
        given.chargeableGrams,
        given.longestSideMm,
        given.subtotal,
      ]);
      expect(rows).toEqual([{ fee: shippingFee(to, given) }]);
    }),
    { numRuns: 300 },
  );
});
