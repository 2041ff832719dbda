import { expect, test } from 'vitest';
import { toShelfQuery } from './shelf.queries.ts';

test('requests the first products of the listing it links to', () => {
  const link = '/shop/listing?category=cpu&brands=amd%2Cintel&sort=newest';
  expect(toShelfQuery(link)).toEqual({
    category: 'cpu',
    brands: 'amd,intel',
    sort: 'newest',
    limit: 4,
  });
});

test('[MR-07] leaves the order to the listing, so that a shelf follows Featured', () => {
  expect(toShelfQuery('/shop/listing?category=cpu')).toEqual({ category: 'cpu', limit: 4 });
});

test('[MR-05] sorts deals by the amount saved, or as the link says', () => {
  expect(toShelfQuery('/shop/deals')).toEqual({ sort: 'saving', limit: 4 });
  expect(toShelfQuery('/shop/deals?sort=discount')).toMatchObject({ sort: 'discount' });
  expect(toShelfQuery('/shop/deals?category=cpu')).toMatchObject({ category: 'cpu' });
});
