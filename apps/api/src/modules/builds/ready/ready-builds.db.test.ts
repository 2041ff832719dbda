import { toCentavos } from '@sirkito/commerce';
import { checkCandidate, evaluate, slotOf } from '@sirkito/compatibility';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { seedDemoProducts } from '#api/demo/seed-demo-products.ts';
import { toPart, viewBuildParts } from '#api/modules/catalog/index.ts';
import { removeProduct } from '#api/modules/catalog/products/edit-product.ts';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { insertStockMovement } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { rebuildReadyBuildsJob, startReadyBuilds } from '../builds.jobs.ts';
import { readyBuildPlans } from './ready-build-plans.ts';
import { rebuildReadyBuilds, viewReadyBuilds } from './ready-builds.ts';

const shop = testShop();
const worker = () => shop.as({ kind: 'shop' });
const view = async () => (await viewReadyBuilds(shop.as({ kind: 'guest' }))).data;
const find = async (slug: string) => (await view()).find((build) => build.slug === slug);

beforeAll(async () => {
  await seedDemoProducts(worker(), demoCatalogue);
});
beforeEach(async () => {
  await rebuildReadyBuilds(worker());
});

test('[BD-20] composes three budgets for each of three uses, complete and without a caveat', async () => {
  const ready = await view();
  const uses = Map.groupBy(readyBuildPlans, ({ slug }) => slug.split('-')[0]);
  expect([...uses.values()].map((plans) => plans.length)).toEqual([3, 3, 3]);
  expect(ready.map(({ slug }) => slug).toSorted()).toEqual(
    readyBuildPlans.map(({ slug }) => slug).toSorted(),
  );
  for (const { slug, parts: shown, total, isInStock, loadWatts } of ready) {
    const ids = shown.map(({ _id }) => _id);
    const { parts } = await viewBuildParts(worker(), ids);
    const { findings, power } = evaluate(parts.map(toPart));
    const objections = findings.filter(
      ({ verdict, rule }) => verdict === 'error' || verdict === 'warn' || rule === 'Q1',
    );
    expect(objections, slug).toEqual([]);
    expect(loadWatts).toBe(power.loadWatts);
    expect(isInStock, slug).toBe(true);
    expect(total, slug).toBeLessThanOrEqual(
      readyBuildPlans.find((plan) => plan.slug === slug)?.budget ?? 0,
    );
    const slots = parts.map(({ category }) => slotOf(category.id)?.id);
    expect(new Set(slots).size, slug).toBe(slots.length);
    for (const part of parts.map(toPart)) {
      const others = parts.map(toPart).filter(({ id }) => id !== part.id);
      // No board states its M.2 slots' lengths, so no source verifies a drive.
      const allowed = slotOf(part.categoryId)?.id === 'storage' ? 'unknown' : 'ok';
      expect(['ok', 'info', allowed], `${slug}: ${part.name}`).toContain(
        checkCandidate(part, others).verdict,
      );
    }
  }
});

test('[BD-20] composes again from what is in stock then', async () => {
  const before = await find('gaming-1440p');
  const card = before?.parts.find(({ category }) => category.id === 'graphics_card');
  await shop.asOwner('update product set price_centavos = price_centavos * 3 where id = $1', [
    card?._id,
  ]);
  await rebuildReadyBuilds(worker());
  const after = await find('gaming-1440p');
  expect(after?.parts.map(({ _id }) => _id)).not.toContain(card?._id);
  await shop.asOwner('update product set price_centavos = price_centavos / 3 where id = $1', [
    card?._id,
  ]);
});

const queued = async () =>
  (
    await shop.asOwner('select state::text from pgboss.job where name = $1', [
      rebuildReadyBuildsJob.name,
    ])
  ).rows;

test('[BD-20] the worker queues a first run only while there are none', async () => {
  await startReadyBuilds(worker());
  expect(await queued()).toEqual([]);
  await shop.asOwner('delete from ready_build');
  expect(await view()).toEqual([]);
  await startReadyBuilds(worker());
  await startReadyBuilds(worker());
  expect(await queued()).toEqual([{ state: 'created' }]);
});

test('[BD-21] shows the prices of now and says when a part is sold out', async () => {
  const before = await find('office-basic');
  const [cpu] = before?.parts ?? [];
  if (!before || !cpu) throw new Error('no basic office PC');
  await shop.asOwner('update product set price_centavos = price_centavos + 12345 where id = $1', [
    cpu._id,
  ]);
  const after = await find('office-basic');
  const [dearer] = after?.parts ?? [];
  expect(toCentavos(after?.total ?? before.total)).toBe(toCentavos(before.total) + 12_345);
  expect(dearer?.price).toBe(cpu.price + 123.45);
  await insertStockMovement(shop, cpu._id, -cpu.totalStock);
  const soldOut = await find('office-basic');
  expect(soldOut?.isInStock).toBe(false);
  expect(soldOut?.parts[0]?.totalStock).toBe(0);
});

test("[BD-21] hides a build with a part that is no longer sold or doesn't fit any more", async () => {
  const slug = 'gaming-4k';
  const parts = (await find(slug))?.parts ?? [];
  const partOf = (category: string) => parts.find((one) => one.category.id === category)?._id;
  const change = (attributes: string) =>
    shop.asOwner(`update product set attributes = attributes || $2 where id = $1`, [
      partOf('pc_case'),
      attributes,
    ]);
  await change('{"maxGpuLengthMm": 100}');
  expect(await find(slug)).toBeUndefined();
  await change('{"maxGpuLengthMm": 500}');
  expect(await find(slug)).toBeDefined();
  await removeProduct(shop.as(shop.staff()), partOf('memory') ?? '');
  expect(await find(slug)).toBeUndefined();
});
