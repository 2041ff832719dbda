import { expect, test } from 'vitest';
import { monthName, monthsToChoose, parseMonth } from './book-months.ts';

const lateInUtc = new Date('2026-10-31T17:30:00Z');

test('uses the current month of the shop unless the query names one', () => {
  expect(parseMonth(null, lateInUtc)).toBe('2026-11');
  expect(parseMonth('2026-13', lateInUtc)).toBe('2026-11');
  expect(parseMonth('2025-02', lateInUtc)).toBe('2025-02');
  expect(monthName('2025-02')).toBe('February 2025');
});

test('offers five years of months, newest first, and the chosen one', () => {
  const months = monthsToChoose('2026-11', lateInUtc);
  expect(months.slice(0, 3)).toEqual(['2026-11', '2026-10', '2026-09']);
  expect([months.length, months.at(-1)]).toEqual([60, '2021-12']);
  expect(monthsToChoose('2020-01', lateInUtc).at(-1)).toBe('2020-01');
});
