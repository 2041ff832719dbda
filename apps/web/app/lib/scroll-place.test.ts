import { expect, test } from 'vitest';
import { scrollPlaces } from './scroll-place.ts';

const at = (key: string, pathname: string, hash = '') => ({ key, pathname, hash });

test('RT-09 another path is another place, a change of the query alone is not', () => {
  const place = scrollPlaces();
  const listing = place(at('a', '/shop/listing'));
  expect(place(at('b', '/shop/listing'))).toBe(listing);
  const product = place(at('c', '/shop/product/1'));
  expect(product).not.toBe(listing);
  expect(place(at('d', '/shop/listing'))).not.toBe(listing);
});

test('RT-09 going back leads to the place that was left', () => {
  const place = scrollPlaces();
  place(at('a', '/shop/listing'));
  const filtered = place(at('b', '/shop/listing'));
  place(at('c', '/shop/product/1'));
  expect(place(at('b', '/shop/listing'))).toBe(filtered);
});

test('RT-09 a link to a heading goes to the heading', () => {
  const place = scrollPlaces();
  const top = place(at('a', '/shop/home'));
  expect(place(at('b', '/shop/home', '#categories'))).not.toBe(top);
});
