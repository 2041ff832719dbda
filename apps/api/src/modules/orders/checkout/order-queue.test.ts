import { afterEach, expect, test, vi } from 'vitest';
import type { Ctx } from '#api/platform/context.ts';
import { createOrderQueue, type OrderRequest } from './place-order.ts';

afterEach(() => void vi.useRealTimers());

const requestOf = (accountId: string): OrderRequest => ({
  accountId,
  key: accountId,
  bodyHash: '',
  orderId: accountId,
  addressId: null,
  pickup: null,
  paymentMethod: 'gcash',
  expectedTotal: null,
  notes: '',
  requestId: accountId,
  network: null,
});

test('[AV-07] orders whose batch never ends get 503 after 9 s, and the next ones are placed', async () => {
  vi.useFakeTimers();
  const placed = {
    outcome: 'placed',
    orderId: 'b',
    totals: null,
    soldOut: null,
    unpaidLimit: null,
    written: null,
  };
  const autocommit = vi
    .fn()
    .mockReturnValueOnce(Promise.withResolvers().promise)
    .mockResolvedValue([placed]);
  // Only these parts of the context are used: orders paid online read nothing first.
  const submit = createOrderQueue({ autocommit, now: () => new Date() } as unknown as Ctx);
  const [stalled, next] = [submit(requestOf('a')), submit(requestOf('b'))];
  const error = stalled.catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(8_999);
  expect(autocommit).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await error).toMatchObject({ code: 'server.unavailable', status: 503 });
  expect(await next).toMatchObject({ outcome: 'placed' });
});
