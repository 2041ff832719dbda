import { expect, test } from 'vitest';
import { waited } from './order-words.ts';

test('the time an order has waited is told as short as it is useful', () => {
  const now = Date.parse('2026-11-15T04:00:00Z');
  const ago = (minutes: number) => waited(new Date(now - minutes * 60_000).toISOString(), now);
  expect([ago(0.5), ago(59), ago(60), ago(23 * 60 + 59)]).toEqual(['Now', '59 min', '1 h', '23 h']);
  expect(ago(24 * 60)).toBe('Nov 14');
});
