import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test('a page without parameters is one page, however it was linked', () => {
  expect(pageAddress('/shop/home?utm_source=mail&fbclid=1', [])).toBe('/shop/home');
  expect(pageAddress('/shop/home.data', [])).toBe('/shop/home.data');
});

test('parameters on the list count, in any order', () => {
  const allowed = ['category', 'search'];
  expect(pageAddress('/shop/listing?search=rtx&x=1&category=cpu', allowed)).toBe(
    '/shop/listing?category=cpu&search=rtx',
  );
  expect(pageAddress('/shop/listing?category=cpu&search=rtx', allowed)).toBe(
    '/shop/listing?category=cpu&search=rtx',
  );
});
