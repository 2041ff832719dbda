import { expect, test } from 'vitest';
import { hasInvoice } from './invoice-words.ts';

test('an invoice comes with the payment and stays, but not for an order that was cancelled by then', () => {
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
