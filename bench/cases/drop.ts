import { query } from '@sirkito/e2e/stack/database';
import { startApi } from '@sirkito/e2e/stack/servers';
import type { BenchCase, Row } from '../harness/bench-case.ts';
import { makeBuyers, makeParts, type Buyer } from '../harness/buyers.ts';
import { databaseProcesses } from '../harness/database-processes.ts';
import { measure } from '../harness/measure.ts';
import { rush, type Rush } from '../harness/order-rush.ts';
import { percentile, rounded } from '../harness/statistics.ts';
import { tpcB } from '../harness/tpc-b.ts';

const units = 100;

export const drop: BenchCase = {
  name: 'drop',
  about:
    '1,000 buyers for 100 units, buyers after the sell-out, orders per second for one product and many',
  run: async ({ stage, effort }) => {
    const { databaseUrl } = stage;
    const api = await startApi(stage);
    const crowd = effort.rounds > 1 ? 1_000 : 120;
    const many = effort.rounds > 1 ? 5_000 : 100;
    const costs = { pids: [api.pid], database: await databaseProcesses(databaseUrl) };
    const buyersOf = (count: number, productIds: string[]) =>
      makeBuyers({ databaseUrl, count, productIds });
    const rushed = async (name: string, buyers: readonly Buyer[], atOnce: number) => {
      const { result, serverMs, databaseMs } = await measure(costs, () =>
        rush(api.url, buyers, atOnce),
      );
      const each = (ms: number) => rounded((ms * 1_000) / buyers.length);
      const cost = { 'server µs': each(serverMs), 'database µs': each(databaseMs ?? 0) };
      return { row: { ...row(name, result), ...cost }, rate: buyers.length / result.seconds };
    };

    const [scarce = ''] = await makeParts(databaseUrl, { count: 1, stock: units });
    const hunt = await rushed('sell-out', await buyersOf(crowd, [scarce]), crowd);
    const late = await rushed('after the sell-out', await buyersOf(crowd * 3, [scarce]), crowd);
    const { rows: left } = await query(
      databaseUrl,
      `select on_hand, (select count(*)::int from order_line where product_id = $1) as orders,
         (select sum(quantity)::int from stock_movement where product_id = $1) as ledger
       from stock where product_id = $1`,
      [scarce],
    );

    const measured = async (name: string, count: number) => {
      const productIds = await makeParts(databaseUrl, { count, stock: many * 2 });
      await rush(api.url, await buyersOf(many / 5, productIds), Math.min(500, many / 5));
      return rushed(name, await buyersOf(many, productIds), Math.min(500, many));
    };
    const hot = await measured('one product, 500 buyers at once', 1);
    const cold = await measured('1,000 products, 500 buyers at once', 1_000);
    const baseline = await tpcB(databaseUrl, effort.seconds * 2);
    return [
      {
        title: `${crowd} buyers for ${units} units`,
        rows: [hunt.row, late.row],
        notes: [`database afterwards: ${JSON.stringify(left[0])}`],
      },
      {
        title: 'Orders per second over HTTP',
        rows: [hot, cold].map(({ row: shown, rate }) => ({
          ...shown,
          'per second': rounded(rate),
          '× TPC-B': rounded(rate / baseline),
        })),
        notes: [
          `pgbench TPC-B, 32 clients: ${rounded(baseline)} per second`,
          `one product ÷ 1,000 products: ${rounded(hot.rate / cold.rate)}`,
        ],
      },
    ];
  },
};

const row = (what: string, { times, statuses }: Rush): Row => ({
  what,
  answers: times.length,
  statuses: [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
  'p50 ms': rounded(percentile(times, 0.5)),
  'p99 ms': rounded(percentile(times, 0.99)),
});
