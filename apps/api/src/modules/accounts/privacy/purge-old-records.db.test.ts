import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { purgeOldOrders } from '#api/modules/orders/order/order-retention.queries.ts';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { viewCart } from '#api/modules/carts/cart.ts';
import { requireShopper } from '#api/platform/context.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { purgeOldRecords } from './retention.ts';

const shop = testShop();
const purge = () => purgeOldRecords(shop.as({ kind: 'shop' }), personalRecords);

const sessions = async () => (await shop.asOwner('select id from session')).rows.length;
const messages = async () => (await shop.asOwner('select id from contact_message')).rows.length;

test('refuses to purge records for anyone but the system', async () => {
  await expect(purgeOldRecords(shop.as({ kind: 'guest' }), personalRecords)).rejects.toMatchObject({
    code: 'auth.required',
  });
});

test('deletes a session 30 days after it expired', async () => {
  const maria = await peopleOf(shop, await shop.app()).shopper();
  const ended = (days: number) =>
    shop.asOwner(
      `update session set expires_at = now() - make_interval(days => $2)
      where account_id = $1`,
      [maria.user.id, days],
    );
  const before = await sessions();
  await ended(29);
  await purge();
  expect(await sessions()).toBe(before);
  await ended(31);
  await purge();
  expect(await sessions()).toBe(before - 1);
});

test('empties a cart after 90 days and increments its generation', async () => {
  const { ctx } = await newShopper(shop);
  const { accountId } = requireShopper(ctx);
  const { generation } = await addToCart(ctx, {
    productId: await newProduct(shop, { price: 100, stock: 1 }),
    quantity: 1,
  });
  const lastChanged = (days: number) =>
    shop.asOwner(
      'update cart set updated_at = now() - make_interval(days => $2) where account_id = $1',
      [accountId, days],
    );
  await lastChanged(89);
  await purge();
  expect(await viewCart(ctx)).toMatchObject({ items: [{ quantity: 1 }], generation });
  await lastChanged(91);
  await purge();
  expect(await viewCart(ctx)).toMatchObject({ items: [], generation: generation + 1 });
});

test('deletes a contact message after two years', async () => {
  await shop.asOwner(`insert into contact_message (id, name, email, topic, message, sent_at)
    select gen_random_uuid(), 'Maria', 'maria@sirkito.test', 'order', 'Where is my order?',
      now() - make_interval(days => days) from unnest(array[700, 731]) as days`);
  await purge();
  expect(await messages()).toBe(1);
});

test('anonymises an order and deletes its personal records five years after its tax year', async () => {
  await newLocalities(shop);
  const year = new Date().getUTCFullYear();
  const [old, young] = [await newOrder(shop), await newOrder(shop)];
  for (const [{ orderId, accountId }, at] of [
    [old, `${year - 7}-12-31`],
    [young, `${year - 6}-01-02`],
  ] as const) {
    await shop.asOwner('update customer_order set created_at = $2 where id = $1', [orderId, at]);
    await shop.asOwner(
      `insert into order_key select account_id, 'manual ' || $1, '', $1::uuid from order_key
       where order_id = $1::uuid`,
      [orderId],
    );
    await shop.asOwner(`insert into invoice_buyer values ($1, $2, 'Maria', '')`, [
      orderId,
      accountId,
    ]);
    await shop.asOwner(
      `insert into order_note (id, order_id, account_id, author_id, at, text)
       values (gen_random_uuid(), $1, $2, $2, now(), 'Called twice')`,
      [orderId, accountId],
    );
    await shop.asOwner(`insert into payment_proof values (gen_random_uuid(), $1, $2, 'x', $3)`, [
      orderId,
      accountId,
      at,
    ]);
  }
  await purge();
  const remaining = async (orderId: string) => {
    const { rows } = await shop.asOwner(
      `select address <> '{}' as "isNamed", total_centavos > 0 as "isCounted",
         (select count(*)::int from order_key where order_id = $1) as keys,
         (select count(*)::int from invoice_buyer where order_id = $1) as buyers,
         (select count(*)::int from order_note where order_id = $1) as notes,
         (select count(*)::int from payment_proof where order_id = $1) as proofs
       from customer_order where id = $1`,
      [orderId],
    );
    return rows[0] as unknown;
  };
  const purged = { isNamed: false, isCounted: true, keys: 0, buyers: 0, notes: 0, proofs: 0 };
  expect(await remaining(old.orderId)).toEqual(purged);
  const retained = { isNamed: true, isCounted: true, keys: 2, buyers: 1, notes: 1, proofs: 1 };
  expect(await remaining(young.orderId)).toEqual(retained);
});

test('purges the audit log after five years and refuses to anonymise orders earlier', async () => {
  await shop.asOwner(
    `insert into audit_entry (id, at, actor_id, action, subject, request_id)
     select gen_random_uuid(), now() - make_interval(days => days), gen_random_uuid(),
       'orders.forget_me', 'order:x', 'test' from unnest(array[1820, 1830]) as days`,
  );
  await purge();
  const { rows } = await shop.asOwner(
    `select at > now() - interval '5 years' as "isYoung" from audit_entry
     where action = 'orders.forget_me'`,
  );
  expect(rows).toEqual([{ isYoung: true }]);
  const asShop = shop.as({ kind: 'shop' });
  await expect(
    asShop.transact((tx) => purgeOldOrders(tx, { before: new Date(), limit: 1, now: new Date() })),
  ).rejects.toThrow('orders are kept for five years');
});

test('[SC-32] purges the security log after a year, in batches, and the app can only append', async () => {
  await shop.asOwner(
    `insert into security_event (id, at, kind)
     select gen_random_uuid(), now() - interval '366 days', 'signed_out'
     from generate_series(1, 600)`,
  );
  await shop.asOwner(
    `insert into security_event (id, at, kind)
     values (gen_random_uuid(), now() - interval '364 days', 'signed_out')`,
  );
  const count = async () =>
    (await shop.asOwner(`select from security_event where kind = 'signed_out'`)).rowCount;
  expect(await purge()).toBe(true);
  expect(await count()).toBe(101);
  expect(await purge()).toBe(false);
  expect(await count()).toBe(1);
  const asShop = shop.as({ kind: 'shop' });
  for (const statement of [
    sql`delete from security_event`,
    sql`update security_event set kind = 'signed_out'`,
    sql`truncate security_event`,
  ]) {
    await expect(asShop.transact((tx) => statement.execute(tx))).rejects.toThrow(
      'permission denied',
    );
  }
});
