import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToasts } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[EN-06] shows one toast at a time with its title, variant and duration', () => {
  const { toast, toasts } = createToasts();
  const saved = toast({
    title: 'Item saved for later',
    description: 'In your cart',
    variant: 'success',
    duration: 2_500,
  });
  expect(toasts()).toEqual([
    {
      id: saved,
      title: 'Item saved for later',
      description: 'In your cart',
      variant: 'success',
      duration: 2_500,
      open: true,
    },
  ]);
  const failed = toast({ title: 'Failed to update quantity', variant: 'destructive' });
  expect(toasts()).toEqual([
    {
      id: failed,
      title: 'Failed to update quantity',
      variant: 'destructive',
      duration: 5_000,
      open: true,
    },
  ]);
  toast({ title: 'Item moved to cart' });
  expect(toasts()).toMatchObject([{ title: 'Item moved to cart', variant: 'default' }]);
});

test('[ER-08] closes a toast after 5000 ms and removes it 1,000,000 ms later', () => {
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

test('closes a toast after its own duration', () => {
  const { toast, toasts } = createToasts();
  toast({ title: 'Minimum quantity is 1', duration: 1_500 });
  vi.advanceTimersByTime(1_500);
  expect(toasts()).toMatchObject([{ open: false }]);
});

test('stops the timer of a replaced toast', () => {
  const { toast, toasts } = createToasts();
  toast({ title: 'one', duration: 1_000 });
  vi.advanceTimersByTime(900);
  toast({ title: 'two', duration: 1_000 });
  vi.advanceTimersByTime(900);
  expect(toasts()).toMatchObject([{ title: 'two', open: true }]);
});

test('[ER-08] keeps a toast open while it is held, and closes it 5000 ms later', () => {
  const { toast, pause, resume, toasts } = createToasts();
  const id = toast({ title: 'Cart Restored' });
  vi.advanceTimersByTime(4_000);
  pause(id);
  vi.advanceTimersByTime(60_000);
  expect(toasts()).toMatchObject([{ open: true }]);
  resume(id);
  vi.advanceTimersByTime(4_999);
  expect(toasts()).toMatchObject([{ open: true }]);
  vi.advanceTimersByTime(1);
  expect(toasts()).toMatchObject([{ open: false }]);
});
