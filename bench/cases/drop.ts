import { query } from '@sirkito/e2e/stack/database';
import { startApi, type Server } from '@sirkito/e2e/stack/servers';
import type { BenchCase, Row } from '../harness/bench-case.ts';
import { makeBuyers, makeParts, type Buyer } from '../orders/buyers.ts';
import { databaseProcesses } from '../harness/database-processes.ts';
import { measure } from '../harness/measure.ts';
import { rush, type Rush } from '../orders/order-rush.ts';
import { median, percentile, rounded } from '../harness/statistics.ts';
import { tpcB } from '../orders/tpc-b.ts';

const units = 100;

const sales = [
  { name: 'one product', products: 1, processes: 1 },
  { name: '1,000 products', products: 1_000, processes: 1 },
  { name: 'one product, 2 API processes', products: 1, processes: 2 },
  { name: 'one product, 3 API processes', products: 1, processes: 3 },
];

export const drop: BenchCase = {
  name: 'drop',
  about:
    '1,000 buyers for 100 units, buyers after the sell-out, orders per second for one product and many',
  run: async ({ stage, effort }) => {
    const { databaseUrl } = stage;
    const apis = [await startApi(stage), await startApi(stage), await startApi(stage)];
    const isShort = effort.rounds === 1;
    const crowd = isShort ? 120 : 1_000;
    const many = isShort ? 100 : 5_000;
    const atOnce = Math.min(500, many);
    const database = await databaseProcesses(databaseUrl);
    const buyersOf = (count: number, productIds: string[]) =>
      makeBuyers({ databaseUrl, count, productIds });
    const rushed = async (
      servers: readonly Server[],
      buyers: readonly Buyer[],
      connections: number,
    ) => {
      const pids = servers.map(({ pid }) => pid);
      const urls = servers.map(({ url }) => url);
      const { result, ...cost } = await measure({ pids, database }, () =>
        rush(urls, buyers, connections),
      );
      const each = (ms: number) => rounded((ms * 1_000) / buyers.length);
      return {
        ...rowOf(result),
        'server µs': each(cost.serverMs),
        'database µs': each(cost.databaseMs ?? 0),
        'client µs': each(cost.ownMs),
        'per second': buyers.length / result.seconds,
      };
    };

    const [scarce = ''] = await makeParts(databaseUrl, { count: 1, stock: units });
    const first = apis.slice(0, 1);
    const hunt = await rushed(first, await buyersOf(crowd, [scarce]), crowd);
    const late = await rushed(first, await buyersOf(crowd * 3, [scarce]), crowd);
    const { rows: left } = await query(
      databaseUrl,
      `select on_hand, allocated, (select count(*)::int from order_line where product_id = $1) as orders,
         (select sum(quantity)::int from stock_movement where product_id = $1) as ledger
       from stock_level where product_id = $1`,
      [scarce],
    );

    const sell = async ({ products, processes }: (typeof sales)[number]) => {
      const productIds = await makeParts(databaseUrl, { count: products, stock: many * 2 });
      const servers = apis.slice(0, processes);
      // Each process compiles its own hot code.
      await rushed(servers, await buyersOf((many / 5) * processes, productIds), atOnce);
      return rushed(servers, await buyersOf(many, productIds), atOnce);
    };
    type Sold = Awaited<ReturnType<typeof sell>>;
    const rounds: { rows: Sold[]; baseline: number }[] = [];
    for (let round = 0; round < Math.min(effort.rounds, 3); round += 1) {
      const rows: Sold[] = [];
      for (const sale of sales) rows.push(await sell(sale));
      rounds.push({ rows, baseline: await tpcB(databaseUrl, effort.seconds * 2) });
    }
    const baseline = median(rounds.map((round) => round.baseline));
    const medians = sales.map(({ name }, index) => {
      const ranked = rounds
        .flatMap(({ rows }) => rows[index] ?? [])
        .toSorted((one, other) => one['per second'] - other['per second']);
      // There is at least one round.
      const middle = ranked[ranked.length >> 1] as Sold;
      return { name, row: middle, rate: middle['per second'] };
    });
    const one = medians[0]?.rate ?? 0;
    return [
      {
        title: `${crowd} buyers for ${units} units`,
        rows: [
          { what: 'sell-out', ...hunt, 'per second': rounded(hunt['per second']) },
          { what: 'after the sell-out', ...late, 'per second': rounded(late['per second']) },
        ],
        notes: [`database afterwards: ${JSON.stringify(left[0])}`],
      },
      {
        title: `Orders per second over HTTP, ${atOnce} buyers at once`,
        rows: medians.map(({ name, row, rate }) => ({
          what: name,
          ...row,
          'per second': rounded(rate),
          '× TPC-B': rounded(rate / baseline),
          '× one product': rounded(rate / one),
        })),
        notes: [`pgbench TPC-B, 32 clients: ${rounded(baseline)} per second`],
      },
    ];
  },
};

const rowOf = ({ times, statuses }: Rush): Row => ({
  answers: times.length,
  statuses: [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
  'p50 ms': rounded(percentile(times, 0.5)),
  'p99 ms': rounded(percentile(times, 0.99)),
});
