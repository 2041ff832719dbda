import { expect, test } from 'vitest';
import { deliveryDates, formatDeliveryDates } from './delivery-dates.ts';

const datesFor = (orderedAt: string, days: readonly [number, number] = [1, 2]) =>
  formatDeliveryDates(deliveryDates(new Date(`${orderedAt}+08:00`), days));

test.each([
  ['a Tuesday at noon', '2026-11-17T12:00', 'Nov 18 to 19'],
  ['a Tuesday after noon', '2026-11-17T12:01', 'Nov 19 to 20'],
  ['a Friday morning', '2026-11-20T09:00', 'Nov 23 to 24'],
  ['a Friday evening', '2026-11-20T18:00', 'Nov 24 to 25'],
  ['a Saturday morning', '2026-11-21T09:00', 'Nov 24 to 25'],
  ['a Sunday before midnight', '2026-11-22T23:59', 'Nov 24 to 25'],
  ['a Monday just after midnight', '2026-11-23T00:00', 'Nov 24 to 25'],
])('[PD-04] an order on %s is delivered in 1 to 2 working days after it ships', (_, at, dates) => {
  expect(datesFor(at)).toBe(dates);
});

test('[PD-04] dates name the month once, and one day once', () => {
  expect(datesFor('2026-11-26T09:00', [1, 3])).toBe('Nov 27 to Dec 1');
  expect(datesFor('2026-11-17T09:00', [2, 2])).toBe('Nov 19');
  expect(datesFor('2026-12-28T09:00', [3, 5])).toBe('Dec 31 to Jan 4');
});
