import type { Pesos } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import { expect, test } from 'vitest';
import { isGoingBack, whatNow } from './what-now.ts';

const order = {
  isPickup: false,
  paymentMethod: 'gcash',
  paymentStatus: 'paid',
  status: 'confirmed',
} as Order;

test('who got nothing is told what to do for a second try, by courier or at the counter', () => {
  const failed = { ...order, status: 'delivery_failed' } as const;
  expect(whatNow(failed, [])).toMatchObject({
    kind: 'warn',
    words: expect.stringContaining('we send your parts once more') as string,
  });
  expect(whatNow({ ...failed, isPickup: true }, [])?.words).toContain('say when you come');
  expect(whatNow({ ...failed, paymentStatus: 'refunded' }, [])?.words).toContain(
    'not sent any more',
  );
});

test('who sent parts back is promised a letter about the money alone', () => {
  const back = whatNow({ ...order, status: 'returned' }, [])?.words;
  expect(back).toContain('We look at what came back within three working days.');
  expect(back).toContain('on its way within seven working days after that, and we write to you');
  const transfer = { ...order, status: 'returned', paymentMethod: 'bank_transfer' } as const;
  expect(whatNow(transfer, [])?.words).toBe(back);
  expect(isGoingBack({ ...order, status: 'returned' }, [])).toBe(false);
});

test('money is said to go back in a minute unless that was refused, and nobody waits for it then', () => {
  const cancelled = { ...order, status: 'cancelled' } as const;
  const given = {
    amount: 100 as Pesos,
    reason: 'the order was cancelled',
    at: '2026-11-16T00:00Z',
  };
  const refused = [
    { ...given, status: 'done' },
    { ...given, status: 'failed' },
  ] as const;
  expect(whatNow(cancelled, [])?.words).toContain('in a minute');
  expect(isGoingBack(cancelled, [])).toBe(true);
  expect(whatNow(cancelled, refused)).toBeUndefined();
  expect(isGoingBack(cancelled, refused)).toBe(false);
  expect(isGoingBack(cancelled, refused.toReversed())).toBe(true);
  expect(isGoingBack(order, [])).toBe(false);
});
