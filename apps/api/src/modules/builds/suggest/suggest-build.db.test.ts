import { purposes, toCentavos, type Pesos } from '@sirkito/commerce';
import { evaluate } from '@sirkito/compatibility';
import { beforeAll, expect, test } from 'vitest';
import { toPart, type BuildPart } from '#api/modules/catalog/index.ts';
import { seedDemoProducts } from '#api/demo/seed-demo-products.ts';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listChoices } from './list-choices.ts';
import { sampleBuilds } from '#api/demo/sample-builds.ts';
import { suggestBuild } from './suggest-build.ts';

const shop = testShop();
const guest = () => shop.as({ kind: 'guest' });

beforeAll(async () => {
  await seedDemoProducts(shop.as({ kind: 'shop' }), demoCatalogue);
});

const pesos = (amount: number) => amount as Pesos;

const ask = (budget: number, purpose: (typeof purposes)[number]) =>
  suggestBuild(guest(), { budget: pesos(budget), purpose });

/** Returns what a build pays for in vain: a cooler beside a boxed one, a part its case can't take. */
function inVain(parts: readonly BuildPart[]): string[] {
  const cpu = parts.find(({ category }) => category.id === 'cpu');
  const coolers = parts.filter(({ category }) => category.id === 'cpu_cooling');
  const { findings } = evaluate(parts.map(toPart));
  return [
    ...(cpu?.attributes['includesCooler'] === true ? coolers.map(({ name }) => name) : []),
    ...findings
      .filter(({ rule, verdict }) => rule.startsWith('F') && verdict === 'error')
      .map(({ sentence }) => sentence),
    ...findings
      .filter(({ rule, verdict }) => rule === 'F11' && verdict !== 'ok')
      .map(({ sentence }) => sentence),
  ];
}

test.each(purposes)(
  '[BD-09] [BD-12] suggests builds for %s without conflicts, in stock and within any budget',
  async (purpose) => {
    const { least } = await ask(1_000, purpose);
    if (least === null) throw new Error(`the shop sells no PC for ${purpose}`);
    expect(await ask(least - 1, purpose)).toMatchObject({ parts: [], least });
    for (const times of [1, 1.01, 1.3, 2, 4, 12]) {
      const budget = Math.round(least * times);
      const { parts, total } = await ask(budget, purpose);
      const asked = `for ${String(budget)}`;
      const { verdict, findings } = evaluate(parts.map(toPart));
      expect(verdict, asked).not.toBe('error');
      expect(
        findings.filter(({ rule }) => rule === 'Q1'),
        asked,
      ).toEqual([]);
      expect(inVain(parts), asked).toEqual([]);
      expect(total, asked).toBeLessThanOrEqual(budget);
      const sum = parts.reduce((all, part) => all + toCentavos(part.salePrice || part.price), 0);
      expect(toCentavos(total), asked).toBe(sum);
      for (const part of parts) {
        expect(part.totalStock, asked).toBeGreaterThan(0);
        expect(part.reason, asked).toMatch(/\.$/);
      }
    }
  },
);

test('[BD-26] suggests a build with caveats only if the budget buys none without', async () => {
  const caveats = async (budget: number) => {
    const { parts } = await ask(budget, '1080p');
    return evaluate(parts.map(toPart)).findings.filter(({ verdict }) => verdict === 'warn').length;
  };
  const { least } = await ask(1_000, '1080p');
  expect(await caveats(least ?? 0)).toBeGreaterThan(0);
  expect(await caveats(30_000)).toBe(0);
  expect(await caveats(50_000)).toBe(0);
});

test('suggests the same build for the same query', async () => {
  expect(await ask(75_000, '1440p')).toEqual(await ask(75_000, '1440p'));
});

test('never suggests a weaker main part for a larger budget', async () => {
  const card = async (budget: number) => {
    const { parts } = await ask(budget, '1080p');
    const own = parts.find(({ category }) => category.id === 'graphics_card');
    return own ? own.salePrice || own.price : 0;
  };
  expect(await card(120_000)).toBeGreaterThan(await card(60_000));
});

test('offers parts that fit and says why others do not', async () => {
  const { rows } = await shop.asOwner('select id from product where sku = any($1)', [
    sampleBuilds[0]?.skus,
  ]);
  const ids = (rows as { id: string }[]).map(({ id }) => id);
  const fitting = await listChoices(guest(), { slot: 'motherboard', parts: ids });
  const all = await listChoices(guest(), { slot: 'motherboard', parts: ids, all: '1' });
  expect(fitting.data.length).toBeGreaterThan(2);
  expect(all.data.length).toBeGreaterThan(fitting.data.length);
  expect(fitting.data.every(({ verdict }) => verdict !== 'error')).toBe(true);
  const wrong = all.data.filter(({ verdict }) => verdict === 'error');
  expect(wrong.length).toBeGreaterThan(10);
  for (const { reasons } of wrong) expect(reasons[0]?.sentence).toMatch(/\.$/);
});
