import {
  brandNames,
  discountPercent,
  effectivePrice,
  facetValues,
  filtersOf,
  type FilterAttribute,
} from '@sirkito/commerce';
import {
  ListingQuery,
  sorts,
  type ListingQueryInput,
} from '@sirkito/contracts/catalog/listing-schemas';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { demoCatalogue as records, type DemoProduct } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listProducts } from './list-products.ts';
import { seedDemoProducts } from '../../../demo/seed-demo-products.ts';

const shop = testShop();
const branches: Record<string, string[]> = {
  cpu: ['cpu'],
  cpu_cooling: ['cpu_cooling'],
  graphics_card: ['graphics_card'],
  storage: ['storage_ssd', 'storage_hdd'],
  cables: ['cables'],
};
const brandIds = new Map(Object.entries(brandNames).map(([id, name]) => [name as string, id]));

beforeAll(async () => {
  await seedDemoProducts(shop.as({ kind: 'shop' }), records);
});

const list = (address: ListingQueryInput) =>
  listProducts(shop.as({ kind: 'guest' }), ListingQuery.parse({ limit: 60, ...address }));

/** Every sku of a listing, page by page. */
async function listAll(address: ListingQueryInput): Promise<string[]> {
  const { data, pagination } = await list(address);
  const skus = data.map(({ sku }) => sku);
  for (let page = 2; page <= pagination.pages; page += 1) {
    skus.push(...(await list({ ...address, page })).data.map(({ sku }) => sku));
  }
  return skus;
}

/** The same question answered by looking at every record. */
function bruteForce(address: ListingQueryInput): DemoProduct[] {
  const { category = '', availability, brands, min_price: min, max_price: max } = address;
  const asked = Object.entries(address).filter(([key]) => key.startsWith('attr.'));
  return records.filter(
    (record) =>
      branches[category]?.includes(record.category) &&
      (!availability || record.stock > 0 === (availability === 'in_stock')) &&
      (!brands || brands.split(',').includes(brandIds.get(record.brand) ?? '')) &&
      (min === undefined || effectivePrice(record) >= Number(min)) &&
      (max === undefined || effectivePrice(record) <= Number(max)) &&
      asked.every(([key, wanted]) =>
        valuesOf(record, key.slice(5)).some((value) => String(wanted).split(',').includes(value)),
      ),
  );
}

const valuesOf = ({ category, attributes }: DemoProduct, attribute: string) =>
  facetValues(category, attributes)
    .filter((one) => one.attribute === attribute)
    .map(({ value }) => value);

/** Any combination of filters that a shopper could have clicked together. */
const addresses = fc.constantFrom(...Object.keys(branches)).chain((category) => {
  const inside = records.filter((record) => branches[category]?.includes(record.category));
  const some = <T>(items: T[]) =>
    fc.option(fc.subarray(items, { minLength: 1, maxLength: Math.min(3, items.length) }));
  const attributes = [...filtersOf(category).keys()];
  return fc.record({
    category: fc.constant(category),
    availability: fc.option(fc.constantFrom('in_stock', 'out_of_stock'), { nil: undefined }),
    brands: some([...new Set(inside.map(({ brand }) => brandIds.get(brand) ?? ''))]),
    min_price: fc.option(fc.constantFrom('1000', '5000', '12000.50'), { nil: undefined }),
    max_price: fc.option(fc.constantFrom('4000', '15000', '60000'), { nil: undefined }),
    ...Object.fromEntries(
      attributes.map((name) => [
        `attr.${name}`,
        some([...new Set(inside.flatMap((record) => valuesOf(record, name)))]),
      ]),
    ),
  });
});

const toAddress = (chosen: Record<string, unknown>): ListingQueryInput =>
  Object.fromEntries(
    Object.entries(chosen)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : value]),
  );

