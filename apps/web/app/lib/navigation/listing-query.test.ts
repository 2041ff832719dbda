import { expect, test } from 'vitest';
import { canonicalListingPath } from './listing-query.ts';

const canonical = (query: string) => canonicalListingPath(new URLSearchParams(query));

test('uses the category as canonical path of a filtered listing', () => {
  expect(canonical('category=cpu&brands=amd&sort=newest&page=3')).toBe(
    '/shop/listing?category=cpu',
  );
  expect(canonical('brands=amd')).toBe('/shop/listing');
});

test('gives later pages their own canonical path, but not the first', () => {
  expect(canonical('page=2&category=cpu')).toBe('/shop/listing?category=cpu&page=2');
  expect(canonical('page=2')).toBe('/shop/listing?page=2');
  expect(canonical('category=cpu&page=1')).toBe('/shop/listing?category=cpu');
  expect(canonical('category=cpu&page=x')).toBe('/shop/listing?category=cpu');
});
