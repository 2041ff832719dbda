import { effectivePrice } from '@sirkito/commerce';
import { evaluate } from '@sirkito/compatibility';
import { beforeAll, expect, test } from 'vitest';
import { toPart, viewBuildParts } from '#api/modules/catalog/index.ts';
import { seedDemoProducts } from '#api/demo/seed-demo-products.ts';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { adviseUpgrade } from './advise-upgrade.ts';
import { sampleBuilds } from '#api/demo/sample-builds.ts';

const shop = testShop();
const guest = () => shop.as({ kind: 'guest' });

beforeAll(async () => {
  await seedDemoProducts(shop.as({ kind: 'shop' }), demoCatalogue);
});

const idsOf = async (skus: readonly string[] = []): Promise<string[]> => {
  const { rows } = await shop.asOwner('select id from product where sku = any($1)', [skus]);
  return (rows as { id: string }[]).map(({ id }) => id);
};

test('upgrades ready builds without conflicts, with all required replacements', async () => {
  let changes = 0;
  for (const ready of sampleBuilds) {
    const parts = await idsOf(ready.skus);
    for (const slot of ['graphics_card', 'cpu', 'storage'] as const) {
      const { have, upgrades } = await adviseUpgrade(guest(), { parts, slot });
      const names = new Map(have.map(({ name, _id }) => [name, _id]));
      for (const { part, also } of upgrades) {
        const replacedIds = also.map(({ out }) => names.get(out ?? ''));
        const replaced = have.filter(
          ({ _id, category }) =>
            replacedIds.includes(_id) || (slot !== 'storage' && category.id === part.category.id),
        );
        const remaining = parts.filter((id) => replaced.every(({ _id }) => _id !== id));
        const next = [...remaining, part._id, ...also.map((one) => one.part._id)];
        const { parts: found } = await viewBuildParts(guest(), next);
        const { findings } = evaluate(found.map(toPart));
        const label = `${ready.slug}: ${part.name}`;
        expect(
          findings.filter(({ verdict }) => verdict === 'error'),
          label,
        ).toEqual([]);
        expect(part.totalStock, label).toBeGreaterThan(0);
        const [old] = have.filter(({ category }) => category.id === part.category.id);
        if (slot !== 'storage' && old) {
          expect(effectivePrice(part)).toBeGreaterThan(effectivePrice(old));
        }
        changes += also.length;
      }
    }
  }
  expect(changes).toBeGreaterThan(10);
});

test('accepts owned parts that are no longer sold', async () => {
  const parts = await idsOf(sampleBuilds[0]?.skus);
  await shop.asOwner(
    `update product set status = 'archived' where id = any($1) and category_id = 'motherboard'`,
    [parts],
  );
  const { have } = await adviseUpgrade(guest(), { parts, slot: 'memory' });
  expect(have.map(({ category }) => category.id)).toContain('motherboard');
  await shop.asOwner(
    `update product set status = 'draft' where id = any($1) and category_id = 'motherboard'`,
    [parts],
  );
  const later = await adviseUpgrade(guest(), { parts, slot: 'memory' });
  expect(later.have.map(({ category }) => category.id)).not.toContain('motherboard');
});

test('suggests nothing without owned parts', async () => {
  expect(await adviseUpgrade(guest(), { parts: [], slot: 'cpu' })).toEqual({
    have: [],
    findings: [],
    roadEnds: [],
    upgrades: [],
  });
});

test('[SC-72] of the parts of several PCs, takes the first of each kind', async () => {
  const parts = await idsOf(sampleBuilds.flatMap(({ skus }) => skus));
  const { have } = await adviseUpgrade(guest(), { parts: parts.slice(0, 40), slot: 'cpu' });
  const count = (id: string) => have.filter(({ category }) => category.id === id).length;
  expect([count('motherboard'), count('cpu')]).toEqual([1, 1]);
  expect(count('memory')).toBeGreaterThan(1);
});
