import { evaluate, hardRules, type Part } from '@sirkito/compatibility';
import { ListingQuery } from '@sirkito/contracts/catalog/listing-schemas';
import { beforeAll, expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { fitFilter } from './fit-filter.ts';
import { listPage } from './listing.queries.ts';
import { listProducts } from './list-products.ts';
import { seedDemoProducts } from '../../../demo/seed-demo-products.ts';

const shop = testShop();
const kinds = ['cpu', 'motherboard', 'memory', 'graphics_card', 'cpu_cooling', 'pc_case'];
let parts: Part[] = [];

/** A fixed seed, so that a failure can be reproduced. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  let seed = 11;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

beforeAll(async () => {
  const records = demoCatalogue.filter(({ category }) => kinds.includes(category));
  // Some products of each category lack the specs that decide, as after an import.
  const bare = records
    .filter((_, index) => index % 9 === 0)
    .map((record) => ({
      ...record,
      sku: `BARE-${record.sku}`,
      attributes: {},
    }));
  await seedDemoProducts(shop.as({ kind: 'shop' }), [...records, ...bare]);
  const rows = await shop
    .as({ kind: 'guest' })
    .read.selectFrom('product')
    .select(['id', 'name', 'category_id as categoryId', 'attributes'])
    .execute();
  // Seeded products were validated against their declaration.
  parts = rows as unknown as Part[];
});

test('lists exactly the products the compatibility rules pass, for ten thousand pairs', async () => {
  const { read } = shop.as({ kind: 'guest' });
  const wrong: string[] = [];
  let pairs = 0;
  for (const chosen of shuffled(parts)) {
    for (const kind of kinds.filter((one) => one !== chosen.categoryId)) {
      const filter = fitFilter(kind, [chosen]);
      const rows = await listPage(read, {
        categoryIds: [kind],
        search: undefined,
        filters: filter ? [filter] : [],
        now: new Date(),
        sort: 'newest',
        limit: 1000,
        offset: 0,
      });
      const shown = new Set(rows.map(({ id }) => id));
      for (const candidate of parts.filter(({ categoryId }) => categoryId === kind)) {
        pairs += 1;
        const fits = evaluate([candidate, chosen]).findings.every(({ rule, verdict }) => {
          if (rule === 'M2') return verdict !== 'error';
          // Cases don't list their mounts, so all are shown for a radiator, marked as unknown.
          const isHard = hardRules.includes(rule) || (rule === 'F6' && kind !== 'pc_case');
          return !isHard || (verdict !== 'error' && verdict !== 'unknown');
        });
        if (fits !== shown.has(candidate.id)) wrong.push(`${candidate.name} beside ${chosen.name}`);
      }
    }
    if (pairs > 10_000) break;
  }
  expect(wrong).toEqual([]);
  expect(pairs).toBeGreaterThan(10_000);
});

test('lists only products that fit all parts in the query', async () => {
  const idOf = (name: string) => parts.find((part) => part.name === name)?.id ?? '';
  const fits = [idOf('AMD Ryzen 7 9800X3D'), idOf('DeepCool CC360 ARGB Micro-ATX Case, Black')];
  const { data } = await listProducts(
    shop.as({ kind: 'guest' }),
    ListingQuery.parse({ category: 'motherboard', limit: 60, fits: fits.join(',') }),
  );
  expect(data.length).toBeGreaterThan(3);
  const facts = new Map(parts.map(({ id, attributes }) => [id, attributes]));
  for (const { _id } of data) {
    expect(facts.get(_id)).toMatchObject({ socket: 'AM5' });
    expect(['Micro-ATX', 'Mini-ITX']).toContain(facts.get(_id)?.['formFactor']);
  }
});

test('ignores products that are not PC parts', async () => {
  const address = { category: 'motherboard', limit: 60 };
  const guest = shop.as({ kind: 'guest' });
  const all = await listProducts(guest, ListingQuery.parse(address));
  const same = await listProducts(guest, ListingQuery.parse({ ...address, fits: 'nothing' }));
  expect(same.pagination).toEqual(all.pagination);
});

test('[BD-05] lists what fits first, then what is not verified, across pages', async () => {
  const guest = shop.as({ kind: 'guest' });
  const cpu = parts.find(({ name }) => name === 'AMD Ryzen 7 9800X3D');
  const list = async (more: object) =>
    listProducts(guest, ListingQuery.parse({ category: 'motherboard', ...more }));
  const everyPage = async (more: object) => {
    const { pagination } = await list({ limit: 10, ...more });
    const pages = Array.from({ length: pagination.pages }, (_, index) =>
      list({ limit: 10, page: index + 1, ...more }),
    );
    return (await Promise.all(pages)).flatMap(({ data }) => data.map(({ _id }) => _id));
  };
  const [plain, ranked, fitting] = [
    await everyPage({}),
    await everyPage({ fits_first: cpu?.id }),
    await everyPage({ fits: cpu?.id }),
  ];
  const sockets = new Map(parts.map(({ id, attributes }) => [id, attributes['socket']]));
  const unverified = plain.filter((id) => sockets.get(id) === undefined);
  const wrong = plain.filter((id) => !fitting.includes(id) && !unverified.includes(id));
  expect([fitting, unverified, wrong].every(({ length }) => length > 0)).toBe(true);
  expect(ranked).toEqual([...fitting, ...unverified, ...wrong]);
  const sort = 'price-lowtohigh';
  expect(await everyPage({ sort, fits_first: cpu?.id })).toEqual(await everyPage({ sort }));
});
