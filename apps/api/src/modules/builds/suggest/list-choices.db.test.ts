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
  for (const [index, { verdict, reasons }] of data.entries()) {
    expect(verdict === 'unknown').toBe(isLiquid[index]);
    if (verdict === 'unknown') expect(reasons[0]?.sentence).toContain('Radiator mount');
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
