import { expect, test } from 'vitest';
import { transferReservationEnd } from './transfer-reservation-end.ts';

test.each([
  ['a Friday evening', '2026-11-20T18:00', '2026-11-24'],
  ['a Friday just before midnight', '2026-11-20T23:59', '2026-11-24'],
  ['a Saturday', '2026-11-21T00:00', '2026-11-24'],
  ['a Sunday', '2026-11-22T12:00', '2026-11-24'],
  ['a Monday at midnight', '2026-11-23T00:00', '2026-11-25'],
  ['a Thursday', '2026-11-26T09:00', '2026-11-30'],
])(
  'proof sent on %s extends the reservation to the end of the second working day',
  (_, sentAt, lastDay) => {
    const end = transferReservationEnd(new Date(`${sentAt}+08:00`));
    expect(end).toEqual(new Date(`${lastDay}T23:59:59.999+08:00`));
  },
);

test('never ends the initial 48 hours early', () => {
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const sentAt = new Date(Date.UTC(2026, 10, 16, hour));
    const heldMs = transferReservationEnd(sentAt).getTime() - sentAt.getTime();
    expect(heldMs, sentAt.toISOString()).toBeGreaterThanOrEqual(48 * 60 * 60_000 - 1);
  }
});
