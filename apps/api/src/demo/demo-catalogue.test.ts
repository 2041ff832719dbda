import { brandNames, categoryTree, checkAttributes, facetValues } from '@sirkito/commerce';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, type DemoProduct } from '#api/testing/data/demo-catalogue.ts';

const leaves = categoryTree
  .flatMap((group) => group.children)
  .flatMap((node) => (node.children.length > 0 ? node.children : [node]));
const inCategory = (id: string) => demoCatalogue.filter(({ category }) => category === id);
const plenty = 'cpu motherboard memory graphics_card storage_ssd power_supply pc_case'.split(' ');
const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z0-9])/).length;
const repeated = (items: string[]) => items.filter((item, index) => items.indexOf(item) !== index);

test('has enough products in every category', () => {
  expect(demoCatalogue.length).toBeGreaterThanOrEqual(600);
  for (const { id } of leaves) {
    const least = plenty.includes(id) ? 40 : 15;
    expect(inCategory(id).length, id).toBeGreaterThanOrEqual(least);
  }
});

test('has no duplicate SKUs, names or descriptions', () => {
  expect(repeated(demoCatalogue.map(({ sku }) => sku))).toEqual([]);
  expect(repeated(demoCatalogue.map(({ name }) => name))).toEqual([]);
  expect(repeated(demoCatalogue.map(({ description }) => description))).toEqual([]);
});

test('has about a fifth on sale, some low and some sold out', () => {
  const share = (matches: (product: DemoProduct) => boolean) =>
    demoCatalogue.filter(matches).length / demoCatalogue.length;
  expect(share(({ salePrice }) => salePrice !== undefined)).toBeCloseTo(0.2, 1);
  expect(share(({ stock }) => stock === 0)).toBeGreaterThan(0.03);
  expect(share(({ stock }) => stock > 0 && stock < 5)).toBeGreaterThan(0.08);
});

test('[BD-09] marks cooler ratings that come from other shops', () => {
  const rated = inCategory('cpu_cooling').filter(({ attributes }) => attributes['tdpRatingWatts']);
  expect(rated.map(({ unconfirmed = [] }) => unconfirmed)).toEqual(
    rated.map(() => ['tdpRatingWatts']),
  );
});

describe.each(leaves.map(({ id, filterAttributes }) => ({ id, filterAttributes })))(
  '$id',
  ({ id, filterAttributes }) => {
    test('has only valid attributes', () => {
      const problems = inCategory(id).flatMap(({ sku, attributes }) =>
        checkAttributes(id, attributes).map((problem) => ({ sku, ...problem })),
      );
      expect(problems).toEqual([]);
    });

    test('has a value for every filter', () => {
      const lost = inCategory(id).flatMap(({ sku, attributes }) => {
        const found = new Set(facetValues(id, attributes).map(({ attribute }) => attribute));
        return filterAttributes.filter((name) => !found.has(name)).map((name) => `${sku} ${name}`);
      });
      expect(lost).toEqual([]);
    });

    test('has valid brands, prices, sizes and descriptions', () => {
      const names: readonly string[] = Object.values(brandNames);
      for (const product of inCategory(id)) {
        expect(names, product.sku).toContain(product.brand);
        expect(product.price, product.sku).toBeGreaterThan(0);
        if (product.salePrice !== undefined) {
          expect(product.salePrice, product.sku).toBeLessThan(product.price);
        }
        expect(product.boxMm, product.sku).toHaveLength(3);
        expect(product.weightG, product.sku).toBeGreaterThan(0);
        expect(sentences(product.description), product.sku).toBeGreaterThanOrEqual(2);
        expect(sentences(product.description), product.sku).toBeLessThanOrEqual(5);
      }
    });
  },
);
