import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToasts } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[EN-06] a notice has its words, a variant and a duration, and there is one at a time', () => {
  const { toast, toasts } = createToasts();
  toast({ title: 'Item saved for later', description: 'In your cart', duration: 2_500 });
  const id = toast({ title: 'Failed to update quantity', variant: 'destructive' });
  expect(toasts()).toEqual([
    {
      id,
      title: 'Failed to update quantity',
      variant: 'destructive',
      duration: 5_000,
      open: true,
    },
  ]);
});

test('[ER-08] a notice closes after 5000 ms and leaves the store 1,000,000 ms later', () => {
  const { toast, toasts } = createToasts();
  toast({ title: 'Cart Restored' });
  vi.advanceTimersByTime(4_999);
  expect(toasts()).toMatchObject([{ open: true }]);
  vi.advanceTimersByTime(1);
  expect(toasts()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(toasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts()).toHaveLength(0);
});

test('a notice with a duration of its own closes after that', () => {
  const { toast, toasts } = createToasts();
  toast({ title: 'Minimum quantity is 1', duration: 1_500 });
  vi.advanceTimersByTime(1_500);
  expect(toasts()).toMatchObject([{ open: false }]);
});

test('the clock of a notice that was replaced does not close the next one', () => {
  const { toast, toasts } = createToasts();
  toast({ title: 'one', duration: 1_000 });
  vi.advanceTimersByTime(900);
  toast({ title: 'two', duration: 1_000 });
  vi.advanceTimersByTime(900);
  expect(toasts()).toMatchObject([{ title: 'two', open: true }]);
});
