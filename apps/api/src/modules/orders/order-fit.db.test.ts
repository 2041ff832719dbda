import type { Attributes } from '@sirkito/commerce';
import { engineVersion } from '@sirkito/compatibility';
import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/add-to-cart.ts';
import { newBuyer } from '#api/testing/buyer.ts';
import { newPlaces } from '#api/testing/places.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { judgeFit } from './judge-fit.ts';
import { createOrderQueue, placeOrder } from './place-order.ts';
import { relayOutbox } from './relay-outbox.ts';
import { viewOrderFit } from './view-order-fit.ts';
import { viewOrderForStaff } from './view-order-for-staff.ts';

const shop = testShop();
const theShop = () => shop.as({ kind: 'shop' });
beforeAll(() => newPlaces(shop));

const part = (categoryId: string, attributes: Attributes) =>
  newProduct(shop, { categoryId, attributes });

async function bought(...lines: [productId: string, quantity: number][]) {
  const { ctx, addressId } = await newBuyer(shop);
  for (const [productId, quantity] of lines) await addToCart(ctx, { productId, quantity });
  const body = { addressId, paymentMethod: 'cod' as const, notes: '' };
  const { _id } = await placeOrder(ctx, { body, key: null }, createOrderQueue(theShop()));
  return { ctx, orderId: _id };
}

/** The jobs that the next look at the outbox promises. */
async function promised(): Promise<string[]> {
  const before = (await shop.jobs()).length;
  await relayOutbox(theShop());
  return (await shop.jobs()).slice(before).map(({ name }) => name);
}

test('the verdict on parts bought together stays with the order, with the facts it used', async () => {
  const cpu = await part('cpu', { socket: 'AM5', memoryType: ['DDR5'] });
  const board = await part('motherboard', { socket: 'LGA1700', memoryType: 'DDR5' });
  await relayOutbox(theShop());
  const { ctx, orderId } = await bought([cpu, 1], [board, 1]);
  expect(await promised()).toContain('orders.judge_fit');
  expect(await viewOrderFit(ctx, orderId)).toBeNull();

  await judgeFit(theShop(), orderId);
  expect(await viewOrderFit(ctx, orderId)).toMatchObject({
    verdict: 'error',
    told: [{ verdict: 'error', compared: 'AM5 / LGA1700' }],
  });

  // What the shop learns later does not change what it said.
  await shop.asOwner(
    `update product set attributes = '{"socket": "AM5"}', updated_at = now() where id = $1`,
    [board],
  );
  await judgeFit(theShop(), orderId);
  const { fit } = await viewOrderForStaff(shop.as(shop.staff()), orderId);
  expect(fit).toMatchObject({ verdict: 'error', engine: engineVersion, isEdited: false });
  expect(fit?.findings.find(({ rule }) => rule === 'C1')?.facts).toEqual([
    { productId: cpu, key: 'socket', value: 'AM5' },
    { productId: board, key: 'socket', value: 'LGA1700' },
  ]);
});

test('an order says so when a product was edited before it could be judged', async () => {
  const cpu = await part('cpu', { socket: 'AM5' });
  const board = await part('motherboard', { socket: 'AM5' });
  const { orderId } = await bought([cpu, 1], [board, 1]);
  await shop.asOwner(`update product set updated_at = now() where id = $1`, [cpu]);
  await judgeFit(theShop(), orderId);
  const { fit } = await viewOrderForStaff(shop.as(shop.staff()), orderId);
  expect(fit).toMatchObject({ verdict: 'ok', isEdited: true });
});

test('one part alone, two PCs in one order and parts that never meet are not judged', async () => {
  const cpu = await part('cpu', { socket: 'AM5' });
  const board = await part('motherboard', { socket: 'AM5' });
  const monitor = await part('monitor', {});
  await relayOutbox(theShop());
  const alone = await bought([cpu, 1]);
  expect(await promised()).not.toContain('orders.judge_fit');
  const two = await bought([cpu, 2], [board, 1]);
  const apart = await bought([cpu, 1], [monitor, 1]);
  for (const { ctx, orderId } of [alone, two, apart]) {
    await judgeFit(theShop(), orderId);
    expect(await viewOrderFit(ctx, orderId)).toBeNull();
  }
});

test('somebody else is not told what was bought', async () => {
  const { orderId } = await bought([await part('cpu', {}), 1]);
  const { ctx } = await newBuyer(shop);
  await expect(viewOrderFit(ctx, orderId)).rejects.toMatchObject({ code: 'order.not_found' });
});
