import { expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { readPsgc } from '#api/modules/addresses/psgc.ts';
import { sampleBuilds } from '../sample-builds.ts';
import { planSampleOrders } from './plan-sample-orders.ts';
import { sampleBarangays, sampleCustomers } from './sample-customers.ts';

const products = demoCatalogue
  .filter(({ stock }) => stock > 0)
  .map(({ sku, category, price }) => ({ id: sku, sku, categoryId: category, price: price * 100 }));
const plan = (now: string) =>
  planSampleOrders({ now: new Date(now), products, customers: sampleCustomers, hasPickup: true });

test.each(['2026-02-28T16:05:00Z', '2026-03-01T03:00:00Z', '2026-12-30T15:59:00Z'])(
  'plans hundreds of orders at %s that wait for no payment',
  (now) => {
    const orders = plan(now);
    expect(orders.length).toBeGreaterThan(600);
    expect(orders.length).toBeLessThan(1_000);
    for (const { paymentStatus, placedAt, events } of orders) {
      expect(paymentStatus).not.toBe('awaiting');
      const times = [placedAt, ...events.map(({ at }) => at), new Date(now)];
      expect(times).toEqual(times.toSorted((one, other) => one.getTime() - other.getTime()));
    }
  },
);

test('plans the same orders for the same time, except for their ids', () => {
  const withoutIds = () => plan('2026-11-17T10:00:00Z').map(({ id: _, ...order }) => order);
  expect(withoutIds()).toEqual(withoutIds());
});

test('sells complete builds, upgrades and single parts, a few of them far more than others', () => {
  const orders = plan('2026-11-17T10:00:00Z');
  const cheapest = sampleBuilds[0]?.skus ?? [];
  const hasBuild = orders.some(({ lines }) =>
    cheapest.every((sku) => lines.some(({ productId }) => productId === sku)),
  );
  expect(hasBuild).toBe(true);
  expect(orders.filter(({ lines }) => lines.length === 1).length).toBeGreaterThan(100);
  const sold = [
    ...Map.groupBy(
      orders.flatMap(({ lines }) => lines),
      (line) => line.productId,
    ),
  ]
    .map(([, lines]) => lines.length)
    .toSorted((one, other) => other - one);
  expect(sold[0]).toBeGreaterThan(15);
  expect(sold[Math.floor(sold.length / 2)]).toBeLessThan(6);
});

test('pays small orders in cash and large ones otherwise', () => {
  const orders = plan('2026-11-17T10:00:00Z').filter(
    ({ paymentMethod }) => paymentMethod === 'cod',
  );
  expect(orders.length).toBeGreaterThan(100);
  for (const { lines } of orders) {
    const pesos = lines.reduce((sum, { price, quantity }) => sum + (price * quantity) / 100, 0);
    expect(pesos).toBeLessThanOrEqual(45_000);
  }
});

test('names barangays as the official list does', () => {
  const localities = new Map(readPsgc().map((locality) => [locality.code, locality]));
  for (const [code, barangay, city, province, region] of sampleBarangays) {
    const names = [];
    for (let at = localities.get(code); at; at = localities.get(at.parentCode ?? '')) {
      names.push(at.name);
    }
    expect(names).toEqual([barangay, city, province, region].filter(Boolean));
  }
});
