import { expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';

test('drops parameters that are not allowed', () => {
  expect(pageUrl('/shop/home?utm_source=mail&fbclid=1', [])).toBe('/shop/home');
  expect(pageUrl('/shop/home.data', [])).toBe('/shop/home.data');
});

test('keeps allowed parameters in sorted order', () => {
  const allowed = ['category', 'search'];
  expect(pageUrl('/shop/listing?search=rtx&x=1&category=cpu', allowed)).toBe(
    '/shop/listing?category=cpu&search=rtx',
  );
  expect(pageUrl('/shop/listing?category=cpu&search=rtx', allowed)).toBe(
    '/shop/listing?category=cpu&search=rtx',
  );
});

test('[API-32] brands in any case are one page', () => {
  const url = (brands: string) => pageUrl(`/shop/listing?brands=${brands}`, ['brands']);
  expect(url('AMD')).toBe(url('amd'));
});
