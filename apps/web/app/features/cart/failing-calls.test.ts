import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '#web/lib/api-client.ts';
import { toasts } from '#web/lib/toasts.ts';
import { addItem } from './add-item.ts';
import { askForQuantity, changeQuantity } from './change-quantity.ts';
import { askToRemove, removeItem } from './remove-item.ts';

const line = { productId: 'p1', quantity: 1, totalStock: 9 };
const partsWith = (status: number, reply: object) => ({
  userId: 'u1',
  queries: new QueryClient(),
  api: createApi({ origin: '', fetch: async () => Response.json(reply, { status }) }),
});
const wordless = () => partsWith(502, {});
const unheard = () => ({
  ...wordless(),
  api: createApi({ origin: '', fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
});
const soldOut = () =>
  partsWith(409, { code: 'cart.sold_out', message: 'This product is out of stock' });

test('[ER-02] a quantity that is not set fails with the server’s words, else with ours', async () => {
  await expect(askForQuantity(wordless(), 'p1', 2)).rejects.toThrow(
    /^Failed to update cart quantity$/,
  );
  await expect(askForQuantity(soldOut(), 'p1', 2)).rejects.toThrow(
    /^This product is out of stock$/,
  );
});

test('[ER-02] an item that is not removed fails with the server’s words, else with ours', async () => {
  await expect(askToRemove(wordless(), 'p1')).rejects.toThrow(/^Failed to delete cart item$/);
  await expect(askToRemove(soldOut(), 'p1')).rejects.toThrow(/^This product is out of stock$/);
});

test('[ER-03] [ER-04] the shopper reads what did not happen, with the reason where one is due', async () => {
  await changeQuantity(soldOut(), line, 2);
  expect(toasts()).toMatchObject([
    { title: 'Failed to update quantity', description: 'This product is out of stock' },
  ]);
  await changeQuantity(wordless(), line, 2);
  expect(toasts()).toMatchObject([
    { title: 'Failed to update quantity', description: 'Please try again' },
  ]);
  await changeQuantity(unheard(), line, 2);
  const why = 'The shop cannot answer right now. Please try again in a moment';
  expect(toasts()).toMatchObject([{ title: "Couldn't update quantity", description: why }]);
  expect(await removeItem(wordless(), 'p1')).toBe(false);
  expect(toasts()).toMatchObject([{ title: 'Failed to remove item', variant: 'destructive' }]);
});

test('[ER-02] what could not be added says so, and why where nothing was answered', async () => {
  const item = { productId: 'p1', name: 'A part', quantity: 1 };
  for (const [parts, words] of [
    [wordless(), {}],
    [unheard(), { description: 'The shop cannot answer right now. Please try again in a moment' }],
  ] as const) {
    expect(await addItem(parts, item)).toBe(false);
    const [{ title, description } = {}] = toasts();
    expect({ title, description }).toEqual({ title: 'Failed to add item to cart', ...words });
  }
});

test('[CT-07] more than there are is told, also when fewer than before are asked for', async () => {
  const asked: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (...sent) => {
    asked.push(await new Request(...sent).json());
    return Response.json({}, { status: 502 });
  };
  const parts = { ...wordless(), api: createApi({ origin: 'http://shop.test', fetch }) };
  const asking = changeQuantity(parts, { productId: 'p1', quantity: 10, totalStock: 5 }, 8);
  expect(toasts()).toMatchObject([
    { title: 'Stock limit reached', description: 'Only 5 items available' },
  ]);
  await asking;
  expect(asked).toMatchObject([{ quantity: 5 }]);
});
