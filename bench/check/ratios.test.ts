import { expect, test } from 'vitest';
import { compareRatios, confirmFailures, ratiosOf } from './ratios.ts';

const results = (cpu: number, orders: number) => ({
  catalogue: [
    {
      title: 'One product',
      rows: [
        { what: 'minimal shop (baseline)', 'CPU × baseline': 1 },
        { what: 'uncached', 'CPU × baseline': cpu },
      ],
    },
  ],
  drop: [{ title: 'Orders', rows: [{ what: 'one product', '× TPC-B': orders }] }],
});
const baseline = ratiosOf(results(4, 0.6));
const failed = (cpu: number, orders: number) =>
  compareRatios(ratiosOf(results(cpu, orders)), baseline, 0.5).filter(({ ok }) => !ok);

test('a ratio within the tolerance passes', () => {
  expect(failed(6, 0.4)).toEqual([]);
  expect(failed(2, 0.9)).toEqual([]);
});

test('more CPU time or a lower order rate fails with its limit', () => {
  expect(failed(6.1, 0.6)).toEqual([
    {
      line: 'One product: uncached, CPU × baseline',
      baseline: 4,
      measured: 6.1,
      limit: 6,
      ok: false,
    },
  ]);
  expect(failed(4, 0.39)).toMatchObject([{ line: 'Orders: one product, × TPC-B' }]);
});

test('a line that is no longer measured fails', () => {
  expect(compareRatios({ drop: {} }, baseline, 0.5)).toMatchObject([{ measured: NaN, ok: false }]);
});

test('a ratio to our own SQL is not compared, because faster SQL makes it worse', () => {
  const rows = [
    { what: 'pgbench, the same SQL', 'CPU × baseline': 1 },
    { what: 'uncached', 'CPU × baseline': 2 },
  ];
  expect(ratiosOf({ catalogue: [{ title: 'Suggestions', rows }] })).toEqual({ catalogue: {} });
});

test('cases that did not run are not compared', () => {
  expect(compareRatios({}, baseline, 0.5)).toEqual([]);
});

test('a line fails only if it fails twice', () => {
  const run = (cpu: number) => compareRatios(ratiosOf(results(cpu, 0.6)), baseline, 0.5);
  expect(confirmFailures(run(9), run(4)).map(({ ok }) => ok)).toEqual([true, true]);
  expect(confirmFailures(run(9), run(8)).map(({ ok }) => ok)).toEqual([false, true]);
  expect(confirmFailures(run(4), run(9)).map(({ ok }) => ok)).toEqual([true, true]);
});
