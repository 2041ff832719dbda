import { expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { addToCart } from '#api/modules/carts/add-to-cart.ts';
import { viewCart } from '#api/modules/carts/view-cart.ts';
import { requireShopper } from '#api/platform/context.ts';
import { peopleOf } from '#api/testing/people.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { newShopper } from '#api/testing/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { forgetOldRecords } from './forget-old-records.ts';

const shop = testShop();
const forget = () => forgetOldRecords(shop.as({ kind: 'shop' }), personalRecords);

const sessions = async () => (await shop.asOwner('select id from session')).rows.length;
const messages = async () => (await shop.asOwner('select id from contact_message')).rows.length;

test('nobody but the shop itself ends records', async () => {
  await expect(forgetOldRecords(shop.as({ kind: 'guest' }), personalRecords)).rejects.toMatchObject(
    { code: 'auth.required' },
  );
});

test('a session goes thirty days after its end, and not a day before', async () => {
  const maria = await peopleOf(shop, await shop.app()).shopper();
  const ended = (days: number) =>
    shop.asOwner(
      `update session set expires_at = now() - make_interval(days => $2)
      where account_id = $1`,
      [maria.user.id, days],
    );
  const before = await sessions();
  await ended(29);
  await forget();
  expect(await sessions()).toBe(before);
  await ended(31);
  await forget();
  expect(await sessions()).toBe(before - 1);
});

test('a cart is emptied after ninety days, and its generation goes on', async () => {
  const { ctx } = await newShopper(shop);
  const { accountId } = requireShopper(ctx);
  const { generation } = await addToCart(ctx, {
    productId: await newProduct(shop, { price: 100, stock: 1 }),
    quantity: 1,
  });
  const leave = (days: number) =>
    shop.asOwner(
      'update cart set updated_at = now() - make_interval(days => $2) where account_id = $1',
      [accountId, days],
    );
  await leave(89);
  await forget();
  expect(await viewCart(ctx)).toMatchObject({ items: [{ quantity: 1 }], generation });
  await leave(91);
  await forget();
  expect(await viewCart(ctx)).toMatchObject({ items: [], generation: generation + 1 });
});

test('a message goes after two years', async () => {
  await shop.asOwner(`insert into contact_message (id, name, email, topic, message, sent_at)
    select gen_random_uuid(), 'Maria', 'maria@sirkito.test', 'order', 'Where is my order?',
      now() - make_interval(days => days) from unnest(array[700, 731]) as days`);
  await forget();
  expect(await messages()).toBe(1);
});
