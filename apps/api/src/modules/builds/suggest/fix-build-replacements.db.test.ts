import { effectivePrice } from '@sirkito/commerce';
import type { SuggestedFix } from '@sirkito/contracts/builds/fit-schemas';
import { evaluate } from '@sirkito/compatibility';
import { beforeAll, expect, test } from 'vitest';
import { toPart, viewBuildParts, type BuildPart } from '#api/modules/catalog/index.ts';
import { seedDemoProducts } from '#api/demo/seed-demo-products.ts';
import { demoCatalogue, type DemoProduct } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { fixBuild } from './fix-build.ts';

const shop = testShop();
const guest = () => shop.as({ kind: 'guest' });

beforeAll(async () => {
  await seedDemoProducts(shop.as({ kind: 'shop' }), demoCatalogue);
});

type Wanted = (product: DemoProduct) => boolean;

const idOf = async (category: string, isWanted: Wanted): Promise<string> => {
  const product = demoCatalogue.find((one) => one.category === category && isWanted(one));
  const { rows } = await shop.asOwner('select id from product where sku = $1', [product?.sku]);
  return (rows[0] as { id: string }).id;
};
const named =
  (start: string): Wanted =>
  ({ name }) =>
    name.startsWith(start);
const kit =
  (type: string, capacity: number): Wanted =>
  ({ attributes }) =>
    attributes['type'] === type &&
    attributes['capacity'] === capacity &&
    attributes['formFactor'] === 'DIMM' &&
    attributes['moduleCount'] === 2;

/** Returns the replaced part and its replacement of each suggested fix. */
async function offeredFor(ids: readonly string[]) {
  const { parts } = await viewBuildParts(guest(), ids);
  return (await fixBuild(guest(), ids)).flatMap(({ out, part }) => {
    const replaced = parts.find(({ _id }) => _id === out);
    return replaced ? [{ replaced, part }] : [];
  });
}
const totalCapacity = ({ attributes }: Pick<BuildPart, 'attributes'>) =>
  Number(attributes['capacity']);

test('never replaces a processor with one of a much lower class', async () => {
  const ids = [
    await idOf('cpu', named('AMD Ryzen 7 9800X3D')),
    await idOf('motherboard', named('GIGABYTE B550 EAGLE')),
    await idOf('memory', kit('DDR4', 32)),
  ];
  for (const { replaced, part } of await offeredFor(ids)) {
    if (replaced.category.id !== 'cpu') continue;
    expect(effectivePrice(part), part.name).toBeGreaterThanOrEqual(0.8 * effectivePrice(replaced));
  }
});

test('replaces memory of the wrong type with the cheapest of at least its size', async () => {
  const ids = [
    await idOf('motherboard', ({ attributes }) => attributes['socket'] === 'AM5'),
    await idOf('memory', kit('DDR4', 32)),
  ];
  const [offer, ...more] = await offeredFor(ids);
  expect(more).toEqual([]);
  expect(offer?.part.attributes['type']).toBe('DDR5');
  expect(offer && totalCapacity(offer.part)).toBeGreaterThanOrEqual(32);
});

test('does not fix a warning about two large kits with two small ones', async () => {
  const large = await idOf('memory', kit('DDR5', 64));
  for (const { replaced, part } of await offeredFor([large, large])) {
    expect(totalCapacity(part), part.name).toBeGreaterThanOrEqual(totalCapacity(replaced));
  }
});

test('replaces drives without a slot with drives of their size, not with hard disks', async () => {
  const board = await idOf('motherboard', ({ attributes }) => attributes['m2Slots'] === 1);
  for (const size of [1000, 4000]) {
    const drive = await idOf(
      'storage_ssd',
      ({ attributes }) =>
        attributes['formFactor'] === 'M.2-2280' && Number(attributes['capacity']) >= size,
    );
    for (const { replaced, part } of await offeredFor([board, drive, drive])) {
      if (replaced._id !== drive) continue;
      expect(totalCapacity(part), part.name).toBeGreaterThanOrEqual(totalCapacity(replaced));
      expect(part.category.id).toBe('storage_ssd');
    }
  }
});

test('replaces a weak power supply before there is a processor', async () => {
  const ids = [
    await idOf('graphics_card', ({ name }) => name.includes('RTX 5090')),
    await idOf('power_supply', ({ attributes }) => Number(attributes['wattage']) <= 550),
  ];
  const [offer] = await offeredFor(ids);
  expect(offer?.part.category.id).toBe('power_supply');
  // The card draws 575 W, the board 45, and a fifth stays in hand.
  expect(offer?.part.attributes['wattage']).toBeGreaterThanOrEqual(750);
});

async function errorsOf(ids: readonly string[]): Promise<number> {
  const { parts } = await viewBuildParts(guest(), ids);
  return evaluate(parts.map(toPart)).findings.filter(({ verdict }) => verdict === 'error').length;
}

const applied = (ids: readonly string[], { out, part, quantity }: SuggestedFix): string[] => [
  ...ids.filter((id) => id !== out),
  ...Array.from({ length: quantity }, () => part._id),
];

test('[BD-11] each fix leaves fewer conflicts, also after the others, down to none', async () => {
  let ids = [
    await idOf('cpu', named('AMD Ryzen 7 9800X3D')),
    await idOf('motherboard', named('GIGABYTE B550 EAGLE')),
    await idOf('memory', kit('DDR4', 32)),
    await idOf('cpu_cooling', named('DeepCool AK620')),
    await idOf('pc_case', ({ attributes }) => Number(attributes['maxCoolerHeightMm']) < 60),
  ];
  for (let errors = await errorsOf(ids); errors > 0; errors = await errorsOf(ids)) {
    const fixes = await fixBuild(guest(), ids);
    const [first] = fixes;
    if (!first) throw new Error(`${String(errors)} conflicts without a fix`);
    for (const one of fixes) {
      const after = applied(ids, one);
      expect(await errorsOf(after), one.part.name).toBeLessThan(errors);
      for (const other of fixes.filter((fix) => fix !== one)) {
        expect(await errorsOf(applied(after, other))).toBeLessThan(await errorsOf(after));
      }
    }
    ids = applied(ids, first);
  }
});
