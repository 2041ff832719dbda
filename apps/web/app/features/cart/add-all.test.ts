import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '#web/lib/api-client.ts';
import { toasts } from '#web/lib/toasts.ts';
import { addAll } from './add-all.ts';
import { emptyCart } from './cart.queries.ts';

const reply = { success: true, message: '', data: emptyCart, leftOut: [] };
const parts = {
  userId: 'u1',
  queries: new QueryClient(),
  api: createApi({ origin: '', fetch: async () => Response.json(reply) }),
};
const item = (name: string, quantity: number) => ({ productId: name, name, quantity });

test('the notice counts the pieces that came, and names one that came alone', async () => {
  await addAll(parts, [item('Fan', 3), item('Board', 1)]);
  expect(toasts()).toMatchObject([{ title: 'Added to cart', description: '4 parts' }]);
  await addAll(parts, [item('Board', 1)]);
  expect(toasts()).toMatchObject([{ title: 'Added to cart', description: 'Board' }]);
});
