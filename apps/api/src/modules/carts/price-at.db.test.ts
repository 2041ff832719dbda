import { effectivePrice, runningSalePrice } from '@sirkito/commerce';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const moment = fc
  .integer({ min: 0, max: 6 })
  .map((days) => new Date(Date.UTC(2026, 10, 15 + days)));
const moments = fc.option(moment);

test('computes the same price in SQL as in the commerce package', async () => {
  const offer = fc.record({
    price: fc.integer({ min: 2, max: 1_000_000 }),
    salePrice: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    saleStartsAt: moments,
    saleEndsAt: moments,
  });
  await fc.assert(
    fc.asyncProperty(offer, moment, async (offered, now) => {
      const { price, salePrice, saleStartsAt, saleEndsAt } = offered;
      const { rows } = await shop.asOwner('select price_at($1, $2, $3, $4, $5)::int as price', [
        price,
        salePrice,
        saleStartsAt,
        saleEndsAt,
        now,
      ]);
      const expected = effectivePrice({ price, salePrice: runningSalePrice(offered, now) });
      expect(rows).toEqual([{ price: expected }]);
    }),
    { numRuns: 300 },
  );
});
