import { asPesos, effectivePrice } from '@sirkito/commerce';
import { beforeAll, expect, test } from 'vitest';
import { seedDemoProducts } from '#api/demo/seed-demo-products.ts';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listChoices } from './list-choices.ts';

const shop = testShop();
const guest = () => shop.as({ kind: 'guest' });
const kinds = ['cpu', 'memory', 'graphics_card', 'cpu_cooling', 'pc_case'];

beforeAll(async () => {
  const records = demoCatalogue.filter(({ category }) => kinds.includes(category));
  await seedDemoProducts(shop.as({ kind: 'shop' }), records);
});

async function idOf(name: string): Promise<string> {
  const row = await guest()
    .read.selectFrom('product')
    .select('id')
    .where('name', 'like', `${name}%`)
    .orderBy('name')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.id;
}

test('lists liquid coolers for a case after verified fits, with what is unknown', async () => {
  const parts = [await idOf('AMD Ryzen 7 9800X3D'), await idOf('Fractal Design Torrent')];
  const { data } = await listChoices(guest(), { slot: 'cpu_cooling', parts });
  const isLiquid = data.map(({ attributes }) => attributes['type'] === 'Liquid');
  expect(isLiquid).toContain(true);
  expect(isLiquid).toContain(false);
  for (const [index, { verdict, reasons, attributes }] of data.entries()) {
    const isRated = attributes['tdpRatingWatts'] !== undefined;
    expect(verdict === 'unknown').toBe(isLiquid[index] === true || !isRated);
    const doubt = isLiquid[index] ? 'Radiator mount' : "cooler's power rating";
    if (verdict === 'unknown') expect(reasons[0]?.sentence).toContain(doubt);
  }
  // Unverified parts come last; both groups keep the sort order.
  const firstUnsure = data.findIndex(({ verdict }) => verdict === 'unknown');
  expect(data.slice(firstUnsure).every(({ verdict }) => verdict === 'unknown')).toBe(true);
  expect(new Set(data.map(({ _id }) => _id)).size).toBe(data.length);
});

test('has no verdict on parts that nothing in the build is compared with', async () => {
  const cpu = await idOf('AMD Ryzen 7 9800X3D');
  for (const parts of [[], [cpu]]) {
    const { data } = await listChoices(guest(), { slot: 'graphics_card', parts });
    expect(new Set(data.map(({ verdict }) => verdict))).toEqual(new Set([null]));
  }
});

test('lists parts for a slot when another part has unknown specs', async () => {
  const parts = [
    await idOf('ARCTIC Liquid Freezer III Pro 420'),
    await idOf('Fractal Design Torrent'),
  ];
  for (const slot of ['graphics_card', 'pc_case'] as const) {
    const { data } = await listChoices(guest(), { slot, parts });
    expect(data.length, slot).toBeGreaterThan(10);
    expect(new Set(data.map(({ verdict }) => verdict)), slot).toEqual(new Set(['unknown']));
  }
});

test('does not report a second kit of the same memory as different', async () => {
  const kit = await idOf('Corsair Vengeance LPX 16GB');
  const { data } = await listChoices(guest(), { slot: 'memory', parts: [kit] });
  const reasonsFor = (id: string) =>
    data.find(({ _id }) => _id === id)?.reasons.map(({ sentence }) => sentence) ?? ['not offered'];
  expect(reasonsFor(kit)).toEqual([]);
  expect(reasonsFor(await idOf('G.Skill Ripjaws V 16GB')).join()).toContain('Different kits');
});

test('[BD-34] narrows the parts to a brand, a price and a filter of the category', async () => {
  const { data: all } = await listChoices(guest(), { slot: 'pc_case' });
  const brand = all.find((part) => effectivePrice(part) <= 6000)?.brand;
  const { data: branded } = await listChoices(guest(), {
    slot: 'pc_case',
    brands: [brand?.id ?? ''],
    max_price: asPesos(6000),
  });
  const expected = all.filter(
    (part) => part.brand.id === brand?.id && effectivePrice(part) <= 6000,
  );
  expect(expected.length).toBeGreaterThan(0);
  // The list of all is cut off.
  expect(branded).toEqual(expect.arrayContaining(expected));
  expect(branded.every((part) => part.brand.id === brand?.id && effectivePrice(part) <= 6000)).toBe(
    true,
  );
  const named = await listChoices(guest(), {
    slot: 'pc_case',
    brands: [brand?.name.toLowerCase() ?? ''],
  });
  expect(named.data.length).toBeGreaterThanOrEqual(branded.length);

  const parts = [await idOf('AMD Ryzen 7 9800X3D')];
  const kits = await listChoices(guest(), { slot: 'memory', parts, 'attr.capacity': ['64'] });
  expect(kits.data.length).toBeGreaterThan(0);
  expect(new Set(kits.data.map(({ attributes }) => attributes['capacity']))).toEqual(new Set([64]));
});

test('[BD-37] ranks what fits before what conflicts, and what is in stock first in each', async () => {
  const parts = [await idOf('AMD Ryzen 7 9800X3D')];
  const order = { ok: 0, info: 0, warn: 0, unknown: 1, error: 2 };
  for (const all of [undefined, '1'] as const) {
    const { data } = await listChoices(guest(), { slot: 'memory', parts, ...(all && { all }) });
    const ranks = data.map(
      ({ verdict, totalStock }) => order[verdict ?? 'ok'] * 2 + Number(totalStock <= 0),
    );
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(new Set(ranks).size).toBeGreaterThan(1);
  }
});
