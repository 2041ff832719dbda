import { filtersOf } from '@sirkito/commerce';
import { ListingQuery } from '@sirkito/contracts/catalog/listing-schemas';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { seedDemoProducts } from '../../../demo/seed-demo-products.ts';
import { listFacetSets } from '../browse/facet-values.queries.ts';
import { sumCounts } from '../browse/facets.ts';
import { selectedValues, toFilters } from '../browse/listing-filter.ts';
import { countFacets, listPage } from '../browse/listing.queries.ts';
import { requireBranch } from '../product/category-branch.ts';
import { countByBitmaps, findPageByPrice } from './listing-bitmaps.queries.ts';
import { rebuildBitmaps } from './rebuild-bitmaps.ts';

const shop = testShop();
const categories = ['graphics_card', 'cpu', 'cpu_cooling', 'storage'];
const start = new Date('2027-01-01T00:00:00Z').getTime();
const hour = 3_600_000;
let productIds: string[];

beforeAll(async () => {
  await seedDemoProducts(shop.as({ kind: 'shop' }), demoCatalogue);
  const { rows } = await shop.asOwner(
    `select product_id from category_listing
     where category_id in ('graphics_card', 'cpu', 'cpu_cooling', 'storage_ssd') order by 1`,
  );
  productIds = (rows as { product_id: string }[]).map(({ product_id: id }) => id);
});

const rebuild = (at: Date) => rebuildBitmaps({ ...shop.as({ kind: 'shop' }), now: () => at });

type Input = Record<string, string | undefined>;

/** Returns the listing by bitmaps, undefined if they are outdated, and by scanning. */
async function listBothWays(input: Input, now: Date) {
  const query = ListingQuery.parse({ limit: 7, ...input });
  const offered = [...filtersOf(query.category ?? '').keys()];
  const selected = selectedValues(query, offered);
  const sets = await listFacetSets(shop.db, [...selected.keys()], [...selected.values()].flat());
  const listing = {
    categoryIds: requireBranch(query.category ?? ''),
    filters: toFilters(query, selected, sets),
    search: undefined,
    now,
  };
  const page = {
    sort: query.sort ?? 'price-lowtohigh',
    limit: 7,
    offset: (query.page - 1) * 7,
  } as const;
  const found = await findPageByPrice(shop.db, { ...listing, ...page }, offered);
  const bitmaps = await countByBitmaps(shop.db, listing, offered);
  if (found) expect(sorted(found.totals)).toEqual(sorted(bitmaps));
  const scan = sumCounts(await countFacets(shop.db, listing, offered), listing.filters);
  const rows = await listPage(shop.db, { ...listing, ...page });
  return {
    bitmaps: bitmaps && { totals: sorted(bitmaps), page: found?.rows.map(({ id }) => id) },
    scan: {
      totals: sorted(scan),
      page: listing.categoryIds.length === 1 ? rows.map(({ id }) => id) : undefined,
    },
  };
}

/** Maps compare in insertion order; brands without products are named by scans only. */
function sorted(totals: Awaited<ReturnType<typeof countByBitmaps>>) {
  const { counts, brandNames, ...rest } = totals ?? {};
  const values = [...(counts ?? [])].flatMap(([facet, sums]) =>
    [...sums].map(([value, count]) => [
      facet,
      value,
      count,
      facet === 'brand' && brandNames?.get(value),
    ]),
  );
  return { ...rest, counts: values.map((value) => value.join('|')).toSorted() };
}

const change = fc.record({
  index: fc.nat(),
  inStock: fc.boolean(),
  price: fc.constantFrom(100_000, 100_001, 250_000, 999_900, 5_000_000),
  sale: fc.option(fc.constantFrom(50_000, 99_999)),
  startsIn: fc.option(fc.integer({ min: -3, max: 3 })),
  endsIn: fc.option(fc.integer({ min: -3, max: 3 })),
  isRemoved: fc.constantFrom(false, false, false, true),
});

const listed = fc.constantFrom(...categories).chain((category) => {
  const attributes = [...filtersOf(category).keys()];
  const some = (values: readonly string[]) =>
    fc.option(
      fc.subarray([...values], { minLength: 1, maxLength: 2 }).map((chosen) => chosen.join(',')),
      { nil: undefined, freq: 1 },
    );
  const facets = attributes.map((name) => [`attr.${name}`, some(valuesOf(name))] as const);
  return fc.record<Input>({
    category: fc.constant(category),
    sort: fc.constantFrom('price-lowtohigh', 'price-hightolow'),
    page: fc.constantFrom('1', '1', '2', '3'),
    availability: fc.constantFrom(undefined, undefined, 'in_stock', 'out_of_stock'),
    brands: some(['asus', 'msi', 'amd', 'intel', 'samsung', 'nobody']),
    min_price: fc.constantFrom(undefined, undefined, '0', '1000', '1000.01', '2500', '60000'),
    max_price: fc.constantFrom(undefined, undefined, '999.99', '1000', '9999', '50000'),
    deals: fc.constantFrom(undefined, undefined, '1'),
    ...Object.fromEntries(facets),
  });
});

/** A few values that products have, and one that none has. */
function valuesOf(attribute: string): string[] {
  const values = new Set<string>(['none']);
  for (const { attributes } of demoCatalogue) {
    const given = (attributes as Record<string, unknown>)[attribute];
    for (const value of Array.isArray(given) ? given : [given]) {
      if (value !== undefined && values.size < 6) values.add(String(value));
    }
  }
  return [...values];
}

async function apply({ index, inStock, price, sale, startsIn, endsIn, isRemoved }: Change) {
  const id = productIds[index % productIds.length];
  if (isRemoved) {
    await shop.asOwner('delete from product_listing where product_id = $1', [id]);
    return;
  }
  const at = (hours: number | null) => (hours === null ? null : new Date(start + hours * hour));
  await shop.asOwner(
    `update category_listing set in_stock = $2, price_centavos = $3, sale_price_centavos = $4,
       sale_starts_at = $5, sale_ends_at = $6 where product_id = $1`,
    [id, inStock, price, sale, at(startsIn), at(endsIn)],
  );
}
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

test('[PF-01] counts and pages the same by bitmaps as by scanning, for any products and sales', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 6 }),
      fc.array(listed, { minLength: 4, maxLength: 6 }),
      fc.integer({ min: -4, max: 4 }),
      async (changes, inputs, builtAfter) => {
        for (const one of changes) await apply(one);
        await rebuild(new Date(start + builtAfter * hour));
        for (const input of inputs) {
          for (const hours of [builtAfter, builtAfter + 0.5, builtAfter + 1]) {
            const now = new Date(start + hours * hour);
            const { bitmaps, scan } = await listBothWays(input, now);
            if (hours === builtAfter) expect(bitmaps).toBeDefined();
            if (bitmaps) expect(bitmaps).toEqual(scan);
          }
        }
      },
    ),
    { numRuns: 40 },
  );
}, 240_000);
