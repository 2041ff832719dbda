import { beforeAll, expect, test } from 'vitest';
import { seedDemoProducts } from '#api/modules/catalog/seed-demo-products.ts';
import { demoCatalogue } from '#api/testing/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { findBeside } from './find-beside.ts';
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

test('liquid coolers can be chosen for a case, after what fits, and say what is not known', async () => {
  const parts = [await idOf('AMD Ryzen 7 9800X3D'), await idOf('Fractal Design Torrent')];
  const { data } = await listChoices(guest(), { slot: 'cpu_cooling', parts });
  const isLiquid = data.map(({ attributes }) => attributes['type'] === 'Liquid');
  expect(isLiquid).toContain(true);
  expect(isLiquid).toContain(false);
  for (const [place, { verdict, reasons }] of data.entries()) {
    expect(verdict === 'unknown').toBe(isLiquid[place]);
    if (verdict === 'unknown') expect(reasons[0]?.sentence).toContain('radiator: not verified');
  }
  // What is not verified comes last, each part in the order that was asked for.
  const firstUnsure = data.findIndex(({ verdict }) => verdict === 'unknown');
  expect(data.slice(firstUnsure).every(({ verdict }) => verdict === 'unknown')).toBe(true);
  expect(new Set(data.map(({ _id }) => _id)).size).toBe(data.length);
});

test('a place is not empty because a part beside it leaves something open', async () => {
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

test('what goes with a liquid cooler is no case whose mounts nobody lists', async () => {
  const beside = await findBeside(guest(), await idOf('ARCTIC Liquid Freezer III Pro 420'));
  expect(beside.length).toBeGreaterThan(0);
  expect(beside.map(({ category }) => category.id)).not.toContain('pc_case');
});

test('a second kit of the same memory is not a different kit', async () => {
  const kit = await idOf('Corsair Vengeance LPX 16GB');
  const { data } = await listChoices(guest(), { slot: 'memory', parts: [kit] });
  const said = (id: string) =>
    data.find(({ _id }) => _id === id)?.reasons.map(({ sentence }) => sentence) ?? ['not offered'];
  expect(said(kit)).toEqual([]);
  expect(said(await idOf('G.Skill Ripjaws V 16GB')).join()).toContain('Two different kits');
});
