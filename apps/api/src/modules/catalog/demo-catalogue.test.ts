import { brandNames, categoryTree, checkAttributes, facetValues } from '@sirkito/commerce';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, type DemoProduct } from '#api/testing/demo-catalogue.ts';

const leaves = categoryTree
  .flatMap((group) => group.children)
  .flatMap((node) => (node.children.length > 0 ? node.children : [node]));
const inCategory = (id: string) => demoCatalogue.filter(({ category }) => category === id);
const plenty = 'cpu motherboard memory graphics_card storage_ssd power_supply pc_case'.split(' ');
const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z0-9])/).length;
const repeated = (items: string[]) => items.filter((item, place) => items.indexOf(item) !== place);

test('there is enough to browse everywhere', () => {
  expect(demoCatalogue.length).toBeGreaterThanOrEqual(600);
  for (const { id } of leaves) {
    const least = plenty.includes(id) ? 40 : 15;
    expect(inCategory(id).length, id).toBeGreaterThanOrEqual(least);
  }
});

test('nothing is there twice', () => {
  expect(repeated(demoCatalogue.map(({ sku }) => sku))).toEqual([]);
  expect(repeated(demoCatalogue.map(({ name }) => name))).toEqual([]);
  expect(repeated(demoCatalogue.map(({ description }) => description))).toEqual([]);
});

test('about a fifth is on sale, some is low and some is sold out', () => {
  const share = (isSo: (product: DemoProduct) => boolean) =>
    demoCatalogue.filter(isSo).length / demoCatalogue.length;
  expect(share(({ salePrice }) => salePrice !== undefined)).toBeCloseTo(0.2, 1);
  expect(share(({ stock }) => stock === 0)).toBeGreaterThan(0.03);
  expect(share(({ stock }) => stock > 0 && stock < 5)).toBeGreaterThan(0.08);
});

describe.each(leaves.map(({ id, filterAttributes }) => ({ id, filterAttributes })))(
  '$id',
  ({ id, filterAttributes }) => {
    test('every fact is one its subcategory knows, of the right kind and size', () => {
      const problems = inCategory(id).flatMap(({ sku, attributes }) =>
        checkAttributes(id, attributes).map((problem) => ({ sku, ...problem })),
      );
      expect(problems).toEqual([]);
    });

    test('every product is found under each of the filters', () => {
      const lost = inCategory(id).flatMap(({ sku, attributes }) => {
        const found = new Set(facetValues(id, attributes).map(({ attribute }) => attribute));
        return filterAttributes.filter((name) => !found.has(name)).map((name) => `${sku} ${name}`);
      });
      expect(lost).toEqual([]);
    });

    test('brands, prices, sizes and descriptions are as a shop needs them', () => {
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
