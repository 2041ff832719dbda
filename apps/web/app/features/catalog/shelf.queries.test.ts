import { expect, test } from 'vitest';
import { shelfAddress } from './shelf.queries.ts';

test('a shelf asks for the first parts of the listing it leads to', () => {
  const link = '/shop/listing?category=cpu&brands=amd%2Cintel&sort=newest';
  expect(shelfAddress(link)).toEqual({
    category: 'cpu',
    brands: 'amd,intel',
    sort: 'newest',
    limit: 4,
  });
});

test('the deals are the biggest savings first', () => {
  expect(shelfAddress('/shop/deals')).toEqual({ sort: 'discount', limit: 4 });
  expect(shelfAddress('/shop/deals?category=cpu')).toMatchObject({ category: 'cpu' });
});
