import { expect, test } from 'vitest';
import { dayIn, daysName } from './days-in-address.ts';

test('days are read from an address and told in words', () => {
  expect([dayIn('2026-11-01'), dayIn('2026-13-01'), dayIn('yesterday'), dayIn(null)]).toEqual([
    '2026-11-01',
    undefined,
    undefined,
    undefined,
  ]);
  expect(daysName('2026-11-01', '2026-11-15')).toBe('Nov 1, 2026 to Nov 15, 2026');
  expect(daysName('2026-11-01', '2026-11-01')).toBe('Nov 1, 2026');
  expect(daysName('2026-11-01', undefined)).toBe('Since Nov 1, 2026');
  expect(daysName(undefined, '2026-11-15')).toBe('Up to Nov 15, 2026');
  expect(daysName(undefined, undefined)).toBe('any day');
});
