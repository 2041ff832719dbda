import type { Attributes } from '@sirkito/commerce';
import { engineVersion } from '@sirkito/compatibility';
import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { checkOrderFit } from '../compatibility/check-order-fit.ts';
import { createOrderQueue } from '../placing/order-queue.ts';
import { placeOrder } from '../placing/place-order.ts';
import { relayOutbox } from '../outbox/relay-outbox.ts';
import { viewOrderFit } from '../compatibility/view-order-fit.ts';
import { viewOrderForStaff } from '../staff/view-order-for-staff.ts';
import { listBoughtParts } from './order-fit.queries.ts';

const shop = testShop();
const theShop = () => shop.as({ kind: 'shop' });
beforeAll(() => newLocalities(shop));

const part = (categoryId: string, attributes: Attributes) =>
  newProduct(shop, { categoryId, attributes });

async function bought(...lines: [productId: string, quantity: number][]) {
  const { ctx, addressId } = await newBuyer(shop);
  for (const [productId, quantity] of lines) await addToCart(ctx, { productId, quantity });
  const body = { addressId, paymentMethod: 'cod' as const, notes: '' };
  const { _id } = await placeOrder(ctx, { body, key: null }, createOrderQueue(theShop()));
  return { ctx, orderId: _id };
}

/** Relays the outbox and returns the names of the new jobs. */
async function relayedJobs(): Promise<string[]> {
  const before = (await shop.jobs()).length;
  await relayOutbox(theShop());
  return (await shop.jobs()).slice(before).map(({ name }) => name);
}

test('stores the compatibility result with the order and the specifications it used', async () => {
  const cpu = await part('cpu', { socket: 'AM5', memoryType: ['DDR5'] });
  const board = await part('motherboard', { socket: 'LGA1700', memoryType: 'DDR5' });
  await relayOutbox(theShop());
  const { ctx, orderId } = await bought([cpu, 1], [board, 1]);
  expect(await relayedJobs()).toContain('orders.check_fit');
  expect(await viewOrderFit(ctx, orderId)).toBeNull();

  await checkOrderFit(theShop(), orderId);
  expect(await viewOrderFit(ctx, orderId)).toMatchObject({
    verdict: 'error',
    findings: [{ verdict: 'error', compared: 'AM5 / LGA1700' }],
  });

  // A later edit does not change the stored result.
  await shop.asOwner(
    `update product set attributes = '{"socket": "AM5"}', updated_at = now() where id = $1`,
    [board],
  );
  await checkOrderFit(theShop(), orderId);
  const { fit } = await viewOrderForStaff(shop.as(shop.staff()), orderId);
  expect(fit).toMatchObject({ verdict: 'error', engine: engineVersion, isEdited: false });
  expect(fit?.findings.find(({ rule }) => rule === 'C1')?.facts).toEqual([
    { productId: cpu, key: 'socket', value: 'AM5' },
    { productId: board, key: 'socket', value: 'LGA1700' },
  ]);
});

test('lists bought parts in the order of the invoice', async () => {
  const ids = [await part('cpu', {}), await part('motherboard', {}), await part('memory', {})];
  const { orderId } = await bought(...ids.map((id): [string, number] => [id, 1]));
  expect((await listBoughtParts(shop.db, orderId)).map(({ id }) => id)).toEqual(ids);
});

test('marks a result whose product was edited before the check', async () => {
  const cpu = await part('cpu', { socket: 'AM5' });
  const board = await part('motherboard', { socket: 'AM5' });
  const { orderId } = await bought([cpu, 1], [board, 1]);
  await shop.asOwner(`update product set updated_at = now() where id = $1`, [cpu]);
  await checkOrderFit(theShop(), orderId);
  const { fit } = await viewOrderForStaff(shop.as(shop.staff()), orderId);
  expect(fit).toMatchObject({ verdict: 'ok', isEdited: true });
});

test('skips a single part, two PCs in one order and unrelated parts', async () => {
  const cpu = await part('cpu', { socket: 'AM5' });
  const board = await part('motherboard', { socket: 'AM5' });
  const monitor = await part('monitor', {});
  await relayOutbox(theShop());
  const alone = await bought([cpu, 1]);
  expect(await relayedJobs()).not.toContain('orders.check_fit');
  const two = await bought([cpu, 2], [board, 1]);
  const apart = await bought([cpu, 1], [monitor, 1]);
  for (const { ctx, orderId } of [alone, two, apart]) {
    await checkOrderFit(theShop(), orderId);
    expect(await viewOrderFit(ctx, orderId)).toBeNull();
  }
});

test('hides the result from other customers', async () => {
  const { orderId } = await bought([await part('cpu', {}), 1]);
  const { ctx } = await newBuyer(shop);
  await expect(viewOrderFit(ctx, orderId)).rejects.toMatchObject({ code: 'order.not_found' });
});
