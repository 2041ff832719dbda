import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '#web/lib/api/api-client.ts';
import { toasts } from '#web/lib/interaction/toasts.ts';
import { addItem } from './changes/add-item.ts';
import { cartQuery, emptyCart } from './cart.queries.ts';
import { requestQuantity, changeQuantity } from './changes/change-quantity.ts';
import { requestRemoval, removeItem } from './changes/remove-item.ts';

const line = { productId: 'p1', quantity: 1, totalStock: 9 };
const contextWith = (status: number, reply: object) => ({
  userId: 'u1',
  queries: new QueryClient(),
  api: createApi({ origin: '', fetch: async () => Response.json(reply, { status }) }),
});
const failingServer = () => contextWith(502, {});
const offline = () => ({
  ...failingServer(),
  api: createApi({ origin: '', fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
});
const soldOut = () =>
  contextWith(409, { code: 'cart.sold_out', message: 'This product is out of stock' });

test('[API-06] [ER-02] treats a cart that is not found as empty and rejects on other errors', async () => {
  const fetchCart = ({ queries, ...context }: ReturnType<typeof contextWith>) =>
    queries.query(cartQuery(context));
  const notFound = { code: 'request.not_found', message: 'Not found' };
  await expect(fetchCart(contextWith(404, notFound))).resolves.toEqual(emptyCart);
  await expect(fetchCart(failingServer())).rejects.toThrow(/^Failed to fetch cart items$/);
});

test('[ER-02] rejects a failed quantity change with the server’s message, or a default', async () => {
  await expect(requestQuantity(failingServer(), 'p1', 2)).rejects.toThrow(
    /^Failed to update cart quantity$/,
  );
  await expect(requestQuantity(soldOut(), 'p1', 2)).rejects.toThrow(
    /^This product is out of stock$/,
  );
});

test('[ER-02] rejects a failed removal with the server’s message, or a default', async () => {
  await expect(requestRemoval(failingServer(), 'p1')).rejects.toThrow(
    /^Failed to delete cart item$/,
  );
  await expect(requestRemoval(soldOut(), 'p1')).rejects.toThrow(/^This product is out of stock$/);
});

test('[ER-03] [ER-04] shows what failed, with the reason if there is one', async () => {
  await changeQuantity(soldOut(), line, 2);
  expect(toasts()).toMatchObject([
    { title: 'Failed to update quantity', description: 'This product is out of stock' },
  ]);
  await changeQuantity(failingServer(), line, 2);
  expect(toasts()).toMatchObject([
    { title: 'Failed to update quantity', description: 'Please try again' },
  ]);
  await changeQuantity(offline(), line, 2);
  const why = "We can't reach the shop right now. Please try again in a moment";
  expect(toasts()).toMatchObject([{ title: "Couldn't update quantity", description: why }]);
  expect(await removeItem(failingServer(), 'p1')).toBe(false);
  expect(toasts()).toMatchObject([{ title: 'Failed to remove item', variant: 'destructive' }]);
});

test('[ER-02] shows that an item was not added, with the reason when offline', async () => {
  const item = { productId: 'p1', name: 'A part', quantity: 1 };
  for (const [context, expected] of [
    [failingServer(), {}],
    [offline(), { description: "We can't reach the shop right now. Please try again in a moment" }],
  ] as const) {
    expect(await addItem(context, item)).toBe(false);
    const [{ title, description } = {}] = toasts();
    expect({ title, description }).toEqual({ title: 'Failed to add item to cart', ...expected });
  }
});

test('[CT-07] warns about stock when lowering to more than is in stock', async () => {
  const sentBodies: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (...sent) => {
    sentBodies.push(await new Request(...sent).json());
    return Response.json({}, { status: 502 });
  };
  const context = { ...failingServer(), api: createApi({ origin: 'http://shop.test', fetch }) };
  const asking = changeQuantity(context, { productId: 'p1', quantity: 10, totalStock: 5 }, 8);
  expect(toasts()).toMatchObject([
    { title: 'Stock limit reached', description: 'Only 5 items available' },
  ]);
  await asking;
  expect(sentBodies).toMatchObject([{ quantity: 5 }]);
});
