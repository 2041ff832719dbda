import { expect, test } from 'vitest';
import { dayIn, daysName, waited } from './order-words.ts';

test('the time an order has waited is told as short as it is useful', () => {
  const now = Date.parse('2026-11-15T04:00:00Z');
  const ago = (minutes: number) => waited(new Date(now - minutes * 60_000).toISOString(), now);
  expect([ago(0.5), ago(59), ago(60), ago(23 * 60 + 59)]).toEqual(['Now', '59 min', '1 h', '23 h']);
  expect(ago(24 * 60)).toBe('Nov 14');
});

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
});
