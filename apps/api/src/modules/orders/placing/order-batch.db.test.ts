import { defaultShippingTable } from '@sirkito/commerce';
import fc from 'fast-check';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newPromotion } from '#api/testing/data/promotion.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { orderRequest } from '#api/testing/data/order-request.ts';
import { placeBatch } from './place-batch.ts';

const shop = testShop();
const maxBatch = 10;
const buyers: { accountId: string; addressId: string }[] = [];
beforeAll(async () => {
  await newLocalities(shop);
  for (let made = 0; made < maxBatch; made += 1) buyers.push(await newBuyer(shop));
});

const upTo = (max: number, min = 0) => fc.integer({ min, max });
/** Carts of two products, each with a promo code (0) or the automatic promotion (1). */
const aBatch = fc.record({
  stock: fc.tuple(upTo(6), upTo(6)),
  uses: fc.tuple(upTo(3, 1), upTo(3, 1)),
  carts: fc.array(
    fc.record({
      quantities: fc.tuple(upTo(2), upTo(2)).filter(([one, other]) => one + other > 0),
      promotion: fc.constantFrom(0 as const, 1 as const),
    }),
    { minLength: 1, maxLength: maxBatch },
  ),
});
type Batch = typeof aBatch extends fc.Arbitrary<infer One> ? One : never;

/** Reference implementation: first come, first served. */
function expectedOutcomes({ stock, uses, carts }: Batch): string[] {
  const [left, usesLeft] = [[...stock], [...uses]];
  return carts.map(({ quantities, promotion }) => {
    if (quantities.some((quantity, part) => quantity > (left[part] ?? 0))) return 'out_of_stock';
    if (usesLeft[promotion] === 0) return promotion === 0 ? 'code_refused' : 'total_changed';
    usesLeft[promotion] = (usesLeft[promotion] ?? 0) - 1;
    for (const [part, quantity] of quantities.entries()) left[part] = (left[part] ?? 0) - quantity;
    return 'placed';
  });
}

async function actualOutcomes({ stock, uses, carts }: Batch): Promise<string[]> {
  await shop.asOwner(
    `update promotion set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'`,
  );
  const parts = await Promise.all(stock.map((count) => newProduct(shop, { stock: count })));
  const code = await newPromotion(shop, {
    code: `B-${newUuid().slice(-12).toUpperCase()}`,
    value: 20,
    maxRedemptions: uses[0],
  });
  await newPromotion(shop, { maxRedemptions: uses[1] });
  for (const [index, { quantities, promotion }] of carts.entries()) {
    const account = buyers[index]?.accountId;
    await shop.asOwner(
      `insert into cart (account_id, promotion_id, updated_at) values ($1, $2, now())
       on conflict (account_id) do update set promotion_id = $2`,
      [account, promotion === 0 ? code._id : null],
    );
    await shop.asOwner('delete from cart_line where account_id = $1', [account]);
    await shop.asOwner(
      `insert into cart_line select $1, part, quantity, 100000, now()
       from unnest($2::uuid[], $3::integer[]) as item (part, quantity) where quantity > 0`,
      [account, parts, quantities],
    );
  }
  const requests = buyers
    .slice(0, carts.length)
    .map(({ accountId, addressId }) =>
      orderRequest({ accountId, destination: { addressId }, paymentMethod: 'bank_transfer' }),
    );
  const rules = { shipping: defaultShippingTable, shopAddress: '', cash: null };
  const results = await shop
    .as({ kind: 'shop' })
    .transact((tx) => placeBatch(tx, requests, { rules, at: new Date(), skipLocked: false }));
  return results.map(({ outcome }) => outcome);
}

const matchesReference = fc.asyncProperty(aBatch, async (batch) => {
  expect(await actualOutcomes(batch)).toEqual(expectedOutcomes(batch));
});

test('takes no stock or promotion use for a rejected order in a batch', async () => {
  const lastUnit: Batch = {
    stock: [2, 0],
    uses: [1, 1],
    carts: [
      { quantities: [0, 1], promotion: 0 },
      { quantities: [1, 0], promotion: 0 },
      { quantities: [1, 0], promotion: 0 },
      { quantities: [1, 0], promotion: 1 },
    ],
  };
  expect(await actualOutcomes(lastUnit)).toEqual([
    'out_of_stock',
    'placed',
    'code_refused',
    'placed',
  ]);
  await fc.assert(matchesReference, { numRuns: 25 });
  await expectReconciled(shop);
});
