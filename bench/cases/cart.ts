import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeQuantity } from '@sirkito/api/src/modules/carts/lines/cart-changes.ts';
import { viewCart } from '@sirkito/api/src/modules/carts/cart.ts';
import type { Ctx } from '@sirkito/api/src/platform/context.ts';
import { startApi } from '@sirkito/e2e/stack/servers';
import type { BenchCase, Finding } from '../harness/bench-case.ts';
import { makeBuyers, makeParts, type Buyer } from '../orders/buyers.ts';
import { compare } from '../harness/compare.ts';
import { load } from '../harness/load.ts';
import { pgbench } from '../harness/pgbench.ts';
import { recordSql } from '../harness/recorded-sql.ts';
import { rounded } from '../harness/statistics.ts';

interface Call {
  name: string;
  title: string;
  ask: (ctx: Ctx) => Promise<unknown>;
  request: (buyer: Buyer) => string;
}

/** pgbench's limit for scripts. */
const people = 128;
const databaseConnections = 10;

export const cart: BenchCase = {
  name: 'cart',
  about: 'viewing a cart and changing a quantity, one cart per customer',
  run: async (bench) => {
    const { databaseUrl } = bench.stage;
    const [productId = ''] = await makeParts(databaseUrl, { count: 1, stock: 99 });
    const buyers = await makeBuyers({ databaseUrl, count: people, productIds: [productId] });
    const api = await startApi(bench.stage);
    const folder = await mkdtemp(join(tmpdir(), 'bench-cart-'));
    const findings: Finding[] = [];
    try {
      for (const { name, title, ask, request } of calls(productId)) {
        const scripts: string[] = [];
        for (const [index, { accountId }] of buyers.entries()) {
          const actor = { kind: 'shopper', accountId, sessionId: accountId } as const;
          const recording = { databaseUrl, folder, name: `${name}-${index}`, actor, ask };
          scripts.push((await recordSql(recording)).script);
        }
        for (const connections of new Set([4, bench.effort.crowd])) {
          const baseline = {
            databaseUrl,
            scripts,
            connections: Math.min(connections, databaseConnections),
          };
          const requestOf = (at: number) => request(buyers[at] as Buyer); // fewer than people
          const rows = await compare(bench, [
            {
              name: 'pgbench, the same SQL',
              pids: [],
              run: (seconds) => pgbench({ ...baseline, seconds }),
            },
            {
              name: 'over HTTP',
              pids: [api.pid],
              run: (seconds) => load({ url: api.url, connections, seconds, requestOf }),
            },
          ]);
          findings.push({
            title: `${title}, ${connections} connections`,
            rows,
            notes: [`load average afterwards: ${rounded(loadavg()[0] ?? 0)}`],
          });
        }
      }
      return findings;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

const calls = (productId: string): Call[] => [
  {
    name: 'view',
    title: 'Viewing a cart',
    ask: viewCart,
    request: ({ token, accountId }) =>
      [`GET /api/shop/cart/get/${accountId} HTTP/1.1`, ...heads(token), '', ''].join('\r\n'),
  },
  {
    name: 'change',
    title: 'Changing a quantity',
    ask: (ctx) => changeQuantity(ctx, { productId, quantity: 2 }),
    request: ({ token }) => {
      const body = JSON.stringify({ productId, quantity: 2 });
      const kind = ['content-type: application/json', `content-length: ${body.length}`];
      return ['PUT /api/shop/cart/update-cart HTTP/1.1', ...heads(token), ...kind, '', body].join(
        '\r\n',
      );
    },
  },
];

const heads = (token: string) => ['host: localhost', `authorization: Bearer ${token}`];
