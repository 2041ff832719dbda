import { checkCandidate, evaluate, isBetweenParts, slotOf } from '@sirkito/compatibility';
import { beforeAll, expect, test } from 'vitest';
import { seedDemoProducts } from '#api/demo/seed-demo-products.ts';
import { toPart, viewBuildParts } from '#api/modules/catalog/index.ts';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { findCompatible } from './find-compatible.ts';

const shop = testShop();
const guest = () => shop.as({ kind: 'guest' });

beforeAll(async () => {
  const records = demoCatalogue.filter(({ category }) => slotOf(category));
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

const inStockOf = (category: string) =>
  demoCatalogue.find((record) => record.category === category && record.stock > 0)?.name ?? '';

test.each([
  ['cpu', 3],
  ['motherboard', 3],
  ['memory', 3],
  ['graphics_card', 3],
  ['power_supply', 3],
  ['storage_ssd', 2],
  ['cpu_cooling', 3],
  ['pc_case', 2],
  ['monitor', 4],
  ['keyboard', 3],
  ['mouse', 3],
  ['headset', 3],
])(
  '[PD-02] a %s goes with parts of other slots that fit it and each other',
  async (kind, least) => {
    const id = await idOf(inStockOf(kind));
    const { data } = await findCompatible(guest(), id);
    expect(data.length).toBeGreaterThanOrEqual(least);
    const slots = [kind, ...data.map(({ category }) => category.id)].map((one) => slotOf(one)?.id);
    expect(new Set(slots).size).toBe(slots.length);
    expect(data.every(({ totalStock }) => totalStock > 0)).toBe(true);
    const { parts } = await viewBuildParts(guest(), [id, ...data.map(({ _id }) => _id)]);
    const against = evaluate(parts.map(toPart)).findings.filter(
      (finding) => isBetweenParts(finding) && ['error', 'warn'].includes(finding.verdict),
    );
    expect(against).toEqual([]);
  },
);

test('does not suggest a case with unknown mounts for a liquid cooler', async () => {
  const { data } = await findCompatible(guest(), await idOf('ARCTIC Liquid Freezer III Pro 420'));
  expect(data.length).toBeGreaterThan(0);
  expect(data.map(({ category }) => category.id)).not.toContain('pc_case');
});

test('[BD-24] leaves out what others bought with a product if it does not fit it', async () => {
  const [cpu, own, foreign, mouse] = [
    await idOf('AMD Ryzen 7 9800X3D'),
    await idOf('GIGABYTE B650'),
    await idOf('GIGABYTE B550'),
    await idOf('Logitech G'),
  ];
  for (const other of [own, foreign, mouse]) {
    await shop.asOwner(
      'insert into bought_together (product_id, other_id, buyers) values ($1, $2, 5)',
      [cpu, other],
    );
  }
  const { boughtTogether } = await findCompatible(guest(), cpu);
  expect(boughtTogether.map(({ _id }) => _id).toSorted()).toEqual([own, mouse].toSorted());
});

test('[BD-24] suggests no part that conflicts with the product or is not verified beside it', async () => {
  const inStock = demoCatalogue.filter(({ category, stock }) => slotOf(category) && stock > 0);
  let checked = 0;
  for (const { name } of inStock.filter((_, index) => index % 25 === 0)) {
    const id = await idOf(name);
    const { data } = await findCompatible(guest(), id);
    const { parts } = await viewBuildParts(guest(), [id, ...data.map(({ _id }) => _id)]);
    for (const [index, part] of parts.map(toPart).entries()) {
      if (index === 0) continue;
      const { verdict } = checkCandidate(part, parts.slice(0, index).map(toPart));
      expect(['ok', 'info', undefined], `${name} with ${part.name}`).toContain(verdict);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(50);
});
