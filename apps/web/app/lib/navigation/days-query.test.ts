import { expect, test } from 'vitest';
import { parseDay, dayRangeLabel } from './days-query.ts';

test('parses days from a query and labels ranges', () => {
  expect([
    parseDay('2026-11-01'),
    parseDay('2026-13-01'),
    parseDay('yesterday'),
    parseDay(null),
  ]).toEqual(['2026-11-01', undefined, undefined, undefined]);
  expect(dayRangeLabel('2026-11-01', '2026-11-15')).toBe('Nov 1 – Nov 15, 2026');
  expect(dayRangeLabel('2026-11-01', '2026-11-01')).toBe('Nov 1, 2026');
  expect(dayRangeLabel('2026-11-01', undefined)).toBe('Since Nov 1, 2026');
  expect(dayRangeLabel(undefined, '2026-11-15')).toBe('Up to Nov 15, 2026');
  expect(dayRangeLabel(undefined, undefined)).toBe('any day');
});
