import { afterEach, expect, test, vi } from 'vitest';
import type { Ctx } from '#api/platform/context.ts';
import { orderRequest } from '#api/testing/data/order-request.ts';
import { createOrderQueue } from './order-queue.ts';

afterEach(() => void vi.useRealTimers());

const requestOf = (id: string) =>
  orderRequest({ accountId: id, orderId: id, key: id, paymentMethod: 'gcash' });

test('[AV-07] orders whose batch never ends get 503 after 9 s, and the next ones are placed', async () => {
  vi.useFakeTimers();
  const placed = { outcome: 'cart_empty' };
  const transact = vi
    .fn()
    .mockReturnValueOnce(Promise.withResolvers().promise)
    .mockResolvedValue([placed]);
  // Only these parts of the context are used.
  const queue = createOrderQueue({ transact, now: () => new Date() } as unknown as Ctx);
  const [stalled, next] = [queue.place(requestOf('a')), queue.place(requestOf('b'))];
  const error = stalled.catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(8_999);
  expect(transact).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await error).toMatchObject({ code: 'server.unavailable', status: 503 });
  expect(await next).toMatchObject({ decision: { outcome: 'cart_empty' } });
});
