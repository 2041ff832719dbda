import { expect, test } from 'vitest';
import { parseOrderNumber } from './parse-order-number.ts';

test('reads order numbers in any notation but not model numbers', () => {
  for (const typed of ['SK-100001', 'sk 100001', ' 100001 ']) {
    expect(parseOrderNumber(typed)).toBe('SK-100001');
  }
  for (const typed of ['7600', 'RTX 5070', 'SK hynix', '']) {
    expect(parseOrderNumber(typed)).toBeUndefined();
  }
});
