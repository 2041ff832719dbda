import { expect, test } from 'vitest';
import { viewAddress } from './view-address.ts';

test('a view is its filters in any order, without where one stood in the list', () => {
  const one = viewAddress(new URLSearchParams('stock=low&sort=changed&after=abc&hide=brand,sku'));
  const other = viewAddress(new URLSearchParams('hide=brand%2Csku&end=1&sort=changed&stock=low'));
  expect(one).toBe('hide=brand%2Csku&sort=changed&stock=low');
  expect(other).toBe(one);
});
