import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '#web/lib/api/api-client.ts';
import { toasts } from '#web/lib/interaction/toasts.ts';
import { addItems } from './add-items.ts';
import { emptyCart } from '../cart.queries.ts';

const reply = { success: true, message: '', data: emptyCart, skipped: [] };
const context = {
  userId: 'u1',
  queries: new QueryClient(),
  api: createApi({ origin: '', fetch: async () => Response.json(reply) }),
};
const item = (name: string, quantity: number) => ({ productId: name, name, quantity });

test('shows the number of items added, or the name of a single one', async () => {
  await addItems(context, [item('Fan', 3), item('Board', 1)]);
  expect(toasts()).toMatchObject([{ title: 'Added to cart', description: '4 items' }]);
  await addItems(context, [item('Board', 1)]);
  expect(toasts()).toMatchObject([{ title: 'Added to cart', description: 'Board' }]);
});
