import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { cartsKey } from '../query-keys/cart.ts';

afterEach(() => onlineManager.setOnline(true));

test('fails a mutation at once when offline and does not retry it later', async () => {
  const queries = createQueryClient();
  const refund = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no network')));
  onlineManager.setOnline(false);
  const mutation = queries.getMutationCache().build(queries, { mutationFn: refund });
  await expect(mutation.execute(undefined)).rejects.toThrow('no network');
  onlineManager.setOnline(true);
  await queries.resumePausedMutations();
  expect(refund).toHaveBeenCalledOnce();
});

test('fails a query when offline', async () => {
  const queries = createQueryClient();
  onlineManager.setOnline(false);
  const query = queries.query({
    queryKey: cartsKey,
    queryFn: () => Promise.reject(new Error('no network')),
  });
  await expect(query).rejects.toThrow('no network');
});
