import { expect, test } from 'vitest';
import { canonicalListing } from './listing-address.ts';

const canonical = (query: string) => canonicalListing(new URLSearchParams(query));

test('a filtered listing is its category', () => {
  expect(canonical('category=cpu&brands=amd&sort=newest&page=3')).toBe(
    '/shop/listing?category=cpu',
  );
  expect(canonical('brands=amd')).toBe('/shop/listing');
});

test('the second page of a category is a page of its own, the first is the category', () => {
  expect(canonical('page=2&category=cpu')).toBe('/shop/listing?category=cpu&page=2');
  expect(canonical('page=2')).toBe('/shop/listing?page=2');
  expect(canonical('category=cpu&page=1')).toBe('/shop/listing?category=cpu');
  expect(canonical('category=cpu&page=x')).toBe('/shop/listing?category=cpu');
});
