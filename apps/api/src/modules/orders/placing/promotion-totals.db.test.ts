import { randomUUID } from 'node:crypto';
import { toCentavos, vatIncluded, type Centavos } from '@sirkito/commerce';
import type { PromotionBody } from '@sirkito/contracts/promotions/staff-schemas';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { applyPromoCode } from '#api/modules/carts/promo-code/promo-code.ts';
import { viewCart } from '#api/modules/carts/cart.ts';
import { endPromotion } from '#api/modules/promotions/edit-promotion.ts';
import { listPromotions } from '#api/modules/promotions/list-promotions.ts';
import type { Actor } from '#api/platform/context.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { fillPaidShares } from '#api/testing/data/fill-paid-shares.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newPromotion } from '#api/testing/data/promotion.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue } from './order-queue.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());
const brands: string[] = [];
/** Their session is confirmed, for steep promotions. */
let clerk: Actor;
beforeAll(async () => {
  await newLocalities(shop);
  const { rows } = await shop.asOwner('select id from brand order by id limit 3');
  brands.push(...(rows as { id: string }[]).map(({ id }) => id));
  const { accountId } = await newBuyer(shop);
  const sessionId = randomUUID();
  await shop.asOwner(
    `insert into session (id, account_id, kind, user_agent, network, created_at, last_seen_at, confirmed_at, expires_at)
     values ($1, $2, 'staff', '', '', now(), now(), now() + interval '1 hour', now() + interval '1 hour')`,
    [sessionId, accountId],
  );
  clerk = { kind: 'staff', accountId, sessionId, staffRole: 'owner' };
});

const centavos = fc.integer({ min: 1, max: 3_000_000 });
const aLine = fc.record({
  price: centavos,
  quantity: fc.integer({ min: 1, max: 5 }),
  brand: fc.integer({ min: 0, max: 2 }),
});
const promoted = fc.record({
  kind: fc.constantFrom('percent' as const, 'amount' as const),
  percent: fc.integer({ min: 1, max: 90 }),
  amount: fc.integer({ min: 100, max: 500_000 }),
  minimum: fc.integer({ min: 0, max: 2_000_000 }),
  brand: fc.constantFrom(null, 0, 1, 2),
  hasCode: fc.boolean(),
});
type Line = typeof aLine extends fc.Arbitrary<infer One> ? One : never;
type Promoted = typeof promoted extends fc.Arbitrary<infer One> ? One : never;

/** Reference implementation of the discount. */
function discountOf({ kind, percent, amount, minimum, brand }: Promoted, lines: readonly Line[]) {
  const eligible = lines
    .filter((line) => brand === null || line.brand === brand)
    .reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  if (eligible < (kind === 'amount' ? Math.max(minimum, amount + 1) : minimum)) return 0;
  return kind === 'percent' ? Math.floor((eligible * percent) / 100) : Math.min(amount, eligible);
}

const bodyOf = (given: Promoted, code: string): Partial<PromotionBody> => ({
  name: code,
  code: given.hasCode ? code : null,
  kind: given.kind,
  value: given.kind === 'percent' ? given.percent : given.amount / 100,
  minimum: ((given.kind === 'amount' ? Math.max(given.minimum, given.amount + 1) : given.minimum) /
    100) as PromotionBody['minimum'],
  scope: given.brand === null ? 'all' : 'brands',
  targets: given.brand === null ? [] : [brands[given.brand] ?? ''],
});

let turn = 0;

async function endAll() {
  const { data } = await listPromotions(staff(), undefined);
  for (const { _id, state } of data) if (state === 'running') await endPromotion(staff(), _id);
}

test('applies the same best discount in cart, quote and order', async () => {
  const queue = createOrderQueue(shop.as({ kind: 'shop' }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(aLine, { minLength: 1, maxLength: 4 }),
      fc.array(promoted, { minLength: 1, maxLength: 3 }),
      async (lines, given) => {
        await endAll();
        const { ctx, addressId } = await newBuyer(shop);
        for (const { price, quantity, brand } of lines) {
          const productId = await newProduct(shop, { price: price / 100 });
          await shop.asOwner('update product set brand_id = $2 where id = $1', [
            productId,
            brands[brand],
          ]);
          await addToCart(ctx, { productId, quantity });
        }
        const running = [];
        for (const promo of given) {
          const body = { ...bodyOf(promo, `TRY-${(turn += 1)}`), confirmPrice: true };
          running.push(await newPromotion(shop, body, clerk));
        }
        const typed = given.findIndex((promo) => promo.hasCode && discountOf(promo, lines) > 0);
        const usable = given.filter((promo, index) => !promo.hasCode || index === typed);
        const best = Math.max(0, ...usable.map((promo) => discountOf(promo, lines)));
        // A code worse than an automatic promotion is refused and changes nothing.
        if (typed >= 0) await Promise.allSettled([applyPromoCode(ctx, running[typed]?.code ?? '')]);

        const cart = await viewCart(ctx);
        const quote = await quoteOrder(ctx, addressId);
        const body = { addressId, paymentMethod: 'bank_transfer' as const, notes: '' };
        const order = await placeOrder(
          ctx,
          { body: { ...body, expectedTotal: quote.total }, key: null },
          queue,
        );
        const sum = lines.reduce((all, { price, quantity }) => all + price * quantity, 0);
        const off = [cart, quote, order].map(({ discounts }) =>
          discounts.reduce((all, { amount }) => all + toCentavos(amount), 0),
        );
        expect(off).toEqual([best, best, best]);
        expect(toCentavos(order.discount)).toBe(best);
        expect(best).toBeLessThan(sum + 1);
        const total = sum + toCentavos(order.shippingFee) - best;
        expect(toCentavos(order.total)).toBe(total);
        expect(total).toBeGreaterThan(0);
        expect(toCentavos(order.vatIncluded)).toBe(vatIncluded(total as Centavos));
        expect(toCentavos(cart.total)).toBe(sum + toCentavos(cart.shippingFee) - best);
      },
    ),
    { numRuns: 60 },
  );
  await expectReconciled(shop);
});

test('splits the discount of an order from before 0.2.0 like that of a new one', async () => {
  const shares = async () =>
    (await shop.asOwner('select * from order_line order by order_id, line_no')).rows;
  const placed = await shares();
  await fillPaidShares(shop);
  expect(await shares()).toEqual(placed);
});
