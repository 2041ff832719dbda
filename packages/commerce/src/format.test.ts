import { expect, test } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatList,
  formatNumber,
  formatPesos,
  formatPesosInText,
  plural,
} from './format.ts';
import type { Pesos } from './money/money.ts';

const pesos = (amount: number) => amount as Pesos;
const now = new Date('2026-11-17T05:22:00Z');

test('[CT-09] formats prices with the peso sign, two decimals and thousands separators', () => {
  expect(formatPesos(pesos(12_995))).toBe('₱12,995.00');
  expect(formatPesos(pesos(0.5))).toBe('₱0.50');
  expect(formatPesos(pesos(1_234_567.891))).toBe('₱1,234,567.89');
  expect(formatPesos(pesos(-0.5))).toBe('−₱0.50');
});

test('[CT-09] formats an empty price as 0.00', () => {
  expect(formatPesos(undefined)).toBe('0.00');
});

test('omits zero centavos in sentences', () => {
  expect(formatPesosInText(pesos(1_299))).toBe('₱1,299');
  expect(formatPesosInText(pesos(1_299.5))).toBe('₱1,299.50');
  expect(formatPesosInText(pesos(100))).toBe('₱100');
  expect(formatPesosInText(pesos(0.1 + 0.2 + 0.7))).toBe('₱1');
});

test('formats counts with thousands separators and the right noun form', () => {
  expect([0, 1, 2, 1_234].map((count) => formatCount(count, 'product'))).toEqual([
    '0 products',
    '1 product',
    '2 products',
    '1,234 products',
  ]);
  expect(formatCount(2, 'search', 'searches')).toBe('2 searches');
  expect(plural(1, 'is', 'are')).toBe('is');
  expect(formatNumber(1_234_567)).toBe('1,234,567');
});

test('joins lists with and, or with or', () => {
  expect(formatList(['AMD', 'Intel', 'MSI'])).toBe('AMD, Intel and MSI');
  expect(formatList(['AMD', 'Intel', 'MSI'], 'or')).toBe('AMD, Intel or MSI');
});

test('formats dates and times in Manila time', () => {
  expect(formatDateTime('2026-11-17T05:22:00Z', now)).toBe('Tue, Nov 17, 1:22 PM');
  expect(formatDateTime(new Date('2026-11-17T16:05:00Z'), now)).toBe('Wed, Nov 18, 12:05 AM');
  expect(formatDate('2026-11-16T16:00:00Z')).toBe('Nov 17, 2026');
  expect(formatDate('2026-11-17')).toBe('Nov 17, 2026');
});

test('includes the year if it is not the current one', () => {
  expect(formatDateTime('2025-11-17T05:22:00Z', now)).toBe('Mon, Nov 17, 2025, 1:22 PM');
  expect(formatDateTime('2026-12-31T16:00:00Z', now)).toBe('Fri, Jan 1, 2027, 12:00 AM');
});
