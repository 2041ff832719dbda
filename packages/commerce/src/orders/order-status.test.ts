import { expect, test } from 'vitest';
import {
  canTransition,
  isCashDue,
  isFulfilmentBlocked,
  isBlockedByRefund,
  nextStatuses,
  orderStatuses,
  paymentStatuses,
  fulfilmentBlocker,
  type PaymentStatus,
} from './order-status.ts';

test('[OR-06] moves an order from pending to delivered, one status at a time', () => {
  const path = ['pending', 'confirmed', 'processing', 'shipped', 'delivered'] as const;
  for (const [index, from] of path.entries()) {
    for (const to of path) expect(canTransition(from, to)).toBe(path[index + 1] === to);
  }
});

test('[OR-06] allows cancelling before shipment and returning after', () => {
  const cancellable = orderStatuses.filter((status) => canTransition(status, 'cancelled'));
  expect(cancellable).toEqual(['pending', 'confirmed', 'processing']);
  const returnable = orderStatuses.filter((status) => canTransition(status, 'returned'));
  expect(returnable).toEqual(['delivered', 'delivery_failed']);
  expect(canTransition('delivery_failed', 'shipped')).toBe(true);
});

test('[OR-06] allows no change of returned or cancelled orders', () => {
  for (const to of orderStatuses) {
    expect(canTransition('returned', to) || canTransition('cancelled', to)).toBe(false);
  }
});

test('requires cash until paid, but not for cancelled or returned orders', () => {
  const order = { paymentMethod: 'cod', paymentStatus: 'unpaid' } as const;
  const notDue = orderStatuses.filter((status) => !isCashDue({ ...order, status }));
  expect(notDue).toEqual(['returned', 'cancelled']);
  expect(isCashDue({ ...order, paymentStatus: 'paid', status: 'shipped' })).toBe(false);
  expect(isCashDue({ ...order, paymentMethod: 'bank_transfer', status: 'pending' })).toBe(false);
});

test('blocks fulfilment of fully refunded orders, unless already shipped', () => {
  const order = { isPickup: false, paymentMethod: 'gcash' } as const;
  const allowed = (
    paymentStatus: 'paid' | 'partially_refunded' | 'refunded',
    overrides: object = {},
  ) =>
    orderStatuses.flatMap((status) =>
      nextStatuses(status)
        .filter((to) => !isBlockedByRefund({ ...order, ...overrides, paymentStatus }, to))
        .map((to) => `${status} to ${to}`),
    );
  expect(allowed('refunded')).toEqual([
    'pending to cancelled',
    'confirmed to cancelled',
    'processing to cancelled',
    'shipped to delivered',
    'shipped to delivery_failed',
    'delivered to returned',
    'delivery_failed to returned',
  ]);
  expect(allowed('partially_refunded')).toEqual(allowed('paid'));
  // Pickups paid at the counter may have been collected, so they can still be returned.
  expect(allowed('refunded', { isPickup: true, paymentMethod: 'cod' })).toEqual(allowed('paid'));
  const blocked = orderStatuses.filter((status) =>
    isFulfilmentBlocked({ ...order, status, paymentStatus: 'refunded' }),
  );
  expect(blocked).toEqual(['pending', 'confirmed', 'processing', 'delivery_failed']);
});

test('allows shipping paid and cash orders, but not cancelled or returned ones', () => {
  const cash = { isPickup: false, paymentMethod: 'cod', paymentStatus: 'unpaid' } as const;
  const notShippable = orderStatuses.filter((status) =>
    fulfilmentBlocker({ ...cash, status }, false),
  );
  expect(notShippable).toEqual(['returned', 'cancelled']);
  const transfer = { ...cash, paymentMethod: 'bank_transfer', status: 'processing' } as const;
  const blockerFor = (paymentStatus: PaymentStatus) =>
    fulfilmentBlocker({ ...transfer, paymentStatus }, false);
  expect(paymentStatuses.map(blockerFor)).toEqual([
    'unpaid',
    'unpaid',
    undefined,
    'unpaid',
    'unpaid',
    undefined,
    'refunded',
  ]);
});
