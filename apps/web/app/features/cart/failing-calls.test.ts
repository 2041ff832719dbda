import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '#web/lib/api-client.ts';
import { toasts } from '#web/lib/toasts.ts';
import { askForQuantity, changeQuantity } from './change-quantity.ts';
import { askToRemove, removeItem } from './remove-item.ts';

const line = { productId: 'p1', quantity: 1, totalStock: 9 };
const partsWith = (status: number, reply: object) => ({
  userId: 'u1',
  queries: new QueryClient(),
  api: createApi({ origin: '', fetch: async () => Response.json(reply, { status }) }),
});
const wordless = () => partsWith(502, {});
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
  expect(await removeItem(wordless(), 'p1')).toBe(false);
  expect(toasts()).toMatchObject([{ title: 'Failed to remove item', variant: 'destructive' }]);
});
