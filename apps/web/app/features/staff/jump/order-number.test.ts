import { expect, test } from 'vitest';
import { orderNumberIn } from './order-number.ts';

test('an order number is known however it is typed, and a model number is none', () => {
  for (const typed of ['SK-100001', 'sk 100001', ' 100001 ']) {
    expect(orderNumberIn(typed)).toBe('SK-100001');
  }
  for (const typed of ['7600', 'RTX 5070', 'SK hynix', '']) {
    expect(orderNumberIn(typed)).toBeUndefined();
  }
});