test('[PF-01] [API-13] [EN-10] lists the same products as a full scan for any combination of filters', async () => {
  await fc.assert(
    fc.asyncProperty(addresses, async (chosen) => {
      const address = toAddress(chosen);
      const expected = bruteForce(address).map(({ sku }) => sku);
      expect((await listAll(address)).toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 60 },
  );
});

test('[PF-01] [API-13] counts as many products per facet value as selecting it lists', async () => {
  await fc.assert(
    fc.asyncProperty(addresses, async (chosen) => {
      const address = toAddress(chosen);
      const { facets, brandCounts, availabilityCounts, pagination } = await list(address);
      const sizeOf = (change: ListingQueryInput) => bruteForce({ ...address, ...change }).length;

      expect(pagination.total).toBe(sizeOf({}));
      for (const { id, count } of brandCounts) expect(count).toBe(sizeOf({ brands: id }));
      expect(availabilityCounts).toEqual({
        in_stock: sizeOf({ availability: 'in_stock' }),
        out_of_stock: sizeOf({ availability: 'out_of_stock' }),
      });
      for (const { attribute, values } of facets) {
        const key = `attr.${attribute as FilterAttribute}` as const;
        for (const { value, count } of values) expect(count).toBe(sizeOf({ [key]: value }));
      }
    }),
    { numRuns: 60 },
  );
});

test.each(sorts)('[EN-10] lists every product once over all pages, sorted by %s', async (sort) => {
  const skus: string[] = [];
  for (let page = 1; page <= 7; page += 1) {
    const { data } = await list({ category: 'cpu', sort, page, limit: 10 });
    skus.push(...data.map(({ sku }) => sku));
  }
  const all = records.filter(({ category }) => category === 'cpu').map(({ sku }) => sku);
  expect(skus.toSorted()).toEqual(all.toSorted());
});

test('[EN-10] sorts by name case-insensitively', async () => {
  const category = 'cpu_cooling';
  const names = async (sort: 'title-atoz' | 'title-ztoa') =>
    (await list({ category, sort, limit: 60 })).data.map(({ name }) => name.toLowerCase());
  const found = await names('title-atoz');
  expect(found.findIndex((name) => name.startsWith('be quiet!'))).toBeLessThan(
    found.findIndex((name) => name.startsWith('cooler master')),
  );
  expect(found).toEqual(found.toSorted());
  const back = await names('title-ztoa');
  expect(back).toEqual(back.toSorted().toReversed());
});

test('[EN-10] sorts by the current price', async () => {
  const paid = (await list({ category: 'graphics_card', sort: 'price-lowtohigh' })).data.map(
    effectivePrice,
  );
  expect(paid).toEqual(paid.toSorted((a, b) => a - b));
  const back = (await list({ category: 'graphics_card', sort: 'price-hightolow' })).data.map(
    effectivePrice,
  );
  expect(back).toEqual(back.toSorted((a, b) => b - a));
});

test('[EN-10] sorts the product added last first under newest', async () => {
  const category = 'cpu_cooling';
  // Seeded at one moment; now each has a day of its own, in no order that anything else has.
  const { rows } = await shop.asOwner(
    `with day as (
       select id, sku, timestamptz '2026-01-01' + row_number() over (order by md5(sku))
         * interval '1 day' as at
       from product where category_id = $1
     ), moved as (
       update product_listing set created_at = day.at from day where day.id = product_id
     )
     select sku from day order by at desc`,
    [category],
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(await listAll({ category, sort: 'newest' })).toEqual(
    (rows as { sku: string }[]).map(({ sku }) => sku),
  );
});

test('lists products on sale now as deals, biggest discount first', async () => {
  const address = { deals: '1', sort: 'discount' } as const;
  const reduced = records.filter((record) => effectivePrice(record) < record.price);
  expect(reduced.length).toBeGreaterThan(60);
  expect((await listAll(address)).toSorted()).toEqual(reduced.map(({ sku }) => sku).toSorted());
  const savings = (await list(address)).data.map(discountPercent);
  expect(savings).toEqual(savings.toSorted((a, b) => b - a));
});

test('lists a deal from the start of its sale until its end', async () => {
  const deals = async () =>
    (await list({ category: 'graphics_card', deals: '1' })).data.map(({ _id }) => _id);
  const all = await deals();
  const window = (starts: string, ends: string) =>
    shop.asOwner(
      `update product_listing set sale_starts_at = now() + $2::interval,
       sale_ends_at = now() + $3::interval where product_id = $1`,
      [all[0], starts, ends],
    );
  await window('1 hour', '2 hours');
  expect(await deals()).toEqual(all.slice(1));
  await window('-2 hours', '-1 hour');
  expect(await deals()).toEqual(all.slice(1));
  await window('-1 hour', '1 hour');
  expect(await deals()).toEqual(all);
});

test('[EN-08] sorts filter values naturally and labels them with units', async () => {
  const { facets } = await list({ category: 'storage_ssd' });
  const capacity = facets.find(({ attribute }) => attribute === 'capacity');
  const sizes = capacity?.values.map(({ value }) => Number(value)) ?? [];
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(capacity?.values.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['500 GB', '1 TB', '2 TB']),
  );
});

test('[API-13] lists search results best match first and counts facets of the results only', async () => {
  const { data, pagination, brandCounts } = await list({ search: 'ryzn 5 7600' });
  expect(data[0]?.name).toMatch(/Ryzen 5 7600\b/);
  expect(pagination.total).toBeGreaterThan(0);
  expect(brandCounts).toEqual([{ id: 'amd', name: 'AMD', count: pagination.total }]);
  expect((await list({ search: 'xyzzyplugh' })).pagination.total).toBe(0);
});

test('refuses an unknown category', async () => {
  await expect(list({ category: 'spaceships' })).rejects.toMatchObject({
    code: 'catalog.category_not_found',
  });
});
