import type { Pesos } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { expect, test } from 'vitest';
import { isRefundInProgress, nextStepMessage } from './next-step-message.ts';

const order = {
  isPickup: false,
  paymentMethod: 'gcash',
  paymentStatus: 'paid',
  status: 'confirmed',
} as Order;

test('explains how to get a second delivery or pickup', () => {
  const failed = { ...order, status: 'delivery_failed' } as const;
  expect(nextStepMessage(failed, [])).toMatchObject({
    kind: 'warn',
    message: expect.stringContaining('to arrange another delivery') as string,
  });
  expect(nextStepMessage({ ...failed, isPickup: true }, [])?.message).toContain(
    'set it aside for you again',
  );
  expect(nextStepMessage({ ...failed, paymentStatus: 'refunded' }, [])?.message).toContain(
    "won't go ahead",
  );
});

test('promises an email about the refund of a return', () => {
  const back = nextStepMessage({ ...order, status: 'returned' }, [])?.message;
  expect(back).toContain("We'll inspect your return within 3 working days.");
  expect(back).toContain('within 7 working days after that and email you');
  const transfer = { ...order, status: 'returned', paymentMethod: 'bank_transfer' } as const;
  expect(nextStepMessage(transfer, [])?.message).toBe(back);
  expect(isRefundInProgress({ ...order, status: 'returned' }, [])).toBe(false);
});

test('announces a refund unless the provider rejected it', () => {
  const cancelled = { ...order, status: 'cancelled' } as const;
  const refund = {
    amount: 100 as Pesos,
    reason: 'order cancelled',
    at: '2026-11-16T00:00Z',
  };
  const failedLast = [
    { ...refund, status: 'done' },
    { ...refund, status: 'failed' },
  ] as const;
  expect(nextStepMessage(cancelled, [])?.message).toContain(
    'is being sent to your original payment method',
  );
  expect(isRefundInProgress(cancelled, [])).toBe(true);
  expect(nextStepMessage(cancelled, failedLast)).toBeUndefined();
  expect(isRefundInProgress(cancelled, failedLast)).toBe(false);
  expect(isRefundInProgress(cancelled, failedLast.toReversed())).toBe(true);
  expect(isRefundInProgress(order, [])).toBe(false);
});
