import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { viewPromotion } from '#api/modules/promotions/list-promotions.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newPromotion } from '#api/testing/data/promotion.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue } from './order-queue.ts';
import { placeOrder } from './place-order.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

const processes = 4;

/**
 * Creates buyers with an address, one product in the cart and the code applied. Each process has its
 * own product, so that stock locks don't serialise the processes.
 */
async function crowd(people: number, promotionId: string | null) {
  const products: string[] = [];
  for (let made = 0; made < processes; made += 1) {
    products.push(await newProduct(shop, { price: 1_000, stock: people }));
  }
  const { accountId: pattern } = await newBuyer(shop);
  const buyers = Array.from({ length: people }, () => ({ id: newUuid(), addressId: newUuid() }));
  const ids = [buyers.map(({ id }) => id), buyers.map(({ addressId }) => addressId)];
  await shop.asOwner(
    `insert into account (id, user_name, email, created_at, updated_at)
     select id, 'Test Shopper', id || '@example.test', now(), now() from unnest($1::uuid[]) as id`,
    [ids[0]],
  );
  await shop.asOwner(
    `insert into address select (jsonb_populate_record(address,
       jsonb_build_object('id', made.address_id, 'account_id', made.id))).*
     from unnest($1::uuid[], $2::uuid[]) as made (id, address_id), address
     where address.account_id = $3`,
    [...ids, pattern],
  );
  await shop.asOwner(
    `insert into cart (account_id, promotion_id, updated_at)
     select id, $2, now() from unnest($1::uuid[]) as id`,
    [ids[0], promotionId],
  );
  await shop.asOwner(
    `insert into cart_line select id, ($2::uuid[])[1 + (place - 1) % $3], 1, 100000, now()
     from unnest($1::uuid[]) with ordinality as made (id, place)`,
    [ids[0], products, processes],
  );
  return buyers;
}

/** Checks out concurrently through one queue per process. */
async function checkOutAtOnce(buyers: { id: string; addressId: string }[], expected: number) {
  const queues = Array.from({ length: processes }, () =>
    createOrderQueue(shop.as({ kind: 'shop' })),
  );
  const results = await Promise.allSettled(
    buyers.map(({ id, addressId }, index) =>
      placeOrder(
        shop.as({ kind: 'shopper', accountId: id, sessionId: newUuid() }),
        {
          body: {
            addressId,
            paymentMethod: 'cod',
            notes: '',
            expectedTotal: expected as never,
          },
          key: `at-once-${id}`,
        },
        queues[index % queues.length] ?? fail(),
      ),
    ),
  );
  return {
    placed: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    rejected: results.flatMap((result) => (result.status === 'rejected' ? result.reason : [])),
  };
}

const fail = (): never => {
  throw new Error('no such queue');
};

const usedOf = async (id: string) => (await viewPromotion(shop.as(shop.staff()), id)).redemptions;

test('redeems a code limited to 100 uses exactly 100 times in 1,000 concurrent checkouts', async () => {
  const { _id } = await newPromotion(shop, { code: 'FIRST-100', maxRedemptions: 100 });
  const buyers = await crowd(1_000, _id);
  const { placed, rejected } = await checkOutAtOnce(buyers, 975);
  expect(placed).toHaveLength(100);
  expect(placed.every(({ discount, total }) => discount === 100 && total === 975)).toBe(true);
  expect(rejected).toHaveLength(900);
  for (const reason of rejected) {
    expect(reason).toMatchObject({
      code: 'promotion.not_applicable',
      message: 'FIRST-100 has reached its usage limit',
    });
  }
  expect(await usedOf(_id)).toBe(100);
  await expectReconciled(shop);
});

test('limits an automatic promotion and returns the new total to the others', async () => {
  const { _id } = await newPromotion(shop, { maxRedemptions: 20 });
  const { placed, rejected } = await checkOutAtOnce(await crowd(200, null), 975);
  expect(placed).toHaveLength(20);
  for (const reason of rejected) {
    expect(reason).toMatchObject({
      code: 'order.total_changed',
      details: { subtotal: 1_000, discount: 0, total: 1_075 },
    });
  }
  expect(await usedOf(_id)).toBe(20);
  await expectReconciled(shop);
});
