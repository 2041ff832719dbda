import { expect, test } from 'vitest';
import { formatAge, formatDateRange, formatTimeLeft } from './format-span.ts';

test('formats a date range with each year once', () => {
  expect(formatDateRange('2026-11-01', '2026-11-15')).toBe('Nov 1 – Nov 15, 2026');
  expect(formatDateRange('2025-12-28', '2026-01-03')).toBe('Dec 28, 2025 – Jan 3, 2026');
  expect(formatDateRange('2026-11-01', '2026-11-01')).toBe('Nov 1, 2026');
});

test('formats a countdown with units', () => {
  const left = (seconds: number) => formatTimeLeft(seconds * 1_000);
  expect([left(14 * 60 + 5.9), left(60), left(59)]).toEqual([
    '14 min 05 s left',
    '1 min 00 s left',
    '59 s left',
  ]);
  expect([left(3_600), left(23.5 * 3_600)]).toEqual(['1 h 00 min left', '23 h 30 min left']);
  expect([left(86_400), left(2.9 * 86_400)]).toEqual(['1 day left', '2 days left']);
});

const now = Date.parse('2026-11-17T05:22:00Z');

test('formats an age in its largest unit, and as a date after one day', () => {
  const age = (minutes: number) => formatAge(new Date(now - minutes * 60_000).toISOString(), now);
  expect([age(0.5), age(59), age(60), age(23 * 60 + 59)]).toEqual(['Now', '59 min', '1 h', '23 h']);
  expect(age(24 * 60)).toBe('Nov 16, 2026');
});
