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

test('sorts deals by biggest discount', () => {
  expect(toShelfQuery('/shop/deals')).toEqual({ sort: 'discount', limit: 4 });
  expect(toShelfQuery('/shop/deals?category=cpu')).toMatchObject({ category: 'cpu' });
});
