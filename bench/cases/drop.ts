import { query } from '@sirkito/e2e/stack/database';
import { startApi } from '@sirkito/e2e/stack/servers';
import type { BenchCase, Row } from '../harness/bench-case.ts';
import { makeBuyers, makeParts } from '../harness/buyers.ts';
import { rush, type Rush } from '../harness/order-rush.ts';
import { cpuMs } from '../harness/processes.ts';
import { percentile, rounded } from '../harness/statistics.ts';
import { tpcB } from '../harness/tpc-b.ts';

const units = 100;

export const drop: BenchCase = {
  name: 'drop',
  about: '1,000 buyers for 100 parts, then orders a second on one part and on many',
  run: async ({ stage, effort }) => {
    const { databaseUrl } = stage;
    const api = await startApi(stage);
    const crowd = effort.rounds > 1 ? 1_000 : 120;
    const many = effort.rounds > 1 ? 5_000 : 100;

    const [scarce = ''] = await makeParts(databaseUrl, { count: 1, stock: units });
    const hunters = await makeBuyers({ databaseUrl, count: crowd, productIds: [scarce] });
    const hunt = await rush(api.url, hunters, crowd);
    const { rows: left } = await query(
      databaseUrl,
      `select on_hand, (select count(*)::int from order_line where product_id = $1) as orders,
         (select sum(quantity)::int from stock_movement where product_id = $1) as ledger
       from stock where product_id = $1`,
      [scarce],
    );

    const measured = async (name: string, count: number): Promise<Row & { rate: number }> => {
      const productIds = await makeParts(databaseUrl, { count, stock: many * 2 });
      const warm = await makeBuyers({ databaseUrl, count: many / 5, productIds });
      await rush(api.url, warm, Math.min(500, warm.length));
      const buyers = await makeBuyers({ databaseUrl, count: many, productIds });
      const before = cpuMs(api.pid) ?? 0;
      const sold = await rush(api.url, buyers, Math.min(500, many));
      const cpu = ((cpuMs(api.pid) ?? 0) - before) / many;
      return { ...row(name, sold), 'API CPU ms': rounded(cpu), rate: many / sold.seconds };
    };
    const hot = await measured('one hot part, 500 buyers at once', 1);
    const cold = await measured('1,000 parts, 500 buyers at once', 1_000);
    const floor = await tpcB(databaseUrl, effort.seconds * 2);
    return [
      {
        title: `${crowd} buyers for ${units} parts`,
        rows: [row('the drop', hunt)],
        notes: [`afterwards: ${JSON.stringify(left[0])}`],
      },
      {
        title: 'Orders a second over HTTP',
        rows: [hot, cold].map(({ rate, ...shown }) => ({
          ...shown,
          'a second': rounded(rate),
          '× TPC-B': rounded(rate / floor),
        })),
        notes: [
          `pgbench TPC-B, 32 clients: ${rounded(floor)} a second`,
          `hot ÷ cold: ${rounded(hot.rate / cold.rate)}`,
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
