import { effectivePrice } from '@sirkito/commerce';
import { evaluate } from '@sirkito/compatibility';
import { beforeAll, expect, test } from 'vitest';
import { toPart, viewBuildParts } from '#api/modules/catalog/index.ts';
import { seedDemoProducts } from '#api/modules/catalog/seed-demo-products.ts';
import { demoCatalogue } from '#api/testing/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { adviseUpgrade } from './advise-upgrade.ts';
import { readyBuilds } from './ready-builds.ts';

const shop = testShop();
const guest = () => shop.as({ kind: 'guest' });

beforeAll(async () => {
  await seedDemoProducts(shop.as({ kind: 'shop' }), demoCatalogue);
});

const idsOf = async (skus: readonly string[] = []): Promise<string[]> => {
  const { rows } = await shop.asOwner('select id from product where sku = any($1)', [skus]);
  return (rows as { id: string }[]).map(({ id }) => id);
};

test('an upgrade of a ready build leaves it without a conflict, with all that has to change', async () => {
  let changes = 0;
  const waits: number[] = [];
  for (const ready of readyBuilds) {
    const parts = await idsOf(ready.skus);
    for (const slot of ['graphics_card', 'cpu', 'storage'] as const) {
      const start = process.cpuUsage();
      const { have, upgrades } = await adviseUpgrade(guest(), { parts, slot });
      const { user, system } = process.cpuUsage(start);
      waits.push((user + system) / 1000);
      const names = new Map(have.map(({ name, _id }) => [name, _id]));
      for (const { part, also } of upgrades) {
        const gone = also.map(({ out }) => names.get(out ?? ''));
        const replaced = have.filter(
          ({ _id, category }) =>
            gone.includes(_id) || (slot !== 'storage' && category.id === part.category.id),
        );
        const kept = parts.filter((id) => replaced.every(({ _id }) => _id !== id));
        const next = [...kept, part._id, ...also.map((one) => one.part._id)];
        const { parts: found } = await viewBuildParts(guest(), next);
        const { findings } = evaluate(found.map(toPart));
        const said = `${ready.slug}: ${part.name}`;
        expect(
          findings.filter(({ verdict }) => verdict === 'error'),
          said,
        ).toEqual([]);
        expect(part.totalStock, said).toBeGreaterThan(0);
        const [old] = have.filter(({ category }) => category.id === part.category.id);
        if (slot !== 'storage' && old) {
          expect(effectivePrice(part)).toBeGreaterThan(effectivePrice(old));
        }
        changes += also.length;
      }
    }
  }
  expect(changes).toBeGreaterThan(10);
  const sorted = waits.toSorted((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(1_000);
});

test('a part that is no longer sold still counts as what somebody has', async () => {
  const parts = await idsOf(readyBuilds[0]?.skus);
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

test('whoever has told nothing is advised nothing', async () => {
  expect(await adviseUpgrade(guest(), { parts: [], slot: 'cpu' })).toEqual({
    have: [],
    told: [],
    upgrades: [],
  });
});
