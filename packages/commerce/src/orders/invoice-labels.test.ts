import { expect, test } from 'vitest';
import { hasInvoice } from './invoice-labels.ts';

test('has an invoice once paid, also after a refund, unless the order was cancelled before payment', () => {
  const placed = { status: 'pending', paymentStatus: null } as const;
  const paid = { status: 'confirmed', paymentStatus: 'paid' } as const;
  const tooLate = { status: 'cancelled', paymentStatus: 'paid' } as const;
  expect(hasInvoice({ ...placed, paymentStatus: 'awaiting', timeline: [placed] })).toBe(false);
  expect(hasInvoice({ ...paid, timeline: [placed, paid] })).toBe(true);
  const refunded = { status: 'cancelled', paymentStatus: 'refunded' } as const;
  expect(hasInvoice({ ...refunded, timeline: [placed, paid, refunded] })).toBe(true);
  expect(hasInvoice({ ...tooLate, timeline: [placed, tooLate] })).toBe(false);
  expect(hasInvoice({ ...refunded, timeline: [placed, tooLate, refunded] })).toBe(false);
});
