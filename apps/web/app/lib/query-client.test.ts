import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('what is pressed without a network fails at once and is not done later', async () => {
  const queries = createQueryClient();
  const refund = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no network')));
  onlineManager.setOnline(false);
  const pressed = queries.getMutationCache().build(queries, { mutationFn: refund });
  await expect(pressed.execute(undefined)).rejects.toThrow('no network');
  onlineManager.setOnline(true);
  await queries.resumePausedMutations();
  expect(refund).toHaveBeenCalledOnce();
});

test('what is asked for without a network says that it failed', async () => {
  const queries = createQueryClient();
  onlineManager.setOnline(false);
  const asked = queries.query({
    queryKey: ['cart'],
    queryFn: () => Promise.reject(new Error('no network')),
  });
  await expect(asked).rejects.toThrow('no network');
});
