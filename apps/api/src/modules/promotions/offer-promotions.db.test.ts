import { randomUUID } from 'node:crypto';
import { asCentavos } from '@sirkito/commerce';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { applyPromoCode } from '#api/modules/carts/promo-code/promo-code.ts';
import { createOrderQueue } from '#api/modules/orders/placing/order-queue.ts';
import { placeOrder } from '#api/modules/orders/placing/place-order.ts';
import { cancelOrder } from '#api/modules/orders/fulfilment/cancel-order.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newPromotion } from '#api/testing/data/promotion.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { lockOfferedPromotions, offerPromotions, type PromotedDraft } from './index.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));
afterEach(() => shop.asOwner(`update promotion set ends_at = starts_at + interval '1 second'`));
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

const line = { brandId: 'acme', categoryIds: ['memory'], total: asCentavos(100_000) };
const draft = (changes: Partial<PromotedDraft> = {}): PromotedDraft => ({
  buyerId: null,
  codeId: null,
  lines: [{ ...line, productId: randomUUID() }],
  ...changes,
});
const offer = (...drafts: PromotedDraft[]) => offerPromotions(shop.db, drafts, new Date());
const lock = (tx: Tx, drafts: PromotedDraft[], skipLocked = false) =>
  lockOfferedPromotions(tx, drafts, { at: new Date(), skipLocked });
const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => shop.db.transaction().execute(work);
const hold = (tx: Tx, id: string) =>
  sql`update promotion set redemptions = redemptions + 1 where id = ${id}`.execute(tx);

/** Waits until another transaction waits for a row. */
const untilBlocked = () =>
  vi.waitFor(async () => {
    const { rows } = await shop.asOwner('select from pg_locks where not granted');
    expect(rows).not.toEqual([]);
  });

test('offers each draft the running promotions without a code, and its own code', async () => {
  const running = await newPromotion(shop, { name: 'Running', endsAt: null });
  await newPromotion(shop, { name: 'Planned', startsAt: hours(1), endsAt: null });
  await newPromotion(shop, { name: 'Over', startsAt: hours(-2), endsAt: hours(-1) });
  const code = await newPromotion(shop, { name: 'Code', code: 'MINE' });
  const over = { startsAt: hours(-2), endsAt: hours(-1) };
  const ended = await newPromotion(shop, { name: 'Ended', code: 'ENDED', ...over });
  const offers = await offer(draft(), draft({ codeId: code._id }), draft({ codeId: ended._id }));
  const named = offers.map((one) =>
    one.map(({ promotion, problem }) => `${promotion.name} ${problem}`).toSorted(),
  );
  expect(named).toEqual([
    ['Running null'],
    ['Code null', 'Running null'],
    ['Ended over', 'Running null'],
  ]);
  expect(offers[0]).toMatchObject([
    {
      promotion: { id: running._id, startsAt: new Date(running.startsAt), endsAt: null },
      eligible: 100_000,
      amount: 10_000,
    },
  ]);
});

test('counts the orders of each buyer that still hold a use', async () => {
  const { _id } = await newPromotion(shop, { code: 'ONCE', maxPerCustomer: 1 });
  const queue = createOrderQueue(shop.as({ kind: 'shop' }));
  const [one, other] = [await newBuyer(shop), await newBuyer(shop)];
  await addToCart(one.ctx, { productId: await newProduct(shop), quantity: 1 });
  await applyPromoCode(one.ctx, 'ONCE');
  const body = { addressId: one.addressId, paymentMethod: 'cod' as const, notes: '' };
  const order = await placeOrder(one.ctx, { body, key: null }, queue);
  const problems = async () => {
    const buyers = [one.accountId, other.accountId, null];
    const offers = await offer(...buyers.map((buyerId) => draft({ buyerId, codeId: _id })));
    return offers.map(([first]) => first?.problem);
  };
  expect(await problems()).toEqual(['used_by_you', null, null]);
  await cancelOrder(one.ctx, order._id);
  expect(await problems()).toEqual([null, null, null]);
});

test('waits for a promotion and reads what was used of it until then', async () => {
  const { _id } = await newPromotion(shop, { maxRedemptions: 1 });
  const { locking } = await inTransaction(async (tx) => {
    await hold(tx, _id);
    const waiting = inTransaction((other) => lock(other, [draft()]));
    await untilBlocked();
    return { locking: waiting };
  });
  expect(await locking).toMatchObject([{ evaluated: [{ problem: 'used_up' }], isBusy: false }]);
});

test('calls drafts busy that need a promotion locked elsewhere, if it skips locked ones', async () => {
  const { _id } = await newPromotion(shop, { scope: 'categories', targets: ['memory'] });
  await inTransaction(async (tx) => {
    await hold(tx, _id);
    const other = draft({ lines: [{ ...line, productId: randomUUID(), categoryIds: ['cables'] }] });
    const offers = await inTransaction((second) => lock(second, [draft(), other], true));
    expect(offers.map(({ isBusy }) => isBusy)).toEqual([true, false]);
  });
});

test('locks promotions in the order of their ids', async () => {
  const [low, high] = [await newPromotion(shop), await newPromotion(shop)];
  // So that the table holds them in the other order.
  await shop.asOwner('update promotion set updated_at = now() where id = $1', [low._id]);
  const { locking } = await inTransaction(async (tx) => {
    await hold(tx, low._id);
    const waiting = inTransaction((other) => lock(other, [draft()]));
    await untilBlocked();
    await shop.asOwner('select from promotion where id = $1 for update nowait', [high._id]);
    return { locking: waiting };
  });
  expect(await locking).toMatchObject([{ isBusy: false }]);
});
