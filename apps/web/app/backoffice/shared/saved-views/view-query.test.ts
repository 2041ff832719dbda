import { expect, test } from 'vitest';
import { viewQuery } from './view-query.ts';

test('ignores the order of filters and the paging parameters', () => {
  const one = viewQuery(new URLSearchParams('stock=low&sort=changed&after=abc&hide=brand,sku'));
  const other = viewQuery(new URLSearchParams('hide=brand%2Csku&end=1&sort=changed&stock=low'));
  expect(one).toBe('hide=brand%2Csku&sort=changed&stock=low');
  expect(other).toBe(one);
});
