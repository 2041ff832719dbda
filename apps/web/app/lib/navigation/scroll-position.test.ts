import { expect, test } from 'vitest';
import { createScrollKeys } from './scroll-position.ts';

const at = (key: string, pathname: string, hash = '') => ({ key, pathname, hash });

test('[RT-09] gives a new path a new key, but not a new query', () => {
  const scrollKey = createScrollKeys();
  const listing = scrollKey(at('a', '/shop/listing'));
  expect(scrollKey(at('b', '/shop/listing'))).toBe(listing);
  const product = scrollKey(at('c', '/shop/product/1'));
  expect(product).not.toBe(listing);
  expect(scrollKey(at('d', '/shop/listing'))).not.toBe(listing);
});

test('[RT-09] returns the earlier key when going back', () => {
  const scrollKey = createScrollKeys();
  scrollKey(at('a', '/shop/listing'));
  const filtered = scrollKey(at('b', '/shop/listing'));
  scrollKey(at('c', '/shop/product/1'));
  expect(scrollKey(at('b', '/shop/listing'))).toBe(filtered);
});

test('[RT-09] gives a link to a heading a new key', () => {
  const scrollKey = createScrollKeys();
  const top = scrollKey(at('a', '/shop/home'));
  expect(scrollKey(at('b', '/shop/home', '#categories'))).not.toBe(top);
});
