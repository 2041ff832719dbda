import { purposes, toCentavos, type Pesos } from '@sirkito/commerce';
import { coreRules, evaluate } from '@sirkito/compatibility';
import { beforeAll, expect, test } from 'vitest';
import { toPart, viewBuildParts } from '#api/modules/catalog/index.ts';
import { seedDemoProducts } from '#api/modules/catalog/seed-demo-products.ts';
import { demoCatalogue } from '#api/testing/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listChoices } from './list-choices.ts';
import { readyBuilds } from './ready-builds.ts';
import { suggestBuild } from './suggest-build.ts';
import { viewReadyBuilds } from './view-ready-builds.ts';

const shop = testShop();
const guest = () => shop.as({ kind: 'guest' });

beforeAll(async () => {
  await seedDemoProducts(shop.as({ kind: 'shop' }), demoCatalogue);
});

const pesos = (amount: number) => amount as Pesos;

test('two hundred budgets give builds without a conflict, in stock, within the money', async () => {
  let seed = 5;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  const slow: number[] = [];
  let refused = 0;
  for (let run = 0; run < 200; run += 1) {
    const purpose = purposes[run % purposes.length] ?? 'office';
    const budget = pesos(12_000 + (next() % 300_000));
    const start = process.cpuUsage();
    const { parts, total, least } = await suggestBuild(guest(), { budget, purpose });
    const { user, system } = process.cpuUsage(start);
    slow.push((user + system) / 1000);
    const said = `${purpose} for ${String(budget)}`;
    if (parts.length === 0) {
      expect(least, said).toBeGreaterThan(budget);
      refused += 1;
      continue;
    }
    const { verdict, findings } = evaluate(parts.map(toPart));
    expect(verdict, said).not.toBe('error');
    expect(
      findings.filter(({ rule }) => rule === 'Q1'),
      said,
    ).toEqual([]);
    expect(total, said).toBeLessThanOrEqual(budget);
    const sum = parts.reduce((all, part) => all + toCentavos(part.salePrice || part.price), 0);
    expect(toCentavos(total), said).toBe(sum);
    for (const part of parts) {
      expect(part.totalStock, said).toBeGreaterThan(0);
      expect(part.reason, said).toMatch(/\.$/);
    }
  }
  expect(refused).toBeLessThan(60);
  // Work, not waiting, so that a busy machine does not count; one in twenty may meet the collector.
  expect(slow.toSorted((one, other) => one - other)[190]).toBeLessThan(300);
});

test('the same question has the same answer', async () => {
  const ask = () => suggestBuild(guest(), { budget: pesos(75_000), purpose: '1440p' });
  expect(await ask()).toEqual(await ask());
});

test('more money never buys less of what the PC is for', async () => {
  const card = async (budget: number) => {
    const { parts } = await suggestBuild(guest(), { budget: pesos(budget), purpose: '1080p' });
    const own = parts.find(({ category }) => category.id === 'graphics_card');
    return own ? own.salePrice || own.price : 0;
  };
  expect(await card(120_000)).toBeGreaterThan(await card(60_000));
});

test('every ready build fits, with nothing unverified on the rules that matter', async () => {
  const ready = await viewReadyBuilds(guest());
  expect(ready).toHaveLength(readyBuilds.length);
  expect(ready.length).toBeGreaterThanOrEqual(12);
  for (const { slug, parts: ids, isInStock } of ready) {
    const { parts } = await viewBuildParts(guest(), ids);
    const { findings } = evaluate(parts.map(toPart));
    const bad = findings.filter(
      ({ rule, verdict }) =>
        verdict === 'error' ||
        rule === 'Q1' ||
        (coreRules.includes(rule) && ['unknown', 'warn'].includes(verdict)),
    );
    expect(
      bad.map(({ rule, sentence }) => `${rule} ${sentence}`),
      slug,
    ).toEqual([]);
    expect(isInStock, slug).toBe(true);
  }
});

test('what is offered for a place fits, and what is not says why', async () => {
  const [ready] = await viewReadyBuilds(guest());
  const ids = ready?.parts ?? [];
  const fitting = await listChoices(guest(), { slot: 'motherboard', parts: ids });
  const all = await listChoices(guest(), { slot: 'motherboard', parts: ids, all: '1' });
  expect(fitting.data.length).toBeGreaterThan(2);
  expect(all.data.length).toBeGreaterThan(fitting.data.length);
  expect(fitting.data.every(({ verdict }) => verdict !== 'error')).toBe(true);
  const wrong = all.data.filter(({ verdict }) => verdict === 'error');
  expect(wrong.length).toBeGreaterThan(10);
  for (const { reasons } of wrong) expect(reasons[0]?.sentence).toMatch(/\.$/);
});
